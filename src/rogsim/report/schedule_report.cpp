#include "rogsim/report/schedule_report.hpp"

#include <fmt/core.h>

#include "rogsim/report/csv.hpp"
#include "rogsim/report/json_writer.hpp"
#include "rogsim/report/text_table.hpp"
#include "rogsim/report/version.hpp"

namespace rogsim {
namespace {

const std::string& name_at(const ScheduleResult& schedule, const ScheduleRow& row) {
    return schedule.creatures[row.creature].name;
}

std::string speed_text(const Speed& speed) {
    return speed.denominator == 1 ? std::to_string(speed.numerator)
                                  : fmt::format("{}/{}", speed.numerator, speed.denominator);
}

}  // namespace

std::string write_text(const ScheduleResult& schedule, const Look& look) {
    std::vector<TextColumn> columns = {
        {"turn", Align::right, 0, {}}, {"time", Align::right, 0, {}}, {"who", Align::left, 0, {}}};
    for (const ScheduleRow& row : schedule.rows) {
        columns[0].cells.push_back(std::to_string(row.turn));
        columns[1].cells.push_back(row.time_fraction);
        columns[2].cells.push_back(name_at(schedule, row));
    }
    std::string text = text_table(columns, look, schedule.rows.size());
    text += '\n';
    for (std::size_t i = 0; i < schedule.creatures.size(); ++i) {
        const ScheduledCreature& creature = schedule.creatures[i];
        text +=
            fmt::format("{}: speed {}, {} turns\n", creature.name, speed_text(creature.speed), schedule.turns_taken[i]);
    }
    return text;
}

std::string write_csv(const ScheduleResult& schedule) {
    std::string text = "turn,creature,time_fraction,time\n";
    for (const ScheduleRow& row : schedule.rows) {
        CsvLine line;
        csv_add_count(line, row.turn);
        csv_add(line, name_at(schedule, row));
        csv_add(line, row.time_fraction);
        csv_add_real(line, row.time);
        text += line.text + '\n';
    }
    return text;
}

std::string write_json(const ScheduleResult& schedule) {
    JsonWriter json;
    json.begin_object();
    json.text("schema", "rogsim.schedule/1.0");
    json.begin_object("provenance", JsonLayout::one_line);
    json.text("rogsim", kVersion);
    json.end();
    json.begin_array("creatures");
    for (std::size_t i = 0; i < schedule.creatures.size(); ++i) {
        json.begin_object({}, JsonLayout::one_line);
        json.text("name", schedule.creatures[i].name);
        json.text("speed", speed_text(schedule.creatures[i].speed));
        json.count("turns", schedule.turns_taken[i]);
        json.end();
    }
    json.end();
    json.begin_array("turns");
    for (const ScheduleRow& row : schedule.rows) {
        json.begin_object({}, JsonLayout::one_line);
        json.count("turn", row.turn);
        json.text("creature", name_at(schedule, row));
        json.text("time_fraction", row.time_fraction);
        json.real("time", row.time);
        json.end();
    }
    json.end();
    json.end();
    return json.document();
}

}  // namespace rogsim
