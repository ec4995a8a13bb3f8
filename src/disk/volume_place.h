// SPDX-License-Identifier: GPL-3.0-or-later
// The place of a volume that was named or chosen.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "disk/image_request.h"

namespace atlas {

struct VolumePlace {
    Placement placement{}; ///< on the disk; for a volume in several places, in its own bytes
    VolumeName name{}; ///< the partition that holds its first byte, and the logical volume that it is or lies in
    std::vector<Layer> layers{}; ///< around its first byte, outermost first
    ByteMap pieces{}; ///< map of a logical volume that is not contiguous; else empty
    Content content{}; ///< recognised there
    bool saidToBeExt = false; ///< the user named its first byte

    [[nodiscard]] bool isInPieces() const { return !pieces.empty(); }
    /// Whether both have the same bytes; names may coincide for volumes of two groups.
    [[nodiscard]] bool isSamePlace(const VolumePlace& other) const {
        return pieces == other.pieces && placement.bytes.first == other.placement.bytes.first;
    }
    /// Whether an ext file system was recognised, or the user claims that one begins here.
    [[nodiscard]] bool isExt() const { return content.isExt() || saidToBeExt; }
    /// Its first byte on the disk, or the first byte of each piece.
    [[nodiscard]] std::vector<ByteOffset> starts() const;
};

[[nodiscard]] VolumePlace placeOf(const Disk& disk, const Partition& partition);
/// `source`: how the start at byte 0 is known.
[[nodiscard]] VolumePlace wholeDisk(const Disk& disk, Source source);
/// The data of the innermost layer. To be read, the layer must be readable.
[[nodiscard]] VolumePlace placeOf(const Container& container);
/// To be read, the volume must be readable.
[[nodiscard]] VolumePlace placeOf(const LogicalVolume& volume);

/// The innermost logical volume that contains `container`; empty without one.
[[nodiscard]] std::string volumeAround(const Container& container);

/// A logical volume in several places of `disk` as a disk of its own: positions count in the volume, and its devices
/// map them to the disk, like the kernel's devices do. Precondition: place.isInPieces().
[[nodiscard]] Disk diskOf(const VolumePlace& place, const Disk& disk);

/// The bytes in which the placement of `place` counts, read through `disk`, which must outlive the result: the disk, or
/// the bytes of a volume in several places. Fails if its map is not sound.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> bytesAround(const VolumePlace& place, const ByteSource& disk);

} // namespace atlas
