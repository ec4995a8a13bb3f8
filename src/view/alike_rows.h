// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of flex groups whose metadata lies alike, which the overview draws once with their count: 1 TiB and 64 TiB become as
// readable as 16 GiB, and the odd flex groups stand out.
#pragma once

#include "view/volume.h"

#include <optional>
#include <span>
#include <vector>

namespace atlas {

struct RowLayout;

/// Flex groups [first, last] (block groups without flex_bg), of which `first` is drawn.
struct AlikeRow {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    bool copiesDiffer = false; ///< alike but for copies of superblock and descriptors, which are not drawn
    bool operator==(const AlikeRow&) const = default;
    [[nodiscard]] std::uint64_t count() const { return last - first + 1; }
};

/// The rows of the overview.
struct FoldedRows {
    std::vector<AlikeRow> rows; ///< all flex groups, ascending
    std::vector<GroupNumber> copies; ///< groups with a backup superblock, ascending
    std::vector<AlikeRow> unfoldedRuns{}; ///< alike flex groups that the user unfolded: each has a row of its own
};

/// Flex groups are alike when their structures have the same kinds, owners, positions and lengths relative to the flex group,
/// the image holds all or none of both, and the checksums of their descriptors are right. When more than `maxRows` rows would remain, copies of superblock and descriptors
/// that displace nothing make no difference. O(regions).
[[nodiscard]] FoldedRows foldAlike(const Volume& volume, std::size_t maxRows = 4);

/// `folds` with `flexGroup` in a row of its own, unless it is the first of its row, which is drawn anyway.
[[nodiscard]] FoldedRows withOwnRow(FoldedRows folds, std::uint64_t flexGroup);
/// `folds` with a row for each flex group of `row`. Precondition: `row` is one of its rows.
[[nodiscard]] FoldedRows unfolded(FoldedRows folds, const AlikeRow& row);
/// The unfolded run that `flexGroup` belongs to; nullptr if there is none.
[[nodiscard]] const AlikeRow* unfoldedRunOf(const FoldedRows& folds, std::uint64_t flexGroup);
/// `folds` with one row for `run` again. Precondition: `run` is one of its unfolded runs.
[[nodiscard]] FoldedRows foldedAgain(FoldedRows folds, AlikeRow run);

/// What `row` of an overview stands for, if that is several flex groups; nullopt of other rows.
[[nodiscard]] std::optional<AlikeRow> foldedRun(const RowLayout& rows, std::uint64_t row);

/// Whether the flex groups that `row` of an overview stands for lie at different distances from the boundaries of the marked
/// granularity, or else of the physical sectors, so that the marks of the one that is drawn are not those of the others. False
/// of rows that stand for one, and without an overview. Alike flex groups are folded all the same: where the granularity is no
/// power of two, hardly two neighbours lie at the same distance.
[[nodiscard]] bool alignmentDiffers(const Volume& volume, const RowLayout& rows, std::uint64_t row);

/// The groups of [first, last] with a backup superblock.
[[nodiscard]] std::span<const GroupNumber> backupGroupsAmong(const FoldedRows& folds, GroupNumber first,
                                                             GroupNumber last);

} // namespace atlas
