// SPDX-License-Identifier: GPL-3.0-or-later
// Folds runs of flex groups with alike metadata into one row of the overview, so that 64 TiB are as readable as 16 GiB
// and odd flex groups stand out.
#pragma once

#include "view/drawn_volume.h"

#include <optional>
#include <span>
#include <vector>

namespace atlas {

struct RowLayout;

/// Flex groups [first, last] (block groups without flex_bg); `first` is drawn.
struct AlikeRow {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    bool copiesDiffer = false; ///< alike except for copies of superblock and descriptors, which are not drawn
    bool operator==(const AlikeRow&) const = default;
    [[nodiscard]] std::uint64_t count() const { return last - first + 1; }
};

/// The rows of the overview.
struct FoldedRows {
    std::vector<AlikeRow> rows; ///< all flex groups, ascending
    std::vector<GroupNumber> copies; ///< groups with a backup superblock, ascending
    std::vector<AlikeRow> unfoldedRuns{}; ///< alike flex groups unfolded by the user, in one row each
};

/// Flex groups are alike if their structures have the same kinds, owners, positions and lengths relative to the flex
/// group, both lie completely or not at all in the image, and their descriptor checksums are right. If more than
/// `maxRows` rows would remain, copies of superblock and descriptors that displace nothing are ignored. O(regions).
[[nodiscard]] FoldedRows foldAlike(const DrawnVolume& volume, std::size_t maxRows = 4);

/// `folds` with `flexGroup` in a row of its own, unless it is drawn already as the first of its row.
[[nodiscard]] FoldedRows withOwnRow(FoldedRows folds, std::uint64_t flexGroup);
/// `folds` with one row per flex group of `row`. Precondition: `row` is one of its rows.
[[nodiscard]] FoldedRows unfolded(FoldedRows folds, const AlikeRow& row);
/// The unfolded run that contains `flexGroup`; nullptr if there is none.
[[nodiscard]] const AlikeRow* unfoldedRunOf(const FoldedRows& folds, std::uint64_t flexGroup);
/// `folds` with `run` in one row again. Precondition: `run` is one of its unfolded runs.
[[nodiscard]] FoldedRows foldedAgain(FoldedRows folds, AlikeRow run);

/// The flex groups that `row` of an overview stands for; nullopt if it is only one.
[[nodiscard]] std::optional<AlikeRow> foldedRun(const RowLayout& rows, std::uint64_t row);

/// Whether the flex groups of `row` in an overview lie at different distances from the boundaries of the marked
/// granularity (else of the physical sectors), so that the marks of the drawn one are not valid for all. False for rows
/// of one flex group and outside an overview. Such groups are folded all the same: if the granularity is no power of
/// two, hardly two neighbours lie at the same distance.
[[nodiscard]] bool alignmentDiffers(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row);

/// The groups of [first, last] with a backup superblock.
[[nodiscard]] std::span<const GroupNumber> backupGroupsAmong(const FoldedRows& folds, GroupNumber first,
                                                             GroupNumber last);

} // namespace atlas
