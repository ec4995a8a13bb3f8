// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on alignment, with all that it rests on.
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

/// The page size of most machines: mke2fs makes larger blocks, but a kernel with 4 KiB pages cannot mount them.
inline constexpr ByteCount usualPageSize{4096};

/// Whether the kernel can mount a volume of such blocks on `drive`: not when they are smaller than the logical sectors
/// (fs/ext4/super.c, sb_set_blocksize()). Larger blocks than usualPageSize depend on the machine and do not count here.
[[nodiscard]] inline bool isMountable(ByteCount blockSize, const Drive& drive) {
    return blockSize >= drive.targetSector();
}

/// Whether every machine has pages as large as such a block.
[[nodiscard]] constexpr bool fitsEveryPage(ByteCount blockSize) { return blockSize <= usualPageSize; }

// The verdict on alignment as one state, from which the text, the JSON, the exit status and the colours are taken. Of a what-if
// start without room it says what would be there: see Judgement::conflict.

enum class AlignmentState : std::uint8_t {
    NothingJudged, ///< there is neither a volume nor a start
    Whole,
    OthersOff, ///< what was judged is whole, but starts or ext file systems beside it are off the physical sectors
    OthersUnread, ///< what was judged is whole, but an ext file system beside it could not be read, or a limit left volumes out
    VolumeUnread, ///< the judged starts are whole, but the structures of an ext file system there could not be read
    Misaligned,
    Unmountable, ///< the blocks of the volume are smaller than the logical sectors of the drive
};

[[nodiscard]] std::string_view name(AlignmentState state); ///< as in JSON: "others_off"

[[nodiscard]] constexpr bool isMisaligned(AlignmentState state) {
    return state == AlignmentState::Misaligned || state == AlignmentState::Unmountable;
}

/// Whether nobody can rely on the alignment of what was opened: something is misaligned, be it beside the judged volume, or an
/// ext file system could not be judged. The exit status of `check` is 1.
[[nodiscard]] constexpr bool isFailure(AlignmentState state) {
    return isMisaligned(state) || state == AlignmentState::OthersOff || state == AlignmentState::OthersUnread ||
           state == AlignmentState::VolumeUnread;
}

// Judges a snapshot for `check`, its JSON and the window alike. A pure function: a what-if needs no re-read.
//
// The verdict covers the volume's structures, or without an ext
// file system the starts of all partitions (or of the named one) and of the layers in them. Other starts and other ext file
// systems that are off the grid are reported as findings, because the fault is the disk's. They affect neither the verdict nor
// the cures, but the exit status: all in what was opened, where a partition was named all in that.

/// User-supplied values that replace those of the partition table and the drive; unset members keep the values that
/// were read.
struct Overrides {
    DriveOverrides drive{};
    std::optional<Lba> start{}; ///< what-if start of the partition, in logical sectors
    GranularityKind marked = GranularityKind::PhysicalSector; ///< the granularity whose misses the views mark
    bool operator==(const Overrides&) const = default;
};

/// The read-modify-writes that writing a volume costs, one request for each block.
struct VolumeWrites {
    int perBlock = 0; ///< of the worst block
    std::uint64_t total = 0; ///< of isGroupMetadata(), each block once
    std::array<std::uint64_t, regionKindCount> byKind{}; ///< each block of the kind once

    [[nodiscard]] std::uint64_t of(RegionKind kind) const { return byKind[index(kind)]; }
};

struct Judgement {
    Snapshot snapshot{}; ///< with the overrides applied; shares the layout
    Fit verdict = Fit::Whole; ///< of the structures; without a volume, the worst of the judged starts
    AlignmentState state = AlignmentState::NothingJudged;
    std::optional<Alignment> alignment{}; ///< nullopt without a volume
    std::vector<StartVerdict> starts{}; ///< of snapshot.opened()
    std::vector<Finding> misalignedOthers{}; ///< of kind OtherVolumeMisaligned; also among `findings`
    std::optional<StartVerdict> judgedStart{}; ///< of the judged volume or partition; nullopt when several are judged
    std::vector<Finding> findings{}; ///< all findings, in the order of sortWorstFirst()
    Health health{}; ///< by the findings
    std::vector<Cure>
        cures{}; ///< cures for what the verdict covers, in the order in which to apply them; empty for a what-if
    std::vector<MemberVerdict> members{}; ///< of a device on other devices: one for each disk and place below
    bool saidByKernel = false; ///< the verdict is the kernel's, for where the members lie is not known
    Stack stack{};
    bool whatIf = false; ///< the volume is judged at a start other than its own
    std::optional<StartConflict> conflict{}; ///< what is in the way at the start of a what-if
    /// What the views mark: for the physical sector, misaligned blocks; for a larger granularity of known size,
    /// structures whose first byte is off it.
    GranularityKind marked = GranularityKind::PhysicalSector;
    std::vector<OffGranularity> offGranularity{}; ///< empty unless a larger granularity is marked
    /// Of the volume by the larger granularity that is marked; nullopt without either, where the volume cannot lie or be
    /// mounted, and where StartsByGranularity has none. Starts beside the volume do not count, as in the verdict.
    std::optional<OffCount> markVerdict{};
    std::uint64_t structuresPastEnd = 0; ///< of the volume, that are not all there; 0 when there is no volume

