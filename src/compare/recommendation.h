// SPDX-License-Identifier: GPL-3.0-or-later
// Recommends a -G for a use: what it gains in the work that the use waits for, what it costs, and what speaks against it.
#pragma once

#include "compare/measure.h"
#include "compare/read_model.h"

#include <array>
#include <span>

namespace atlas {

enum class Use : std::uint8_t { General, SmallFiles, Streaming, RaidMembers, SdCard, VmImage, Database };
inline constexpr std::array allUses{Use::General, Use::SmallFiles, Use::Streaming, Use::RaidMembers,
                                    Use::SdCard,  Use::VmImage,    Use::Database};

[[nodiscard]] std::string_view name(Use use); ///< as on the command line: "small-files"
[[nodiscard]] std::optional<Use> useNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> useNames();
/// What the use implies about the medium where nobody says otherwise.
[[nodiscard]] Medium usualMedium(Use use);

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

/// What settings are weighed by: less is better of each.
enum class Weight : std::uint8_t {
    FirstWrite, ///< the works: seconds
    Fsck,
    Find,
    DeleteTree,
    Mount,
    InodeTableDistance, ///< mean, in bytes
    FullestMember, ///< block bitmaps on the fullest member of the RAID array by the mean; else 0
    EraseBlocks, ///< that hold bitmaps; of the use for an SD card, else 0
};
inline constexpr std::size_t weightCount = 8;
[[nodiscard]] std::string_view name(Weight weight); ///< as in JSON, with its unit: "fsck_seconds"

/// What the sentence says of one setting.
struct Weighed {
    std::string label{};
    std::array<double, weightCount> weights{}; ///< in the order of Weight
    Reads reads{}; ///< of the work that the use waits for, where there is one
    std::optional<std::uint32_t> flexGroupSize{};
    double streamingJumps = 0; ///< seconds for jumps over metadata when all that is not metadata is read
    std::vector<std::uint64_t> load{}; ///< of block bitmaps on each member, with parity
    bool operator==(const Weighed&) const = default;

    [[nodiscard]] double of(Weight weight) const { return weights[static_cast<std::size_t>(weight)]; }
};

/// The weight in which the use counts its gain.
[[nodiscard]] Weight weightOf(Use use);

/// In what `chosen` is worse than `reference` by as much as is noticed.
[[nodiscard]] std::vector<Weight> losses(const Weighed& chosen, const Weighed& reference);
/// Whether `better` is in nothing worse than `than`, and noticeably better in something.
[[nodiscard]] bool dominates(const Weighed& better, const Weighed& than);

/// Why one setting is taken and not its neighbours.
enum class Reason : std::uint8_t {
    None, ///< nothing to choose
    ShortWait, ///< the reference waits for less than `patience`
    FewJumps, ///< jumps cost less than transfer from this -G on
    ShortWay, ///< the best of those whose inode tables are near
    EvenMembers, ///< as even as any that loses nothing in the works
    EveryEvenLoses, ///< each that is more even loses in the works
    FewestEraseBlocks,
    Dominates, ///< in nothing worse than what the rule of the use took
};

/// What is common to all settings and sentences.
struct AdviceFacts {
    std::uint64_t groups = 0;
    std::uint64_t findReads = 0; ///< of `find /` with the reference
    double streamingSeconds = 0; ///< to read all that is not metadata
    ByteCount blockSize{};
    ReadModel model{};
    std::optional<RaidGeometry> raid{};
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
    Weighed best{}; ///< of the settings that may be recommended, by the weight of the use alone
    Reason reason = Reason::None;
    std::vector<Weighed> neighbours{}; ///< of what is recommended: with the next smaller and the next larger -G
    bool referenceIsDefault = false;
    AdviceFacts facts{};
    bool operator==(const Recommendation&) const = default;
};

/// Below either a difference is not noticed: a twentieth of the whole, or 50 ms where it is a time.
inline constexpr double noticeableShare = 0.05;
inline constexpr double noticeableSeconds = 0.05;
inline constexpr double patience = 10; ///< seconds that few mind to wait once after a mount
inline constexpr ByteCount nearInodeTable{std::uint64_t{4} << 30};

/// Recommends a setting against `reference`, else the default, else the first one. Precondition: `settings` are sorted by
/// rising -G. Never recommends a -G above maxGrowableFlexGroupSize, nor a setting that another one dominates. Keeps the
/// default where no setting gains a noticeable difference. Else the rules:
/// General, VM image: the default while a first write after a mount waits at most `patience`; else as for streaming.
/// Many small files: the least time of e2fsck -f with a mean distance of at most nearInodeTable.
/// Streaming, database: the smallest -G whose first write after a mount spends less time on jumps than on transfer: a
/// larger one cannot halve it.
/// RAID members: the most even load of block bitmaps among the settings that lose nothing in the works against the
/// reference; of those within 5 % of it, as for streaming.
/// SD card: the fewest erase blocks with bitmaps.
[[nodiscard]] Recommendation recommend(Use use, std::span<const Setting> settings, const MeasureFrame& frame,
                                       const Setting* reference = nullptr);

} // namespace atlas
