// SPDX-License-Identifier: GPL-3.0-or-later
// What cures a misalignment, with the commands.
#pragma once

#include "alignment/simulation.h"
#include "disk/disk.h"
#include "layout/snapshot.h"

#include <algorithm>
#include <span>
#include <variant>

namespace atlas {

/// Where the data of a layer that is made anew start.
struct NewLayerData {
    ByteCount multiple; ///< the alignment to ask of its tool
    ByteCount offset; ///< from the layer's header
};

namespace remedy {

/// The volume lies in no partition; it is to lie on a multiple of Cure::aim.
struct PlaceVolume {};

/// The same where that is the physical sectors, or where no multiple is on the boundaries.
struct PlaceOnSectors {
    ByteOffset next; ///< the boundary after its start
};

/// A partition made at its new start instead of moved, where its data are not needed.
struct Recreation {
    std::optional<ByteCount> blocks{}; ///< of the file system to make in it; nullopt: none, or a later cure makes it
};

/// The partition moves with all that lies in it.
struct MovePartition {
    AlignedStart to;
    ByteOffset first; ///< byte of the disk at which it then starts
    std::optional<ByteCount> fileSystem{}; ///< in whole blocks: the size to which the file system must shrink first
    std::optional<Recreation> anew{};
};

/// The partition must move and cannot.
enum class NoRoom : std::uint8_t {
    InExtended, ///< a logical partition that cannot be shrunk
    Around, ///< to the next stripe or erase block
    ToShrink, ///< what it holds cannot be shrunk
    Unsound, ///< its file system could be shrunk, but shows faults or was not unmounted
    FaultyTable, ///< the partition overlaps another or ends past the disk
};

/// The partition must become longer before it moves.
struct LengthenPartition {
    ByteCount missing; ///< bytes of the file system beyond it, which a move would leave behind
};

/// The partition holds a container whose data may be aligned.
struct ReadContainer {};

/// A partition below the open device moves: the report on the disk that contains it names the start.
struct MoveLowerPartition {
    bool ofImage = false; ///< there is no device to report on
};

/// The layer at fault is made anew.
struct MakeLayerAnew {
    std::optional<NewLayerData> data{}; ///< nullopt: no place for them was found to cure it
    bool runs = false; ///< on this machine, so that pvmove can keep the data of LVM
};

/// With blocks as large as a physical sector.
struct MakeFileSystemAnew {
    ByteCount blocks;
    bool externalJournal = false; ///< it has one, and the new one has not
};

/// The same, which cures it only on a start that no cure here leads to.
struct MakeFileSystemAnewAligned {};

/// Physical sectors larger than any block that every machine can mount.
struct NoBlockSize {};

struct ClearStripeWidth {};

/// A preceding cure makes the file system anew, without this fault.
struct StripeWidthLeftOut {};

} // namespace remedy

/// By default, the one that is always done by hand.
using Remedy = std::variant<remedy::PlaceVolume, remedy::PlaceOnSectors, remedy::MovePartition, remedy::NoRoom,
                            remedy::LengthenPartition, remedy::ReadContainer, remedy::MoveLowerPartition,
                            remedy::MakeLayerAnew, remedy::MakeFileSystemAnew, remedy::MakeFileSystemAnewAligned,
                            remedy::NoBlockSize, remedy::ClearStripeWidth, remedy::StripeWidthLeftOut>;

/// Where a layer of `kind` made anew can have its data, for them to start on a multiple of `granularity`; nullopt when the
/// tools do not align to that much.
[[nodiscard]] std::optional<NewLayerData> newDataOf(LayerKind kind, ByteCount granularity);

/// The move of `partition` to `start`, at which there is room. `blocks`: of the file system in it at that time; nullopt
/// without one. Precondition: where `start` shrinks, the volume of `snapshot` is that file system.
[[nodiscard]] remedy::MovePartition moveOf(const Snapshot& snapshot, const Partition& partition,
                                           const AlignedStart& start, std::optional<ByteCount> blocks);

/// Why no start of `partition` leads to where it must be: on the physical sectors, or on a larger granularity.
[[nodiscard]] remedy::NoRoom noRoomOf(const Disk& disk, const Partition& partition, bool onSectors);

/// Whether commands can carry out `remedy` of a fault of `layer`; else it must be done by hand.
[[nodiscard]] bool hasCommands(const Remedy& remedy, const std::optional<Layer>& layer, const Snapshot& snapshot);

// Where a payload that no command can move would lie on a granularity.

struct PlaceByHand {
    SectorGrid grid; ///< the granularity, or one that holds it and the physical sectors
    ByteOffset start; ///< the next boundary behind the payload's start
    Outcome outcome; ///< of the payload there
};

/// The next place on the granularity of `kind` that makes no verdict worse than `before`; nullopt when there is none.
[[nodiscard]] std::optional<PlaceByHand> placeByHand(const Simulation& simulation, GranularityKind kind,
                                                     const Outcome& before);

// Whether a partition can be made smaller with the file system in it.

/// To which the file system must shrink for its partition to lie at `start`; nullopt where it fits without. sfdisk moves data
/// only if the size stays the same, so the partition shrinks before it moves, and never below its file system. Precondition:
/// `snapshot` has a volume, in that partition.
[[nodiscard]] std::optional<ByteCount> shrunkenSize(const Snapshot& snapshot, const AlignedStart& start);

/// Whether `partition` holds nothing but the volume, and resize2fs makes that small enough for `start`: the part that is lost is
/// less than half of the free blocks. By the figures of the volume, for which it has to be isSound().
[[nodiscard]] bool canShrink(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start);

/// Whether the figures of the file system hold: neither what was read of it nor its bitmaps, by the findings `ofBitmaps`, show a
/// fault, and no journal is to be replayed. resize2fs works on no other; what unmounting writes does not count. Precondition:
/// `snapshot` has a volume.
[[nodiscard]] bool isSound(const Snapshot& snapshot, std::span<const Finding> ofBitmaps);

// A root cause of misalignment, what is to be done about it, and what that leads to.

enum class CauseKind : std::uint8_t {
    PartitionStart, ///< the partition starts off the grid, and with it its payload
    LayerOffset, ///< a layer's data start off the grid, in a partition that starts on it
    VolumeStart, ///< the volume was placed off the grid by hand
    BlockSmallerThanSector, ///< each write fills part of a physical sector
    BogusStripeWidth, ///< the superblock's stripe width is that of no array: stripeWidthOf()
    StripeStart, ///< the volume does not start on a RAID stripe
    EraseBlockStart, ///< the volume does not start on a flash erase block
};

[[nodiscard]] std::string_view name(CauseKind kind); ///< as in JSON: "partition_start"

/// A cause with the remedy that was decided for it. `after` is what a simulation of the remedy found; unless it
/// isOffered(), of what it would lead to when it is done by hand.
struct Cure {
    CauseKind cause{};
    ByteCount past; ///< bytes past the boundary below
    ByteCount granularity; ///< size of the missed grid, stripe or erase block; 0: the fault is of none
    ByteCount aim; ///< size of the grid to place it on: boundaries of the missed one that are physical ones, too
    std::optional<std::uint32_t> partition{}; ///< its number; nullopt when there is none
    std::optional<Layer> layer{}; ///< the layer that causes the misalignment
    std::string device{}; ///< of an open device, the device at fault or that contains `layer`: "/dev/sda1"
    Remedy remedy{};
    bool hasCommands = false; ///< commands can carry out the remedy
    bool unmountFirst = false; ///< the volume is mounted, and the remedy must not be carried out meanwhile
    std::optional<AlignedStart> movedBefore{}; ///< the partition's start after the preceding cures
    bool ofStart = false; ///< there is no volume, so that the remedy is for a start
    std::optional<LayerKind> innermost{}; ///< where it is: the layer inside, whose data are to start on the boundary
    Outcome before{}; ///< with the preceding cures applied
    Outcome after{};

    [[nodiscard]] std::uint64_t misaligned() const { return before.misaligned; }
    /// How many fewer are misaligned after it; 0 where it leads to more.
    [[nodiscard]] std::uint64_t madeWhole() const {
        return before.misaligned - std::min(after.misaligned, before.misaligned);
    }
    [[nodiscard]] std::optional<AlignedStart> move() const; ///< the proposed start of the partition
    [[nodiscard]] std::optional<NewLayerData> newData() const; ///< of `layer` made anew
    [[nodiscard]] std::optional<ByteCount> newBlocks() const; ///< the blocks of the file system made anew
    /// Whether a place or size was found that cures it: one of these three.
    [[nodiscard]] bool isOffered() const { return move() || newData() || newBlocks(); }
};

} // namespace atlas
