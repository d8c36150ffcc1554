// A schedule as text, csv and json: one row a turn.
#pragma once

#include <string>

#include "rogsim/report/look.hpp"
#include "rogsim/study/schedule.hpp"

namespace rogsim {

std::string write_text(const ScheduleResult& schedule, const Look& look);
std::string write_csv(const ScheduleResult& schedule);
std::string write_json(const ScheduleResult& schedule);  // rogsim.schedule/1.0

}  // namespace rogsim
