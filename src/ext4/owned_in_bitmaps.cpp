// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/owned_in_bitmaps.h"

#include "allocation/bitmap_reader.h"
#include "allocation/metadata_free.h"

#include <bit>

namespace atlas {
namespace {

/// Calls `run(from, end, inUse)` for each run of equal bits of the first `count`.
template <class Run>
void eachRun(std::span<const std::byte> bits, std::uint32_t count, Run run) {
    std::uint32_t from = 0;
    bool inUse = false;
    for (std::uint32_t at = 0; at < count;) {
        const auto rest = wordAt(bits, at / 64 * 8, 0) >> (at % 64);
        const auto left = std::min(64 - at % 64, count - at);
        const auto alike =
            std::min(static_cast<std::uint32_t>(inUse ? std::countr_one(rest) : std::countr_zero(rest)), left);
        at += alike;
        if (alike < left) {
            if (at > from) {
                run(from, at, inUse);
            }
            from = at;
            inUse = !inUse;
        }
    }
    if (count > from) {
        run(from, count, inUse);
    }
}

} // namespace

std::vector<OwnedBlocks>::const_iterator OwnedInBitmaps::ownedFrom(BlockNumber block) const {
    return std::ranges::partition_point(
        m_owned, [&](const OwnedBlocks& each) { return endOfCluster(each.blocks.end()) <= block; });
}

std::vector<Region>::const_iterator OwnedInBitmaps::regionFrom(BlockNumber block) const {
    return std::ranges::partition_point(m_layout.regions,
                                        [&](const Region& each) { return endOfCluster(each.blocks().end()) <= block; });
}

BlockNumber OwnedInBitmaps::endOfCluster(BlockNumber block) const {
    const auto& fs = m_layout.filesystem;
    const auto ratio = std::max(fs.blocksPerCluster(), 1U);
    const auto past = (block - fs.firstDataBlock).value % ratio;
    return past == 0 ? block : std::min(block + BlockCount{ratio - past}, fs.end());
}

BlockNumber OwnedInBitmaps::startOfCluster(BlockNumber block) const {
    const auto& fs = m_layout.filesystem;
    const auto ratio = std::max(fs.blocksPerCluster(), 1U);
    return {block.value - (block - fs.firstDataBlock).value % ratio};
}

BlockNumber OwnedInBitmaps::coveredUntil(BlockNumber block) const {
    auto end = block;
    if (const auto region = regionFrom(block);
        region != m_layout.regions.end() && startOfCluster(region->first) <= block) {
        end = std::max(end, endOfCluster(region->blocks().end()));
    }
    if (const auto owned = ownedFrom(block); owned != m_owned.end() && startOfCluster(owned->blocks.first) <= block) {
        end = std::max(end, endOfCluster(owned->blocks.end()));
    }
    return end;
}

BlockNumber OwnedInBitmaps::nextCovered(BlockNumber block) const {
    auto next = m_layout.filesystem.end();
    if (const auto region = regionFrom(block); region != m_layout.regions.end()) {
        next = std::min(next, startOfCluster(region->first));
    }
    if (const auto owned = ownedFrom(block); owned != m_owned.end()) {
        next = std::min(next, startOfCluster(owned->blocks.first));
    }
    return next;
}

void OwnedInBitmaps::used(BlockInterval blocks) {
    for (auto at = blocks.first; at < blocks.end();) {
        if (const auto covered = coveredUntil(at); covered > at) {
            at = covered;
            continue;
        }
        const auto end = std::min(nextCovered(at), blocks.end());
        if (!m_unowned.empty() && m_unowned.back().end() == at) {
            m_unowned.back() = between(m_unowned.back().first, end);
        } else {
            m_unowned.push_back(between(at, end));
        }
        at = end;
    }
}

void OwnedInBitmaps::free(BlockInterval blocks) {
    for (auto owned = ownedFrom(blocks.first); owned != m_owned.end() && owned->blocks.first < blocks.end(); ++owned) {
        m_freeButOwned += intersection(owned->blocks, blocks).count.value;
    }
}

void OwnedInBitmaps::bitmap(GroupNumber group, std::span<const std::byte> bits) {
    const auto blocks = m_layout.filesystem.blocksOf(group);
    const auto ratio = m_layout.filesystem.blocksPerCluster();
    const auto clusters = std::min<std::uint64_t>(m_layout.filesystem.clustersOf(group), 8 * bits.size());
    eachRun(bits, static_cast<std::uint32_t>(clusters), [&](std::uint32_t from, std::uint32_t end, bool inUse) {
        const auto run = between(blocks.first + BlockCount{std::uint64_t{from} * ratio},
                                 std::min(blocks.first + BlockCount{std::uint64_t{end} * ratio}, blocks.end()));
        inUse ? used(run) : free(run);
    });
}

/// Only what metadata occupies is in use there, the blocks of the resize inode among it.
void OwnedInBitmaps::uninitialised(GroupNumber group) {
    const auto blocks = m_layout.filesystem.blocksOf(group);
    const auto ratio = m_layout.filesystem.blocksPerCluster();
    const auto region = static_cast<std::size_t>(regionFrom(blocks.first) - m_layout.regions.begin());
    auto from = blocks.first;
    usedWithoutBitmap(m_layout, group, region, [&](std::uint32_t first, std::uint32_t end) {
        free(between(from, blocks.first + BlockCount{std::uint64_t{first} * ratio}));
        from = std::max(from, blocks.first + BlockCount{std::uint64_t{end} * ratio});
    });
    free(between(from, blocks.end()));
}

} // namespace atlas
