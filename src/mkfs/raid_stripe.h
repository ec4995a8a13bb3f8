// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs(8), -E stride and stripe_width: the chunks of a RAID set in blocks.
#pragma once

#include "compare/raid.h"
#include "mkfs/plan.h"

namespace atlas {

/// `request` with the stride and the stripe width of `raid`, in blocks of the size that mke2fs takes; unchanged where a chunk is
/// no whole number of them. Fails where mke2fs refuses the options.
[[nodiscard]] Result<PlanRequest> withStripeOf(const RaidGeometry& raid, PlanRequest request);

} // namespace atlas
