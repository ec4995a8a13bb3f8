// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/stretch_shader.h"

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
        m_before += m_use.sharesBefore(m_use.clusters);
        if (!enter(m_group + GroupCount{1})) {
            return false;
        }
    }
    return true;
}

bool StretchShader::sumUp(int x, std::size_t columns, BlockInterval gap, Edges& edges) {
    const auto rowStart = m_row.blocks.first.value;
    for (std::size_t n = 0; n <= columns; ++n) {
        const double offset = std::max(m_walk.offsetAt(x + static_cast<int>(n)), 0.0);
        const auto block = std::clamp(rowStart + static_cast<std::uint64_t>(static_cast<std::int64_t>(offset)),
                                      gap.first.value, gap.end().value);
        if (!walkTo(block)) {
            return false;
        }
        const auto shares = m_before + m_use.sharesBefore(static_cast<std::uint32_t>(block - m_first));
        edges.blocks[n] = static_cast<double>(static_cast<std::int64_t>(block));
        edges.shares[n] = static_cast<double>(static_cast<std::int64_t>(shares));
    }
    return true;
}

bool StretchShader::shade(int x0, int x1, BlockInterval gap) {
    m_use.stretchBits = stretchBits(m_filesystem);
    const double columnWidth = (m_walk.offsetAt(x1) - m_walk.offsetAt(x0)) / (x1 - x0);
    if (!m_allocation.tiles().empty() || m_filesystem.blocksPerCluster() > 1 || columnWidth * 4 < m_use.stretch() ||
        !enter(m_filesystem.groupOf(gap.first))) {
        return false;
    }
    Edges edges;
    for (int x = x0; x < x1;) {
        const auto columns = std::min(static_cast<std::size_t>(x1 - x), batch);
        if (!sumUp(x, columns, gap, edges)) {
            return false;
        }
        auto* const shades = &m_row.shades[static_cast<std::size_t>(x)];
        for (std::size_t n = 0; n < columns; ++n) {
            shades[n] = shadeOfPart(edges.shares[n + 1] - edges.shares[n],
                                    std::max(edges.blocks[n + 1] - edges.blocks[n], 1.0) * stretchInUse);
        }
        x += static_cast<int>(columns);
    }
    return true;
}

} // namespace atlas
