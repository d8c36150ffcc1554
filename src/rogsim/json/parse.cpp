#include "rogsim/json/parse.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "rogsim/core/error.hpp"

namespace rogsim::json {
namespace {

// An iterator over the text that tells how far the lexer has come, which nlohmann's events do not.
struct TrackedChar {
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    const char* at = nullptr;
    const char** reached = nullptr;  // shared by all copies

    reference operator*() const { return *at; }
    TrackedChar& operator++() {
        ++at;
        *reached = at;
        return *this;
    }
    TrackedChar operator++(int) {
        const TrackedChar before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const TrackedChar& a, const TrackedChar& b) { return a.at == b.at; }
};

// The number's digits with a point whatever the C locale, whose decimal point the lexer writes.
std::string with_point(std::string digits) {
    for (char& c : digits) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit && c != '+' && c != '-' && c != 'e' && c != 'E') {
            c = '.';
        }
    }
    return digits;
}

// What is wrong, without nlohmann's own name and place; plain ASCII and of a readable length.
std::string reason(std::string_view what) {
    constexpr std::size_t kMostReason = 160;
    for (const std::string_view before : {"] ", "column "}) {
        const std::size_t found = what.find(before);
        if (found != std::string_view::npos) {
            what.remove_prefix(found + before.size());
        }
    }
    const std::size_t number_end = what.find_first_not_of("0123456789");
    if (number_end != std::string_view::npos && what.substr(number_end, 2) == ": ") {
        what.remove_prefix(number_end + 2);
    }
    std::string text = "not valid JSON: ";
    for (const char c : what.substr(0, kMostReason)) {
        text += c >= ' ' && c <= '~' ? c : '?';
    }
    return what.size() > kMostReason ? text + "..." : text;
}

// Receives nlohmann's events and grows the tree. Returning false stops the parser.
class TreeBuilder {
  public:
    TreeBuilder(std::string file, std::string_view text, Faults& faults)
        : file_(std::move(file)), faults_(faults), counted_(text.data()), reached_(text.data()) {}

    const char** reached() { return &reached_; }
    Node take_root() { return std::move(root_); }

    bool null() { return add(Kind::null, "") != nullptr; }
    bool boolean(bool value) {
        Node* const node = add(Kind::boolean, "");
        node->truth = value;
        return true;
    }
    bool number_integer(std::int64_t value) { return add(Kind::number, std::to_string(value)) != nullptr; }
    bool number_unsigned(std::uint64_t value) { return add(Kind::number, std::to_string(value)) != nullptr; }
    bool number_float(double, const std::string& digits) { return add(Kind::number, with_point(digits)) != nullptr; }
    bool string(std::string& value) { return add(Kind::text, std::move(value)) != nullptr; }
    bool binary(const nlohmann::json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Kind::object); }
    bool start_array(std::size_t) { return open(Kind::list); }
    bool key(std::string& name) {
        key_ = std::move(name);
        key_line_ = line();
        return true;
    }
    bool end_object() {
        drop_repeated_keys(*open_.back());
        open_.pop_back();
        return true;
    }
    bool end_array() {
        open_.pop_back();
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& error) {
        add_fault(faults_, {file_, line(), reason(error.what())});
        return false;
    }

  private:
    // The line of the last character taken; a newline that ended a number does not count yet.
    int line() {
        while (counted_ + 1 < reached_) {
            line_ += *counted_ == '\n' ? 1 : 0;
            ++counted_;
        }
        return line_;
    }

    // Pointers to open nodes stay valid: only the innermost one gets children.
    Node* add(Kind kind, std::string text) {
        Node node;
        node.kind = kind;
        node.line = line();
        node.text = std::move(text);
        if (open_.empty()) {
            root_ = std::move(node);
            return &root_;
        }
        if (open_.back()->kind == Kind::object) {
            node.key = std::move(key_);
            node.line = key_line_;
        }
        open_.back()->children.push_back(std::move(node));
        return &open_.back()->children.back();
    }

    bool open(Kind kind) {
        if (open_.size() == kMaxDepth) {
            add_fault(faults_, {file_, line(), "more than " + std::to_string(kMaxDepth) + " levels of nesting"});
            return false;
        }
        open_.push_back(add(kind, ""));
        return true;
    }

    void drop_repeated_keys(Node& object) {
        std::vector<const Node*> sorted;
        for (const Node& child : object.children) {
            sorted.push_back(&child);
        }
        std::sort(sorted.begin(), sorted.end(),
                  [](const Node* a, const Node* b) { return a->key != b->key ? a->key < b->key : a < b; });
        std::vector<std::size_t> repeated;
        const Node* first = nullptr;
        for (const Node* node : sorted) {
            if (first != nullptr && first->key == node->key) {
                add_fault(faults_, {file_, node->line,
                                    in_quotes(node->key) + " stands here again; it stands in line " +
                                        std::to_string(first->line) + " already"});
                repeated.push_back(static_cast<std::size_t>(node - object.children.data()));
            } else {
                first = node;
            }
        }
        std::sort(repeated.rbegin(), repeated.rend());
        for (const std::size_t index : repeated) {
            object.children.erase(object.children.begin() + static_cast<std::ptrdiff_t>(index));
        }
    }

    std::string file_;
    Faults& faults_;
    Node root_;
    std::vector<Node*> open_;
    std::string key_;
    int key_line_ = 1;
    int line_ = 1;
    const char* counted_;  // lines are counted up to here
    const char* reached_;
};

}  // namespace

std::optional<Node> parse(const std::string& file, std::string_view text, Faults& faults, std::size_t most_bytes) {
    if (text.size() > most_bytes) {
        add_fault(faults, {file, 0, "larger than " + std::to_string(most_bytes) + " bytes"});
        return std::nullopt;
    }
    TreeBuilder builder(file, text, faults);
    const TrackedChar begin{text.data(), builder.reached()};
    const TrackedChar end{text.data() + text.size(), builder.reached()};
    if (!nlohmann::json::sax_parse(begin, end, &builder)) {
        return std::nullopt;
    }
    return builder.take_root();
}

}  // namespace rogsim::json
