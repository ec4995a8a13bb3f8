// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be done about a cause of misalignment. The diagnosis decides it, with the figures that words and commands need.
#pragma once

#include "disk/disk.h"
#include "layout/snapshot.h"

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

} // namespace atlas
