// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/bitmap_shader.h"

#include <cmath>

namespace atlas {
namespace {

std::uint8_t bitmapShade(double used) {
    const auto mixed = std::clamp(static_cast<int>(used * shadeSteps + 0.5), 1, shadeSteps - 1);
    return static_cast<std::uint8_t>(used <= 0 ? 0 : used >= 1 ? shadeSteps : mixed);
}

} // namespace

BitmapShader::BitmapShader(const Volume& volume, DrawRow& row, GapShader& unread)
    : m_allocation(*volume.allocation()),
      m_filesystem(volume.filesystem()),
      m_row(row),
      m_unread(unread),
      m_walk(row.scale),
      m_ratio(m_filesystem.blocksPerCluster()) {}

/// The block at the left edge of `column`; may lie past the end of the row.
BlockNumber BitmapShader::edge(int column) {
    const double offset = std::max(m_walk.offsetAt(column), 0.0);
    return m_row.blocks.first + BlockCount{static_cast<std::uint64_t>(offset)};
}

/// Makes the group of `block` the current group. Fast path: the same group or the next one.
void BitmapShader::enter(BlockNumber block) {
    if (m_blocks.contains(block)) {
        return;
    }
    const bool next = block == m_blocks.end() && !m_blocks.empty();
    m_group = next ? m_group + GroupCount{1} : m_filesystem.groupOf(block);
    m_blocks = m_filesystem.blocksOf(m_group);
    m_use = m_allocation.of(m_group);
}

/// One past the last column that shows only the current group, at most `x1`.
int BitmapShader::insideUntil(int x1) {
    const auto offset = (m_blocks.end() - m_row.blocks.first).value;
    return static_cast<int>(std::min(m_walk.columnOf(static_cast<double>(offset)), static_cast<double>(x1)));
}

/// Share of the clusters of [from, end) that are in use; nullopt when a bitmap has not been read.
std::optional<double> BitmapShader::inUse(BlockNumber from, BlockNumber end) {
    double used = 0;
    std::uint64_t of = 0;
    for (auto block = from; block < end;) {
        enter(block);
        const auto stop = std::min(end, m_blocks.end());
        if (!m_use.known() || stop <= block) {
            return {};
        }
        auto first = static_cast<std::uint32_t>((block - m_blocks.first).value);
        auto last = static_cast<std::uint32_t>((stop - m_blocks.first).value);
        if (m_ratio > 1) {
            first /= m_ratio;
            last = (last + m_ratio - 1) / m_ratio;
        }
        used += m_use.used(first, last);
        of += last - first;
        block = stop;
    }
    return used / static_cast<double>(of);
}

void BitmapShader::fill(int x0, int x1, double used) {
    std::fill(m_row.shades.begin() + x0, m_row.shades.begin() + x1, bitmapShade(used));
}

/// Shades columns [x, inside) by the bits of the current group, from block `from` to at most `end`.
/// Precondition: the columns show only the current group.
void BitmapShader::shadeMixed(int x, int inside, BlockNumber from, BlockNumber end) {
    const auto limit = (std::min(end, m_blocks.end()) - m_blocks.first).value;
    auto first = (from - m_blocks.first).value;
    for (; x < inside; ++x) {
        const auto right = edge(x + 1);
        const auto next = right > m_blocks.first ? (right - m_blocks.first).value : 0;
        auto begin = static_cast<std::uint32_t>(first);
        auto stop = static_cast<std::uint32_t>(std::clamp(next, first + 1, limit));
        if (m_ratio > 1) {
            begin /= m_ratio;
            stop = (stop + m_ratio - 1) / m_ratio;
        }
        m_row.shades[static_cast<std::size_t>(x)] = bitmapShade(m_use.used(begin, stop) / (stop - begin));
        first = std::clamp(next, first, limit - 1);
    }
}

void BitmapShader::addEstimate(int x0, int x1) {
    auto& estimates = m_row.estimates;
    if (!estimates.empty() && estimates.back().x1 == x0) {
        estimates.back().x1 = x1;
    } else if (x1 > x0) {
        estimates.push_back({x0, x1});
    }
}

void BitmapShader::shade(int x0, int x1, BlockInterval gap) {
    int unread = x0; // first column not shaded yet
    const auto endUnread = [&](int x) {
        if (x > unread) {
            m_unread.shade(unread, x, gap);
            addEstimate(unread, x);
        }
    };
    for (int x = x0; x < x1;) {
        const auto from = std::clamp(edge(x), gap.first, gap.last());
        enter(from);
        const int inside = insideUntil(x1);
        const int end = std::max(inside, x + 1);
        std::optional<double> used;
        if (inside <= x + 1) {
            used = inUse(from, std::clamp(edge(end), from + BlockCount{1}, gap.end()));
        } else if (m_use.known()) {
            used = m_use.free == 0 ? 1 : 0;
        }
        if (used) {
            endUnread(x);
            unread = end;
            if (inside > x + 1 && !m_use.uniform()) {
                shadeMixed(x, end, from, gap.end());
            } else {
                fill(x, end, *used);
            }
        }
        x = end;
    }
    endUnread(x1);
    if (m_allocation.stale()) {
        addEstimate(x0, x1);
    }
}

} // namespace atlas
