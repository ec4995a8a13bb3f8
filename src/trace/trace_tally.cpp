// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_tally.h"

#include <algorithm>
#include <limits>

namespace atlas {
namespace {

constexpr std::uint64_t farthest = std::uint64_t{1} << 63; ///< no byte of a disk or trace lies behind it

ByteInterval displaced(ByteInterval bytes, std::int64_t by) {
    const auto moved = [&](ByteOffset at) {
        const auto amount = static_cast<std::uint64_t>(by < 0 ? -by : by);
        return by < 0 ? ByteOffset{at.value - std::min(at.value, amount)}
                      : ByteOffset{std::min(at.value + amount, farthest)};
    };
    return between(moved(bytes.first), moved(bytes.end()));
}

/// One request with this many of its bytes.
TouchCounts countsOf(TraceOperation operation, std::uint64_t bytes) {
    TouchCounts one{.requests = 1};
    switch (operation) {
    case TraceOperation::Read:
        one.reads = 1;
        one.readBytes = bytes;
        break;
    case TraceOperation::Write:
        one.writes = 1;
        one.writtenBytes = bytes;
        break;
    case TraceOperation::Discard:
        one.discards = 1;
        one.discardedBytes = bytes;
        break;
    case TraceOperation::WriteZeroes:
        one.zeroes = 1;
        one.zeroedBytes = bytes;
        break;
    case TraceOperation::Flush: break;
    }
    return one;
}

ByteOffset endOf(const Snapshot& snapshot) {
    const ByteOffset end{snapshot.disk.size.value};
    return snapshot.placement ? std::max(end, snapshot.placement->bytes.end()) : end;
}

ByteCount blockSizeOf(const Snapshot& snapshot) {
    return snapshot.layout ? snapshot.layout->filesystem.blockSize : assumedPhysicalSector;
}

} // namespace

ByteInterval TraceShift::onDisk(ByteInterval bytes) const {
    const auto at = displaced(bytes, offset);
    return moved.contains(at.first) ? displaced(at, by) : at;
}

TouchCounts& TouchCounts::operator+=(const TouchCounts& other) {
    requests += other.requests;
    reads += other.reads;
    writes += other.writes;
    discards += other.discards;
    zeroes += other.zeroes;
    readBytes += other.readBytes;
    writtenBytes += other.writtenBytes;
    discardedBytes += other.discardedBytes;
    zeroedBytes += other.zeroedBytes;
    readModifyWrites += other.readModifyWrites;
    seekBytes += other.seekBytes;
    return *this;
}

SectorGrid markedGridOf(const Snapshot& snapshot) {
    return granularitiesOf(snapshot)[GranularityKind::PhysicalSector].grid();
}

TraceTally::TraceTally(const Snapshot& snapshot, SectorGrid marked, TraceShift shift)
    : m_places(snapshot),
      m_marked(marked),
      m_shift(shift),
      m_end(endOf(snapshot)),
      m_busy(blockSizeOf(snapshot), snapshot.placement ? snapshot.placement->bytes.first : ByteOffset{0}) {}

/// Adds to each kind the bytes of it that the request covers, and the request once.
void TraceTally::addParts(const TraceRequest& request, ByteInterval bytes) {
    std::array<std::uint64_t, touchedKindCount> touched{};
    std::uint64_t bitmapBytes = 0;
    std::uint64_t structureBytes = 0;
    m_places.visit(bytes, [&](const TouchedPlaces::Place& place, ByteInterval part) {
        touched[index(place.kind)] += part.count.value;
        bitmapBytes += isBitmap(place.kind) ? part.count.value : 0;
        structureBytes += place.kind.ground == Ground::Structure ? part.count.value : 0;
    });
    for (std::size_t kind = 0; kind < touchedKindCount; ++kind)
        if (touched[kind] > 0)
            m_table.kinds[kind] += countsOf(request.operation, touched[kind]);
    if (bitmapBytes > 0)
        m_table.bitmaps += countsOf(request.operation, bitmapBytes);
    if (structureBytes > 0)
        m_table.metadata += countsOf(request.operation, structureBytes);
}

void TraceTally::addSeek(ByteInterval bytes) {
    const auto from = m_head.value_or(bytes.first);
    const auto distance = from < bytes.first ? bytes.first - from : from - bytes.first;
    m_head = bytes.end();
    const auto& place = m_places.at(bytes.first);
    const TouchCounts seek{.seekBytes = distance.value};
    m_table.kinds[index(place.kind)] += seek;
    m_table.total += seek;
    if (isBitmap(place.kind))
        m_table.bitmaps += seek;
    if (place.kind.ground == Ground::Structure)
        m_table.metadata += seek;
}

void TraceTally::addRun(const TraceRequest& request) {
    const auto bytes = request.bytes;
    if (m_run.requests == 0 || m_run.operation != request.operation || m_run.end != bytes.first)
        m_run = {.operation = request.operation};
    m_run.end = bytes.end();
    ++m_run.requests;
    m_run.bytes += bytes.count.value;
    auto& runs = m_table.runs;
    if (m_run.requests < 2)
        return;
    runs.runs += m_run.requests == 2 ? 1 : 0;
    runs.requests += m_run.requests == 2 ? 2 : 1;
    runs.longestRequests = std::max(runs.longestRequests, m_run.requests);
    runs.longestBytes = std::max(runs.longestBytes, m_run.bytes);
}

void TraceTally::addPartialEnds(ByteInterval bytes) {
    if (fit(bytes, m_marked) == Fit::Whole)
        return;
    const auto count = [&](ByteOffset at) {
        const auto kind = m_places.at(at).kind;
        const TouchCounts one{.readModifyWrites = 1};
        m_table.kinds[index(kind)] += one;
        m_table.total += one;
        if (isBitmap(kind))
            m_table.bitmaps += one;
        if (kind.ground == Ground::Structure)
            m_table.metadata += one;
    };
    const bool isHeadOff = pastBoundary(bytes.first, m_marked).value != 0;
    if (isHeadOff)
        count(bytes.first);
    const bool isOneSector = fit(bytes, m_marked) == Fit::Partial;
    if (pastBoundary(bytes.end(), m_marked).value != 0 && !(isHeadOff && isOneSector))
        count(bytes.last());
}

void TraceTally::add(const TraceRequest& request) {
    if (m_table.total.requests == 0)
        m_table.firstNanoseconds = request.nanoseconds;
    m_table.firstNanoseconds = std::min(m_table.firstNanoseconds, request.nanoseconds);
    m_table.lastNanoseconds = std::max(m_table.lastNanoseconds, request.nanoseconds);
    m_table.flushes += request.isFlush() ? 1 : 0;
    m_table.forced += request.isForced && isStoring(request.operation) ? 1 : 0;
    m_table.total += countsOf(request.operation, request.bytes.count.value);
    if (request.bytes.empty())
        return;
    addRun(request);
    const auto bytes = m_shift.onDisk(request.bytes);
    if (bytes.count != request.bytes.count) // the part in front of the first byte of the image
        m_table.kinds[index(TouchedKind{Ground::Outside})] +=
            countsOf(request.operation, (request.bytes.count - bytes.count).value);
    if (bytes.empty())
        return;
    addSeek(bytes);
    addParts(request, bytes);
    m_busy.add(request, bytes);
    if (!isStoring(request.operation))
        return;
    addPartialEnds(bytes);
    if (const auto inside = intersection(bytes, between(ByteOffset{0}, m_end)); !inside.empty())
        m_written.add(inside);
}

} // namespace atlas
