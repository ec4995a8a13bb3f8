// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/volume.h"

#include "layout/layout.h"
#include "layout/structures.h"

#include <algorithm>
#include <span>

namespace atlas {

Volume::Volume(VolumeParts parts, const Volume* earlier)
    : m_parts(std::move(parts)),
      m_judge(structureJudge(layout(), placement().bytes.first, grid())),
      m_allWhole(m_judge.blocks.worst() == Fit::Whole),
      m_indexes(earlier != nullptr && earlier->layoutPtr() == layoutPtr()
                    ? earlier->m_indexes
                    : std::make_shared<const Indexes>(RegionIndex(layout().regions), GroupUsage(layout()))) {}

bool Volume::anyStartsOff(const Region& region, bool amongAlike) const {
    const bool anyStart = amongAlike && region.owned(); // of two at different distances one at least is off
    return anyJudgedStart(layout(), region, [&](BlockNumber block) {
        const auto byte = placement().byteOf(block, filesystem().blockSize);
        return !m_judge.isPastEnd(block) && (anyStart || pastBoundary(byte, *markedGrid()).value != 0);
    });
}

std::optional<StructureFit> Volume::fitOf(const Region& structure) const {
    return isJudged(filesystem(), structure.kind) ? std::optional(m_judge.fit(structure.blocks())) : std::nullopt;
}

bool Volume::anyOffMarked(std::size_t begin, std::size_t end, bool amongAlike) const {
    if (!markedGrid() && m_allWhole) {
        return false;
    }
    const auto& regions = layout().regions;
    if (begin == end || m_judge.isPastEnd(regions[begin].first)) {
        return false; // regions are sorted: a truncated image has none of the others either
    }
    // If m_allWhole is false and the sizes are powers of two, no block at all is whole, so the first region that is judged
    // returns true.
    return std::ranges::any_of(std::span(regions).subspan(begin, end - begin), [&](const Region& region) {
        return markedGrid() ? anyStartsOff(region, amongAlike) : fitOf(region).value_or(StructureFit{}).isMisaligned();
    });
}

VolumePtr makeVolume(VolumeParts parts, const VolumePtr& earlier) {
    return std::make_shared<const Volume>(std::move(parts), earlier.get());
}

bool sameLayout(const VolumePtr& one, const VolumePtr& other) {
    return one && other && one->layoutPtr() == other->layoutPtr();
}

ByteInterval bytesOnDisk(const Volume& volume, BlockInterval blocks) {
    return volume.placement().bytesOf(blocks, volume.filesystem().blockSize);
}

} // namespace atlas
