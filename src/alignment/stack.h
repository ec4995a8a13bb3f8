// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the stack from the disk down to each kind of structure, with one verdict per granularity.
#pragma once

#include "alignment/grid.h"
#include "alignment/judged_structures.h"
#include "alignment/members.h"
#include "alignment/starts.h"
#include "disk/layer.h"

namespace atlas {

enum class StackRowKind : std::uint8_t { Disk, Partition, Layer, Filesystem, Structures, Member };

[[nodiscard]] std::string_view name(StackRowKind kind); ///< as in JSON: "partition"

/// What says where a row begins. `Drive`: byte 0, of which the sources of the sector sizes are named.
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

[[nodiscard]] std::string_view name(StackRowOrigin origin); ///< as in JSON: "group_descriptors"

struct GranularityVerdict {
    bool known = false; ///< the granularity's size is known and applies to this row
    ByteCount past;     ///< bytes past the boundary below; 0: on the grid
    bool partial = false; ///< of a Member row on the grid: structures there fill only part of its physical sectors
    bool compensated = false; ///< off the grid, but what is written inside starts on it: StartVerdict::compensated
    bool operator==(const GranularityVerdict&) const = default;

    [[nodiscard]] bool isWhole() const { return past.value == 0 && !partial; }
    [[nodiscard]] bool counts() const { return known && !compensated; }
    /// nullopt unless it counts.
    [[nodiscard]] std::optional<Fit> fit() const {
        return !counts() ? std::nullopt
                         : std::optional(isWhole() ? Fit::Whole
                                         : partial ? Fit::Partial
                                                   : Fit::Straddling);
    }
};

struct StackRow {
    StackRowKind kind{};
    ByteOffset first{};    ///< on the disk; of a Member row, on the disk at its bottom
    ByteOffset within{};   ///< first byte of the enclosing row
    StackRowOrigin origin{};
    PerGranularity<GranularityVerdict> verdicts{};
    std::optional<std::uint32_t> partition{}; ///< set for Partition rows
    std::optional<Layer> layer{};             ///< set for Layer rows
    std::optional<RegionKind> structure{};    ///< of a Structures row
    std::string member{};                     ///< of a Member row: "sdb1"
    FitCounts fits{};                         ///< of a Structures row, on the physical sectors
    bool content = false; ///< of the Disk row: something begins on its byte 0 that has no row of its own
    bool operator==(const StackRow&) const = default;

    /// Whether something begins there that the verdict covers.
    [[nodiscard]] bool isStart() const;

    /// Whether the row is judged by `granularity`, known or not. Structures are on the physical sectors
    /// alone; a disk on which nothing begins is not where its first boundary lies behind byte 0.
    [[nodiscard]] bool isJudgedBy(GranularityKind granularity) const;
};

struct Stack {
    PerGranularity<Granularity> granularities{};
    std::vector<StackRow> rows;

    /// The rows at which something begins that `granularity` judges, and those of them that are off it.
    [[nodiscard]] OffCount startsOn(GranularityKind granularity) const;
};

/// The disk, its members, the starts of startVerdicts() that the verdict covers, each partition followed by the layers in it, and
/// the volume with its structures. `alignment` is that of the layout at `snapshot.placement`; null when the disk holds no
/// ext file system. A Member row is judged by its own disk, on the physical sectors alone.
[[nodiscard]] Stack stackOf(const Snapshot& snapshot, const Alignment* alignment,
                            const std::vector<MemberVerdict>& members);

} // namespace atlas
