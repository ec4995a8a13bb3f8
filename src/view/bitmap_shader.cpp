// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/bitmap_shader.h"

#include <cmath>

namespace atlas {

BitmapShader::BitmapShader(const Volume& volume, PlannedRow& row, GapShader& unread)
    : m_allocation(*volume.allocation()),
      m_filesystem(volume.filesystem()),
      m_row(row),
      m_unread(unread),
      m_walk(row.scale) {}

/// PlannedRow::blockUnder, cut to the gap.
BlockNumber BitmapShader::blockUnder(double column) {
    const double most = static_cast<double>(m_row.blocks.count.value - 1);
    const double offset = std::clamp(std::floor(m_walk.offsetAt(column)), 0.0, most);
    const auto block = m_row.blocks.first + BlockCount{static_cast<std::uint64_t>(offset)};
    return std::clamp(block, m_gap.first, m_gap.last());
}

/// One past the last column of `group`, at most `x1`.
int BitmapShader::endOf(GroupNumber group, int x, int x1) {
    const auto end = m_filesystem.blocksOf(group).end();
    if (end >= m_gap.end()) {
        return x1;
    }
    const double place = m_walk.columnOf(static_cast<double>((end - m_row.blocks.first).value));
    return static_cast<int>(std::clamp(place, x + 1.0, static_cast<double>(x1)));
}

/// Of what the columns show, at least a block.
std::optional<double> BitmapShader::inUse(int x0, int x1) {
    const auto first = blockUnder(x0);
    const bool toTheEnd =
        m_walk.offsetAt(x1) + static_cast<double>(m_row.blocks.first.value) >= static_cast<double>(m_gap.end().value);
    const auto end = toTheEnd ? m_gap.end() : std::max(blockUnder(x1), first + BlockCount{1});
    return m_allocation.inUse(between(first, end));
}

void BitmapShader::fill(int x0, int x1, double used) {
    const auto mixed = std::clamp(static_cast<int>(used * shadeSteps + 0.5), 1, shadeSteps - 1);
    const auto shade = used <= 0 ? 0 : used >= 1 ? shadeSteps : mixed;
    std::fill(m_row.shades.begin() + x0, m_row.shades.begin() + x1, static_cast<std::uint8_t>(shade));
    if (m_allocation.stale()) {
        addEstimate(x0, x1);
    }
}

void BitmapShader::addEstimate(int x0, int x1) {
    auto& estimates = m_row.estimates;
    if (!estimates.empty() && estimates.back().x1 == x0) {
        estimates.back().x1 = x1;
    } else {
        estimates.push_back({x0, x1});
    }
}

void BitmapShader::shade(int x0, int x1, BlockInterval gap) {
    m_gap = gap;
    for (int x = x0; x < x1;) {
        const int end = endOf(m_filesystem.groupOf(blockUnder(x + 0.5)), x, x1);
        const auto used = inUse(x, end);
        if (!used) {
            m_unread.shade(x, end, gap);
            addEstimate(x, end);
        } else if (*used <= 0 || *used >= 1 || end == x + 1) {
            fill(x, end, *used);
        } else {
            for (int column = x; column < end; ++column) {
                fill(column, column + 1, inUse(column, column + 1).value_or(0));
            }
        }
        x = end;
    }
}

} // namespace atlas
