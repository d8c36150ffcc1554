// Ways to play as the files say them. The words of rules get their meaning a layer above (bots/persona.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rogsim/json/reader.hpp"

namespace rogsim {

enum class LevelUpChoice : std::uint8_t { constitution, strength, agility };

inline constexpr std::size_t kMaxPersonaRules = 200;
inline constexpr std::size_t kMaxLevelUpChoices = 100;

// Where a text stands, for faults that are found later.
struct Site {
    std::string file;
    int line = 0;
    std::string pointer;
};

struct SitedText {
    std::string name;  // of the member: "when", "item" ...
    std::string text;
    Site site;
};

// One line of a persona's list: when the condition holds, do the action if it is possible.
struct RuleText {
    SitedText when;  // "" for always
    SitedText action;
    std::vector<SitedText> arguments;  // what else stands there
    std::string note;                  // why, for people
};

struct PersonaText {
    std::string id;
    std::string summary;
    std::vector<LevelUpChoice> level_up;  // taken in turn, beginning anew after the last
    std::int32_t mistakes = 0;            // percent of turns that are a random step instead
    std::vector<RuleText> rules;
    SitedText like;  // whose rules these are; "" for own ones
    Site site;
};

// Appends the personas of one file; an id that is there already is passed over.
void read_personas(const json::Place& root, std::vector<PersonaText>& personas);

// Gives those that are "like" another one its rules, once all are read.
void share_rules(std::vector<PersonaText>& personas, json::Faults& faults);

// "constitution", "strength", "agility"
const std::string& name_of(LevelUpChoice choice);

// "strength-constitution": what is taken in turn. The other way round InputError names the known choices.
std::string level_ups_text(const std::vector<LevelUpChoice>& choices);
std::vector<LevelUpChoice> parse_level_ups(std::string_view text);

// All that decides how it plays, as lines; names and notes aside.
std::string canonical_text(const PersonaText& persona);

}  // namespace rogsim
