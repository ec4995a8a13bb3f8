// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about a plan besides its layout.
#pragma once

#include "compare/measure.h"
#include "mkfs/option_notes.h"
#include "mkfs/plan_origin.h"

#include <optional>

namespace atlas {

class JsonWriter;

struct PlanFacts {
    PlanOrigin origin;
    std::string command; ///< the command that makes the file system on DEVICE
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
