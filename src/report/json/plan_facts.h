// SPDX-License-Identifier: GPL-3.0-or-later
// What a planner says of its plan besides the layout.
#pragma once

#include "compare/option_notes.h"

namespace atlas {

class JsonWriter;

struct PlanFacts {
    std::string e2fsprogs;  ///< version of the library whose placement this is: "1.47.0"
    std::string mke2fsConf; ///< where defaults came from
    std::string command;    ///< that would make it on DEVICE
    std::vector<Note> notes;
    bool operator==(const PlanFacts&) const = default;
};

/// The members of an object that is open.
void writePlanFacts(JsonWriter& json, const PlanFacts& facts);

} // namespace atlas
