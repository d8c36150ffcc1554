#include "rogsim/report/csv.hpp"
#include "rogsim/report/numbers.hpp"

namespace rogsim {

void csv_add(CsvLine& line, std::string_view field) {
    line.text += line.begun ? "," : "";
    line.begun = true;
    if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
        line.text += field;
        return;
    }
    line.text += '"';
    for (const char c : field) {
        line.text += c == '"' ? "\"\"" : std::string_view(&c, 1);
    }
    line.text += '"';
}

void csv_add_count(CsvLine& line, std::uint64_t value) { csv_add(line, std::to_string(value)); }

void csv_add_real(CsvLine& line, std::optional<double> value) {
    csv_add(line, value ? shortest(*value) : std::string());
}

}  // namespace rogsim
