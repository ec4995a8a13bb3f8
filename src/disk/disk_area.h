// SPDX-License-Identifier: GPL-3.0-or-later
// What of a disk holds a byte of it: a partition, a logical volume, the partition table, or a gap.
#pragma once

#include "disk/disk.h"
#include "disk/image_request.h"

#include <string_view>
#include <vector>

namespace atlas {

enum class DiskAreaKind : std::uint8_t {
    WholeDisk, ///< there is no partition table, or the file system lies over the whole disk
    Partition,
    Extended, ///< the extended partition, in none of its logical ones
    LogicalVolume,
    Mbr,
    ExtendedRecord, ///< an extended boot record
    GptHeader,
    GptEntries,
    BackupGptHeader,
    BackupGptEntries,
    BeforeFirst, ///< in front of partition `next`
    Between,     ///< behind partition `partition` and in front of `next`
    BehindLast,  ///< behind partition `partition`
    Unpartitioned, ///< the table lists no partition
};

[[nodiscard]] std::string_view name(DiskAreaKind kind); ///< JSON name: "gpt_entries"

struct DiskArea {
    DiskAreaKind kind{};
    std::optional<std::uint32_t> partition{}; ///< that holds the byte; for gaps, the one in front of it
    std::optional<std::uint32_t> next{};      ///< for gaps, the partition behind
    std::string logicalVolume{};              ///< "vg/root"
    std::string type{};                       ///< of the partition: "Linux swap"
    Content content{};                        ///< of partition, logical volume or disk
    ByteOffset within{};                      ///< the byte, counted from the start of the area; for gaps, of the disk
    VolumeName
        opensBy{}; ///< the volume that may hold an ext file system here; not given if none may, or if it has no name
    bool mayHoldExt = false; ///< whether an ext file system may hold the byte

    [[nodiscard]] bool isVolume() const {
        return kind == DiskAreaKind::Partition || kind == DiskAreaKind::LogicalVolume ||
               kind == DiskAreaKind::WholeDisk;
    }
};

/// Precondition: `at` lies on the disk.
[[nodiscard]] DiskArea areaAt(const Disk& disk, ByteOffset at);

/// Bytes of the disk that neither a partition nor the table itself holds.
struct DiskGap {
    DiskArea area{}; ///< at its first byte
    ByteInterval bytes{};
};

/// By byte; empty without a partition table.
[[nodiscard]] std::vector<DiskGap> gapsOf(const Disk& disk);

/// The area that begins where the named volume does, or the whole disk without a name; nullopt without such a volume.
[[nodiscard]] std::optional<DiskArea> areaOf(const Disk& disk, const VolumeName& volume);

} // namespace atlas
