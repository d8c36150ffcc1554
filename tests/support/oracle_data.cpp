#include "tests/support/oracle_data.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace rogsim {

std::string oracle_text(const std::string& name) {
    std::ifstream file(ROGSIM_SOURCE_DIR "/tests/oracle/" + name, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (text.empty()) {
        throw std::runtime_error("tests/oracle/" + name + " cannot be read");
    }
    return text;
}

}  // namespace rogsim
