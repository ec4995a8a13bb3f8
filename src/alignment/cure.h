// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the root causes of misalignment, and counts the structures that each cure makes whole.
#pragma once

#include "alignment/alignment.h"
#include "disk/partition_room.h"

namespace atlas {

enum class CauseKind : std::uint8_t {
    PartitionStart,         ///< the partition starts off the grid
    LayerOffset,            ///< a layer's data start off the grid, in a partition that starts on it
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
    ByteCount granularity; ///< size of the missed grid, stripe or erase block; BogusStripeWidth: in blocks
    std::uint32_t partition = 0; ///< partition number; 0 when there is none
    std::optional<Layer> layer{}; ///< the layer that causes the misalignment
    std::optional<AlignedStart> move{}; ///< the proposed start of the partition
    std::optional<AlignedStart> movedBefore{}; ///< the partition's start after the preceding cures
    std::uint64_t misaligned = 0; ///< structures that are partial or straddle now
    std::uint64_t madeWhole = 0; ///< the number of these that the cure makes whole
};

/// The causes, in the order in which to cure them; empty when the volume has none. Preconditions: `snapshot` has a
/// layout and a placement, and `alignment` was computed from both.
[[nodiscard]] std::vector<Cure> curesOf(const Snapshot& snapshot, const Alignment& alignment);

/// The causes when no ext file system can be read: partitions that start off the grid, and layers whose data start off
/// the grid in a partition that starts on it. `only` restricts the partitions to this number.
[[nodiscard]] std::vector<Cure> curesWithoutExt(const Snapshot& snapshot, std::optional<std::uint32_t> only = {});

} // namespace atlas
