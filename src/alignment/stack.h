// SPDX-License-Identifier: GPL-3.0-or-later
// The stack from the disk down to each kind of structure, with a verdict per granularity.
#pragma once

#include "alignment/grid.h"
#include "alignment/judged_structures.h"
#include "alignment/members.h"
#include "alignment/starts.h"
#include "disk/layer.h"

namespace atlas {

enum class StackRowKind : std::uint8_t { Disk, Partition, Layer, Filesystem, Structures, Member };

[[nodiscard]] std::string_view name(StackRowKind kind); ///< in JSON, for example "partition"

/// The source of a row's start. `Drive` is byte 0, shown with the sources of the sector sizes.
enum class StackRowOrigin : std::uint8_t {
    Drive,
    PartitionTable,
    OwnHeader,
    Superblock,
    GroupDescriptors,
    Inode,
    Device,
    User,
};

[[nodiscard]] std::string_view name(StackRowOrigin origin); ///< in JSON, for example "group_descriptors"

struct GranularityVerdict {
    bool known = false; ///< the granularity is known and applies to this row
    ByteCount past;     ///< bytes past the boundary below; 0: on the grid
    bool partial = false; ///< Member rows: on the grid, but structures fill only part of the physical sectors
    bool compensated = false; ///< off the grid, but its payload is on it: StartVerdict::compensated
    bool operator==(const GranularityVerdict&) const = default;

    [[nodiscard]] bool isWhole() const { return past.value == 0 && !partial; }
    [[nodiscard]] bool counts() const { return known && !compensated; }
    /// nullopt unless counts().
    [[nodiscard]] std::optional<Fit> fit() const {
        return !counts() ? std::nullopt
                         : std::optional(isWhole() ? Fit::Whole
                                         : partial ? Fit::Partial
                                                   : Fit::Straddling);
    }
};

struct StackRow {
    StackRowKind kind{};
    ByteOffset first{}; ///< on the disk; for Member rows, on the disk at the bottom
    ByteOffset within{}; ///< first byte of the enclosing row
    StackRowOrigin origin{};
    PerGranularity<GranularityVerdict> verdicts{};
    std::optional<std::uint32_t> partition{}; ///< for Partition rows
    std::optional<Layer> layer{}; ///< for Layer rows
    std::optional<RegionKind> structure{}; ///< for Structures rows
    std::string member{}; ///< for Member rows: "sdb1"
    FitCounts fits{}; ///< for Structures rows, on the physical sectors
    bool content = false; ///< for the Disk row: something without a row of its own begins at byte 0
    bool operator==(const StackRow&) const = default;

    /// Whether something that the verdict covers begins here.
    [[nodiscard]] bool isStart() const;

    /// Whether the row is judged by `granularity`, known or not. Structures are judged by physical sectors only; a disk
    /// on which nothing begins, only if byte 0 is a boundary.
    [[nodiscard]] bool isJudgedBy(GranularityKind granularity) const;
};

struct Stack {
    PerGranularity<Granularity> granularities{};
    std::vector<StackRow> rows;

    /// Starts in the stack that `granularity` judges, and how many of them are off it.
    [[nodiscard]] OffCount startsOn(GranularityKind granularity) const;
};

/// The disk, its members, the starts covered by the verdict (each partition followed by its layers), and the volume
/// with its structures. `alignment` is that of the layout at `snapshot.placement`; null without an ext file system.
/// Member rows are judged by their own disk, on physical sectors only.
[[nodiscard]] Stack stackOf(const Snapshot& snapshot, const Alignment* alignment,
                            const std::vector<MemberVerdict>& members);

} // namespace atlas
