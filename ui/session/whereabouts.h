// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a position on the disk to all units, and finds the structure there with its verdict.
#pragma once

#include "alignment/judged_structures.h"
#include "alignment/judgement.h"
#include "layout/structure_place.h"
#include "ui/session/place.h"

namespace atlas::ui {

class Session;

struct Whereabouts {
    ByteOffset byte;                     ///< on the disk
    Lba sector;                          ///< logical sector
    std::uint64_t physicalSector = 0;    ///< 0 contains byte 0
    ByteCount inPhysicalSector;
    std::optional<std::uint32_t> partition;
    std::optional<BlockNumber> block{};  ///< of the volume; empty outside
    GroupNumber group = noGroup;         ///< the group that contains the block
    std::optional<RegionKind> structure{};
    GroupNumber owner = noGroup;         ///< the group that the structure belongs to
    BlockVerdict verdict{};              ///< of the block
};

/// On the disk as judged, with partition and volume at a what-if start.
[[nodiscard]] Whereabouts whereabouts(const Judgement& judgement, ByteOffset byte);
/// On the disk as read, where everything really is, even during a what-if; judged by the drive of `judgement`.
[[nodiscard]] Whereabouts whereaboutsAsRead(const Snapshot& read, const Judgement& judgement, ByteOffset byte);
/// On the disk as drawn by the strip: without the what-if if its start is refused. Bytes past the volume's partition
/// belong to no block, even if the file system claims them.
[[nodiscard]] Whereabouts whereaboutsOnDisk(const Session& session, ByteOffset byte);
/// The position on the disk `read` of the volume's byte that `judgement` has at `byte`; outside the volume, `byte`
/// itself.
[[nodiscard]] ByteOffset byteAsRead(const Snapshot& read, const Judgement& judgement, ByteOffset byte);
/// Precondition: `block` is inside the volume.
[[nodiscard]] Whereabouts whereabouts(const Judgement& judgement, BlockNumber block);

/// For the requested byte of `place`, else for the start of its block or group; nullopt for other places.
[[nodiscard]] std::optional<Whereabouts> whereaboutsOf(const Judgement& judgement, const Place& place);

/// The structure at the requested byte of `place`; nullopt for a whole block or group.
[[nodiscard]] std::optional<StructurePlace> structureAskedFor(const Layout& layout, const Place& place);

/// The group of `place`. For a block, the group whose descriptor is at the requested byte, else the one that owns the
/// structure there, else the one that contains the block. noGroup for other places.
[[nodiscard]] GroupNumber groupOf(const Layout& layout, const Place& place);

/// The inode at `place`; for a whole block of an inode table, the first one. Nullopt elsewhere.
[[nodiscard]] std::optional<std::uint32_t> inodeOf(const Layout& layout, const Place& place);

/// The block at `place` if files may own it, that is if no metadata covers it; nullopt otherwise.
[[nodiscard]] std::optional<BlockNumber> blockForFiles(const Layout& layout, const Place& place);

/// Whether `place` exists in `snapshot`; true for the empty place.
[[nodiscard]] bool exists(const Snapshot& snapshot, const Place& place);

/// The blocks of the structure at `place`: only the bitmap of one group, not the run of its flex group. For a group all
/// its blocks. May be empty.
[[nodiscard]] BlockInterval blocksOf(const Layout& layout, const Place& place);

} // namespace atlas::ui
