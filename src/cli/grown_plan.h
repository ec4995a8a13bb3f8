// SPDX-License-Identifier: GPL-3.0-or-later
// What resize2fs makes of a plan: the planned file system is made in a sparse temporary file by mke2fs, and grown.
#pragma once

#include "compare/plan_facts.h"
#include "mkfs/plan.h"
#include "report/language/message.h"

#include <functional>

namespace atlas::cli {

struct GrownPlan {
    LayoutPtr layout; ///< as resize2fs left it
    Growth growth;
};

/// Runs the mke2fs and resize2fs of this machine; `step` is told of each a few times a second. Not in the sandbox, which lets
/// no program run. Fails where one of them refuses, where the temporary folder cannot hold a sparse file of `to`, or where `to`
/// is not among the grownSizes() of the planned file system, which a block count makes smaller than the request's device.
[[nodiscard]] Result<GrownPlan> growPlan(const PlanRequest& request, const Plan& plan, ByteCount to,
                                         const std::function<void(const Message&)>& step);

} // namespace atlas::cli
