// SPDX-License-Identifier: GPL-3.0-or-later
// Runs fio for each setting of a measurement, several times.
#pragma once

#include "cli/console.h"
#include "cli/measure_layout.h"
#include "cli/measure_target.h"

#include <cstdint>
#include <vector>

namespace atlas::cli {

struct RunOptions {
    std::uint32_t runs = 5;    ///< of each setting; up to twice as many until they agree
    double longestSeconds = 1; ///< of a run, but for metadata reads, which take as long as they take
};

/// Measures `settings` in turns, so that whatever changes meanwhile touches all of them. `reads` belongs to the settings
/// with metadata, in the same order. Fails with the reason of fio if a run fails. Reports the remaining time.
[[nodiscard]] Result<std::vector<MeasuredPoint>> measurePoints(const MeasureTarget& target,
                                                               const std::vector<Setting>& settings,
                                                               const std::vector<LayoutReads>& reads,
                                                               const RunOptions& options, Reporter& reporter);

} // namespace atlas::cli
