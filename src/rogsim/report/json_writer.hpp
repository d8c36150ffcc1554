// JSON text, member by member, in the order given. Never NaN (null instead); whole numbers beyond 2^53 go out as
// strings (I-JSON); bytes that are not UTF-8 become U+FFFD.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/stats/int128.hpp"

namespace rogsim {

// How an object or array is laid out: a member a line, or all of it on one line.
enum class JsonLayout : std::uint8_t { lines, one_line };

// Keys are empty inside arrays. What is opened must be closed, innermost first.
class JsonWriter {
  public:
    void begin_object(std::string_view key = {}, JsonLayout layout = JsonLayout::lines);
    void begin_array(std::string_view key = {}, JsonLayout layout = JsonLayout::lines);
    void end();

    void text(std::string_view key, std::string_view value);
    void truth(std::string_view key, bool value);
    void whole(std::string_view key, std::int64_t value);
    void count(std::string_view key, std::uint64_t value);
    void wide(std::string_view key, Int128 value);
    void wide_count(std::string_view key, UInt128 value);
    void real(std::string_view key, std::optional<double> value);
    void null(std::string_view key);

    // The document with a last line end; all must be closed.
    const std::string& document() const { return text_; }

  private:
    struct Level {
        char closing = '}';
        JsonLayout layout = JsonLayout::lines;
        bool empty = true;
    };

    void open(std::string_view key, JsonLayout layout, char opening, char closing);
    void begin_value(std::string_view key);
    void new_line();
    void quote(std::string_view value);

    std::string text_;
    std::vector<Level> open_;
};

}  // namespace rogsim
