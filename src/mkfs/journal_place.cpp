// SPDX-License-Identifier: GPL-3.0-or-later
// Reproduces get_midpoint_journal_block() of lib/ext2fs/mkjournal.c from what mke2fs allocates before the journal.
#include "mkfs/journal_place.h"

#include "base/units.h"

#include <algorithm>

namespace atlas {
namespace {

/// mke2fs makes the excluded kinds later or as the journal itself.
bool isMadeBeforeJournal(RegionKind kind) {
    return kind != RegionKind::Journal && kind != RegionKind::Mmp && kind != RegionKind::Quota &&
           kind != RegionKind::OrphanFile;
}

/// Blocks of structures in whole clusters; directories are missing, because a layout does not contain them.
class Taken {
public:
    explicit Taken(const Layout& layout) {
        const std::uint64_t cluster = layout.filesystem.blocksPerCluster();
        for (const auto& region : layout.regions) {
            if (isMadeBeforeJournal(region.kind)) {
                add(BlockNumber{region.first.value / cluster * cluster},
                    BlockNumber{ceilDiv(region.end().value, cluster) * cluster});
            }
        }
    }

    [[nodiscard]] BlockNumber firstFreeFrom(BlockNumber block) const {
        const auto part = firstEndingAfter(block);
        return part != m_parts.end() && part->first <= block ? part->end() : block;
    }
    [[nodiscard]] std::uint64_t freeIn(BlockInterval blocks) const {
        auto free = blocks.count.value;
        for (auto part = firstEndingAfter(blocks.first); part != m_parts.end() && part->first < blocks.end(); ++part)
            free -= intersection(*part, blocks).count.value;
        return free;
    }

private:
    /// Call in ascending order; merges a million regions into a few parts.
    void add(BlockNumber first, BlockNumber end) {
        if (m_parts.empty() || m_parts.back().end() < first)
            m_parts.push_back(between(first, end));
        else if (m_parts.back().end() < end)
            m_parts.back() = between(m_parts.back().first, end);
    }
    [[nodiscard]] std::vector<BlockInterval>::const_iterator firstEndingAfter(BlockNumber block) const {
        return std::ranges::upper_bound(m_parts, block, {}, [](const BlockInterval& part) { return part.end(); });
    }

    std::vector<BlockInterval> m_parts; ///< sorted, not adjacent
};

/// The group from which mke2fs searches for a place: near the middle, the neighbour with the most free blocks.
GroupNumber groupOfJournal(const Filesystem& fs, const Taken& taken) {
    const auto freeIn = [&](std::uint32_t group) { return taken.freeIn(fs.blocksOf({group})); };
    const auto groups = fs.groupCount.value;
    const auto flex = fs.groupsPerFlex();
    const BlockNumber middle{(fs.blockCount.value - fs.firstDataBlock.value) / 2};
    auto group = fs.groupOf(middle).value;
    auto first = group > 0 ? group - 1 : group;
    if (flex > 1 && group > flex) {
        group -= group % flex;
        while (group < groups && freeIn(group) == 0)
            ++group;
        group = group < groups ? group : 0;
        first = group;
    }
    auto best = first;
    for (auto next = first + 1; next <= group + 1 && next < groups; ++next)
        best = freeIn(next) > freeIn(best) ? next : best;
    return {best};
}

/// Blocks of the root directory and of lost+found (misc/mke2fs.c, create_lost_and_found) in whole clusters: 16 KiB, at
/// least two blocks, but no indirect one.
std::uint64_t blocksOfDirectories(const Filesystem& fs) {
    const auto lostAndFound = std::clamp<std::uint64_t>(16 * KiB / fs.blockSize.value, 2, 12);
    return (1 + ceilDiv(lostAndFound, fs.blocksPerCluster())) * fs.blocksPerCluster();
}

} // namespace

std::optional<BlockNumber> givenJournalPlace(const Layout& layout) {
    const auto& fs = layout.filesystem;
    const auto journal = std::ranges::find(layout.files, RegionKind::Journal, &SystemFile::kind);
    const auto data = journal == layout.files.end() ? std::vector<BlockInterval>() : journal->dataExtents();
    if (data.empty() || !fs.has("extent"))
        return {};
    const Taken taken(layout);
    const auto firstFree = taken.firstFreeFrom(fs.firstDataBlock);
    auto place = taken.firstFreeFrom(fs.blocksOf(groupOfJournal(fs, taken)).first);
    if (place >= fs.end())
        place = firstFree;
    const auto actual = data.front().first;
    const auto directories = place == firstFree ? blocksOfDirectories(fs) : 0; // they take the first free blocks
    const bool byItself = actual >= place && taken.freeIn(between(place, actual)) <= directories;
    return byItself ? std::nullopt : std::optional(actual);
}

} // namespace atlas
