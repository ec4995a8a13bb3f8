// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/stretch_shader.h"

#include <limits>

namespace atlas {

StretchShader::StretchShader(const Volume& volume, DrawRow& row)
    : m_allocation(*volume.allocation()),
      m_filesystem(volume.filesystem()),
      m_row(row),
      m_walk(row.scale),
      m_stretchBits(stretchBits(m_filesystem)) {}

/// Makes chunk number `number` the current one. Returns whether all of its bitmaps are known.
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

/// Makes the chunk of `block`, or the one that ends there, the current one. Precondition: `block` does not lie before it.
bool StretchShader::walkTo(std::uint64_t block) {
    while (block > m_end) {
        m_before += m_chunk->sharesBefore.back();
        if (!enter(m_number + 1)) {
            return false;
        }
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

/// Sums up to the edges from `n` on that lie in the current chunk or at its end. Returns the first edge beyond it. No edge waits
/// for the one before it, since most columns of a whole large volume lie in groups of their own; their stretches, 64 MiB of 64 TiB,
/// are asked for ahead of time (a millisecond less a frame).
std::size_t StretchShader::sumUpInChunk(std::size_t n, std::size_t columns, Edges& edges) const {
    constexpr std::uint32_t ahead = 16; ///< groups
    const auto perGroup = m_filesystem.blocksPerGroup;
    // Divides by multiplying: exact, since a chunk has at most 2^23 blocks and a group 2^19.
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
        if (!walkTo(edges.base + static_cast<std::uint64_t>(edges.blocks[n]))) {
            return false;
        }
        n = sumUpInChunk(n, columns, edges);
    }
    return true;
}

/// The shades between `lanes` edges and the next ones. Pointers, since a checked index keeps compilers from vectorising; a constant
/// count, since most gaps of a large volume are narrower than the loop for the columns left over.
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
    for (std::size_t n = 0; n < columns; n += lanes) {
        shadeLanes<lanes>(edges.blocks.data() + n, edges.shares.data() + n, padded.data() + n);
    }
    std::copy_n(padded.begin(), columns, shades);
}

bool StretchShader::shade(int x0, int x1, BlockInterval gap) {
    // A column's shares, and a batch of such columns, fit into the numbers of Edges.
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
        if (!sumUp(columns, edges)) {
            return false;
        }
        shadeBetween(edges, columns, &m_row.shades[static_cast<std::size_t>(x)]);
        x += static_cast<int>(columns);
    }
    return true;
}

} // namespace atlas
