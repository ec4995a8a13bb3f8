// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two disks: their size, their partitions, and each pair of ext file systems that belong together.
#pragma once

#include "alignment/disk_judgement.h"
#include "compare/layout_diff.h"

#include <optional>
#include <vector>

namespace atlas {

/// A partition that differs, or that only one of the disks has.
struct PartitionDifference {
    std::uint32_t number = 0;
    std::vector<FieldDifference> fields{}; ///< with "present" if only one disk has it
    bool operator==(const PartitionDifference&) const = default;
};

/// Two file systems that belong together, or one without a counterpart.
struct VolumeDifference {
    std::optional<std::size_t> from{}; ///< index in DiskJudgement::judgements() of the first disk
    std::optional<std::size_t> to{};   ///< likewise of the second one
    std::vector<FieldDifference> place{}; ///< on its disk, and how it lies on the physical sectors
    LayoutDiff layout{}; ///< empty unless both are there

    [[nodiscard]] bool empty() const { return from && to && place.empty() && layout.empty(); }
};

struct DiskDifference {
    std::vector<FieldDifference> disk{};
    std::vector<PartitionDifference> partitions{}; ///< by number
    std::vector<VolumeDifference> volumes{}; ///< those of the first disk in its order, then those only of the second

    [[nodiscard]] bool empty() const;
};

/// Volumes belong together by their partition or logical volume, else by UUID, else by label; the only ones of two disks
/// always do.
[[nodiscard]] DiskDifference diff(const DiskJudgement& from, const DiskJudgement& to);

} // namespace atlas
