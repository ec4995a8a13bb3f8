// SPDX-License-Identifier: GPL-3.0-or-later
// What the requests of a trace touched, summed up by kinds of structures.
#pragma once

#include "alignment/grid.h"
#include "trace/busy_blocks.h"
#include "trace/touched_place.h"
#include "trace/written_chunks.h"

namespace atlas {

/// Where the bytes of the trace lie on the disk.
struct TraceShift {
    std::int64_t offset = 0; ///< the byte of the disk at which byte 0 of the trace lies
    /// With a what-if start: the bytes of the disk that move, and how far. Requests there move along.
    ByteInterval moved{};
    std::int64_t by = 0;

    /// The bytes of the disk, without what lies in front of its first byte.
    [[nodiscard]] ByteInterval onDisk(ByteInterval bytes) const;
};

struct TouchCounts {
    std::uint64_t requests = 0; ///< that touch the kind; one that touches several kinds counts for each
    std::uint64_t reads = 0;
    std::uint64_t writes = 0;
    std::uint64_t discards = 0;
    std::uint64_t zeroes = 0; ///< requests that write zeros
    std::uint64_t readBytes = 0;
    std::uint64_t writtenBytes = 0;
    std::uint64_t discardedBytes = 0;
    std::uint64_t zeroedBytes = 0;
    /// Partial sectors at the ends of writes, or other units of the marked granularity: each is read before it is
    /// written. Counted for the kind that holds that end of the request.
    std::uint64_t readModifyWrites = 0;
    std::uint64_t seekBytes = 0; ///< from the end of the request before to the first byte of those that begin here
    bool operator==(const TouchCounts&) const = default;

    [[nodiscard]] std::uint64_t bytes() const { return readBytes + writtenBytes + discardedBytes + zeroedBytes; }
    TouchCounts& operator+=(const TouchCounts& other);
};

/// Requests of one operation, each of which begins where the one before it ends.
struct SequentialRuns {
    std::uint64_t runs = 0; ///< of at least two requests
    std::uint64_t requests = 0; ///< in them
    std::uint64_t longestRequests = 0;
    std::uint64_t longestBytes = 0;
    bool operator==(const SequentialRuns&) const = default;
};

struct TraceTable {
    std::array<TouchCounts, touchedKindCount> kinds{}; ///< by index(TouchedKind)
    TouchCounts total{};    ///< each request once
    TouchCounts bitmaps{};  ///< requests that touch a block bitmap or an inode bitmap, each once
    TouchCounts metadata{}; ///< requests that touch a structure of the volume, each once
    std::uint64_t flushes = 0; ///< requests to flush, and those that are preceded by a flush
    std::uint64_t forced = 0;  ///< writes that bypass the cache (FUA)
    std::uint64_t firstNanoseconds = 0;
    std::uint64_t lastNanoseconds = 0;
    SequentialRuns runs{};
    bool operator==(const TraceTable&) const = default;

    [[nodiscard]] const TouchCounts& of(TouchedKind kind) const { return kinds[index(kind)]; }
    [[nodiscard]] std::uint64_t requests() const { return total.requests; }
};

/// The granularity by which the ends of writes are judged unless another is named: that of the alignment.
[[nodiscard]] SectorGrid markedGridOf(const Snapshot& snapshot);

class TraceTally {
public:
    /// `snapshot` and its layout are only used here. With a what-if start it is the moved one.
    TraceTally(const Snapshot& snapshot, SectorGrid marked, TraceShift shift);

    void add(const TraceRequest& request);

    [[nodiscard]] const TraceTable& table() const { return m_table; }
    [[nodiscard]] const WrittenChunks& written() const { return m_written; }
    [[nodiscard]] const BusyBlocks& busy() const { return m_busy; }
    [[nodiscard]] const TouchedPlaces& places() const { return m_places; }

private:
    void addParts(const TraceRequest& request, ByteInterval bytes);
    void addSeek(ByteInterval bytes);
    void addRun(const TraceRequest& request);
    void addPartialEnds(ByteInterval bytes);

    TouchedPlaces m_places;
    SectorGrid m_marked;
    TraceShift m_shift;
    TraceTable m_table{};
    WrittenChunks m_written{};
    ByteOffset m_end; ///< of image and volume; what was written behind it is not remembered
    BusyBlocks m_busy;
    std::optional<ByteOffset> m_head{}; ///< where the request before ended
    struct Run {
        TraceOperation operation{};
        ByteOffset end{};
        std::uint64_t requests = 0;
        std::uint64_t bytes = 0;
    };
    Run m_run{};
};

} // namespace atlas
