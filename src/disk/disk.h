// SPDX-License-Identifier: GPL-3.0-or-later
// A disk as read: drive, partition table and contents; and the places of its partitions.
#pragma once

#include "disk/block_device.h"
#include "disk/container.h"
#include "disk/drive.h"
#include "disk/envelope.h"
#include "disk/partition_table.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

struct Disk {
    std::string path;     ///< of the image or device, as the user gave it
    ByteCount size;
    bool isDevice = false;
    std::optional<Envelope> envelope{}; ///< the format of the file at `path`; nullopt for a raw image or a device
    Drive drive;
    PartitionTable table;
    Content content; ///< of the whole disk; next to a partition table, leftovers (an older file system, an ISO image)
    std::vector<BlockDevice> devices{}; ///< the disk itself, then the devices below it; empty if there are none below
    ContainerList inside{}; ///< containers on the disk, and the volumes in them
    std::string
        logicalVolume{}; ///< "vg/root" if this is a logical volume of the image or device at `path`: see diskOf()
    ByteMap map{};        ///< of that volume; empty for the image or device itself
    bool operator==(const Disk&) const = default;

    /// Whether this is a logical volume read from an image, not from a device of its own.
    [[nodiscard]] bool isVolumeOfImage() const { return !map.empty() && !isDevice; }
};

/// The place of a volume on its disk. Alignment depends only on this and on the drive.
struct Placement {
    ByteInterval bytes; ///< on the disk
    std::optional<std::uint32_t> partition{}; ///< nullopt for a bare file system or a user-given offset
    Source source = Source::Table; ///< of the start
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

/// Where `bytes` of `disk` lie on the image or device at its path: `bytes` themselves, or the places of a logical
/// volume in several pieces, at most `most` of them.
[[nodiscard]] std::vector<ByteInterval> onImage(const Disk& disk, ByteInterval bytes, std::size_t most);

/// The bytes of `sectors` or `partition`, by the disk's logical sector size; saturates at 64 bits and may extend past
/// the end of the disk.
[[nodiscard]] ByteInterval bytesOf(const Disk& disk, Interval<Lba> sectors);
[[nodiscard]] ByteInterval bytesOf(const Disk& disk, const Partition& partition);

// Partitions may overlap or lie outside the disk.

/// Whether the first byte of `partition` lies on the disk. False for empty partitions and beyond the end of a truncated
/// image.
[[nodiscard]] bool isOnDisk(const Disk& disk, const Partition& partition);

/// Where partitions overlap, the one of lowest precedence holds the shared bytes, or among equals the first in the
/// table: a logical partition beats the extended one around it.
[[nodiscard]] int precedence(PartitionRole role);

/// The partition that holds byte `at`; null without one. Never an extended partition.
[[nodiscard]] const Partition* partitionAt(const Disk& disk, ByteOffset at);

/// The partition that begins at byte `at` of the disk, or of several the one that holds it; null without one. Never an
/// extended partition.
[[nodiscard]] const Partition* partitionFrom(const Disk& disk, ByteOffset at);

/// Sectors of a GPT copy with 128 entries of 128 bytes, header included. The backup at the end of the disk has the same
/// size.
[[nodiscard]] SectorCount gptCopySectors(const Disk& disk);

/// The sectors available to partitions.
[[nodiscard]] Interval<Lba> usableSectors(const Disk& disk);

/// The sectors that `partition` occupies or could take without passing an obstacle (disk/obstacles.h): from the end of
/// the preceding one to the start of the next. Smaller than the partition if the table is faulty there.
[[nodiscard]] Interval<Lba> roomAround(const Disk& disk, const Partition& partition);

struct AlignedStart {
    Lba start;
    SectorCount size; ///< sectors; smaller than the partition if it must shrink first
    bool shrinks = false;
};

/// The nearest start on `grid` where the whole partition fits and to which sfdisk can move it; otherwise the next start
/// on the grid after the current one, with the partition shrunk to fit. nullopt for an extended partition, if an
/// obstacle overlaps the partition's current place, if the grid is finer than a logical sector, and if shrinking leaves
/// nothing.
[[nodiscard]] std::optional<AlignedStart> nearestAlignedStart(const Disk& disk, const Partition& partition,
                                                              SectorGrid grid);

} // namespace atlas
