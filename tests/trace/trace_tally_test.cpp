// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/synthetic.h"
#include "trace/trace_place.h"
#include "trace/trace_tally.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <set>

namespace atlas::test {
namespace {

constexpr ByteOffset volume{2048 * 512};
constexpr std::uint64_t block = 4096;

TraceRequest request(TraceOperation operation, std::uint64_t first, std::uint64_t count) {
    return {.bytes = {{first}, {count}}, .operation = operation};
}

std::uint64_t firstByteOf(const Snapshot& snapshot, RegionKind kind) {
    return volume.value + snapshot.layout->firstOf(kind)->first.value * block;
}

TEST(TraceTally, SplitsARequestByTheBytesOfEachStructure) {
    const auto snapshot = syntheticSnapshot();
    TraceTally tally(snapshot, markedGridOf(snapshot), {});
    // With flex_bg the inode bitmaps follow the block bitmaps.
    const auto inodeBitmaps = firstByteOf(snapshot, RegionKind::InodeBitmap);
    tally.add(request(TraceOperation::Write, inodeBitmaps - block, 3 * block));
    tally.add(request(TraceOperation::Read, 0, block));
    tally.add({.operation = TraceOperation::Flush});
    const auto& table = tally.table();
    EXPECT_EQ(table.of({Ground::Structure, RegionKind::BlockBitmap}).writtenBytes, block);
    EXPECT_EQ(table.of({Ground::Structure, RegionKind::InodeBitmap}).writtenBytes, 2 * block);
    EXPECT_EQ(table.bitmaps.writes, 1U) << "one request, though it touches both kinds";
    EXPECT_EQ(table.metadata.writtenBytes, 3 * block);
    EXPECT_EQ(table.total.requests, 3U);
    EXPECT_EQ(table.total.readModifyWrites, 0U);
    EXPECT_EQ(table.flushes, 1U);
    EXPECT_EQ(table.of({Ground::PartitionTable}).reads, 1U);
    EXPECT_EQ(table.total.seekBytes, inodeBitmaps + 2 * block);
}

TEST(TraceTally, BytesOfAllKindsAreThoseOfTheRequests) {
    const auto snapshot = syntheticSnapshot();
    TraceTally tally(snapshot, markedGridOf(snapshot), {});
    std::mt19937_64 noise(1); // NOLINT: the same on every run
    std::uint64_t bytes = 0;
    std::uint64_t partial = 0;
    std::set<std::uint64_t> chunks;
    constexpr std::uint64_t chunk = 65536;
    for (int n = 0; n < 5000; ++n) {
        const auto first = noise() % (snapshot.disk.size.value + 1000) / 512 * 512;
        const auto count = (1 + noise() % 400) * 512;
        tally.add(request(TraceOperation::Write, first, count));
        bytes += count;
        const auto low = first / block;
        const auto high = (first + count - 1) / block;
        const bool isHeadOff = first % block != 0;
        const bool isTailOff = (first + count) % block != 0;
        partial += low == high ? (isHeadOff || isTailOff ? 1 : 0) : (isHeadOff ? 1 : 0) + (isTailOff ? 1 : 0);
        for (auto at = first / chunk; at <= (first + count - 1) / chunk; ++at) {
            chunks.insert(at);
        }
    }
    std::uint64_t sum = 0;
    std::uint64_t ends = 0;
    for (const auto& kind : tally.table().kinds) {
        sum += kind.writtenBytes;
        ends += kind.readModifyWrites;
    }
    EXPECT_EQ(sum, bytes);
    EXPECT_EQ(tally.table().total.writtenBytes, bytes);
    EXPECT_EQ(ends, partial);
    EXPECT_EQ(tally.table().total.readModifyWrites, partial);
    const auto dirty = tally.written().count({{chunk}, {0}});
    EXPECT_EQ(dirty.chunks, chunks.size());
    EXPECT_FALSE(dirty.isUpperBound);
}

TEST(TraceTally, MovesRequestsOfThePartitionWithItsStart) {
    const auto snapshot = syntheticSnapshot();
    TraceShift shift{.moved = snapshot.placement->bytes, .by = -512};
    TraceTally tally(syntheticSnapshot({}, Lba{2047}), markedGridOf(snapshot), shift);
    const auto bitmaps = firstByteOf(snapshot, RegionKind::BlockBitmap);
    tally.add(request(TraceOperation::Write, bitmaps, 2 * block));
    tally.add(request(TraceOperation::Write, 0, block)); // the partition table stays
    EXPECT_EQ(tally.table().of({Ground::Structure, RegionKind::BlockBitmap}).writtenBytes, 2 * block);
    EXPECT_EQ(tally.table().of({Ground::Structure, RegionKind::BlockBitmap}).readModifyWrites, 2U);
    EXPECT_EQ(tally.table().total.readModifyWrites, 2U);
}

TEST(TraceTally, CountsRunsOfAdjoiningRequests) {
    const auto snapshot = syntheticSnapshot();
    TraceTally tally(snapshot, markedGridOf(snapshot), {});
    for (const std::uint64_t first : {0, 1, 2, 10, 11, 30}) {
        tally.add(request(TraceOperation::Write, first * block, block));
    }
    EXPECT_EQ(tally.table().runs, (SequentialRuns{2, 5, 3, 3 * block}));
}

TEST(WrittenChunks, CoarsenRatherThanGrow) {
    WrittenChunks written;
    constexpr std::uint64_t apart = 4 * MiB;
    for (std::uint64_t n = 0; n < 200'000; ++n) {
        written.add({{n * apart}, {4096}});
    }
    EXPECT_EQ(written.count({{apart}, {0}}), (DirtyChunks{{apart}, 200'000, false}));
    EXPECT_TRUE(written.count({{512}, {0}}).isUpperBound);
}

TEST(BusyBlocks, NamesTheBusiestFirst) {
    BusyBlocks busy({block}, {512});
    for (int n = 0; n < 3; ++n) {
        busy.add(request(TraceOperation::Write, 512 + block, 2 * block), {{512 + block}, {2 * block}});
    }
    busy.add(request(TraceOperation::Read, 0, 512), {{0}, {512}});
    busy.add(request(TraceOperation::Read, 0, 512), {{512 + 2 * block}, {512}});
    EXPECT_THAT(busy.busiest(2), ::testing::ElementsAre(BusyBlock{{{512 + 2 * block}, {block}}, {1, 3}},
                                                        BusyBlock{{{512 + block}, {block}}, {0, 3}}));
    EXPECT_EQ(busy.busiest(9).back(), (BusyBlock{{{0}, {512}}, {1, 0}}));
}

TEST(BusyBlocks, CountsTheBytesInEachBlock) {
    BusyBlocks busy({block}, {512}, TouchMeasure::Bytes);
    // Ends 100 bytes into the third block, which begins at byte 512 + 2 * block.
    busy.add(request(TraceOperation::Write, 1024, 2 * block - 412), {{1024}, {2 * block - 412}});
    busy.add(request(TraceOperation::Write, 512, 512), {{512}, {512}});
    busy.add(request(TraceOperation::Read, 512 + block, 24), {{512 + block}, {24}});
    EXPECT_THAT(busy.busiest(9), ::testing::ElementsAre(BusyBlock{{{512 + block}, {block}}, {24, block}},
                                                        BusyBlock{{{512}, {block}}, {0, block}},
                                                        BusyBlock{{{512 + 2 * block}, {block}}, {0, 100}}));
}

TEST(BusyBlocks, KeepsTheLargestNumberOfBytes) {
    constexpr std::uint64_t large = 16 * MiB;
    BusyBlocks busy({large}, {0}, TouchMeasure::Bytes);
    for (int n = 0; n < 300; ++n) {
        busy.add(request(TraceOperation::Write, 0, large), {{0}, {large}});
    }
    EXPECT_EQ(busy.busiest(1).front().touches.writes, 0xFFFFFFFFU);
}

TracePlace placeOf(const Snapshot& snapshot, const std::vector<TraceRequest>& requests) {
    TracePlaceFinder finder(snapshot);
    for (const auto& each : requests) {
        finder.add(each);
    }
    return finder.find();
}

TEST(TracePlace, TellsDiskAndPartitionApart) {
    const auto snapshot = syntheticSnapshot();
    const auto start = static_cast<std::int64_t>(volume.value);
    const auto write = [](std::uint64_t first) { return request(TraceOperation::Write, first, block); };
    const auto bitmaps = firstByteOf(snapshot, RegionKind::BlockBitmap);
    EXPECT_EQ(placeOf(snapshot, {write(snapshot.placement->bytes.count.value)}),
              (TracePlace{TracedDevice::Disk, TracedBy::PastVolume, 0}));
    EXPECT_EQ(placeOf(snapshot, {write(bitmaps - volume.value), write(64 * block)}),
              (TracePlace{TracedDevice::Volume, TracedBy::InFront, start}));
    EXPECT_EQ(placeOf(snapshot, {write(1000 * MiB)}).by, TracedBy::Assumed);
    auto named = write(1000 * MiB);
    named.device = "8,1";
    EXPECT_EQ(placeOf(snapshot, {named}), (TracePlace{TracedDevice::Volume, TracedBy::Name, start}));
    named.device = "a2.img";
    EXPECT_EQ(placeOf(snapshot, {named}).by, TracedBy::Assumed);
    const auto bare = syntheticSnapshot({}, Lba{0});
    EXPECT_EQ(placeOf(bare, {write(0)}).by, TracedBy::SameBytes);
}

} // namespace
} // namespace atlas::test
