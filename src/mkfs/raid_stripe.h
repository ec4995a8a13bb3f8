// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs(8), -E stride and stripe_width: the RAID geometry in blocks.
#pragma once

#include "compare/raid.h"
#include "mkfs/plan.h"

namespace atlas {

/// `request` with the stride and stripe width of `raid`, in blocks of the size that mke2fs chooses. Unchanged if the chunk size
/// is not a multiple of the block size. Fails if mke2fs refuses the options.
[[nodiscard]] Result<PlanRequest> withStripeOf(const RaidGeometry& raid, PlanRequest request);

} // namespace atlas
