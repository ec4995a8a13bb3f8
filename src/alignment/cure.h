// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the root causes of misalignment and the cures that a simulation confirms.
#pragma once

#include "alignment/simulation.h"

namespace atlas {

enum class CauseKind : std::uint8_t {
    PartitionStart,         ///< the partition starts off the grid, and with it its payload
    LayerOffset,            ///< a layer's data start off the grid, in a partition that starts on it
    VolumeStart,            ///< the volume was placed off the grid by hand
    BlockSmallerThanSector, ///< each write fills part of a physical sector
    BogusStripeWidth,       ///< the superblock's stripe width is that of no array: stripeWidthOf()
    StripeStart,            ///< the volume does not start on a RAID stripe
    EraseBlockStart,        ///< the volume does not start on a flash erase block
};

[[nodiscard]] std::string_view name(CauseKind kind); ///< as in JSON: "partition_start"

/// Where the data of a layer that is made anew start.
struct NewLayerData {
    ByteCount multiple; ///< the alignment to ask of its tool
    ByteCount offset; ///< from the layer's header
};

/// At most one of `move`, `newData` and `newBlocks` is set: the cure that was simulated and is offered. When none is,
/// the cure must be done by hand, and `after` is what it would lead to.
struct Cure {
    CauseKind cause{};
    ByteCount past;                       ///< bytes past the boundary below
    ByteCount granularity; ///< size of the missed grid, stripe or erase block; 0: the fault is of none
    std::uint32_t partition = 0; ///< partition number; 0 when there is none
    std::optional<Layer> layer{}; ///< the layer that causes the misalignment
    std::string device{}; ///< of an open device, the device at fault or that contains `layer`: "/dev/sda1"
    std::optional<AlignedStart> move{}; ///< the proposed start of the partition
    std::optional<NewLayerData> newData{}; ///< `layer` made anew
    std::optional<ByteCount> newBlocks{}; ///< the file system made anew with blocks of this size
    std::optional<AlignedStart> movedBefore{}; ///< the partition's start after the preceding cures
    bool remadeLater = false; ///< a later cure makes the file system anew
    bool remadeBefore = false; ///< a preceding cure makes the file system anew, without this fault
    bool unreadContainer = false; ///< the partition contains a container whose data may be aligned; nothing is offered
    ByteCount
        missing{}; ///< bytes of the file system beyond its partition, which a move would leave behind; nothing is offered
    Outcome before{}; ///< with the preceding cures applied
    Outcome after{};

    [[nodiscard]] std::uint64_t misaligned() const { return before.misaligned; }
    [[nodiscard]] std::uint64_t madeWhole() const { return before.misaligned - after.misaligned; }
};

/// The causes, in the order in which to cure them; empty when the volume has none. A cure is offered only when a
/// simulation, on top of the preceding ones, finds the cause gone and no verdict worse. Precondition: `snapshot` has a
/// layout and a placement.
[[nodiscard]] std::vector<Cure> curesOf(const Snapshot& snapshot);

/// The causes when no ext file system can be read: partitions whose payload starts off the grid, and layers whose data
/// start off the grid in a partition that starts on it. `only` restricts the partitions to this number.
[[nodiscard]] std::vector<Cure> curesWithoutExt(const Snapshot& snapshot, std::optional<std::uint32_t> only = {});

} // namespace atlas
