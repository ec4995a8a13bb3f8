// SPDX-License-Identifier: GPL-3.0-or-later
// What resize2fs makes of a plan: the planned file system is made in a sparse temporary file by mke2fs, and grown.
#pragma once

#include "mkfs/plan.h"

namespace atlas::cli {

struct GrownPlan {
    LayoutPtr before; ///< as mke2fs made it
    LayoutPtr after;
};

/// Runs the mke2fs and resize2fs of this machine. Fails where one of them refuses, where the temporary folder cannot hold a
/// sparse file of `to`, or where `to` is not above `from`.
[[nodiscard]] Result<GrownPlan> growPlan(const Plan& plan, ByteCount from, ByteCount to);

} // namespace atlas::cli
