// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/claims.h"

#include "layout/region_runs.h"

namespace atlas {
namespace {

class Collector {
public:
    Collector(const Filesystem& fs, CappedFindings& outside)
        : m_volume(between(fs.firstDataBlock, fs.end())), m_outside(outside) {}

    void add(RegionKind kind, BlockInterval blocks, GroupNumber group) {
        const auto inside = clip(blocks);
        if (inside.count != blocks.count) {
            m_outside.add({.kind = FindingKind::OutsideVolume,
                           .severity = Severity::Error,
                           .region = kind,
                           .group = group,
                           .block = blocks.first,
                           .numbers = {blocks.first.value, m_volume.end().value}});
        }
        m_runs.add({.first = inside.first, .count = inside.count, .group = group, .kind = kind});
    }

    std::vector<Region> take() { return m_runs.take(); }

private:
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

void addPerGroup(Collector& collector, RegionKind kind, const std::vector<BlockNumber>& first, BlockCount count) {
    for (std::uint32_t g = 0; g < first.size(); ++g) {
        collector.add(kind, {first[g], count}, GroupNumber{g});
    }
}

void addCopies(Collector& collector, const GroupCopies& copies) {
    if (copies.superblock) {
        const auto kind = copies.group.value == 0 ? RegionKind::PrimarySuperblock : RegionKind::BackupSuperblock;
        collector.add(kind, {*copies.superblock, BlockCount{1}}, copies.group);
    }
    if (!copies.descriptors.empty()) {
        collector.add(RegionKind::GroupDescriptors, copies.descriptors, copies.group);
    }
    if (!copies.reservedGdt.empty()) {
        collector.add(RegionKind::ReservedGdt, copies.reservedGdt, copies.group);
    }
}

} // namespace

std::vector<Region> collectClaims(const LayoutClaims& claims, CappedFindings& outside) {
    Collector collector(claims.filesystem, outside);
    for (const auto& copies : claims.copies) {
        addCopies(collector, copies);
    }
    addPerGroup(collector, RegionKind::BlockBitmap, claims.groups.blockBitmap, BlockCount{1});
    addPerGroup(collector, RegionKind::InodeBitmap, claims.groups.inodeBitmap, BlockCount{1});
    addPerGroup(collector, RegionKind::InodeTable, claims.groups.inodeTable,
                BlockCount{claims.filesystem.inodeTableBlocks});
    for (const auto& file : claims.files) {
        for (const auto extent : file.extents) {
            collector.add(file.kind, extent, noGroup);
        }
    }
    return collector.take();
}

} // namespace atlas
