// SPDX-License-Identifier: GPL-3.0-or-later
// Which -G suits a use, with the metrics' own numbers as the reasons.
#pragma once

#include "compare/measure.h"

#include <array>
#include <span>

namespace atlas {

enum class Use : std::uint8_t { General, SmallFiles, Streaming, RaidMembers, SdCard };
inline constexpr std::array allUses{Use::General, Use::SmallFiles, Use::Streaming, Use::RaidMembers, Use::SdCard};

[[nodiscard]] std::string_view name(Use use);  ///< as on the command line: "small-files"
[[nodiscard]] std::optional<Use> useNamed(std::string_view name);

/// One option set with one -G, planned and measured.
struct Setting {
    std::string label;                            ///< "-G 16", "^flex_bg"
    std::optional<std::uint32_t> flexGroupSize{}; ///< none without flex_bg
    bool isDefault = false;                       ///< what these options give without a -G
    ByteCount blockSize{};
    Measured measured{};
};

/// Behind each kind: what `numbers` hold, in order; of the setting that is recommended first, then of the default.
enum class RecommendationKind : std::uint8_t {
    NoSetting,    ///< none is accepted
    NoDifference, ///< every setting places everything alike: block groups, runs of block bitmaps, reads of all bitmaps
    General, ///< reads of all bitmaps, seconds they take; both of the default; mean bytes to a group's block bitmap
    SmallFiles, ///< runs of bitmaps and inode tables; those of the default; mean bytes to a group's inode table
    Streaming, ///< bytes of the longest stretch without metadata; those of the default
    RaidNotNamed, ///< none
    RaidMembers, ///< the fullest member's load over the mean one; that of the default; see `load`
    SdCard, ///< runs of bitmaps; those of the default; 1 where the start is on a usual erase block
};

struct Recommendation {
    RecommendationKind kind{};
    std::optional<std::size_t> setting{}; ///< of the settings; none where it makes no difference or cannot be said
    std::string label{}; ///< the setting's
    std::string defaultLabel{}; ///< the default's; the same where that is recommended
    std::array<double, 5> numbers{};
    std::vector<std::uint64_t> load{}; ///< RaidMembers: block bitmaps on each member
    std::vector<std::uint64_t> defaultLoad{}; ///< those of the default
    bool operator==(const Recommendation&) const = default;
};

/// The rules, on settings by rising -G; -G above 16,384 is left out, since the kernel may refuse to grow such a volume online.
/// General: the default, or where its bitmaps take more than 10 s to load by the model, the smallest -G that does not.
/// Many small files: the fewest runs of bitmaps and inode tables, which creating files rewrites, with a mean way of at most
/// 4 GiB from a group to its inode table. Streaming: the smallest -G whose longest stretch without metadata reaches 16 GiB, or
/// nine tenths of what any reaches. RAID members: the most even load of block bitmaps; among those within 5 %, the fewest reads.
/// SD card: the fewest runs of bitmaps, hence the fewest erase blocks that are rewritten.
[[nodiscard]] Recommendation recommend(Use use, std::span<const Setting> settings, const MeasureFrame& frame);

} // namespace atlas
