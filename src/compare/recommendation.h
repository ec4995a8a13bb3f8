// SPDX-License-Identifier: GPL-3.0-or-later
// Recommends a -G for a use.
#pragma once

#include "base/parse_size.h"
#include "base/units.h"
#include "compare/measure.h"
#include "compare/measured_workload.h"
#include "compare/metric_table.h"
#include "compare/read_model.h"
#include "compare/weights.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

#include <cstdint>
#include <span>

namespace atlas {

inline constexpr double patience = 10; ///< seconds that are acceptable to wait once after a mount
inline constexpr ByteCount nearInodeTable{4 * GiB};
/// A metric of the recommended setting that is worse by this factor is named, whatever the use.
inline constexpr double namedFrom = 2;
/// A first write that takes less than this multiple of its transfer spends less on jumps; a larger -G cannot halve it.
inline constexpr double fewJumpsRatio = 2;

// The result, with its gain, cost and drawbacks.

enum class RecommendationKind : std::uint8_t {
    NoSetting, ///< no setting is eligible
    OneSetting, ///< only `chosen` is eligible
    NoDifference, ///< all eligible settings have the same metrics
    NotNoticeable, ///< `reference` is kept, because the gain of `best` is not noticeable
    HardlyMatters, ///< `reference` is kept, because `best` gains in the worst case only: isOfWorstCase()
    Keep, ///< `reference` is kept although `best` would gain
    Take, ///< `chosen` gains over `reference`
    RaidNotNamed,
};

/// Why this setting and not its neighbours.
enum class Reason : std::uint8_t {
    None, ///< nothing to choose
    ShortWait, ///< the reference waits less than `patience`
    NearestShortWait, ///< the setting nearest to the reference that waits less
    FewJumps, ///< from this -G on, jumps cost less than transfer
    ShortWay, ///< the best of those with near inode tables
    EvenMembers, ///< the most even that loses nothing in the works
    EveryEvenLoses, ///< every more even setting loses in the works
    FewestEraseBlocks,
    Dominates, ///< nowhere worse than the choice of the use's rule
};

/// Facts common to all settings.
struct AdviceFacts {
    std::uint64_t groups = 0;
    double streamingSeconds = 0; ///< to read everything but metadata
    ByteCount blockSize{};
    ByteCount physicalSector{};
    ReadModel model{};
    std::optional<RaidGeometry> raid{};
    std::optional<SmallWrite> smallWrite{}; ///< on the RAID array
    bool afterGrowth = false; ///< measured after growth
    bool isPlanned = false; ///< the reference is no image
    ByteCount size{}; ///< of the volume, with the reference
    bool misalignedByStart =
        false; ///< the volume starts off the physical sectors, which misaligns structures with every setting
    FitCounts structures{}; ///< with the reference
    ByteOffset phase{}; ///< of the physical sectors
    EraseBlocks eraseBlocks{};
    bool isUncounted = false; ///< the deciding metric, for the reference: isUncounted()
    bool offEraseBlock = false; ///< the volume does not start on an erase block
    bool operator==(const AdviceFacts&) const = default;
};

/// A metric that differs, as Metric::comparable().
struct MetricChange {
    MetricKind kind{};
    double from = 0;
    double to = 0;
    bool operator==(const MetricChange&) const = default;
};

/// The rows of capacity in which `settings` differ noticeably, from the least to the greatest.
[[nodiscard]] std::vector<MetricChange> differencesInCapacity(std::span<const MeasuredLayout> settings);

/// A setting that cannot hold the files of the use: holdsFilesOf().
struct TooFewFiles {
    std::string label{};
    Capacity capacity{};
    bool operator==(const TooFewFiles&) const = default;
};

struct Recommendation {
    RecommendationKind kind{};
    Use use{};
    std::optional<std::size_t>
        chosenAt{}; ///< index of `chosen` in the table; nullopt if it is not there, or unless isMade()
    Weighed chosen{};
    Weighed reference{}; ///< the default, else the first setting
    Weighed best{}; ///< eligible setting that is best by the use's weight alone
    Reason reason = Reason::None;
    std::optional<Weighed> forWorstCase{}; ///< what HardlyMatters leaves to those who expect the worst case
    std::vector<Weighed> neighbours{}; ///< of `forWorstCase` or `chosen`: the next smaller and the next larger -G
    std::vector<MetricChange> capacity{}; ///< in which the reference and the eligible settings differ
    /// Listed metrics beside the losses() in which `chosen` is worse than `reference` by the factor namedFrom.
    std::vector<MetricChange> muchWorse{};
    std::vector<TooFewFiles> tooFewFiles{}; ///< not eligible for that
    std::optional<Weighed> packed{}; ///< the best packed one, if it needs noticeably less than `chosen`
    std::string command{}; ///< makes `chosen` on DEVICE; empty unless planned
    bool isPackedLeftOut = false; ///< a packed setting is among those that were not eligible
    bool isLargeLeftOut = false; ///< a -G above maxGrowableFlexGroupSize is
    bool isReferencePacked = false;
    bool referenceIsDefault = false;
    bool amongLayouts = false; ///< among the user's layouts, not the useful -G
    AdviceFacts facts{};
    bool operator==(const Recommendation&) const = default;

