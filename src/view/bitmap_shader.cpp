// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/bitmap_shader.h"

#include <cmath>

namespace atlas {
namespace {

/// `shares` of `clusters`, in units of 1 / stretchInUse. Converts signed numbers: unsigned ones of 64 bits take x86-64 a branch.
std::uint8_t shadeOfShares(std::uint64_t shares, std::uint64_t clusters) {
    const auto used = static_cast<std::int64_t>(shares);
    const auto unused = static_cast<std::int64_t>(clusters * stretchInUse) - used;
    return shadeOfPart(static_cast<float>(used), static_cast<float>(unused));
}

} // namespace

BitmapShader::BitmapShader(const Volume& volume, DrawRow& row, GapShader& unread)
    : m_allocation(*volume.allocation()),
      m_filesystem(volume.filesystem()),
      m_row(row),
      m_unread(unread),
      m_stretches(volume, row),
      m_walk(row.scale),
      m_ratio(m_filesystem.blocksPerCluster()) {}

/// The block at the left edge of `column`; may lie past the end of the row.
BlockNumber BitmapShader::edge(int column) {
    const double offset = std::max(m_walk.offsetAt(column), 0.0);
    return m_row.blocks.first + BlockCount{static_cast<std::uint64_t>(static_cast<std::int64_t>(offset))};
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

/// The shade of one column with the blocks [from, end); nullopt when a bitmap has not been read.
std::optional<std::uint8_t> BitmapShader::shadeOfColumn(BlockNumber from, BlockNumber end) {
    std::uint64_t shares = 0;
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
        shares += m_use.shares(first, last);
        of += last - first;
        block = stop;
    }
    return shadeOfShares(shares, of);
}

void BitmapShader::fill(int x0, int x1, std::uint8_t shade) {
    std::fill(m_row.shades.begin() + x0, m_row.shades.begin() + x1, shade);
}

/// Shades columns [x, inside) by the bits or stretches of the current group, from block `from` to at most `end`.
/// Precondition: the columns show only the current group.
void BitmapShader::shadeMixed(int x, int inside, BlockNumber from, BlockNumber end) {
    const auto limit = (std::min(end, m_blocks.end()) - m_blocks.first).value;
    auto first = (from - m_blocks.first).value;
    while (x < inside) {
        const auto right = edge(x + 1);
        const auto next = right > m_blocks.first ? (right - m_blocks.first).value : 0;
        auto begin = static_cast<std::uint32_t>(first);
        auto stop = static_cast<std::uint32_t>(std::clamp(next, first + 1, limit));
        if (m_ratio > 1) {
            begin /= m_ratio;
            stop = (stop + m_ratio - 1) / m_ratio;
        }
        const auto shade = shadeOfShares(m_use.shares(begin, stop), stop - begin);
        m_row.shades[static_cast<std::size_t>(x++)] = shade;
        first = std::clamp(next, first, limit - 1);
        if (const int same = sameStretchUntil(begin, stop, inside); same > x) {
            fill(x, same, shade);
            x = same;
            first = std::clamp((std::max(edge(x), m_blocks.first) - m_blocks.first).value, first, limit - 1);
        }
    }
}

/// One past the last column, at most `inside`, that shows only the stretch with all of the clusters [begin, stop): within a stretch
/// all columns have the same shade. 0 where bits are kept, or where the stretch is too narrow to be worth it.
int BitmapShader::sameStretchUntil(std::uint32_t begin, std::uint32_t stop, int inside) {
    const auto stretch = begin >> m_use.stretchBits;
    if (!m_use.bits.empty() || (stop - begin) * 4 > m_use.stretch() || (stop - 1) >> m_use.stretchBits != stretch) {
        return 0;
    }
    const auto past = std::min((std::uint64_t{stretch + 1} << m_use.stretchBits) * m_ratio, m_blocks.count.value);
    const auto offset = (m_blocks.first + BlockCount{past} - m_row.blocks.first).value;
    return static_cast<int>(std::min(m_walk.columnOf(static_cast<double>(offset)), static_cast<double>(inside)));
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
    if (m_stretches.shade(x0, x1, gap)) {
        return m_allocation.stale() ? addEstimate(x0, x1) : void();
    }
    int unread = x0; // first column not shaded yet
    const auto endUnread = [&](int x) {
        if (x > unread) {
            m_unread.shade(unread, x, gap);
            addEstimate(unread, x);
        }
    };
    auto left = edge(x0);
    for (int x = x0; x < x1;) {
        const auto from = std::clamp(left, gap.first, gap.last());
        enter(from);
        const int inside = insideUntil(x1);
        const int end = std::max(inside, x + 1);
        left = edge(end);
        std::optional<std::uint8_t> shade;
        if (inside <= x + 1) {
            shade = shadeOfColumn(from, std::clamp(left, from + BlockCount{1}, gap.end()));
        } else if (m_use.known()) {
            shade = m_use.free == 0 ? shadeSteps : 0;
        }
        if (shade) {
            endUnread(x);
            unread = end;
            if (inside > x + 1 && !m_use.uniform()) {
                shadeMixed(x, end, from, gap.end());
            } else {
                fill(x, end, *shade);
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
