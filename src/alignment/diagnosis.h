// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the root causes of misalignment and the remedy of each, confirmed by a simulation.
#pragma once

#include "alignment/cure.h"

#include <span>
#include <vector>

namespace atlas {

/// The causes in the order in which to cure them; empty if there are none. A cure is offered only if a simulation, with
/// the preceding cures applied, finds the cause gone and no verdict worse. `ofBitmaps`: the findings of the volume's
/// bitmaps, if they were read. Precondition: `snapshot` has a layout and a placement.
[[nodiscard]] std::vector<Cure> curesOf(const Snapshot& snapshot, std::span<const Finding> ofBitmaps = {});

/// The causes when no ext file system can be read: partitions whose payload starts off the grid, and layers whose data
/// start off the grid in an aligned partition. `only` restricts the search to one partition.
[[nodiscard]] std::vector<Cure> curesWithoutExt(const Snapshot& snapshot, std::optional<std::uint32_t> only = {});

} // namespace atlas
