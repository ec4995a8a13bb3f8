// SPDX-License-Identifier: GPL-3.0-or-later
// A root cause of misalignment, what is to be done about it, and what that leads to.
#pragma once

#include "alignment/remedy.h"
#include "alignment/simulation.h"

#include <algorithm>

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

/// A cause with the remedy that was decided for it. `after` is what a simulation of the remedy found; unless it
/// isOffered(), of what it would lead to when it is done by hand.
struct Cure {
    CauseKind cause{};
    ByteCount past;                       ///< bytes past the boundary below
    ByteCount granularity; ///< size of the missed grid, stripe or erase block; 0: the fault is of none
    ByteCount aim; ///< size of the grid to place it on: boundaries of the missed one that are physical ones, too
    std::optional<std::uint32_t> partition{}; ///< its number; nullopt when there is none
    std::optional<Layer> layer{}; ///< the layer that causes the misalignment
    std::string device{}; ///< of an open device, the device at fault or that contains `layer`: "/dev/sda1"
    Remedy remedy{};
    bool hasCommands = false; ///< commands can carry out the remedy
    bool unmountFirst = false; ///< the volume is mounted, and the remedy must not be carried out meanwhile
    std::optional<AlignedStart> movedBefore{}; ///< the partition's start after the preceding cures
    bool ofStart = false; ///< there is no volume, so that the remedy is for a start
    std::optional<LayerKind> innermost{}; ///< where it is: the layer inside, whose data are to start on the boundary
    Outcome before{}; ///< with the preceding cures applied
    Outcome after{};

    [[nodiscard]] std::uint64_t misaligned() const { return before.misaligned; }
    /// How many fewer are misaligned after it; 0 where it leads to more.
    [[nodiscard]] std::uint64_t madeWhole() const {
        return before.misaligned - std::min(after.misaligned, before.misaligned);
    }
    [[nodiscard]] std::optional<AlignedStart> move() const; ///< the proposed start of the partition
    [[nodiscard]] std::optional<NewLayerData> newData() const; ///< of `layer` made anew
    [[nodiscard]] std::optional<ByteCount> newBlocks() const; ///< the blocks of the file system made anew
    /// Whether a place or size was found that cures it: one of these three.
    [[nodiscard]] bool isOffered() const { return move() || newData() || newBlocks(); }
};

} // namespace atlas
