// SPDX-License-Identifier: GPL-3.0-or-later
// What a workload read and wrote on each of several layouts, by the kernel's own ext4.
#pragma once

#include "base/units.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// The chunk of a volume that is copied as a whole by snapshots of cloud disks and thin pools.
inline constexpr ByteCount snapshotChunk{4 * MiB};
/// A figure of the model that is off by a larger share of what was measured is marked.
inline constexpr double modelTolerance = 0.1;

/// What one run asked of the disk, from mounting until everything was written after unmounting.
struct WorkloadCounts {
    std::uint64_t mountReads = 0; ///< requests, while it is mounted; not in the next
    std::uint64_t reads = 0;      ///< requests
    std::uint64_t readBytes = 0;
    std::uint64_t writes = 0; ///< requests
    std::uint64_t writtenBytes = 0;
    std::uint64_t flushes = 0;
    std::uint64_t seekBytes = 0; ///< from the end of each request to the begin of the next one
    std::uint64_t bitmapBlocks = 0;     ///< that were read or written
    std::uint64_t inodeTableBlocks = 0; ///< likewise
    /// With the volume at each of MeasuredWorkload::starts.
    std::vector<std::uint64_t> readModifyWrites{};
    std::vector<std::uint64_t> dirtyChunks{};
};

/// Least, middle and greatest of the runs.
struct RunSpread {
    std::uint64_t least = 0;
    std::uint64_t median = 0;
    std::uint64_t greatest = 0;
};

struct LayoutWorkload {
    std::string label{};
    std::uint64_t modelledMountReads = 0;
    std::vector<WorkloadCounts> runs{}; ///< at least one

    /// The spread of what `figure` returns for each run.
    template <class Figure>
    [[nodiscard]] RunSpread spread(const Figure& figure) const {
        std::vector<std::uint64_t> values;
        for (const auto& run : runs)
            values.push_back(figure(run));
        std::ranges::sort(values);
        return {values.front(), values[values.size() / 2], values.back()};
    }
    /// Whether the model of the reads to mount is off.
    [[nodiscard]] bool isModelOff() const {
        const auto measured = spread([](const WorkloadCounts& run) { return run.mountReads; }).median;
        const auto apart =
            measured > modelledMountReads ? measured - modelledMountReads : modelledMountReads - measured;
        return static_cast<double>(apart) > modelTolerance * static_cast<double>(measured);
    }
};

struct MeasuredWorkload {
    std::string name{}; ///< of a workload of the program's own, or the path of a script
    double scale = 1;   ///< of its own workloads
    std::vector<ByteOffset> starts{}; ///< at least one
    ByteCount physicalSector{};
    std::vector<LayoutWorkload> layouts{}; ///< in the order of the comparison

    /// The layout that dirties the fewest chunks with the first start; that of the first one if none is noticeably better.
    [[nodiscard]] std::size_t fewestChunks() const {
        const auto chunksOf = [&](std::size_t n) {
            return layouts[n].spread([](const WorkloadCounts& run) { return run.dirtyChunks.front(); }).median;
        };
        std::size_t best = 0;
        for (std::size_t n = 1; n < layouts.size(); ++n)
            best = chunksOf(n) < chunksOf(best) ? n : best;
        const auto first = static_cast<double>(chunksOf(0));
        return first - static_cast<double>(chunksOf(best)) > modelTolerance * first ? best : 0;
    }
};

} // namespace atlas
