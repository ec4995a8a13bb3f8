// SPDX-License-Identifier: GPL-3.0-or-later
// The one root cause behind a thousand symptoms, and what would become whole if it were cured.
#pragma once

#include "alignment/alignment.h"
#include "disk/partition_room.h"

namespace atlas {

enum class CauseKind : std::uint8_t {
    PartitionStart,         ///< the partition starts off the grid
    LayerOffset,            ///< a layer starts its data off the grid, in a partition that is on it
    VolumeStart,            ///< the volume was placed off the grid by hand
    BlockSmallerThanSector, ///< each write fills part of a physical sector
    BogusStripeWidth,       ///< the superblock's stripe width comes from a controller's bogus optimal I/O size
    StripeStart,            ///< the volume does not start on a RAID stripe
    EraseBlockStart,        ///< the volume does not start on a flash erase block
};

[[nodiscard]] std::string_view name(CauseKind kind); ///< as in JSON: "partition_start"

struct Cure {
    CauseKind cause{};
    ByteCount past;                       ///< bytes past the boundary below
    ByteCount granularity; ///< of the grid, stripe or erase block that is missed; BogusStripeWidth: blocks
    std::uint32_t partition = 0; ///< 0 where there is none
    std::optional<Layer> layer{}; ///< the one to blame
    std::optional<AlignedStart> move{}; ///< where the partition could start instead
    std::optional<AlignedStart> movedBefore{}; ///< where the cures before this one have brought the partition
    std::uint64_t misaligned = 0; ///< structures that are partial or straddle now
    std::uint64_t madeWhole = 0; ///< of these, those that the cure makes whole
};

/// Causes in the order in which they are to be cured. Empty where everything is whole.
/// `snapshot` has a layout and a placement; `alignment` is that of both.
[[nodiscard]] std::vector<Cure> curesOf(const Snapshot& snapshot, const Alignment& alignment);

/// The same where no ext file system can be read: partitions that start off the grid, and layers that start their data off it
/// in one that is on it. `only`: of this partition alone.
[[nodiscard]] std::vector<Cure> curesWithoutExt(const Snapshot& snapshot, std::optional<std::uint32_t> only = {});

} // namespace atlas
