// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/claims.h"

#include "layout/region_runs.h"
#include "layout/structures.h"

namespace atlas {
namespace {

class Collector {
public:
    Collector(const Filesystem& fs, CappedFindings& outside) : m_volume(fs.blocksOfGroups()), m_outside(outside) {}

    void add(RegionKind kind, BlockInterval blocks, GroupNumber group) {
        const auto inside = clip(blocks);
        if (inside.count != blocks.count) {
            reportOutside(kind, blocks.first, group);
        }
        m_runs.add({.first = inside.first, .count = inside.count, .group = group, .kind = kind});
    }

    std::vector<Region> take() { return m_runs.take(); }

private:
    void reportOutside(RegionKind kind, BlockNumber first, GroupNumber group) {
        m_outside.add({.kind = FindingKind::OutsideVolume,
                       .region = kind,
                       .group = group,
                       .block = first,
                       .numbers = {first.value, m_volume.end().value}});
    }

    // A corrupt count may overflow the end, so clip the count before computing the end.
    BlockInterval clip(BlockInterval blocks) const {
        if (!m_volume.contains(blocks.first)) {
            return {};
        }
        return {blocks.first, std::min(blocks.count, m_volume.end() - blocks.first)};
    }

    BlockInterval m_volume;
    CappedFindings& m_outside;
    RunBuilder m_runs;
};

} // namespace

std::vector<Region> collectClaims(const LayoutClaims& claims, CappedFindings& outside) {
    Collector collector(claims.filesystem, outside);
    eachStructure(
        claims, [&](RegionKind kind, BlockInterval blocks, GroupNumber group) { collector.add(kind, blocks, group); });
    for (const auto& file : claims.files) {
        for (const auto extent : file.extents) {
            collector.add(file.kind, extent, noGroup);
        }
    }
    return collector.take();
}

} // namespace atlas
