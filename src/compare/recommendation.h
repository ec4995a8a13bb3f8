// SPDX-License-Identifier: GPL-3.0-or-later
// Recommends a -G for a use: what it gains in the work that the use waits for, what it costs, and what speaks against it.
#pragma once

#include "compare/measure.h"

#include <array>
#include <span>

namespace atlas {

enum class Use : std::uint8_t { General, SmallFiles, Streaming, RaidMembers, SdCard };
inline constexpr std::array allUses{Use::General, Use::SmallFiles, Use::Streaming, Use::RaidMembers, Use::SdCard};

[[nodiscard]] std::string_view name(Use use); ///< as on the command line: "small-files"
[[nodiscard]] std::optional<Use> useNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> useNames();

/// One set of options with one -G, planned and measured.
struct Setting {
    std::string label; ///< "-G 16", "^flex_bg"
    std::optional<std::uint32_t> flexGroupSize{}; ///< nullopt without flex_bg
    bool isDefault = false; ///< the result of these options without -G
    Measured measured{};
};

enum class RecommendationKind : std::uint8_t {
    NoSetting, ///< no setting may be recommended
    OneSetting, ///< only `chosen` is left
    NoDifference, ///< all settings give the same metrics
    NotNoticeable, ///< `reference` is kept, because `best` gains less than can be noticed
    Keep, ///< `reference` is kept, although `best` would gain
    Take, ///< `chosen` gains over `reference`
    RaidNotNamed,
};

/// What the sentence says of one setting.
struct Weighed {
    std::string label{};
    double cost =
        0; ///< in the unit of the use: seconds of a work, erase blocks, or load of the fullest member by the mean
    Reads reads{}; ///< of the work, where there is one
    double toInodeTable = 0; ///< mean distance in bytes
    double firstWrite = 0; ///< seconds
    std::vector<std::uint64_t> load{}; ///< of block bitmaps on each member, with parity
    bool operator==(const Weighed&) const = default;
};

/// What is common to all settings and sentences.
struct AdviceFacts {
    std::uint64_t groups = 0;
    Medium medium = Medium::HardDisk;
    std::uint64_t findReads = 0; ///< of `find /` with the reference
    double streamingSeconds = 0; ///< to read all that is not metadata
    double streamingJumps = 0; ///< seconds of it for jumps over metadata, with the setting that has most of them
    std::optional<SmallWrite> smallWrite{}; ///< on the RAID array
    bool offEraseBlock = false; ///< the volume does not start on a usual erase block
    bool operator==(const AdviceFacts&) const = default;
};

struct Recommendation {
    RecommendationKind kind{};
    Use use{};
    std::optional<std::size_t> setting{}; ///< index into the settings; nullopt without a recommendation
    Weighed chosen{};
    Weighed reference{}; ///< the default, or the first setting where none is
    Weighed best{}; ///< of the settings that may be recommended, by the cost of the use alone
    bool referenceIsDefault = false;
    AdviceFacts facts{};
    bool operator==(const Recommendation&) const = default;
};

/// Below either a difference is not noticed: a twentieth of the whole, or 50 ms where it is a time.
inline constexpr double noticeableShare = 0.05;
inline constexpr double noticeableSeconds = 0.05;

/// Recommends a setting against `reference`, else the default, else the first one. Precondition: `settings` are sorted by rising -G. Ignores -G above maxGrowableFlexGroupSize. Keeps
/// the default where no setting gains a noticeable difference. Else the rules:
/// General: the default while a first write after a mount waits at most 10 s; else as for streaming.
/// Many small files: the least time of e2fsck -f with a mean distance of at most 4 GiB from a group to its inode table.
/// Streaming: the smallest -G whose first write after a mount spends less time on jumps than on transfer: a larger one
/// cannot halve it.
/// RAID members: the most even load of block bitmaps; among settings within 5 % of it, the shortest first write.
/// SD card: the fewest erase blocks with bitmaps.
[[nodiscard]] Recommendation recommend(Use use, std::span<const Setting> settings, const MeasureFrame& frame,
                                       const Setting* reference = nullptr);

} // namespace atlas
