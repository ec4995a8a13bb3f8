// SPDX-License-Identifier: GPL-3.0-or-later
// A drive's geometry, and the source of each value.
#pragma once

#include "base/units.h"
#include "disk/sector_grid.h"

#include <string_view>

namespace atlas {

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
