// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on alignment and all that it rests on.
#pragma once

#include "alignment/cost.h"
#include "alignment/cure.h"
#include "alignment/judged_structures.h"
#include "alignment/marked_misses.h"
#include "alignment/members.h"
#include "alignment/stack.h"
#include "alignment/starts.h"
#include "disk/drive.h"
#include "disk/drive_overrides.h"
#include "layout/health.h"

#include <cstdint>
#include <string_view>

namespace atlas {

/// Page size of most machines: mke2fs makes larger blocks, but a kernel with 4 KiB pages cannot mount them.
inline constexpr ByteCount usualPageSize{4096};

/// Whether the kernel can mount a volume with such blocks on `drive`: not if they are smaller than the logical sectors
/// (fs/ext4/super.c, sb_set_blocksize()). Blocks above usualPageSize depend on the machine and count as mountable.
[[nodiscard]] inline bool isMountable(ByteCount blockSize, const Drive& drive) {
    return blockSize >= drive.targetSector();
}

/// Whether such a block fits in a page on every machine.
[[nodiscard]] constexpr bool fitsEveryPage(ByteCount blockSize) { return blockSize <= usualPageSize; }

/// The verdict as one state, the source of the text, the JSON, the exit status and the colours, from the best to the
/// worst. For a what-if it ignores Remedies::conflict.
enum class AlignmentState : std::uint8_t {
    NothingJudged, ///< there is neither a volume nor a start
    Whole,
    SmallBlocks, ///< placed right, but the blocks of the volume are smaller than the physical sectors
    OthersUnread, ///< what was judged is whole, but other ext file systems are unreadable or over a limit
    OffGranularity, ///< whole on the physical sectors, but off a stripe or erase block that the user named
    OthersOff, ///< what was judged is whole, but other starts or ext file systems are off the physical sectors
    NoVolume, ///< the judged starts are whole, but what was named holds no ext file system
    PlaceUnknown, ///< where the bytes of the device lie on the disks below is unknown
    VolumeUnread, ///< the judged starts are whole, but an ext file system there could not be read
    CutOff, ///< what is present is whole, but structures of the volume lie past the end of the image or partition
    Misaligned,
    Unmountable, ///< on the drive, blocks are smaller than a logical sector, or the partition table is not found
};

[[nodiscard]] std::string_view name(AlignmentState state); ///< in JSON, for example "others_off"

[[nodiscard]] constexpr bool isMisaligned(AlignmentState state) {
    return state == AlignmentState::Misaligned || state == AlignmentState::Unmountable;
}

/// Whether a verdict in this state has a fit.
[[nodiscard]] constexpr bool hasFit(AlignmentState state) {
    return state != AlignmentState::NothingJudged && state != AlignmentState::NoVolume &&
           state != AlignmentState::PlaceUnknown && state != AlignmentState::VolumeUnread &&
           state != AlignmentState::CutOff && state != AlignmentState::Unmountable;
}

/// Whether something in what was opened is misaligned, or could not be judged although it was asked for. `check` then
/// exits with status 1.
[[nodiscard]] constexpr bool isFailure(AlignmentState state) {
    return state != AlignmentState::NothingJudged && state != AlignmentState::Whole &&
           state != AlignmentState::SmallBlocks;
}

/// Values from the user that replace those of the partition table and the drive; unset members keep what was read.
struct Overrides {
    DriveOverrides drive{};
    /// Start of the partition, in logical sectors: a what-if, or a fact unless isStartKnown() of the image.
    std::optional<Lba> start{};
    GranularityKind marked = GranularityKind::PhysicalSector; ///< the granularity whose misses the views mark
    bool operator==(const Overrides&) const = default;
};

/// The verdict on alignment: its state, and what it rests on. It covers the volume's structures; without an ext file
/// system, the starts of all partitions (or of the named one) and of the layers in them.
struct AlignmentVerdict {
    AlignmentState state = AlignmentState::NothingJudged;
    std::optional<Fit> fit{}; ///< nullopt unless hasFit() of the state
    std::optional<Alignment> alignment{}; ///< of the structures; nullopt without a volume
    std::vector<StartVerdict> starts{}; ///< of Snapshot::opened(), covered or not
    bool isStartKnown = true; ///< false: the verdict holds if the image began on a boundary of its disk
    std::optional<StartVerdict> judgedStart{}; ///< of the judged volume or partition; nullopt if several are judged
    std::vector<MemberVerdict> members{}; ///< of a device on other devices: one per disk and place below
    bool saidByKernel = false; ///< the verdict is the kernel's, because the place of the members is unknown
    BlockCuts cuts{}; ///< blocks in several pieces of the device
    std::uint64_t structuresPastEnd = 0; ///< structures not entirely in the image; 0 without a volume
    Stack stack{};

