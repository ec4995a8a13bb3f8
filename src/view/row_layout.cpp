// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/row_layout.h"

#include "base/units.h"
#include "view/alike_rows.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace atlas {
namespace {

/// Row length: a multiple of the group size if there are more groups than rows, else the group size halved while the
/// rows fit.
std::uint64_t foldedRow(std::uint64_t volume, std::uint64_t group, std::uint64_t rows) {
    constexpr std::uint64_t shortest = 8;
    const auto minimum = ceilDiv(volume, rows);
    if (minimum > group)
        return ceilDiv(minimum, group) * group;
    auto part = group;
    while (part % 2 == 0 && part / 2 >= std::max(minimum, shortest))
        part /= 2;
    return part;
}

/// `count` row lengths, from index `first` on.
BlockInterval lengths(const RowLayout& rows, std::uint64_t first, std::uint64_t count) {
    const BlockInterval whole{rows.blocks.first + BlockCount{first * rows.blocksPerRow},
                              BlockCount{count * rows.blocksPerRow}};
    return intersection(whole, rows.blocks);
}

} // namespace

std::uint64_t RowLayout::rowCount() const {
    return folds ? folds->rows.size() : ceilDiv(blocks.count.value, blocksPerRow);
}

BlockInterval RowLayout::blocksOf(std::uint64_t row) const {
    if (row >= rowCount())
        return {blocks.end(), BlockCount{}};
    return lengths(*this, folds ? folds->rows[row].first : row, 1);
}

BlockInterval RowLayout::allBlocksOf(std::uint64_t row) const {
    if (!folds || row >= rowCount())
        return blocksOf(row);
    return lengths(*this, folds->rows[row].first, folds->rows[row].count());
}

bool RowLayout::drawsCopies(std::uint64_t row) const {
    return !folds || row >= rowCount() || !folds->rows[row].copiesDiffer;
}

std::uint64_t RowLayout::rowOf(BlockNumber block) const {
    if (blocks.empty() || block < blocks.first)
        return 0;
    const auto unit = (std::min(block, blocks.last()) - blocks.first).value / blocksPerRow;
    if (!folds)
        return unit;
    const auto row = std::ranges::lower_bound(folds->rows, unit, {}, &AlikeRow::last);
    return static_cast<std::uint64_t>(row - folds->rows.begin());
}

RowMode flexRows(const Filesystem& filesystem) {
    return filesystem.hasFlexGroups() ? RowMode::FlexGroup : RowMode::Group;
}

RowLayout rowLayout(const Filesystem& filesystem, RowMode mode, std::uint64_t rowsThatFit,
                    std::shared_ptr<const FoldedRows> folds) {
    const auto volume = filesystem.blocksOfGroups();
    const auto group = std::max<std::uint64_t>(filesystem.blocksPerGroup, 1);
    const auto longest = std::max<std::uint64_t>(volume.count.value, 1);
    switch (mode) {
    case RowMode::Group: return {mode, volume, group};
    case RowMode::Overview:
    case RowMode::FlexGroup: {
        // A flex group may be far larger than the volume (-G up to 2^31), so the row is limited to the volume.
        const auto flex =
            std::max(std::min(group * filesystem.groupsPerFlex(), ceilDiv(longest, group) * group), group);
        return {mode, volume, flex, mode == RowMode::Overview ? std::move(folds) : nullptr};
    }
    case RowMode::WholeVolume:
        return {mode, volume, foldedRow(longest, group, std::max<std::uint64_t>(rowsThatFit, 1))};
    }
    return {mode, volume, group};
}

RowLayout evenRows(const Filesystem& filesystem, std::uint64_t rowsThatFit) {
    auto rows = rowLayout(filesystem, RowMode::WholeVolume, rowsThatFit);
    if (rows.blocksPerRow > filesystem.blocksPerGroup)
        rows.blocksPerRow = std::bit_ceil(rows.blocksPerRow / filesystem.blocksPerGroup) * filesystem.blocksPerGroup;
    return rows;
}

RowLayout rowsOfLength(const Filesystem& filesystem, ByteCount bytesPerRow) {
    auto rows = rowLayout(filesystem, RowMode::WholeVolume, 1);
    rows.blocksPerRow = std::max<std::uint64_t>(1, bytesPerRow.value / filesystem.blockSize.value);
    return rows;
}

RowName rowName(const RowLayout& rows, const Filesystem& filesystem, std::uint64_t row) {
    using enum RowName::Kind;
    const auto blocks = rows.blocksOf(row);
    if (rows.mode == RowMode::Group)
        return {Group, row};
    if (rows.mode == RowMode::FlexGroup)
        return {filesystem.hasFlexGroups() ? FlexGroup : Group, row};
    if (rows.mode == RowMode::Overview) {
        const bool flex = filesystem.hasFlexGroups();
        const auto here = rows.folds ? rows.folds->rows[row] : AlikeRow{row, row};
        const bool unfolded = rows.folds && unfoldedRunOf(*rows.folds, here.first) != nullptr;
        return here.count() == 1 ? RowName{flex ? FlexGroup : Group, here.first, 0, unfolded}
                                 : RowName{flex ? FlexGroups : Groups, here.first, here.last};
    }
    if (rows.blocksPerRow < filesystem.blocksPerGroup)
        return {Block, blocks.first.value};
    const auto first = filesystem.groupOf(blocks.first).value;
    const auto last = filesystem.groupOf(blocks.last()).value;
    return first == last ? RowName{Group, first} : RowName{Groups, first, last};
}

std::uint64_t RowHeights::rowsIn(double height) const {
    return static_cast<std::uint64_t>(std::max((height + gap) / minPitch, 1.0));
}

void RowHeights::spread(std::uint64_t rows, MapGeometry& map) const {
    const double even = std::floor(map.height / static_cast<double>(std::max<std::uint64_t>(rows, 1)));
    map.rowPitch = std::clamp(even, minPitch, std::max(minPitch, maxPitch));
    map.rowHeight = map.rowPitch - gap;
}

RowHeights groupMapRows(RowMode mode, bool magnified, double line, double height, bool fills) {
    constexpr double maxLines = 11;
    constexpr double gap = 2;
    constexpr double highest = 36; // in a window
    const double around = mode == RowMode::Overview ? 7 : magnified ? 10 : 1; // above and below the name
    const double most = fills ? std::max(maxLines * (line + 1), height / 2) : std::max(highest, line + around) + gap;
    return {.gap = gap, .minPitch = line + around, .maxPitch = most};
}

} // namespace atlas
