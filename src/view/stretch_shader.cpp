// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/stretch_shader.h"

#include <limits>

namespace atlas {

StretchShader::StretchShader(const Volume& volume, DrawRow& row)
    : m_allocation(*volume.allocation()), m_filesystem(volume.filesystem()), m_row(row), m_walk(row.scale) {}

/// Makes `group` the current one. Returns whether its bitmap is known.
bool StretchShader::enter(GroupNumber group) {
    if (m_chunk == nullptr || !m_chunk->groups().contains(group)) {
        m_chunk = m_allocation.chunk(m_allocation.chunkOf(group));
    }
    if (m_chunk == nullptr) {
        return false;
    }
    const auto blocks = m_filesystem.blocksOf(group);
    const auto n = (group - m_chunk->first).value;
    m_group = group;
    m_first = blocks.first.value;
    m_end = blocks.end().value;
    m_use.clusters = static_cast<std::uint32_t>(blocks.count.value);
    m_use.free = m_chunk->freeClusters[n];
    m_use.sharesUntil = std::span(m_chunk->sharesUntil).subspan(std::size_t{n} * stretchesPerGroup, stretchesPerGroup);
    return m_use.free != unknownFree;
}

/// Makes the group of `block`, or the one that ends there, the current one. Precondition: `block` does not lie before it.
bool StretchShader::walkTo(std::uint64_t block) {
    while (block > m_end) {
        m_before += static_cast<std::uint32_t>(m_use.sharesBefore(m_use.clusters));
        if (!enter(m_group + GroupCount{1})) {
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

/// Sums up to the edges from `n` on that lie in the current group or at its end. Returns the first edge beyond it.
std::size_t StretchShader::sumUpInGroup(std::size_t n, std::size_t columns, Edges& edges) const {
    const auto* const until = m_use.sharesUntil.data();
    const auto bits = m_use.stretchBits;
    const auto before = m_before;
    const auto start = static_cast<std::int32_t>(static_cast<std::int64_t>(edges.base - m_first));
    const auto end = static_cast<std::int64_t>(m_end - edges.base);
    const auto* const blocks = edges.blocks.data();
    auto* const shares = edges.shares.data();
    do {
        const auto cluster = static_cast<std::uint32_t>(start + blocks[n]);
        const auto stretch = std::min(cluster >> bits, stretchesPerGroup - 1);
        const std::uint32_t sum = stretch > 0 ? until[stretch - 1] : 0U;
        shares[n] = before + (sum << bits) + (until[stretch] - sum) * (cluster - (stretch << bits));
    } while (++n <= columns && blocks[n] <= end);
    return n;
}

bool StretchShader::sumUp(std::size_t columns, Edges& edges) {
    for (std::size_t n = 0; n <= columns;) {
        if (!walkTo(edges.base + static_cast<std::uint64_t>(edges.blocks[n]))) {
            return false;
        }
        n = sumUpInGroup(n, columns, edges);
    }
    return true;
}

/// Pointers, since a checked index keeps compilers from vectorising.
void StretchShader::shadeBetween(const Edges& edges, std::size_t columns, std::uint8_t* shades) {
    std::array<float, batch> used;
    std::array<float, batch> unused;
    const auto* const blocks = edges.blocks.data();
    const auto* const shares = edges.shares.data();
    auto* const usedAt = used.data();
    auto* const unusedAt = unused.data();
    for (std::size_t n = 0; n < columns; ++n) {
        const auto all = std::max(blocks[n + 1] - blocks[n], 1) * stretchInUse;
        const auto inUse = static_cast<std::int32_t>(shares[n + 1] - shares[n]);
        usedAt[n] = static_cast<float>(inUse);
        unusedAt[n] = static_cast<float>(all - inUse);
    }
    for (std::size_t n = 0; n < columns; ++n) {
        shades[n] = shadeOfPart(usedAt[n], unusedAt[n]);
    }
}

bool StretchShader::shade(int x0, int x1, BlockInterval gap) {
    // A column's shares, and a batch of such columns, fit into the numbers of Edges.
    constexpr double maxColumnWidth = 1 << 22;
    m_use.stretchBits = stretchBits(m_filesystem);
    const double columnWidth = (m_walk.offsetAt(x1) - m_walk.offsetAt(x0)) / (x1 - x0);
    if (!m_allocation.tiles().empty() || m_filesystem.blocksPerCluster() > 1 || columnWidth * 16 < m_use.stretch() ||
        columnWidth > maxColumnWidth || !enter(m_filesystem.groupOf(gap.first))) {
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
