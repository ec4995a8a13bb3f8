// SPDX-License-Identifier: GPL-3.0-or-later
// A disk or disk image: its drive, its partition table, and the place of a volume on it.
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

} // namespace atlas
