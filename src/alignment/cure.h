// SPDX-License-Identifier: GPL-3.0-or-later
// Causes of misalignment and their cures.
#pragma once

#include "alignment/simulation.h"
#include "disk/disk.h"
#include "layout/snapshot.h"

#include <algorithm>
#include <span>
#include <variant>

namespace atlas {

/// Where to place the data of a layer that is created again.
struct NewLayerData {
    ByteCount multiple; ///< alignment to request from its tool
    ByteCount offset; ///< from the layer's header
};

namespace remedy {

/// The volume lies in no partition and must start on a multiple of Cure::aim.
struct PlaceVolume {};

/// As PlaceVolume, but on a given boundary: aim is the physical sectors, or its multiples are not boundaries.
struct PlaceOnSectors {
    ByteOffset next; ///< the next boundary after its start
};

/// Create the partition at its new start instead of moving it, if its data are not needed.
struct Recreation {
    std::optional<ByteCount> blocks{}; ///< of the file system to create in it; nullopt: none, or a later cure does
};

/// Move the partition with its content.
struct MovePartition {
    AlignedStart to;
    ByteOffset first; ///< its new first byte on the disk
    std::optional<ByteCount> fileSystem{}; ///< size to which the file system must shrink first, in whole blocks
    std::optional<Recreation> anew{};
};

/// The partition would have to move and cannot.
enum class NoRoom : std::uint8_t {
    InExtended, ///< a logical partition, which cannot be shrunk
    Around, ///< no room to reach the next stripe or erase block
    ToShrink, ///< its content cannot be shrunk
    Unsound, ///< its file system could be shrunk, but has faults or was not unmounted
    FaultyTable, ///< it overlaps another partition or ends past the disk
};

/// The partition must be extended before it moves.
struct LengthenPartition {
    ByteCount missing; ///< bytes of the file system past its end, which a move would leave behind
};

/// The partition holds an unread container whose data may be aligned.
struct ReadContainer {};

/// A partition below the open device must move; the report on the disk that contains it gives the start.
struct MoveLowerPartition {
    bool ofImage = false; ///< of an image: there is no device to report on
};

/// Create the layer at fault again.
struct MakeLayerAnew {
    std::optional<NewLayerData> data{}; ///< nullopt: no suitable place was found
    bool runs = false; ///< active on this machine, so that pvmove can keep the data of LVM
};

/// Create the file system again with blocks as large as a physical sector.
struct MakeFileSystemAnew {
    ByteCount blocks;
    bool externalJournal = false; ///< the present one has an external journal, the new one has none
};

/// As MakeFileSystemAnew, but it would help only at a start that no cure here leads to.
struct MakeFileSystemAnewAligned {};

/// The physical sectors are larger than any block that every machine can mount.
struct NoBlockSize {};

struct ClearStripeWidth {};

/// A preceding cure creates the file system again, without the bogus width.
struct StripeWidthLeftOut {};

} // namespace remedy

/// The default, PlaceVolume, is always done by hand.
using Remedy = std::variant<remedy::PlaceVolume, remedy::PlaceOnSectors, remedy::MovePartition, remedy::NoRoom,
                            remedy::LengthenPartition, remedy::ReadContainer, remedy::MoveLowerPartition,
                            remedy::MakeLayerAnew, remedy::MakeFileSystemAnew, remedy::MakeFileSystemAnewAligned,
                            remedy::NoBlockSize, remedy::ClearStripeWidth, remedy::StripeWidthLeftOut>;

/// Where a new layer of `kind` can put its data so that they start on a multiple of `granularity` bytes; nullopt if the
/// tools cannot align to that much.
[[nodiscard]] std::optional<NewLayerData> newDataOf(LayerKind kind, ByteCount granularity);

/// The move of `partition` to `start`, where there is room. `blocks`: block size of the file system in it by then;
/// nullopt without one. Precondition: if `start` shrinks, that file system is the volume of `snapshot`.
[[nodiscard]] remedy::MovePartition moveOf(const Snapshot& snapshot, const Partition& partition,
                                           const AlignedStart& start, std::optional<ByteCount> blocks);

/// Why `partition` cannot reach a better start. `onSectors`: one on the physical sectors, else on a larger granularity.
[[nodiscard]] remedy::NoRoom noRoomOf(const Disk& disk, const Partition& partition, bool onSectors);

/// Whether commands can carry out `remedy` for a fault of `layer`; otherwise it is done by hand.
[[nodiscard]] bool hasCommands(const Remedy& remedy, const std::optional<Layer>& layer, const Snapshot& snapshot);

// The next aligned place for a payload that no command can move.

struct PlaceByHand {
    SectorGrid grid; ///< the granularity, alone or combined with coarser grids; includes the physical sectors
    ByteOffset start; ///< the next boundary after the payload's start
    Outcome outcome; ///< with the payload at `start`
};

/// The next place on the granularity of `kind` that makes no verdict worse than `before`; on the physical sectors,
/// other verdicts may worsen. nullopt if there is none.
[[nodiscard]] std::optional<PlaceByHand> placeByHand(const Simulation& simulation, GranularityKind kind,
                                                     const Outcome& before);

// Shrinking a partition together with its file system.

/// Size to which the file system must shrink for its partition to move to `start`; nullopt if it fits. sfdisk moves
/// data only at an unchanged size, so the partition is shrunk before it moves. Precondition: the volume of `snapshot`
/// lies in that partition.
[[nodiscard]] std::optional<ByteCount> shrunkenSize(const Snapshot& snapshot, const AlignedStart& start);

/// Whether `partition` holds only the volume and resize2fs can make it small enough for `start`, losing less than half
/// of the free blocks. Trusts the volume's figures: check isSound(), too.
[[nodiscard]] bool canShrink(const Snapshot& snapshot, const Partition& partition, const AlignedStart& start);

/// Whether the figures of the file system can be trusted, as resize2fs requires: no fault in its metadata or in the
/// findings `ofBitmaps`, and no journal to replay. Changes that unmounting writes do not count as faults. Precondition:
/// `snapshot` has a volume.
[[nodiscard]] bool isSound(const Snapshot& snapshot, std::span<const Finding> ofBitmaps);

// A root cause of misalignment with its remedy and the result.

enum class CauseKind : std::uint8_t {
    PartitionStart, ///< the partition and its payload start off the grid
    LayerOffset, ///< a layer's data start off the grid, although its partition starts on it
    VolumeStart, ///< the volume was placed off the grid by hand
    BlockSmallerThanSector, ///< than a logical sector, so that the volume cannot be mounted
    BogusStripeWidth, ///< the superblock's stripe width belongs to no array: stripeWidthOf()
    StripeStart, ///< the volume does not start on a RAID stripe
    EraseBlockStart, ///< the volume does not start on a flash erase block
};

[[nodiscard]] std::string_view name(CauseKind kind); ///< in JSON, for example "partition_start"

/// A cause and its remedy. `after` comes from a simulation of the remedy; unless isOffered(), of placing the payload by
/// hand.
struct Cure {
    CauseKind cause{};
    ByteCount past; ///< bytes past the boundary below
    ByteCount granularity; ///< size of the missed grid, stripe or erase block; 0 if the cause has none
    ByteCount aim; ///< size of the grid to place it on: boundaries of the missed one that are also physical ones
    std::optional<std::uint32_t> partition{};
    std::optional<Layer> layer{}; ///< the layer at fault
    std::string device{}; ///< for an open device, the device at fault or the one that contains `layer`: "/dev/sda1"
    Remedy remedy{};
    bool hasCommands = false; ///< commands can carry out the remedy
    bool unmountFirst = false; ///< the volume is mounted and must be unmounted for the remedy
    std::optional<AlignedStart> movedBefore{}; ///< the partition's start after the preceding cures
    bool ofStart = false; ///< there is no volume: the remedy is for a start
    std::optional<LayerKind> innermost{}; ///< the innermost layer, whose data must start on the boundary
    Outcome before{}; ///< with the preceding cures applied
    Outcome after{};

    [[nodiscard]] std::uint64_t misaligned() const { return before.misaligned; }
    /// Structures that are no longer misaligned after it; 0 if there are more than before.
    [[nodiscard]] std::uint64_t madeWhole() const {
        return before.misaligned - std::min(after.misaligned, before.misaligned);
    }
    [[nodiscard]] std::optional<AlignedStart> move() const; ///< the proposed start of the partition
    [[nodiscard]] std::optional<NewLayerData> newData() const; ///< where the new `layer` puts its data
    [[nodiscard]] std::optional<ByteCount> newBlocks() const; ///< block size of the new file system
    /// Whether a place or size was found that cures it.
    [[nodiscard]] bool isOffered() const { return move() || newData() || newBlocks(); }
};

} // namespace atlas
