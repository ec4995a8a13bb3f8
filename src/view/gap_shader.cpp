// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/gap_shader.h"

#include <cmath>

namespace atlas {
namespace {

constexpr std::uint32_t wideGroup = 8; ///< columns per group from which shadeWide() is used

} // namespace

GapShader::GapShader(const Volume& volume, DrawRow& row)
    : m_volume(volume),
      m_row(row),
      m_walk(row.scale),
      m_base(static_cast<double>(row.blocks.first.value) -
             static_cast<double>(volume.filesystem().firstDataBlock.value)),
      m_blocksPerGroup(volume.filesystem().blocksPerGroup) {}

/// Group of the block in the middle of `column`; -1 before the first group.
std::int64_t GapShader::groupAt(int column) {
    const double blocks = m_walk.offsetAt(column + 0.5) + m_base;
    return blocks < 0 ? -1 : static_cast<std::int64_t>(blocks / m_blocksPerGroup);
}

/// One past the last column whose middle lies in `group`, at most `end`. Precondition: the middle of `column` lies in `group`.
int GapShader::endOf(std::int64_t group, int column, int end) {
    const double edge = m_walk.columnOf(static_cast<double>(group + 1) * m_blocksPerGroup - m_base);
    auto at = static_cast<int>(std::clamp(std::ceil(edge - 0.5), column + 1.0, static_cast<double>(end)));
    // Correct rounding errors of the conversion from block to column and back.
    while (at < end && groupAt(at) <= group) {
        ++at;
    }
    while (at > column + 1 && groupAt(at - 1) > group) {
        --at;
    }
    return at;
}

void GapShader::fill(int x0, int x1, std::uint8_t shade) {
    std::fill(m_row.shades.begin() + x0, m_row.shades.begin() + x1, shade);
}

void GapShader::shade(int x0, int x1, BlockInterval gap) {
    const auto& usage = m_volume.usage();
    const auto firstGroup = m_volume.filesystem().groupOf(gap.first);
    const auto lastGroup = m_volume.filesystem().groupOf(gap.last());
    const double all = usage.dataInUse(firstGroup, lastGroup);
    if (firstGroup == lastGroup || all <= 0 || all >= 1) { // one group, or all groups are equal
        fill(x0, x1, shadeOf(all));
    } else if (lastGroup.value - firstGroup.value < static_cast<std::uint32_t>(x1 - x0) / wideGroup) {
        shadeWide(x0, x1, firstGroup.value, lastGroup.value);
    } else {
        shadeNarrow(x0, x1, firstGroup.value, lastGroup.value);
    }
}

/// Shades group by group: for groups of many columns.
void GapShader::shadeWide(int x0, int x1, std::int64_t first, std::int64_t last) {
    for (int x = x0; x < x1;) {
        const auto group = std::clamp(groupAt(x), first, last);
        const int end = group == last ? x1 : endOf(group, x, x1);
        fill(x, end, m_volume.usage().shade(GroupNumber{static_cast<std::uint32_t>(group)}));
        x = end;
    }
}

/// Shades column by column: for groups of few columns or less than one.
void GapShader::shadeNarrow(int x0, int x1, std::int64_t first, std::int64_t last) {
    const auto& usage = m_volume.usage();
    auto next = groupAt(x0 - 1) + 1;
    auto* const shades = m_row.shades.data();
    for (int x = x0; x < x1; ++x) {
        const auto group = std::clamp(groupAt(x), first, last);
        const GroupNumber from{static_cast<std::uint32_t>(std::clamp(next, first, group))};
        const GroupNumber to{static_cast<std::uint32_t>(group)};
        shades[x] = from == to ? usage.shade(to) : shadeOf(usage.dataInUse(from, to));
        next = group + 1;
    }
}

} // namespace atlas
