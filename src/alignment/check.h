// SPDX-License-Identifier: GPL-3.0-or-later
// What `check` judges: the file system's structures, or where there is no ext, every partition or the layer on the bare disk.
#pragma once

#include "alignment/cure.h"

namespace atlas {

/// A partition, or the whole disk where it has no table, and how its start lies on the grid.
struct LayerVerdict {
    std::optional<std::uint32_t> partition; ///< none: the whole disk
    ByteOffset start;
    ByteCount remainder;
    Fit fit = Fit::Whole;
    bool counts = true; ///< an extended partition only holds others: shown, not judged
};

struct Check {
    std::optional<Alignment> alignment; ///< none where there is no ext
    std::vector<LayerVerdict> layers;
    Fit verdict = Fit::Whole; ///< of the alignment, or the worst of the layers that count
    std::optional<LayerVerdict> subject; ///< what the verdict is about, where it is one volume
    std::vector<Finding> findings;
    std::vector<Cure> cures; ///< in the order in which they are to be cured
};

/// `only`: judge this partition alone where there is no ext in `snapshot`.
[[nodiscard]] Check check(const Snapshot& snapshot, std::optional<std::uint32_t> only = {});

} // namespace atlas
