// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a position on a disk to all units, and finds the structure there with its verdict.
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
    std::uint64_t physicalSector = 0;    ///< 0 is the physical sector that contains byte 0
    ByteCount inPhysicalSector;
    std::optional<std::uint32_t> partition;
    std::optional<BlockNumber> block{};  ///< of the volume; nullopt outside it
    GroupNumber group = noGroup;         ///< the group that contains the block
    std::optional<RegionKind> structure{};
    GroupNumber owner = noGroup;         ///< the group that the structure belongs to
    BlockVerdict verdict{};              ///< of the block
};

/// On the disk as judged: with a what-if start the partition and the volume lie there.
[[nodiscard]] Whereabouts whereabouts(const Judgement& judgement, ByteOffset byte);
/// On the disk `read`, where everything really lies, also during a what-if; by the drive of `judgement`.
[[nodiscard]] Whereabouts whereaboutsAsRead(const Snapshot& read, const Judgement& judgement, ByteOffset byte);
/// As the strip draws the disk: where a what-if start is refused, with the partition and the volume where they are.
/// A byte of the disk behind the volume's partition is in no block, even where the file system claims it.
[[nodiscard]] Whereabouts whereaboutsOnDisk(const Session& session, ByteOffset byte);
/// Where the byte of the volume that `judgement` has at `byte` lies on the disk `read`; outside the volume `byte` itself.
[[nodiscard]] ByteOffset byteAsRead(const Snapshot& read, const Judgement& judgement, ByteOffset byte);
/// Precondition: `block` is inside the volume.
[[nodiscard]] Whereabouts whereabouts(const Judgement& judgement, BlockNumber block);

/// At the byte of the selected `place` that was asked for, else at the start of its block or group; nullopt of other places.
[[nodiscard]] std::optional<Whereabouts> whereaboutsOf(const Judgement& judgement, const Place& place);

/// The structure at the byte of `place` that was asked for; nullopt for a whole block or group.
[[nodiscard]] std::optional<StructurePlace> structureAskedFor(const Layout& layout, const Place& place);

/// The group of `place`: the one whose descriptor was asked for. Else, for a block, the group that owns the structure there, or
/// the one that contains the block. noGroup for other places.
[[nodiscard]] GroupNumber groupOf(const Layout& layout, const Place& place);

/// The inode at `place`; for a whole block of an inode table, its first one. Nullopt elsewhere.
[[nodiscard]] std::optional<std::uint32_t> inodeOf(const Layout& layout, const Place& place);

/// The block at `place` that a file may have, as no metadata covers it; nullopt elsewhere.
[[nodiscard]] std::optional<BlockNumber> blockForFiles(const Layout& layout, const Place& place);

/// Whether `snapshot` holds `place`; the empty place is in each.
[[nodiscard]] bool exists(const Snapshot& snapshot, const Place& place);

/// The blocks of the structure at `place`: a single group's bitmap, not the contiguous run of a flex group; for a group, its
/// own blocks. May be empty.
[[nodiscard]] BlockInterval blocksOf(const Layout& layout, const Place& place);

} // namespace atlas::ui
