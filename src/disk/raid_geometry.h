// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of an md RAID array: input of mke2fs, and the basis for the load of its members.
#pragma once

#include "base/error.h"
#include "base/parse_size.h"
#include "base/units.h"

#include <array>
#include <optional>

namespace atlas {

enum class RaidLevel : std::uint8_t { Raid0, Raid5, Raid6, Raid10 };
inline constexpr std::array allRaidLevels{RaidLevel::Raid0, RaidLevel::Raid5, RaidLevel::Raid6, RaidLevel::Raid10};

/// The chunk layout of md: levels 5 and 6 left-symmetric, level 10 with two near copies.
struct RaidGeometry {
    RaidLevel level = RaidLevel::Raid0;
    ByteCount chunk{512 * KiB}; ///< whole KiB in raidChunks; for level 5, 6 and 10 a power of two
    std::uint32_t members = 4;                 ///< within memberCounts()
    bool operator==(const RaidGeometry&) const = default;
};

/// Bytes. mdadm and the kernel store a chunk as an int in sectors of 512 bytes.
inline constexpr NumberRange raidChunks{4096, std::uint64_t{1} << 39};
inline constexpr NumberRange raidMembers{2, 1920}; ///< a superblock of md 1.x has room for the roles of 1,920 devices

/// Allowed members of an array of `level`: mdadm accepts level 5 with two, but level 6 only from four.
[[nodiscard]] NumberRange memberCounts(RaidLevel level);

[[nodiscard]] bool isValid(const RaidGeometry& raid);

/// 0, 5, 6 or 10.
[[nodiscard]] unsigned numberOf(RaidLevel level);
[[nodiscard]] std::optional<RaidLevel> raidLevelOf(std::uint64_t number);
/// "0, 5, 6 or 10".
[[nodiscard]] std::string raidLevelNames();

/// Parses LEVEL:CHUNK:MEMBERS, for example "0:512k:4". Fails for an invalid geometry.
[[nodiscard]] Result<RaidGeometry> parseRaid(const std::string& text);
/// The inverse of parseRaid(): "0:524288:4".
[[nodiscard]] std::string raidText(const RaidGeometry& raid);

/// Data chunks per stripe, without parity and copies.
[[nodiscard]] std::uint32_t dataChunks(const RaidGeometry& raid);

/// mke2fs(8), -E stride and stripe_width, in blocks.
struct Stripe {
    std::uint64_t stride = 0;
    std::uint64_t width = 0;
    bool operator==(const Stripe&) const = default;
};

/// nullopt if the chunk is not a multiple of `blockSize`.
[[nodiscard]] std::optional<Stripe> stripeOf(const RaidGeometry& raid, ByteCount blockSize);
/// The array of `level` for which mke2fs was given that stripe, with the default members if it has no width; nullopt if
/// md cannot create it.
[[nodiscard]] std::optional<RaidGeometry> raidWith(RaidLevel level, const Stripe& stripe, ByteCount blockSize);
/// For mke2fs -E: "stride=128,stripe_width=384".
[[nodiscard]] std::string extendedOption(const Stripe& stripe);

} // namespace atlas
