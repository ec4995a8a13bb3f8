// SPDX-License-Identifier: GPL-3.0-or-later
// Which member of a RAID array holds a layout's bitmaps and inode tables.
#pragma once

#include "base/error.h"
#include "layout/layout.h"

namespace atlas {

enum class RaidLevel : std::uint8_t { Raid0, Raid5, Raid6, Raid10 };

/// As md lays chunks out: levels 5 and 6 left-symmetric, level 10 with two near copies.
struct RaidGeometry {
    RaidLevel level = RaidLevel::Raid0;
    ByteCount chunk{std::uint64_t{512} << 10}; ///< above 0
    std::uint32_t members = 4;                 ///< at least 2, 3 for level 5, 4 for level 6
    bool operator==(const RaidGeometry&) const = default;
};

[[nodiscard]] bool isValid(const RaidGeometry& raid);

/// 0, 5, 6 or 10.
[[nodiscard]] unsigned numberOf(RaidLevel level);
[[nodiscard]] std::optional<RaidLevel> raidLevelOf(std::uint64_t number);

/// LEVEL:CHUNK:MEMBERS as it is typed: "0:512k:4". Fails on what is no valid set.
[[nodiscard]] Result<RaidGeometry> parseRaid(const std::string& text);
/// What parseRaid reads back: "0:524288:4".
[[nodiscard]] std::string raidText(const RaidGeometry& raid);

/// Chunks of a stripe that hold data and no parity and no second copy.
[[nodiscard]] std::uint32_t dataChunks(const RaidGeometry& raid);

/// The members that hold data chunk `chunk`: one, or both of its copies on level 10.
[[nodiscard]] std::vector<std::uint32_t> membersOf(std::uint64_t chunk, const RaidGeometry& raid);

struct MemberLoad {
    std::vector<std::uint64_t> blockBitmaps;     ///< blocks on each member; parity is not counted
    std::vector<std::uint64_t> inodeBitmaps;
    std::vector<std::uint64_t> inodeTableBlocks;
    bool operator==(const MemberLoad&) const = default;
};

/// `start`: byte of the array at which the volume begins. A block larger than a chunk counts where it begins.
[[nodiscard]] MemberLoad loadOf(const Layout& layout, const RaidGeometry& raid, ByteOffset start = {});

/// The largest load over the mean one: 1 is even; 0 where there is none.
[[nodiscard]] double imbalance(const std::vector<std::uint64_t>& load);

} // namespace atlas
