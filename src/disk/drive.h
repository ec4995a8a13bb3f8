// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a drive, the source of each value, and the grid of its physical sectors.
#pragma once

#include "base/units.h"

#include <string_view>

namespace atlas {

/// How bytes lie on physical sectors; for anything but Whole, writing makes the drive read, modify and write back
/// shared sectors. Ordered by severity: the verdict for several structures is the maximum.
enum class Fit : std::uint8_t { Whole, Partial, Straddling };

[[nodiscard]] std::string_view name(Fit fit); ///< "whole", "partial", "straddling"

struct SectorGrid {
    /// A power of two for sectors; any size above 0 for stripes and erase blocks.
    ByteCount size = assumedPhysicalSector;
    ByteOffset phase{
        0}; ///< first boundary; not 0 on "1-aligned" drives (3584 with the jumper of early Advanced Format drives)
    bool operator==(const SectorGrid&) const = default;
};

/// Bytes from the last boundary at or before `at` to `at`; 0 on the grid.
[[nodiscard]] ByteCount pastBoundary(ByteOffset at, SectorGrid grid);

/// Number of the physical sector that contains byte `at`. Sector 0 contains byte 0 and ends at the first boundary after
/// it.
[[nodiscard]] std::uint64_t sectorNumber(ByteOffset at, SectorGrid grid);

/// The bytes of physical sector `number` on the disk; sector 0 is cut at the start of the disk.
[[nodiscard]] ByteInterval sectorBytes(std::uint64_t number, SectorGrid grid);

/// Where a value comes from. An image file carries no geometry, so its physical sector size is an Assumption until the
/// user sets it.
enum class Source : std::uint8_t {
    Assumption,
    Table,
    Superblock,
    Device,
    User,
    Contents, ///< this value makes contents appear where an MBR, which has no such field, places partitions
};

[[nodiscard]] std::string_view name(Source source); ///< JSON name: "assumption"

template <class T>
struct Known {
    T value{};
    Source source = Source::Assumption;
    bool operator==(const Known&) const = default;
};

struct Drive {
    Known<ByteCount> logicalSector{{512}};
    Known<ByteCount> physicalSector{assumedPhysicalSector};
    Known<ByteOffset> phase{{0}};
    // 0 if the device does not report a value.
    Known<ByteCount> optimalIo{{0}, Source::Device}; ///< as reported; possibly bogus, see isBogusOptimalIo()
    Known<ByteCount> eraseBlock{{0}, Source::Device};
    Known<ByteCount> minimumIo{{0}, Source::Device}; ///< informational like discardGranularity; not judged
    Known<ByteCount> discardGranularity{{0}, Source::Device}; ///< 0 also when discard is unsupported
    /// The logical sector of another drive to judge for; 0: use logicalSector, the unit of the partition table.
    Known<ByteCount> otherLogicalSector{{0}, Source::User};
    Known<bool> spins{true}; ///< false for flash, whose costs are not counted in revolutions
    /// Physical sectors that the device reports, if they are smaller than assumedPhysicalSector: virtual disks, SSDs, USB
    /// bridges and arrays report 512 bytes whatever lies behind, so physicalSector is then an assumption. 0: none.
    ByteCount reportedSector{0};
    ByteCount readahead{0}; ///< what the kernel reads ahead in sequential reads (read_ahead_kb); 0: not known
    bool misaligned = false; ///< the kernel found no common grid for the layers below (alignment_offset is -1)
    bool operator==(const Drive&) const = default;

    /// The logical sector to judge for; file systems with smaller blocks cannot be mounted.
    [[nodiscard]] Known<ByteCount> targetLogicalSector() const {
        return otherLogicalSector.value.value > 0 ? otherLogicalSector : logicalSector;
    }
    [[nodiscard]] ByteCount targetSector() const { return targetLogicalSector().value; }
    [[nodiscard]] SectorGrid grid() const { return {physicalSector.value, phase.value}; }
};

/// 33,553,920 bytes (65,535 sectors of 512 bytes): the optimal I/O size that some controllers and USB bridges report.
inline constexpr ByteCount bogusOptimalIo{33553920};

/// Whether the reported optimal I/O size is impossible: bogusOptimalIo, or not a multiple of the physical sector.
/// libfdisk ignores both too (libfdisk/src/alignment.c). Sizes given by the user are not judged.
[[nodiscard]] bool isBogusOptimalIo(const Drive& drive);

} // namespace atlas
