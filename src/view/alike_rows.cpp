// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/alike_rows.h"

#include "layout/layout.h"
#include "layout/layout_summary.h"
#include "view/row_layout.h"

#include <algorithm>

namespace atlas {
namespace {

/// A region relative to its flex group, and clipped to it.
struct Relative {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    std::int64_t owner = 0; ///< relative to the first group of the flex group; -1 for regions without an owner
    std::uint64_t groups = 0;
    RegionKind kind{};
    bool operator==(const Relative&) const = default;
};

/// Iterates over the structures of one flex group.
class Walk {
public:
    Walk(const Layout& layout, BlockInterval blocks, std::size_t at, bool copiesCount)
        : m_layout(layout),
          m_blocks(blocks),
          m_firstGroup(layout.filesystem.groupOf(blocks.first).value),
          m_at(at),
          m_copiesCount(copiesCount) {}

    /// The next structure; nullopt past the last one.
    std::optional<Relative> next() {
        for (; m_at < m_layout.regions.size() && m_layout.regions[m_at].first < m_blocks.end(); ++m_at)
            if (m_copiesCount || !m_layout.regions[m_at].isCopy())
                return relative(m_layout.regions[m_at++]);
        return {};
    }

private:
    [[nodiscard]] Relative relative(const Region& region) const {
        const auto here = intersection(region.blocks(), m_blocks);
        const auto owner = std::int64_t{region.group.value} - std::int64_t{m_firstGroup};
        return {(here.first - m_blocks.first).value, here.count.value, region.owned() ? owner : -1, region.groups.value,
                region.kind};
    }

    const Layout& m_layout;
    BlockInterval m_blocks;
    std::uint32_t m_firstGroup;
    std::size_t m_at;
    bool m_copiesCount;
};

bool alike(Walk one, Walk other) {
    for (;;) {
        const auto a = one.next();
        const auto b = other.next();
        if (a != b || !a)
            return a == b;
    }
}

/// Whether the stored checksums of the descriptors of `blocks` are right.
bool checksumsRight(const Layout& layout, BlockInterval blocks) {
    const auto& groups = layout.groups;
    const auto end = std::min(layout.filesystem.groupOf(blocks.last()).value + 1, groups.size().value);
    for (auto group = layout.filesystem.groupOf(blocks.first).value; group < end; ++group)
        if (groups.hasWrongChecksum({group}))
            return false;
    return true;
}

std::vector<AlikeRow> folded(const DrawnVolume& volume, const RowLayout& flexGroups, bool copiesCount) {
    const auto& layout = volume.layout();
    std::vector<AlikeRow> rows;
    std::size_t before = 0; // the first region that ends in or after the previous flex group
    for (std::uint64_t flex = 0; flex < flexGroups.rowCount(); ++flex) {
        const auto here = flexGroups.blocksOf(flex);
        auto at = before;
        while (at < layout.regions.size() && layout.regions[at].end() <= here.first)
            ++at;
        const auto last = flex > 0 ? flexGroups.blocksOf(flex - 1) : BlockInterval{};
        const auto lost = volume.missing();
        const bool same = flex > 0 && checksumsRight(layout, last) && checksumsRight(layout, here) &&
                          last.count == here.count && presenceOf(last, lost) == presenceOf(here, lost) &&
                          presenceOf(here, lost) != Presence::Part &&
                          alike({layout, last, before, copiesCount}, {layout, here, at, copiesCount});
        if (same) {
            rows.back().last = flex;
            rows.back().copiesDiffer = rows.back().copiesDiffer ||
                                       (!copiesCount && !alike({layout, last, before, true}, {layout, here, at, true}));
        } else {
            rows.push_back({flex, flex});
        }
        before = at;
    }
    return rows;
}

} // namespace

FoldedRows foldAlike(const DrawnVolume& volume, std::size_t maxRows) {
    const auto flexGroups = rowLayout(volume.filesystem(), RowMode::FlexGroup, 1);
    auto rows = folded(volume, flexGroups, true);
    if (rows.size() > maxRows)
        rows = folded(volume, flexGroups, false);
    return {.rows = std::move(rows), .copies = backupGroups(volume.layout())};
}

FoldedRows withOwnRow(FoldedRows folds, std::uint64_t flexGroup) {
    const auto row = std::ranges::lower_bound(folds.rows, flexGroup, {}, &AlikeRow::last);
    if (row == folds.rows.end() || row->first == flexGroup)
        return folds;
    const AlikeRow after{flexGroup + 1, row->last, row->copiesDiffer};
    row->last = flexGroup - 1;
    const auto own = folds.rows.insert(std::next(row), AlikeRow{flexGroup, flexGroup});
    if (after.first <= after.last)
        folds.rows.insert(std::next(own), after);
    return folds;
}

FoldedRows unfolded(FoldedRows folds, const AlikeRow& row) {
    std::vector<AlikeRow> single;
    for (auto flex = row.first; flex <= row.last; ++flex)
        single.push_back({flex, flex});
    const auto at = folds.rows.erase(std::ranges::find(folds.rows, row));
    folds.rows.insert(at, single.begin(), single.end());
    folds.unfoldedRuns.push_back(row);
    return folds;
}

const AlikeRow* unfoldedRunOf(const FoldedRows& folds, std::uint64_t flexGroup) {
    const auto run = std::ranges::find_if(folds.unfoldedRuns, [flexGroup](const AlikeRow& each) {
        return each.first <= flexGroup && flexGroup <= each.last;
    });
    return run == folds.unfoldedRuns.end() ? nullptr : &*run;
}

FoldedRows foldedAgain(FoldedRows folds, AlikeRow run) {
    const auto within = [&run](const AlikeRow& row) { return run.first <= row.first && row.last <= run.last; };
    const auto first = std::ranges::find_if(folds.rows, within);
    *first = run;
    folds.rows.erase(std::remove_if(std::next(first), folds.rows.end(), within), folds.rows.end());
    std::erase(folds.unfoldedRuns, run);
    return folds;
}

std::optional<AlikeRow> foldedRun(const RowLayout& rows, std::uint64_t row) {
    const bool several = rows.folds && row < rows.folds->rows.size() && rows.folds->rows[row].count() > 1;
    return several ? std::optional(rows.folds->rows[row]) : std::nullopt;
}

bool alignmentDiffers(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row) {
    const auto step = bytesOf(BlockCount{rows.blocksPerRow}, volume.filesystem().blockSize);
    return foldedRun(rows, row) && step.value % volume.boundaries().size.value != 0;
}

std::span<const GroupNumber> backupGroupsAmong(const FoldedRows& folds, GroupNumber first, GroupNumber last) {
    const auto begin = std::ranges::lower_bound(folds.copies, first);
    return {begin, std::ranges::upper_bound(begin, folds.copies.end(), last)};
}

} // namespace atlas