    /// Whether the alignment is known; a volume that cannot be mounted has a verdict, but no fit.
    [[nodiscard]] bool isKnown() const { return fit || state == AlignmentState::Unmountable; }
    [[nodiscard]] bool isByKernel() const { return saidByKernel && fit; }
    /// Whether the device lies on several others; the worst one gives the verdict.
    [[nodiscard]] bool hasSeveralMembers() const { return members.size() > 1; }
};

/// In JSON; `fit` is that of the verdict. Never "whole" for a failure: "whole", "partial", "straddling" (also if only others are off the physical
/// sectors), "off_granularity", "unmountable"; "unknown" unless isKnown(), and if others were not read.
[[nodiscard]] std::string_view name(AlignmentState state, std::optional<Fit> fit);
[[nodiscard]] inline std::string_view name(const AlignmentVerdict& verdict) { return name(verdict.state, verdict.fit); }

/// What else was found. Misaligned starts and ext file systems that the verdict does not cover are findings: they change
/// the exit status, but neither the verdict nor the cures.
struct Found {
    std::vector<Finding> findings{}; ///< all of them, in the order of sortWorstFirst()
    std::uint64_t misalignedOthers = 0; ///< number of findings of kind OtherVolumeMisaligned
    Health health{};
};

/// What can be done: cures for what the verdict covers; or the user tries another start, which has no cures.
struct Remedies {
    std::vector<Cure> cures{}; ///< in the order in which to apply them
    bool whatIf = false; ///< the volume is judged at a start other than its own
    std::optional<StartConflict> conflict{}; ///< obstacle at the start of a what-if
};

/// What the views mark: misaligned blocks for the physical sector; for a larger granularity of known size, structures
/// whose first byte is off it.
struct Marks {
    GranularityKind granularity = GranularityKind::PhysicalSector;
    std::vector<OffGranularity> off{}; ///< empty unless a larger granularity is marked
    /// Counts for the marked granularity, without starts outside the volume. nullopt without a volume or a larger
    /// granularity, if the volume has no room or cannot be mounted, and where StartsByGranularity has none.
    std::optional<OffCount> counts{};
};

/// A snapshot, judged for `check`, its JSON and the window.
struct Judgement {
    Snapshot snapshot{}; ///< with the overrides applied; shares the layout
    AlignmentVerdict verdict{};
    Found found{};
    Remedies remedies{};
    Marks marks{};

    [[nodiscard]] bool hasVolume() const { return verdict.alignment.has_value(); }
    /// Whether there is a volume that the kernel finds and can mount on the drive.
    [[nodiscard]] bool isMountable() const;
    /// Read-modify-writes for writing the volume, one request per block; null unless isMountable(), and where its place
    /// on the disks is unknown.
    [[nodiscard]] const Alignment* writes() const {
        const bool isPlaced = !verdict.saidByKernel && verdict.state != AlignmentState::PlaceUnknown;
        return isMountable() && isPlaced ? &*verdict.alignment : nullptr;
    }
    /// Cost of writing one block: on a drive that spins, revolutions of `model`; on flash, rewritten erase blocks, or
    /// physical sectors (pages) if these are unknown. nullopt without writes().
    [[nodiscard]] std::optional<WriteCost> writeCost(bool spins, const RevolutionCost& model = {}) const;
    /// For the kind of the drive.
    [[nodiscard]] std::optional<WriteCost> writeCost() const { return writeCost(drive().spins.value); }
    [[nodiscard]] const Drive& drive() const { return snapshot.disk.drive; }
    [[nodiscard]] const std::optional<Placement>& placement() const { return snapshot.placement; }
    /// Judges the structures of the volume where it lies. Precondition: hasVolume().
    [[nodiscard]] StructureJudge structureJudge() const;
    /// Grid for the first bytes of structures; nullopt while the physical sector is marked.
    [[nodiscard]] std::optional<SectorGrid> markedGrid() const;
    /// The granularity by which the views judge starts.
    [[nodiscard]] const Granularity& startGranularity() const { return granularity(marks.granularity); }
    /// The starts, judged by startGranularity().
    [[nodiscard]] std::vector<StartVerdict> shownStarts() const;
    /// The size is 0 when unknown.
    [[nodiscard]] const Granularity& granularity(GranularityKind kind) const;
};

/// Number of starts and ext file systems off the physical sectors that the verdict does not cover, in what was opened
/// or, if a partition was named, in that partition. otherStartsOff() counts those of the whole disk.
[[nodiscard]] std::uint64_t misalignedBeside(const Judgement& judgement);

/// Whether anything is misaligned in what was opened or, if a partition was named, in that partition. nullopt if
/// nothing is known to be, but something was not read or judged.
[[nodiscard]] std::optional<bool> isAnythingMisaligned(const Judgement& judgement);

/// A pure function, so a what-if needs no re-read. Ignores drive overrides that apply() rejects; validate user input
/// first.
[[nodiscard]] Judgement judge(const Snapshot& snapshot, const Overrides& overrides = {});

/// Adds the findings of the bitmaps, updates the health and drops the cures that they forbid. `complete`: the bitmaps
/// of all groups were read.
[[nodiscard]] Judgement withBitmaps(Judgement judgement, std::span<const Finding> findings, bool complete);

/// Adds the findings of the files, after those of the bitmaps.
[[nodiscard]] Judgement withFiles(Judgement judgement, std::span<const Finding> findings, FilesRead files);

/// Whether to report health before alignment: errors always; warnings unless something is misaligned, off the marked
/// granularity or without room.
[[nodiscard]] bool healthComesFirst(const Judgement& judgement);

// Whether anything covered by the verdict is left to cure.

enum class CureState : std::uint8_t {
    Listed, ///< Remedies::cures
    NoneKnown, ///< something is misaligned or off a stripe or erase block, without a known cure
    NothingToCure, ///< all was judged
    NothingToMove, ///< placed right; only larger blocks, in a file system made again, would change the verdict
    NothingHere, ///< nothing to cure in the volume; something else is off and must be judged by itself
    NothingInJudged, ///< nothing to cure in what was judged, but not all was judged
};

[[nodiscard]] std::string_view name(CureState state); ///< in JSON, for example "none_known"

/// Precondition: `judgement` is not of a what-if, which has no cures.
[[nodiscard]] CureState cureStateOf(const Judgement& judgement);

} // namespace atlas
