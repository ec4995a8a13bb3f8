// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is reported of a trace.
#pragma once

#include "layout/owner_map.h"
#include "trace/trace_parser.h"
#include "trace/trace_place.h"
#include "trace/trace_tally.h"

namespace atlas {

struct BusyPlace {
    BusyBlock block{};
    TouchedKind kind{};
    std::optional<GroupNumber> group{};  ///< that owns the structure
    std::optional<BlockNumber> first{};  ///< the first block of the volume in it
    std::optional<BlockOwners> owners{}; ///< of that block, if files may own it
};

struct TraceReport {
    std::string trace{}; ///< its path
    TraceFacts facts{};
    TracePlace place{};
    bool isDoubtful = false; ///< the whole trace contradicts `place`, for which its beginning decided
    SectorGrid marked{};
    std::optional<Lba> start{}; ///< the tried start of the partition
    std::optional<std::uint64_t> fromNanoseconds{}; ///< only requests from here …
    std::optional<std::uint64_t> toNanoseconds{};   ///< … to before here were counted
    TraceTable table{};
    std::vector<DirtyChunks> chunks{};
    std::vector<BusyPlace> busiest{};
    ByteCount busyUnit{};
    bool isCoarse = false; ///< the busiest places are larger than blocks, to bound memory
};

/// How requests of the partition move with it. `moved` is `read` at a tried start, or the same. Precondition: both have
/// a placement.
[[nodiscard]] TraceShift shiftBetween(const Snapshot& read, const Snapshot& moved);

/// At most `most` of the busiest places, without their owners. `snapshot` is the one that was counted on.
[[nodiscard]] std::vector<BusyPlace> busiestPlaces(const TraceTally& tally, std::size_t most, const Snapshot& snapshot);

} // namespace atlas
