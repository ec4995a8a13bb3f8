// SPDX-License-Identifier: GPL-3.0-or-later
// From where on a recommendation of -G counts a difference, a wait or a distance.
#pragma once

#include "base/parse_size.h"
#include "base/units.h"
#include "compare/weights.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

#include <cstdint>
#include <span>

namespace atlas {

/// Below either a difference is not noticed: a twentieth of the whole, or 50 ms where it is a time, or one request of 1 MiB where
/// it is a distance.
inline constexpr double noticeableShare = 0.05;
inline constexpr double noticeableSeconds = 0.05;
inline constexpr ByteCount noticeableDistance{MiB};
inline constexpr double patience = 10; ///< seconds that few mind to wait once after a mount
inline constexpr ByteCount nearInodeTable{4 * GiB};
/// A first write that takes less than so many times its transfer spends less on jumps: a larger -G cannot halve it.
inline constexpr double fewJumpsRatio = 2;

// Recommends a -G for a use: what it gains in the work that the use waits for, what it costs, and what speaks against it.

enum class RecommendationKind : std::uint8_t {
    NoSetting, ///< no setting may be recommended
    OneSetting, ///< only `chosen` may be recommended
    NoDifference, ///< all settings that may be recommended give the same metrics
    NotNoticeable, ///< `reference` is kept, because `best` gains less than can be noticed
    Keep, ///< `reference` is kept, although `best` would gain
    Take, ///< `chosen` gains over `reference`
    RaidNotNamed,
};

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
    ByteCount physicalSector{};
    ReadModel model{};
    std::optional<RaidGeometry> raid{};
    std::optional<SmallWrite> smallWrite{}; ///< on the RAID array
    bool afterGrowth = false; ///< the settings were measured after the file system had grown
    bool misalignedByStart =
        false; ///< the volume starts off the physical sectors, which misaligns structures of every setting
    FitCounts structures{}; ///< with the reference
    ByteOffset phase{}; ///< of the physical sectors
    EraseBlocks eraseBlocks{};
    bool offEraseBlock = false; ///< the volume does not start on an erase block
    bool operator==(const AdviceFacts&) const = default;
};

struct Recommendation {
    RecommendationKind kind{};
    Use use{};
    std::optional<std::size_t>
        chosenAt{}; ///< index of `chosen` among what is shown; nullopt where it is not, or unless isMade()
    Weighed chosen{};
    Weighed reference{}; ///< the default, or the first setting where none is
    Weighed best{}; ///< of the settings that may be recommended, by the weight of the use alone
    Reason reason = Reason::None;
    std::vector<Weighed> neighbours{}; ///< of what is recommended: with the next smaller and the next larger -G
    bool referenceIsDefault = false;
    bool amongLayouts = false; ///< of layouts that the user chose, not of the useful -G
    AdviceFacts facts{};
    bool operator==(const Recommendation&) const = default;

    /// Whether `chosen` is recommended.
    [[nodiscard]] bool isMade() const;
    /// Whether `setting` is what is recommended of every -G. Of layouts that the user chose, several may have one -G: see
    /// chosenAt.
    [[nodiscard]] bool recommends(const FlexGroupSetting& setting) const;
};

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
[[nodiscard]] Recommendation recommend(Use use, std::span<const MeasuredLayout> settings, const MeasureFrame& frame,
                                       const MeasuredLayout* reference = nullptr);

// Layouts side by side, with what is needed to measure them again.

/// Layouts side by side, as many as the window and a terminal show.
inline constexpr NumberRange comparedLayouts{2, 8};

struct MeasuredComparison {
    std::vector<MeasuredLayout> layouts;
    MeasureFrame frame;
    std::optional<ByteCount> size{}; ///< of the device that option lines are planned for
    std::optional<ByteCount> grownTo{}; ///< what is planned is measured as resize2fs grew it to this size
    PlanOrigin origin{}; ///< of the plans; empty without plans
    std::optional<Recommendation> recommendation{}; ///< nullopt: not asked for
};

/// Recommends one of `comparison.layouts` against the first of them.
[[nodiscard]] Recommendation recommendAmong(const MeasuredComparison& comparison, Use use);

// One set of mke2fs options with every -G, planned and measured.

/// The layouts by rising -G, the packed ones last.
struct MeasuredFlexGroupSweep : MeasuredComparison {
    DefaultPlan defaultPlan; ///< of the options without -G
    std::vector<Note> notes; ///< those that hold for each setting, then those on the settings together
};

} // namespace atlas