    [[nodiscard]] bool isMade() const;
    /// Whether `setting` is the recommended -G. Several layouts of the user may share a -G: see chosenAt.
    [[nodiscard]] bool recommends(const FlexGroupSetting& setting) const;
};

/// Recommends a setting against `reference`, else the default, else the first one. Precondition: `settings` are sorted
/// by rising -G. Never recommends a -G above maxGrowableFlexGroupSize, a packed setting, because damage to one region can
/// then take all bitmaps and inode tables and growth does not pack, a setting that cannot hold the use's files, or a
/// dominated one. Of equals it takes the reference, else the smallest -G. Keeps the reference if no setting gains
/// noticeably, or only in the worst case: then the rule of the use tells what those take who expect that case. By use:
/// - General, VM image: the setting nearest to the reference with which a first write after a mount waits at most
///   `patience`; as for streaming if there is none.
/// - Many small files: the fastest e2fsck -f with a mean distance of at most nearInodeTable.
/// - Streaming, database: the smallest -G whose first write after a mount spends less time on jumps than on transfer,
///   so that a larger one cannot halve it.
/// - RAID members: the most even load among settings that lose nothing in the works against the reference and, unless
///   that does, put no groups further than nearInodeTable from their inode tables; within 5 % of it, as for streaming.
///   Block bitmaps are bitmapShareOfWrites of the load.
/// - SD card: the fewest erase blocks with bitmaps.
[[nodiscard]] Recommendation recommend(Use use, std::span<const MeasuredLayout> settings, const MeasureFrame& frame,
                                       const MeasuredLayout* reference = nullptr);

// A comparison of layouts.

/// A file system below this size is probably an image that will be grown on its medium: cards and modules on sale hold
/// more.
inline constexpr ByteCount smallImage{4 * GiB};

/// As many as the window and a terminal can show.
inline constexpr NumberRange comparedLayouts{2, 8};

struct MeasuredComparison {
    std::vector<MeasuredLayout> layouts;
    MeasureFrame frame;
    std::optional<ByteCount> size{}; ///< of the device for which option lines are planned
    std::optional<ByteCount> grownTo{}; ///< plans are measured after growth to this size
    bool grownMounted = false; ///< by the kernel, else by resize2fs while not mounted
    PlanOrigin origin{}; ///< of the plans; empty without plans
    std::optional<Recommendation> recommendation{}; ///< nullopt: not requested
    std::optional<MeasuredWorkload> workload{}; ///< likewise
};

/// Recommends one of the layouts against the first.
[[nodiscard]] Recommendation recommendAmong(const MeasuredComparison& comparison, Use use);

// One set of mke2fs options, measured with every useful -G.

/// The layouts are sorted by rising -G, packed ones last.
struct MeasuredFlexGroupSweep : MeasuredComparison {
    DefaultPlan defaultPlan; ///< without -G
    std::vector<Note> notes; ///< on each setting, then on all together
};

} // namespace atlas