    [[nodiscard]] bool hasVolume() const { return alignment.has_value(); }
    /// Whether there is a volume, and the kernel can mount it on the drive.
    [[nodiscard]] bool isMountable() const;
    /// The read-modify-writes of the volume's writes; nullopt where nothing can be written: unless isMountable().
    [[nodiscard]] std::optional<VolumeWrites> writes() const;
    /// The model of what writing one block of the volume costs on a drive that spins, in revolutions of `model`, or on
    /// flash, in the erase blocks that it rewrites, or where these are unknown, the physical sectors (pages). nullopt where
    /// nothing can be written.
    [[nodiscard]] std::optional<WriteCost> writeCost(bool spins, const RevolutionCost& model = {}) const;
    /// The same by the kind of the drive.
    [[nodiscard]] std::optional<WriteCost> writeCost() const { return writeCost(drive().spins.value); }
    /// Whether the device lies on several others, so that the verdict is that on the worst of them.
    [[nodiscard]] bool hasSeveralMembers() const { return members.size() > 1; }
    [[nodiscard]] const Drive& drive() const { return snapshot.disk.drive; }
    [[nodiscard]] const std::optional<Placement>& placement() const { return snapshot.placement; }
    /// Judges the structures of the volume where it lies. Precondition: hasVolume().
    [[nodiscard]] StructureJudge structureJudge() const;
    /// The grid for the first bytes of structures; nullopt while the physical sector is marked.
    [[nodiscard]] std::optional<SectorGrid> markedGrid() const;
    /// What the views judge starts by.
    [[nodiscard]] StartGrid startGrid() const { return {drive().grid(), markedGrid()}; }
    /// `starts` as the views show them, by startGrid().
    [[nodiscard]] std::vector<StartVerdict> shownStarts() const;
    /// The granularity of `kind`; its size is 0 when unknown.
    [[nodiscard]] const Granularity& granularity(GranularityKind kind) const;
};

/// The verdict on what was judged, as in "partial"; nullopt in the states in which there is none, such as an unread volume.
[[nodiscard]] std::optional<Fit> fitOf(const Judgement& judgement);

/// Whether there is a verdict: fitOf(), or that the volume cannot be mounted.
[[nodiscard]] bool hasVerdict(const Judgement& judgement);

/// The verdict as in JSON: "whole", "partial", "straddling", "unmountable"; "unknown" where nothing was judged, or
/// not the structures of an ext file system.
[[nodiscard]] std::string_view verdictName(const Judgement& judgement);

/// Starts and other ext file systems off the physical sectors that the verdict does not cover: in what was opened, or where a
/// partition was named in that partition. otherStartsOff() are those of the whole disk.
[[nodiscard]] std::uint64_t misalignedBeside(const Judgement& judgement);

/// Whether anything is misaligned in what was opened, or where a partition was named in that partition: what was judged or what
/// lies beside it. nullopt where nothing is known to be, and what could not be read or judged may be.
[[nodiscard]] std::optional<bool> isAnythingMisaligned(const Judgement& judgement);

/// Ignores drive overrides that apply() rejects; validate user input with apply() first.
[[nodiscard]] Judgement judge(const Snapshot& snapshot, const Overrides& overrides = {});

/// `judgement` with the findings of the bitmaps, the health by them, and no cure that they forbid. `complete`: those of all groups
/// were read.
[[nodiscard]] Judgement withBitmaps(Judgement judgement, std::span<const Finding> findings, bool complete);

/// Whether the health is to be told before the alignment: an error always, a warning unless something is misaligned, off the
/// marked granularity or without room.
[[nodiscard]] bool healthComesFirst(const Judgement& judgement);

// Judges a disk without a readable ext file system: the starts of partitions and layers.

/// Fills in the verdict, the start and the cures: of all partitions, or of the one that was asked for.
void judgeWithoutVolume(Judgement& judgement);

// What there is to cure of what the verdict covers: decided once, for the text, the JSON and the window.

enum class CureState : std::uint8_t {
    Listed, ///< Judgement::cures
    NoneKnown, ///< it is misaligned, or off a stripe or an erase block, and nothing is known to do about it
    NothingToCure, ///< all was judged
    NothingHere, ///< nothing to cure in the volume; something beside it lies off, whose cure is that of its own judgement
    NothingInJudged, ///< nothing to cure in what was judged, which is not all
};

[[nodiscard]] std::string_view name(CureState state); ///< as in JSON: "none_known"

/// Precondition: `judgement` is not of a what-if, for which no cures are sought.
[[nodiscard]] CureState cureStateOf(const Judgement& judgement);

} // namespace atlas
