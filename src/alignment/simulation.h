// SPDX-License-Identifier: GPL-3.0-or-later
// Judges a snapshot with cures applied.
#pragma once

#include "alignment/stack.h"
#include "disk/disk.h"

#include <optional>
#include <vector>

namespace atlas {

/// The verdicts on a snapshot that a cure may change.
struct Outcome {
    /// The worst of the structures; for a new file system, of its blocks; without a file system, of the payload's
    /// start.
    Fit verdict = Fit::Whole;
    Fit partition = Fit::Whole; ///< of the partition's start; Whole without one
    std::uint64_t misaligned = 0; ///< straddling structures; 0 for a new file system
    std::uint64_t readModifyWrites = 0; ///< for writing all metadata once, block by block
    PerGranularity<GranularityVerdict> payload{}; ///< on the payload's first byte
    bool operator==(const Outcome&) const = default;

    [[nodiscard]] const GranularityVerdict& on(GranularityKind kind) const { return payload[kind]; }
};

/// Whether any verdict of `after` is worse.
[[nodiscard]] bool isWorse(const Outcome& after, const Outcome& before);

/// Whether the payload is on the granularity of `kind` and no verdict is worse than `before`.
[[nodiscard]] bool isCure(const Outcome& after, GranularityKind kind, const Outcome& before);

/// A snapshot to which cures are applied one after another.
class Simulation {
public:
    /// `partition`: the one that contains the payload; nullopt if none does.
    Simulation(Snapshot snapshot, std::optional<std::uint32_t> partition)
        : m_snapshot(std::move(snapshot)), m_partition(partition) {}

    /// Moves the partition with all of its content.
    [[nodiscard]] Simulation withPartitionAt(const AlignedStart& start) const;
    /// Creates `layer` again with its data, and all volumes that lie in them, at `data`.
    [[nodiscard]] Simulation withLayerDataAt(const Layer& layer, ByteOffset data) const;
    /// Moves only the payload.
    [[nodiscard]] Simulation withPayloadAt(ByteOffset start) const;
    /// Creates the layer on the device in `row` below the open one again, with its data at byte `data` of that device;
    /// an array, on each of its members.
    [[nodiscard]] Simulation withDeviceDataAt(std::size_t row, ByteOffset data) const;
    /// Creates the file system again with blocks of `size`.
    [[nodiscard]] Simulation withBlocksOf(ByteCount size) const;

    [[nodiscard]] const Snapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] const Partition* partition() const;
    /// Layers between the partition (or disk) and the payload.
    [[nodiscard]] const std::vector<Layer>& layers() const;
    [[nodiscard]] ByteOffset payload() const; ///< payloadOf() the partition
    [[nodiscard]] Outcome outcome() const;
    /// Whether one of the other partitions, layers and ext file systems lies worse than in `before`: off the physical
    /// sectors, or off a larger granularity on which it was.
    [[nodiscard]] bool breaksAnyOf(const Simulation& before) const;

private:
    /// Something besides the payload, its layers and their partition.
    struct Other {
        Fit fit = Fit::Whole; ///< on the physical sectors
        std::optional<ByteOffset> start{}; ///< nullopt if its place does not count
    };

    [[nodiscard]] std::vector<Other> others() const;
    void judgeOnWorstMember();

    Snapshot m_snapshot;
    std::optional<std::uint32_t> m_partition;
    std::optional<ByteCount> m_newBlocks{};
};

} // namespace atlas
