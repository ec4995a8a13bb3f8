// SPDX-License-Identifier: GPL-3.0-or-later
// What a plan says besides its layout. It goes with the layout from the process that plans to every table and file.
#pragma once

#include "compare/growth.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

#include <optional>

namespace atlas {

struct PlanFacts {
    PlanOrigin origin;
    std::string command; ///< that makes the file system on DEVICE
    std::vector<Note> notes;
    std::optional<Growth> growth{}; ///< asked for by --grow
    ByteCount offset{}; ///< of the file system on its device, by -E offset=
    bool operator==(const PlanFacts&) const = default;
};

} // namespace atlas
