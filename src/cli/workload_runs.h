// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a workload on layouts that are made for it, and counts what the kernel's ext4 requests.
#pragma once

#include "cli/operands.h"
#include "cli/plan_options.h"
#include "compare/measured_workload.h"

namespace atlas::cli {

struct WorkloadOptions {
    std::string workload{}; ///< a name of Workload, or the path of a script; empty: none
    double scale = 1;
    std::optional<std::uint32_t> runs{};
    std::vector<ByteOffset> starts{}; ///< empty: that of the frame
};

/// Whether the workload exists, and can be run here.
[[nodiscard]] Status checkWorkload(const WorkloadOptions& options);

/// Precondition: `layouts` are planned, without growth. Must happen outside the sandbox. `frame` gives start, sector and
/// model.
[[nodiscard]] Result<MeasuredWorkload> measureWorkload(const std::vector<Operand>& layouts,
                                                       const WorkloadOptions& options, const MeasureFrame& frame,
                                                       Reporter& reporter);

} // namespace atlas::cli
