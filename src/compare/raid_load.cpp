// SPDX-License-Identifier: GPL-3.0-or-later
// Follows drivers/md/raid0.c, raid5.c raid5_compute_sector() (ALGORITHM_LEFT_SYMMETRIC) and raid10.c (near layout) of
// the kernel.
#include "compare/raid_load.h"

#include <algorithm>
#include <numeric>

namespace atlas {
namespace {

/// The member with the first parity of the stripe of `chunk`: the last member first, then one back with each stripe.
std::uint32_t firstParity(std::uint64_t chunk, const RaidGeometry& raid) {
    const auto stripe = chunk / dataChunks(raid);
    return static_cast<std::uint32_t>(raid.members - 1 - stripe % raid.members);
}

/// The member with data chunk `chunk`: data start after the parity and wrap around.
std::uint32_t leftSymmetric(std::uint64_t chunk, const RaidGeometry& raid) {
    const auto data = dataChunks(raid);
    const auto parity = raid.members - data;
    return static_cast<std::uint32_t>((firstParity(chunk, raid) + parity + chunk % data) % raid.members);
}

class Counter {
public:
    Counter(const Filesystem& fs, const RaidGeometry& raid, ByteOffset start)
        : m_fs(fs), m_raid(raid), m_start(start) {}

    std::vector<std::uint64_t> count(const std::vector<BlockNumber>& places, std::uint64_t length) const {
        std::vector<std::uint64_t> load(m_raid.members);
        for (const auto place : places)
            add({place, {length}}, load);
        return load;
    }

private:
    /// Adds whole chunks, not blocks: an inode table of hundreds of blocks spans few chunks.
    void add(BlockInterval blocks, std::vector<std::uint64_t>& load) const {
        const auto blockSize = m_fs.blockSize.value;
        while (!blocks.empty()) {
            const auto byte = m_start.value + blocks.first.value * blockSize;
            const auto chunk = byte / m_raid.chunk.value;
            const auto left = (chunk + 1) * m_raid.chunk.value - byte;
            const auto here = std::min(blocks.count.value, (left + blockSize - 1) / blockSize);
            for (const auto member : membersWith(chunk, m_raid))
                load[member] += here;
            for (const auto member : parityMembersOf(chunk, m_raid))
                load[member] += here;
            blocks = between(blocks.first + BlockCount{here}, blocks.end());
        }
    }

    const Filesystem& m_fs;
    const RaidGeometry& m_raid;
    ByteOffset m_start;
};

} // namespace

std::vector<std::uint32_t> membersWith(std::uint64_t chunk, const RaidGeometry& raid) {
    const auto modulo = [&](std::uint64_t number) { return static_cast<std::uint32_t>(number % raid.members); };
    switch (raid.level) {
    case RaidLevel::Raid0: return {modulo(chunk)};
    case RaidLevel::Raid10: return {modulo(2 * chunk), modulo(2 * chunk + 1)};
    case RaidLevel::Raid5:
    case RaidLevel::Raid6: return {leftSymmetric(chunk, raid)};
    }
    return {};
}

std::vector<std::uint32_t> parityMembersOf(std::uint64_t chunk, const RaidGeometry& raid) {
    switch (raid.level) {
    case RaidLevel::Raid0:
    case RaidLevel::Raid10: return {};
    case RaidLevel::Raid5: return {firstParity(chunk, raid)};
    case RaidLevel::Raid6: return {firstParity(chunk, raid), (firstParity(chunk, raid) + 1) % raid.members};
    }
    return {};
}

SmallWrite smallWrite(const RaidGeometry& raid) {
    const auto parity = static_cast<std::uint32_t>(parityMembersOf(0, raid).size());
    const auto written = static_cast<std::uint32_t>(membersWith(0, raid).size()) + parity;
    return {parity == 0 ? 0 : std::min(1 + parity, dataChunks(raid) - 1), written};
}

MemberLoad loadOf(const Layout& layout, const RaidGeometry& raid, ByteOffset start) {
    const Counter counter(layout.filesystem, raid, start);
    return {counter.count(layout.groups.blockBitmap, 1), counter.count(layout.groups.inodeBitmap, 1),
            counter.count(layout.groups.inodeTable, layout.filesystem.inodeTableBlocks)};
}

double imbalance(const std::vector<std::uint64_t>& load) {
    const auto sum = std::accumulate(load.begin(), load.end(), std::uint64_t{0});
    if (sum == 0)
        return 0;
    const auto largest = *std::ranges::max_element(load);
    return static_cast<double>(largest) * static_cast<double>(load.size()) / static_cast<double>(sum);
}

} // namespace atlas
