// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the kernel's md driver: drivers/md/raid0.c, raid5.c raid5_compute_sector() (ALGORITHM_LEFT_SYMMETRIC),
// raid10.c (near layout).
#include "compare/raid.h"

#include "base/parse_size.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <numeric>

namespace atlas {
namespace {

std::uint32_t parityDisks(RaidLevel level) { return level == RaidLevel::Raid5 ? 1 : level == RaidLevel::Raid6 ? 2 : 0; }

constexpr std::array levels{RaidLevel::Raid0, RaidLevel::Raid5, RaidLevel::Raid6, RaidLevel::Raid10};

std::optional<std::uint32_t> wholeNumber(std::string_view text) {
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The member that holds data chunk `chunk`. Parity starts on the last member and moves back by one with each stripe;
/// data start after it and wrap around.
std::uint32_t leftSymmetric(std::uint64_t chunk, const RaidGeometry& raid) {
    const auto parity = parityDisks(raid.level);
    const auto data = dataChunks(raid);
    const auto stripe = chunk / data;
    const auto parityMember = raid.members - 1 - stripe % raid.members;
    return static_cast<std::uint32_t>((parityMember + parity + chunk % data) % raid.members);
}

class Counter {
public:
    Counter(const Filesystem& fs, const RaidGeometry& raid, ByteOffset start)
        : m_fs(fs), m_raid(raid), m_start(start) {}

    std::vector<std::uint64_t> count(const std::vector<BlockNumber>& places, std::uint64_t length) const {
        std::vector<std::uint64_t> load(m_raid.members);
        for (const auto place : places) {
            add({place, {length}}, load);
        }
        return load;
    }

private:
    /// Adds whole chunks, not single blocks: an inode table of hundreds of blocks spans few chunks.
    void add(BlockInterval blocks, std::vector<std::uint64_t>& load) const {
        const auto blockSize = m_fs.blockSize.value;
        while (!blocks.empty()) {
            const auto byte = m_start.value + blocks.first.value * blockSize;
            const auto chunk = byte / m_raid.chunk.value;
            const auto left = (chunk + 1) * m_raid.chunk.value - byte;
            const auto here = std::min(blocks.count.value, (left + blockSize - 1) / blockSize);
            for (const auto member : membersOf(chunk, m_raid)) {
                load[member] += here;
            }
            blocks = between(blocks.first + BlockCount{here}, blocks.end());
        }
    }

    const Filesystem& m_fs;
    const RaidGeometry& m_raid;
    ByteOffset m_start;
};

} // namespace

bool isValid(const RaidGeometry& raid) {
    return raidChunks.contains(raid.chunk.value) && raidMembers.contains(raid.members) &&
           raid.members >= raidMembers.minimum + parityDisks(raid.level);
}

unsigned numberOf(RaidLevel level) {
    switch (level) {
    case RaidLevel::Raid0: return 0;
    case RaidLevel::Raid5: return 5;
    case RaidLevel::Raid6: return 6;
    case RaidLevel::Raid10: return 10;
    }
    return 0;
}

std::optional<RaidLevel> raidLevelOf(std::uint64_t number) {
    const auto* const found = std::ranges::find(levels, number, numberOf);
    return found == levels.end() ? std::nullopt : std::optional(*found);
}

Result<RaidGeometry> parseRaid(const std::string& text) {
    const auto first = std::min(text.find(':'), text.size());
    const auto second = std::min(text.find(':', first + 1), text.size());
    const auto number = wholeNumber(std::string_view(text).substr(0, first));
    const auto level = number ? raidLevelOf(*number) : std::nullopt;
    const auto members = wholeNumber(std::string_view(text).substr(std::min(second + 1, text.size())));
    const auto chunk = second < text.size() ? parseBytes(text.substr(first + 1, second - first - 1)) : ByteCount{0};
    const RaidGeometry raid{.level = level.value_or(RaidLevel::Raid0),
                            .chunk = chunk.value_or(ByteCount{0}),
                            .members = members.value_or(0)};
    if (!level || !isValid(raid)) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "a RAID set is LEVEL:CHUNK:MEMBERS with level 0, 5, 6 or 10: " + text,
                                     .hint = "--raid 0:512k:4"});
    }
    return raid;
}

std::string raidText(const RaidGeometry& raid) {
    return fmt::format("{}:{}:{}", numberOf(raid.level), raid.chunk.value, raid.members);
}

std::uint32_t dataChunks(const RaidGeometry& raid) {
    return raid.level == RaidLevel::Raid10 ? raid.members / 2 : raid.members - parityDisks(raid.level);
}

std::vector<std::uint32_t> membersOf(std::uint64_t chunk, const RaidGeometry& raid) {
    const auto modulo = [&](std::uint64_t number) { return static_cast<std::uint32_t>(number % raid.members); };
    switch (raid.level) {
    case RaidLevel::Raid0: return {modulo(chunk)};
    case RaidLevel::Raid10: return {modulo(2 * chunk), modulo(2 * chunk + 1)};
    case RaidLevel::Raid5:
    case RaidLevel::Raid6: return {leftSymmetric(chunk, raid)};
    }
    return {};
}

MemberLoad loadOf(const Layout& layout, const RaidGeometry& raid, ByteOffset start) {
    const Counter counter(layout.filesystem, raid, start);
    return {counter.count(layout.groups.blockBitmap, 1), counter.count(layout.groups.inodeBitmap, 1),
            counter.count(layout.groups.inodeTable, layout.filesystem.inodeTableBlocks)};
}

double imbalance(const std::vector<std::uint64_t>& load) {
    const auto sum = std::accumulate(load.begin(), load.end(), std::uint64_t{0});
    if (sum == 0) {
        return 0;
    }
    const auto largest = *std::ranges::max_element(load);
    return static_cast<double>(largest) * static_cast<double>(load.size()) / static_cast<double>(sum);
}

} // namespace atlas
