// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exercise/exercise.h"
#include "exercise/exhibit.h"
#include "inspect/inspect_structure.h"

namespace atlas {

/// The structure whose fields are asked about, for the hex dump on the sheet. Nullopt for another question, or when it cannot be
/// read.
[[nodiscard]] std::optional<InspectedStructure> askedStructure(const Question& question, const Exhibit& exhibit);

} // namespace atlas
