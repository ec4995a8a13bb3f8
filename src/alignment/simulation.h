// SPDX-License-Identifier: GPL-3.0-or-later
// Judges a snapshot again with cures applied.
#pragma once

#include "alignment/stack.h"
#include "disk/disk.h"

namespace atlas {

/// The verdicts on a snapshot that a cure may change.
struct Outcome {
    /// The worst of the structures; of a new file system, of its blocks; without a file system, of the payload's start.
    Fit verdict = Fit::Whole;
    Fit partition = Fit::Whole; ///< of the partition's start; Whole when there is none
    std::uint64_t misaligned =
        0; ///< structures that are partial or straddle; 0 when a new file system's blocks are whole
    std::uint64_t readModifyWrites = 0; ///< to write all metadata once, block by block
    PerGranularity<GranularityVerdict> payload{}; ///< of the payload's first byte
    bool operator==(const Outcome&) const = default;

    [[nodiscard]] const GranularityVerdict& on(GranularityKind kind) const { return payload[kind]; }
};

/// Whether any verdict of `after` is worse than in `before`.
[[nodiscard]] bool isWorse(const Outcome& after, const Outcome& before);

/// Whether the payload is on the granularity of `kind` and no verdict worse than in `before`.
[[nodiscard]] bool isCure(const Outcome& after, GranularityKind kind, const Outcome& before);

/// A snapshot to which cures are applied one after another.
class Simulation {
public:
    /// `partition`: the one that contains the payload; nullopt when none does.
    Simulation(Snapshot snapshot, std::optional<std::uint32_t> partition)
        : m_snapshot(std::move(snapshot)), m_partition(partition) {}

    /// Moves the partition with all that lies in it.
    [[nodiscard]] Simulation withPartitionAt(const AlignedStart& start) const;
    /// Makes `layer` anew with its data, and all that lies in it, from `data` on.
    [[nodiscard]] Simulation withLayerDataAt(const Layer& layer, ByteOffset data) const;
    /// Moves the payload alone.
    [[nodiscard]] Simulation withPayloadAt(ByteOffset start) const;
    /// Makes the layer on the device in `row` below the one that is open anew, with its data from byte `data` of that device on.
    [[nodiscard]] Simulation withDeviceDataAt(std::size_t row, ByteOffset data) const;
    /// Makes the file system anew with blocks of `size`.
    [[nodiscard]] Simulation withBlocksOf(ByteCount size) const;

    [[nodiscard]] const Snapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] const Partition* partition() const;
    /// The layers between the partition, or the disk, and the payload.
    [[nodiscard]] const std::vector<Layer>& layers() const;
    [[nodiscard]] ByteOffset payload() const; ///< payloadOf() its partition
    [[nodiscard]] Outcome outcome() const;

private:
    void judgeOnWorstMember();

    Snapshot m_snapshot;
    std::optional<std::uint32_t> m_partition;
    std::optional<ByteCount> m_newBlocks{};
};

} // namespace atlas
