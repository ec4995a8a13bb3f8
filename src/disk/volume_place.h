// SPDX-License-Identifier: GPL-3.0-or-later
// Where a volume that was named or chosen lies.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "disk/image_request.h"

namespace atlas {

struct VolumePlace {
    Placement placement{}; ///< on the disk; of a volume in several places, in its own bytes
    VolumeName name{}; ///< the partition that holds its first byte, and the logical volume that it is, or lies in
    std::vector<Layer> layers{}; ///< around its first byte, outermost first
    ByteMap pieces{}; ///< where a logical volume lies that is not contiguous; else empty
    Content content{}; ///< what was recognised there
    bool saidToBeExt = false; ///< by the user, who named its first byte

    [[nodiscard]] bool isInPieces() const { return !pieces.empty(); }
    /// Whether both have the same bytes: volumes of two groups may have one name.
    [[nodiscard]] bool isSamePlace(const VolumePlace& other) const {
        return pieces == other.pieces && placement.bytes.first == other.placement.bytes.first;
    }
    /// Whether an ext file system was recognised, or the user said that one begins here.
    [[nodiscard]] bool isExt() const { return content.isExt() || saidToBeExt; }
    /// Where on the disk it begins, and of one in several places each of them.
    [[nodiscard]] std::vector<ByteOffset> starts() const;
};

[[nodiscard]] VolumePlace placeOf(const Disk& disk, const Partition& partition);
/// `source`: how it is known that a volume begins at byte 0.
[[nodiscard]] VolumePlace wholeDisk(const Disk& disk, Source source);
/// The data of its innermost layer. Precondition of reading there: the layer is readable.
[[nodiscard]] VolumePlace placeOf(const Container& container);
/// Precondition of reading there: the volume is readable.
[[nodiscard]] VolumePlace placeOf(const LogicalVolume& volume);

/// The innermost logical volume in which `container` lies; empty when it lies in none.
[[nodiscard]] std::string volumeAround(const Container& container);

// A logical volume that lies in several places of a disk, as a disk of its own: its positions are those of the volume, and
// its devices say where on the disk they lie, as the kernel does for a device.

/// Precondition: `place` is that of a logical volume in several places of `disk`.
[[nodiscard]] Disk diskOf(const VolumePlace& place, const Disk& disk);

/// The bytes that the placement of `place` counts in, read through `disk`, which must outlive the result: those of the disk, or
/// of a volume in several places its own in their order. Fails when its map is not sound.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> bytesAround(const VolumePlace& place, const ByteSource& disk);

} // namespace atlas
