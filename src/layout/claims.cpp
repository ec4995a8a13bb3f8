// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/claims.h"

#include "layout/region.h"
#include "layout/structures.h"

#include <algorithm>
#include <queue>
#include <span>
#include <tuple>

namespace atlas {
namespace {

class Collector {
public:
    Collector(const LayoutClaims& claims, CappedFindings& outside)
        : m_groups(claims.groups), m_volume(claims.filesystem.blocksOfGroups()), m_outside(outside) {}

    void add(RegionKind kind, BlockInterval blocks, GroupNumber group) {
        const auto inside = clip(blocks);
        if (inside.count != blocks.count)
            reportOutside(kind, blocks.first, group);
        m_runs.add({.first = inside.first, .count = inside.count, .group = group, .kind = kind});
    }

    std::vector<Region> take() { return m_runs.take(); }

private:
    /// Whether no descriptor of the group was usable, which is a finding itself.
    [[nodiscard]] bool isLeftOut(BlockNumber first, GroupNumber group) const {
        return group != noGroup && first == m_volume.end() && m_groups.sourceOf(group) == DescriptorSource::Nowhere;
    }

    // Not inlined, so that add() is: it is called millions of times.
    [[gnu::noinline]] void reportOutside(RegionKind kind, BlockNumber first, GroupNumber group) {
        if (isLeftOut(first, group))
            return;
        m_outside.add({.kind = FindingKind::OutsideVolume,
                       .region = kind,
                       .group = group,
                       .block = first,
                       .numbers = {first.value, m_volume.end().value}});
    }

    // A corrupt count may overflow the end, so the count is clipped before the end is computed.
    BlockInterval clip(BlockInterval blocks) const {
        if (!m_volume.contains(blocks.first))
            return {};
        return {blocks.first, std::min(blocks.count, m_volume.end() - blocks.first)};
    }

    const Groups& m_groups;
    BlockInterval m_volume;
    CappedFindings& m_outside;
    RunBuilder m_runs;
};

} // namespace

std::vector<Region> collectClaims(const LayoutClaims& claims, CappedFindings& outside) {
    Collector collector(claims, outside);
    eachStructure(
        claims, [&](RegionKind kind, BlockInterval blocks, GroupNumber group) { collector.add(kind, blocks, group); });
    for (const auto& file : claims.files)
        for (const auto extent : file.extents)
            collector.add(file.kind, extent, noGroup);
    return collector.take();
}

namespace {

bool byPlace(const Region& a, const Region& b) {
    return std::tie(a.first, a.kind, a.group) < std::tie(b.first, b.kind, b.group);
}

struct Lost {
    Region part;
    BlockNumber block; ///< first block that another claim keeps
};

/// Resolves one cluster, a maximal set of claims connected by overlaps, with a priority queue of the active claims.
class ClusterWalk {
public:
    explicit ClusterWalk(std::span<const Region> cluster) {
        for (const auto& run : cluster)
            for (std::uint32_t n = 0; n < run.groups.value; ++n)
                m_parts.push_back(run.part(n));
        std::ranges::sort(m_parts, byPlace);
        m_kept.resize(m_parts.size());
    }

    void run(RunBuilder& out, std::vector<Lost>& lost) {
        std::size_t next = 0;
        BlockNumber cursor = m_parts.front().first;
        while (next < m_parts.size() || !m_active.empty()) {
            while (next < m_parts.size() && m_parts[next].first <= cursor) {
                m_active.push({m_parts[next].kind, m_parts[next].group, next});
                ++next;
            }
            if (m_active.empty()) {
                cursor = m_parts[next].first;
                continue;
            }
            const auto winner = m_active.top().index;
            if (m_parts[winner].end() <= cursor) {
                m_active.pop();
                continue;
            }
            const auto stop =
                next < m_parts.size() ? std::min(m_parts[winner].end(), m_parts[next].first) : m_parts[winner].end();
            keep(winner, between(cursor, stop), out);
            cursor = stop;
        }
        flush(out);
        listLost(lost);
    }

private:
    struct Rank {
        RegionKind kind;
        GroupNumber group;
        std::size_t index;
        // Inverted, because std::priority_queue returns the largest element and the best rank is the smallest.
        bool operator<(const Rank& other) const {
            return std::tie(other.kind, other.group, other.index) < std::tie(kind, group, index);
        }
    };
    struct Kept {
        BlockNumber gap; ///< first lost block; valid when `lost` is set
        BlockCount count;
        bool lost = false;
    };

    void keep(std::size_t winner, BlockInterval blocks, RunBuilder& out) {
        auto& kept = m_kept[winner];
        const auto expected = m_parts[winner].first + kept.count;
        if (!kept.lost && blocks.first != expected)
            kept = {.gap = expected, .count = kept.count, .lost = true};
        kept.count += blocks.count;
        if (m_open == winner && m_piece.end() == blocks.first) {
            m_piece.count += blocks.count;
            return;
        }
        flush(out);
        m_open = winner;
        m_piece = m_parts[winner];
        m_piece.first = blocks.first;
        m_piece.count = blocks.count;
    }

    void flush(RunBuilder& out) {
        out.add(m_piece);
        m_piece = {};
        m_open = none;
    }

    void listLost(std::vector<Lost>& lost) const {
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            if (m_kept[i].count != m_parts[i].count)
                lost.push_back({m_parts[i], m_kept[i].lost ? m_kept[i].gap : m_parts[i].first + m_kept[i].count});
    }

    std::vector<Region> m_parts;
    std::vector<Kept> m_kept;
    std::priority_queue<Rank> m_active;
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::size_t m_open = none; ///< index of the part that m_piece belongs to
    Region m_piece;
};

std::vector<Region> resolveOverlaps(std::vector<Region> claims, std::vector<Lost>& lost) {
    std::ranges::sort(claims, byPlace);
    RunBuilder out;
    for (std::size_t i = 0; i < claims.size();) {
        auto end = claims[i].end();
        std::size_t j = i + 1;
        for (; j < claims.size() && claims[j].first < end; ++j)
            end = std::max(end, claims[j].end());
        if (j == i + 1)
            out.add(claims[i]);
        else
            ClusterWalk(std::span(claims).subspan(i, j - i)).run(out, lost);
        i = j;
    }
    return out.take();
}

Finding lostFinding(const Lost& lost, const Layout& layout) {
    const auto* winner = layout.regionAt(lost.block);
    const auto owner = winner != nullptr ? winner->ownerOf(lost.block) : noGroup;
    return {.kind = FindingKind::ClaimLost,
            .region = lost.part.kind,
            .group = lost.part.group,
            .block = lost.block,
            .numbers = {lost.block.value, winner != nullptr ? index(winner->kind) : index(lost.part.kind),
                        owner == noGroup ? 0 : std::uint64_t{owner.value} + 1}};
}

} // namespace

Layout resolve(LayoutClaims claims, std::size_t maxFindings) {
    Layout layout{std::move(claims), {}};
    CappedFindings outside(maxFindings);
    std::vector<Lost> lost;
    layout.regions = resolveOverlaps(collectClaims(layout, outside), lost);
    CappedFindings losses(maxFindings);
    for (const auto& part : lost)
        losses.add(lostFinding(part, layout));
    outside.appendTo(layout.findings);
    losses.appendTo(layout.findings);
    return layout;
}

} // namespace atlas
