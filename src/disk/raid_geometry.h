// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a RAID array of md: what mke2fs is told of it, and what the load of its members follows from.
#pragma once

#include "base/error.h"
#include "base/number_range.h"
#include "base/units.h"

#include <array>
#include <optional>

namespace atlas {

enum class RaidLevel : std::uint8_t { Raid0, Raid5, Raid6, Raid10 };
inline constexpr std::array allRaidLevels{RaidLevel::Raid0, RaidLevel::Raid5, RaidLevel::Raid6, RaidLevel::Raid10};

/// The chunk layout of md: levels 5 and 6 left-symmetric, level 10 with two near copies.
struct RaidGeometry {
    RaidLevel level = RaidLevel::Raid0;
    ByteCount chunk{std::uint64_t{512} << 10}; ///< bytes, of raidChunks
    std::uint32_t members = 4;                 ///< of raidMembers; at least 3 for level 5, 4 for level 6
    bool operator==(const RaidGeometry&) const = default;
};

inline constexpr NumberRange raidChunks{512, std::uint64_t{1} << 40}; ///< bytes
inline constexpr NumberRange raidMembers{2, 4096};

/// How many members an array of `level` may have.
[[nodiscard]] NumberRange memberCounts(RaidLevel level);

[[nodiscard]] bool isValid(const RaidGeometry& raid);

/// The RAID level as a number: 0, 5, 6 or 10.
[[nodiscard]] unsigned numberOf(RaidLevel level);
[[nodiscard]] std::optional<RaidLevel> raidLevelOf(std::uint64_t number);
/// "0, 5, 6 or 10".
[[nodiscard]] std::string raidLevelNames();

/// Parses LEVEL:CHUNK:MEMBERS, for example "0:512k:4". Fails for an invalid geometry.
[[nodiscard]] Result<RaidGeometry> parseRaid(const std::string& text);
/// The inverse of parseRaid(): "0:524288:4".
[[nodiscard]] std::string raidText(const RaidGeometry& raid);

/// Data chunks per stripe, without parity and second copies.
[[nodiscard]] std::uint32_t dataChunks(const RaidGeometry& raid);

} // namespace atlas
