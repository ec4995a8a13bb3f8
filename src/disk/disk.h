// SPDX-License-Identifier: GPL-3.0-or-later
// A disk as it was read: drive, partition table, contents; and where its partitions lie.
#pragma once

#include "disk/block_device.h"
#include "disk/container.h"
#include "disk/drive.h"
#include "disk/partition_table.h"

namespace atlas {

struct Disk {
    std::string path;     ///< path of the image or device, as the user gave it
    ByteCount size;
    bool isDevice = false;
    Drive drive;
    PartitionTable table;
    Content content; ///< of the whole disk; beside a partition table, leftovers (an older file system, an ISO image)
    std::vector<BlockDevice> devices{}; ///< itself, then all that it lies on; empty unless it lies on other devices
    ContainerList inside{}; ///< the containers on it and the volumes in them
    std::string
        logicalVolume{}; ///< "vg/root": this is a logical volume of the image or device at `path`, see volume_disk.h
    ByteMap map{};        ///< of that volume; empty for the image or device itself
    bool operator==(const Disk&) const = default;

    /// Whether this is a logical volume of an image: no device holds it.
    [[nodiscard]] bool isVolumeOfImage() const { return !map.empty() && !isDevice; }
};

/// The place of a volume on its disk. Alignment depends only on this and on the drive.
struct Placement {
    ByteInterval bytes; ///< on the disk
    std::optional<std::uint32_t> partition{}; ///< its number; nullopt for a bare file system or a user-given offset
    Source source = Source::Table; ///< origin of the start
    bool operator==(const Placement&) const = default;

    /// The first byte of a block of the volume on the disk.
    [[nodiscard]] ByteOffset byteOf(BlockNumber block, ByteCount blockSize) const {
        return atlas::byteOf(block, blockSize, bytes.first);
    }
    /// The bytes of blocks of the volume on the disk.
    [[nodiscard]] ByteInterval bytesOf(BlockInterval blocks, ByteCount blockSize) const {
        return {byteOf(blocks.first, blockSize), atlas::bytesOf(blocks.count, blockSize)};
    }
};

/// The bytes of `sectors` or `partition`, computed with the disk's logical sector size; may extend past the end of the disk.
/// Saturates at the limits of 64 bits.
[[nodiscard]] ByteInterval bytesOf(const Disk& disk, Interval<Lba> sectors);
[[nodiscard]] ByteInterval bytesOf(const Disk& disk, const Partition& partition);

// Which bytes of a disk its partitions hold, where entries of the table overlap or lie outside of it.

/// Whether the first byte of `partition` lies on the disk. Not so of an empty one, nor where an image was cut off before it.
[[nodiscard]] bool isOnDisk(const Disk& disk, const Partition& partition);

/// Of two partitions that claim the same bytes, the one of the lower precedence holds them; of equal ones that which stands
/// first in the table: logical partitions lie in an extended one.
[[nodiscard]] int precedence(PartitionRole role);

/// The partition that holds the byte `at`; null where none does. An extended partition only holds others.
[[nodiscard]] const Partition* partitionAt(const Disk& disk, ByteOffset at);

/// The partition that begins at the byte `at` of the disk, of several the one that holds it; null where none does. An extended
/// partition only holds others.
[[nodiscard]] const Partition* partitionFrom(const Disk& disk, ByteOffset at);

// The sectors that a partition table leaves for partitions.

/// Sectors of one GPT copy with 128 entries of 128 bytes: the header and the entries. The backup has the same size, at the end of
/// the disk.
[[nodiscard]] SectorCount gptCopySectors(const Disk& disk);

/// The sectors that the partition table leaves for partitions.
[[nodiscard]] Interval<Lba> usableSectors(const Disk& disk);

// Finds the free sectors around a partition to which it could move.

/// The sectors that `partition` occupies or could take without passing an obstacle (obstacles.h): from the end of the
/// preceding one to the start of the next. Smaller than the partition when the table is faulty there.
[[nodiscard]] Interval<Lba> roomAround(const Disk& disk, const Partition& partition);

struct AlignedStart {
    Lba start;
    SectorCount size; ///< sectors; smaller than the partition when it must shrink first
    bool shrinks = false;
};

/// The nearest start on `grid` at which the whole partition fits and to which sfdisk can move it; otherwise the next
/// start on the grid after the present one, with the partition shrunk to fit. Returns nullopt for an extended
/// partition, when an obstacle is in the way of the partition where it lies, when the grid is finer than a logical
/// sector, and when nothing would remain after shrinking.
[[nodiscard]] std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition,
                                                              SectorGrid grid);

} // namespace atlas
