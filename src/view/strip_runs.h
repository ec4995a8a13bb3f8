// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip draws of a volume's metadata. Where a run for each flex group would cover more than half of a stretch, and
// most of that is not metadata, the stretch is shaded by the share that is, and only what is odd there keeps a run of its own.
#pragma once

#include "view/draw_row.h"

namespace atlas {

/// Neighbouring columns with runs too close to each other.
struct DenseStretch {
    Columns columns;
    std::uint8_t cover = 0; ///< share of metadata, as shown: its root, so that 1 % and 3 % differ; 1 to shadeSteps
    bool offMarked = false; ///< most of its runs are
    bool operator==(const DenseStretch&) const = default;
};

struct StripRuns {
    std::vector<DenseStretch> dense; ///< from left to right
    std::vector<Run>
        runs; ///< the runs of regions; in a dense stretch those of kinds that are rare there, shown as such
};

[[nodiscard]] StripRuns stripRuns(const Volume& volume, const DrawRow& row);

} // namespace atlas
