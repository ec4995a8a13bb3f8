// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/shaders.h"

#include <cmath>
#include <limits>

namespace atlas {
namespace {

constexpr std::uint32_t wideGroup = 8; ///< columns per group from which shadeWide() is faster

} // namespace

GapShader::GapShader(const DrawnVolume& volume, DrawRow& row)
    : m_volume(volume),
      m_row(row),
      m_walk(row.scale),
      m_base(static_cast<double>(row.blocks.first.value) -
             static_cast<double>(volume.filesystem().firstDataBlock.value)),
      m_blocksPerGroup(volume.filesystem().blocksPerGroup) {}

/// Group at the middle of `column`; -1 before the first group.
std::int64_t GapShader::groupAt(int column) {
    const double blocks = m_walk.offsetAt(column + 0.5) + m_base;
    return blocks < 0 ? -1 : static_cast<std::int64_t>(blocks / m_blocksPerGroup);
}

/// One past the last column whose middle lies in `group`, at most `end`. Precondition: the middle of `column` lies in
/// it.
int GapShader::endOf(std::int64_t group, int column, int end) {
    const double edge = m_walk.columnOf(static_cast<double>(group + 1) * m_blocksPerGroup - m_base);
    auto at = static_cast<int>(std::clamp(std::ceil(edge - 0.5), column + 1.0, static_cast<double>(end)));
    // Corrects rounding errors of the conversion from block to column and back.
    while (at < end && groupAt(at) <= group)
        ++at;
    while (at > column + 1 && groupAt(at - 1) > group)
        --at;
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
    if (firstGroup == lastGroup || all <= 0 || all >= 1)  // one group, or all alike
        fill(x0, x1, shadeOf(all));
    else if (lastGroup.value - firstGroup.value < static_cast<std::uint32_t>(x1 - x0) / wideGroup)
        shadeWide(x0, x1, firstGroup.value, lastGroup.value);
    else
        shadeNarrow(x0, x1, firstGroup.value, lastGroup.value);
}

/// Group by group, for groups of many columns.
void GapShader::shadeWide(int x0, int x1, std::int64_t first, std::int64_t last) {
    for (int x = x0; x < x1;) {
        const auto group = std::clamp(groupAt(x), first, last);
        const int end = group == last ? x1 : endOf(group, x, x1);
        fill(x, end, m_volume.usage().shade(GroupNumber{static_cast<std::uint32_t>(group)}));
        x = end;
    }
}

/// Column by column, for groups of few columns or less than one.
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

StretchShader::StretchShader(const DrawnVolume& volume, DrawRow& row)
    : m_allocation(*volume.allocation()),
      m_filesystem(volume.filesystem()),
      m_row(row),
      m_walk(row.scale),
      m_stretchBits(stretchBits(m_filesystem)) {}

/// Makes chunk `number` the current one. Returns whether all its bitmaps are known.
bool StretchShader::enter(std::size_t number) {
    m_chunk = number < m_allocation.chunkCount() ? m_allocation.chunk(number) : nullptr;
    if (m_chunk == nullptr || m_chunk->sharesBefore.empty()) {
        m_chunk = nullptr;
        return false;
    }
    m_number = number;
    const auto groups = m_chunk->groups();
    m_first = m_filesystem.blocksOf(groups.first).first.value;
    m_end = m_filesystem.blocksOf(groups.last()).end().value;
    return true;
}

/// Makes the chunk that contains `block`, or ends there, the current one. Precondition: it is not an earlier one.
bool StretchShader::walkTo(std::uint64_t block) {
    while (block > m_end) {
        m_before += m_chunk->sharesBefore.back();
        if (!enter(m_number + 1))
            return false;
    }
    return true;
}

void StretchShader::place(int x, std::size_t columns, BlockInterval gap, Edges& edges) {
    std::array<double, batch + 1> offsets;
    m_walk.offsetsFrom(x, std::span(offsets).first(columns + 1));
    const auto rowStart = static_cast<std::int64_t>(m_row.blocks.first.value);
    const auto first = static_cast<std::int64_t>(gap.first.value) - rowStart;
    const auto base = std::max(static_cast<std::int64_t>(offsets[0]), first);
    const auto end = std::min<std::int64_t>(first + static_cast<std::int64_t>(gap.count.value) - base,
                                            std::numeric_limits<std::int32_t>::max());
    const auto last = static_cast<std::int32_t>(end);
    edges.base = static_cast<std::uint64_t>(rowStart + base);
    std::ranges::transform(std::span(offsets).first(columns + 1), edges.blocks.begin(), [&](double offset) {
        return std::clamp(static_cast<std::int32_t>(offset - static_cast<double>(base)), 0, last);
    });
}

/// Sums up to the edges from `n` on in the current chunk or at its end. Returns the first edge beyond it. Edges are
/// independent, since most columns of a large volume lie in groups of their own; their stretches (64 MiB for 64 TiB)
/// are prefetched, which saves a millisecond per frame.
std::size_t StretchShader::sumUpInChunk(std::size_t n, std::size_t columns, Edges& edges) const {
    constexpr std::uint32_t ahead = 16; ///< groups
    const auto perGroup = m_filesystem.blocksPerGroup;
    // Divides by multiplication, exactly: a chunk has at most 2^23 blocks and a group 2^19.
    const auto inverse = ceilDiv(std::uint64_t{1} << 44, perGroup);
    const auto bits = m_stretchBits;
    const auto* const until = m_chunk->sharesUntil.data();
    const auto* const before = m_chunk->sharesBefore.data();
    const auto last = static_cast<std::uint32_t>(m_chunk->freeClusters.size() - 1);
    const auto start = static_cast<std::int32_t>(static_cast<std::int64_t>(edges.base - m_first));
    const auto end = static_cast<std::int64_t>(m_end - edges.base);
    const auto* const blocks = edges.blocks.data();
    auto* const shares = edges.shares.data();
    do {
        const auto block = static_cast<std::uint32_t>(start + blocks[n]);
        const auto group = std::min(static_cast<std::uint32_t>(block * inverse >> 44), last);
        const auto cluster = block - group * perGroup;
        const auto* const stretches = until + std::size_t{group} * stretchesPerGroup;
        __builtin_prefetch(stretches + std::size_t{std::min(ahead, last - group)} * stretchesPerGroup +
                           (cluster >> bits));
        shares[n] = m_before + before[group] + sharesBeforeCluster(stretches, cluster, bits);
    } while (++n <= columns && blocks[n] <= end);
    return n;
}

bool StretchShader::sumUp(std::size_t columns, Edges& edges) {
    for (std::size_t n = 0; n <= columns;) {
        if (!walkTo(edges.base + static_cast<std::uint64_t>(edges.blocks[n])))
            return false;
        n = sumUpInChunk(n, columns, edges);
    }
    return true;
}

/// The shades between `lanes` edges and the next ones. Pointers, because checked indexes keep compilers from
/// vectorising; a constant count, because most gaps of a large volume are narrower than the loop for the remaining
/// columns.
template <std::size_t count>
void shadeLanes(const std::int32_t* blocks, const std::uint32_t* shares, std::uint8_t* shades) {
    for (std::size_t n = 0; n < count; ++n) {
        const auto all = std::max(blocks[n + 1] - blocks[n], 1) * stretchInUse;
        const auto inUse = static_cast<std::int32_t>(shares[n + 1] - shares[n]);
        shades[n] = shadeOfPart(static_cast<float>(inUse), static_cast<float>(all - inUse));
    }
}

void StretchShader::shadeBetween(Edges& edges, std::size_t columns, std::uint8_t* shades) {
    const auto padding = (lanes - columns % lanes) % lanes;
    std::fill_n(edges.blocks.begin() + columns + 1, padding, edges.blocks[columns]);
    std::fill_n(edges.shares.begin() + columns + 1, padding, edges.shares[columns]);
    std::array<std::uint8_t, batch> padded;
    for (std::size_t n = 0; n < columns; n += lanes)
        shadeLanes<lanes>(edges.blocks.data() + n, edges.shares.data() + n, padded.data() + n);
    std::copy_n(padded.begin(), columns, shades);
}

bool StretchShader::shade(int x0, int x1, BlockInterval gap) {
    // Larger columns would overflow the numbers of Edges.
    constexpr double maxColumnWidth = 1 << 22;
    const double columnWidth = (m_walk.offsetAt(x1) - m_walk.offsetAt(x0)) / (x1 - x0);
    if (!m_allocation.tiles().empty() || m_filesystem.blocksPerCluster() > 1 ||
        columnWidth * 16 < (1U << m_stretchBits) || columnWidth > maxColumnWidth ||
        !enter(m_allocation.chunkOf(m_filesystem.groupOf(gap.first)))) {
        return false;
    }
    Edges edges;
    for (int x = x0; x < x1;) {
        const auto columns = std::min(static_cast<std::size_t>(x1 - x), batch);
        place(x, columns, gap, edges);
        if (!sumUp(columns, edges))
            return false;
        shadeBetween(edges, columns, &m_row.shades[static_cast<std::size_t>(x)]);
        x += static_cast<int>(columns);
    }
    return true;
}

namespace {

/// `shares` of `clusters`, in units of 1 / stretchInUse. Signed numbers, because converting unsigned 64-bit ones takes
/// a branch on x86-64.
std::uint8_t shadeOfShares(std::uint64_t shares, std::uint64_t clusters) {
    const auto used = static_cast<std::int64_t>(shares);
    const auto unused = static_cast<std::int64_t>(clusters * stretchInUse) - used;
    return shadeOfPart(static_cast<float>(used), static_cast<float>(unused));
}

} // namespace

BitmapShader::BitmapShader(const DrawnVolume& volume, DrawRow& row, GapShader& unread)
    : m_allocation(*volume.allocation()),
      m_filesystem(volume.filesystem()),
      m_row(row),
      m_unread(unread),
      m_stretches(volume, row),
      m_walk(row.scale),
      m_ratio(m_filesystem.blocksPerCluster()) {}

/// The block at the left edge of `column`; may be past the end of the row.
BlockNumber BitmapShader::edge(int column) {
    const double offset = std::max(m_walk.offsetAt(column), 0.0);
    return m_row.blocks.first + BlockCount{static_cast<std::uint64_t>(static_cast<std::int64_t>(offset))};
}

/// Makes the group of `block` the current one; fast for the same group or the next.
void BitmapShader::enter(BlockNumber block) {
    if (m_blocks.contains(block))
        return;
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

/// The shade of a column with blocks [from, end); nullopt if a bitmap has not been read.
std::optional<std::uint8_t> BitmapShader::shadeOfColumn(BlockNumber from, BlockNumber end) {
    std::uint64_t shares = 0;
    std::uint64_t of = 0;
    for (auto block = from; block < end;) {
        enter(block);
        const auto stop = std::min(end, m_blocks.end());
        if (!m_use.known() || stop <= block)
            return {};
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

/// Shades columns [x, inside) by the bits or stretches of the current group, from block `from` up to `end`.
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

/// One past the last column, at most `inside`, within the stretch of the clusters [begin, stop); all such columns have
/// the same shade. 0 if bits are kept or the stretch is too narrow to be worth it.
int BitmapShader::sameStretchUntil(std::uint32_t begin, std::uint32_t stop, int inside) {
    const auto stretch = begin >> m_use.stretchBits;
    if (!m_use.bits.empty() || (stop - begin) * 4 > m_use.stretch() || (stop - 1) >> m_use.stretchBits != stretch)
        return 0;
    const auto past = std::min((std::uint64_t{stretch + 1} << m_use.stretchBits) * m_ratio, m_blocks.count.value);
    const auto offset = (m_blocks.first + BlockCount{past} - m_row.blocks.first).value;
    return static_cast<int>(std::min(m_walk.columnOf(static_cast<double>(offset)), static_cast<double>(inside)));
}

void BitmapShader::addEstimate(int x0, int x1) {
    auto& estimates = m_row.estimates;
    if (!estimates.empty() && estimates.back().x1 == x0)
        estimates.back().x1 = x1;
    else if (x1 > x0)
        estimates.push_back({x0, x1});
}

void BitmapShader::shade(int x0, int x1, BlockInterval gap) {
    if (m_stretches.shade(x0, x1, gap))
        return m_allocation.stale() ? addEstimate(x0, x1) : void();
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
        if (inside <= x + 1)
            shade = shadeOfColumn(from, std::clamp(left, from + BlockCount{1}, gap.end()));
        else if (m_use.known())
            shade = m_use.free == 0 ? shadeSteps : 0;
        if (shade) {
            endUnread(x);
            unread = end;
            if (inside > x + 1 && !m_use.uniform())
                shadeMixed(x, end, from, gap.end());
            else
                fill(x, end, *shade);
        }
        x = end;
    }
    endUnread(x1);
    if (m_allocation.stale())
        addEstimate(x0, x1);
}

} // namespace atlas
