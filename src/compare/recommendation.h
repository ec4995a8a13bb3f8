// SPDX-License-Identifier: GPL-3.0-or-later
// Recommends a -G for a use, with the metrics as reasons.
#pragma once

#include "compare/measure.h"

#include <array>
#include <span>

namespace atlas {

enum class Use : std::uint8_t { General, SmallFiles, Streaming, RaidMembers, SdCard };
inline constexpr std::array allUses{Use::General, Use::SmallFiles, Use::Streaming, Use::RaidMembers, Use::SdCard};

[[nodiscard]] std::string_view name(Use use);  ///< as on the command line: "small-files"
[[nodiscard]] std::optional<Use> useNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> useNames();

/// One set of options with one -G, planned and measured.
struct Setting {
    std::string label;                            ///< "-G 16", "^flex_bg"
    std::optional<std::uint32_t> flexGroupSize{}; ///< nullopt without flex_bg
    bool isDefault = false;                       ///< the result of these options without -G
    Measured measured{};
};

/// The rule that chose. Behind each kind: the content of Recommendation::numbers, in order. Where the same value is
/// given of two settings, that of the recommended one comes first, then that of the default.
enum class RecommendationKind : std::uint8_t {
    NoSetting,    ///< no setting may be recommended; no numbers
    OneSetting,   ///< only `label` is left, which is the default; no numbers
    NoDifference, ///< all settings give the same metrics: block groups, runs of block bitmaps, reads of all bitmaps
    General, ///< reads of all bitmaps, their seconds; both of the default; mean bytes to a group's block bitmap
    SmallFiles, ///< runs of bitmaps and inode tables; of the default; mean bytes to a group's inode table
    Streaming, ///< bytes of the longest stretch without metadata; of the default
    RaidNotNamed, ///< none
    RaidMembers, ///< largest member load divided by the mean; that of the default; see `load`
    SdCard, ///< runs of bitmaps; of the default; 1 when the start is on a usual erase block boundary, else 0
};

struct Recommendation {
    RecommendationKind kind{};
    std::optional<std::size_t> setting{}; ///< index into the settings; nullopt without a recommendation
    std::string label{}; ///< label of the recommended setting
    std::string defaultLabel{}; ///< label of the default; equal when the default is recommended
    std::array<double, 5> numbers{};
    std::vector<std::uint64_t> load{}; ///< RaidMembers: blocks of block bitmaps on each member
    std::vector<std::uint64_t> defaultLoad{}; ///< the same for the default
    bool operator==(const Recommendation&) const = default;
};

/// Recommends a setting. Precondition: `settings` are sorted by rising -G. Ignores -G above
/// maxGrowableFlexGroupSize. The rules:
/// General: the default, or when its bitmaps take more than 10 s to load by the model, the smallest -G whose bitmaps do
/// not.
/// Many small files: the fewest runs of bitmaps and inode tables, which creating files rewrites, with a mean distance
/// of at most 4 GiB from a group to its inode table.
/// Streaming: the smallest -G whose longest stretch without metadata reaches 16 GiB, or nine tenths of the longest of
/// any setting.
/// RAID members: the most even load of block bitmaps; among settings within 5 % of it, the fewest reads.
/// SD card: the fewest runs of bitmaps, hence the fewest rewritten erase blocks.
[[nodiscard]] Recommendation recommend(Use use, std::span<const Setting> settings, const MeasureFrame& frame);

} // namespace atlas
