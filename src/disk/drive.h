// SPDX-License-Identifier: GPL-3.0-or-later
// The drive, and the grid of its physical sectors.
#pragma once

#include "base/units.h"

#include <string_view>

namespace atlas {

/// How bytes lie on the physical sectors: alignment/fit.h. Writing what is not Whole makes the drive read, modify and write
/// back the sectors that it shares. Ordered by severity: the verdict of several structures is the maximum.
enum class Fit : std::uint8_t { Whole, Partial, Straddling };

[[nodiscard]] std::string_view name(Fit fit); ///< "whole", "partial", "straddling"

struct SectorGrid {
    /// A power of two for sectors; any size above 0 for stripes and erase blocks.
    ByteCount size = assumedPhysicalSector;
    ByteOffset phase{
        0}; ///< first boundary; not 0 on "1-aligned" drives (3584 with the jumper of early Advanced Format drives)
    bool operator==(const SectorGrid&) const = default;
};

/// Bytes from the boundary at or below `at` to `at`; 0 when `at` is on the grid.
[[nodiscard]] ByteCount pastBoundary(ByteOffset at, SectorGrid grid);

/// The number of the physical sector with byte `at`. Sector 0 has byte 0, and ends at the first boundary behind that.
[[nodiscard]] std::uint64_t sectorNumber(ByteOffset at, SectorGrid grid);

/// The bytes of the disk in physical sector `number`: of sector 0, those behind the start of the disk.
[[nodiscard]] ByteInterval sectorBytes(std::uint64_t number, SectorGrid grid);

// A drive's geometry, and the source of each value.

/// The source of a value. An image file carries no geometry, so its physical sector size is an Assumption until the
/// user sets it.
enum class Source : std::uint8_t {
    Assumption,
    Table,
    Superblock,
    Device,
    User,
    Contents, ///< with this value, contents are recognised where an MBR, which has no such field, places partitions
};

[[nodiscard]] std::string_view name(Source source); ///< as in JSON: "assumption"

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
    // 0 when the device does not report a value.
    Known<ByteCount> optimalIo{{0}, Source::Device}; ///< as reported; may be bogus, see isBogusOptimalIo()
    Known<ByteCount> eraseBlock{{0}, Source::Device};
    Known<ByteCount> minimumIo{{0}, Source::Device}; ///< informational, like discardGranularity: not used in verdicts
    Known<ByteCount> discardGranularity{{0}, Source::Device}; ///< 0 also when discard is unsupported
    /// The logical sector of another drive to judge for; 0: the one above, in which the partition table counts.
    Known<ByteCount> otherLogicalSector{{0}, Source::User};
    Known<bool> spins{true}; ///< false for flash, whose cost is not counted in revolutions
    bool misaligned = false; ///< the kernel says that the layers below fit no common grid (an alignment_offset of -1)
    bool operator==(const Drive&) const = default;

    /// The logical sector to judge for: a smaller block cannot be mounted.
    [[nodiscard]] Known<ByteCount> targetLogicalSector() const {
        return otherLogicalSector.value.value > 0 ? otherLogicalSector : logicalSector;
    }
    [[nodiscard]] ByteCount targetSector() const { return targetLogicalSector().value; }
    [[nodiscard]] SectorGrid grid() const { return {physicalSector.value, phase.value}; }
};

/// 33,553,920 bytes (65,535 sectors of 512 bytes): the optimal I/O size that some controllers and USB bridges report.
inline constexpr ByteCount bogusOptimalIo{33553920};

/// Whether the reported optimal I/O size is impossible: equal to bogusOptimalIo, or not a multiple of the physical
/// sector. libfdisk ignores both as well (libfdisk/src/alignment.c). A size that the user gave is not reported.
[[nodiscard]] bool isBogusOptimalIo(const Drive& drive);

} // namespace atlas
