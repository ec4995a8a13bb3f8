// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the root causes of misalignment and decides the remedy of each, which a simulation confirms.
#pragma once

#include "alignment/cure.h"

#include <span>
#include <vector>

namespace atlas {

/// The causes, in the order in which to cure them; empty when the volume has none. A cure is offered only when a
/// simulation, on top of the preceding ones, finds the cause gone and no verdict worse. `ofBitmaps`: the findings of the
/// volume's bitmaps, when they were read. Precondition: `snapshot` has a layout and a placement.
[[nodiscard]] std::vector<Cure> curesOf(const Snapshot& snapshot, std::span<const Finding> ofBitmaps = {});

/// The causes when no ext file system can be read: partitions whose payload starts off the grid, and layers whose data
/// start off the grid in a partition that starts on it. `only` restricts the partitions to this number.
[[nodiscard]] std::vector<Cure> curesWithoutExt(const Snapshot& snapshot, std::optional<std::uint32_t> only = {});

} // namespace atlas
