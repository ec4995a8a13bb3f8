// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs(8), -E stride and stripe_width: the RAID geometry in blocks.
#pragma once

#include "mkfs/plan.h"

namespace atlas {

/// The options of `request` with the stride and stripe width of its RAID geometry, in blocks of the size that mke2fs chooses.
/// Unchanged without a geometry, if the options name a stride or stripe width themselves, or if the chunk size is not a multiple
/// of the block size. Fails if mke2fs refuses the options.
[[nodiscard]] Result<MkfsOptions> withStripe(const PlanRequest& request);

} // namespace atlas
