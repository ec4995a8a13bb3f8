// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about a plan besides its layout.
#pragma once

#include "compare/measure.h"
#include "compare/option_notes.h"

#include <optional>

namespace atlas {

class JsonWriter;

struct PlanFacts {
    std::string e2fsprogs;  ///< version of the library that determined the layout: "1.47.0"
    std::string mke2fsConf; ///< where the defaults came from
    std::string command;    ///< the command that makes the file system on DEVICE
    std::vector<Note> notes;
    std::optional<Growth> growth{}; ///< asked for by --grow
    ByteCount offset{}; ///< of the file system on its device, by -E offset=
    bool operator==(const PlanFacts&) const = default;
};

/// A layout among others, measured; `facts` are those of its plan, empty of an image or snapshot.
[[nodiscard]] NamedMeasured namedMeasured(std::string label, Measured measured, const PlanFacts& facts);

/// Writes the members into the open object, and the sentences of the notes.
void writePlanFacts(JsonWriter& json, const PlanFacts& facts);

} // namespace atlas
