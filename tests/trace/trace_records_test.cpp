// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_records.h"

#include "support/bytes_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

std::vector<TraceRequest> someRequests() {
    std::vector<TraceRequest> all;
    for (std::uint64_t n = 0; n < 40'000; ++n) {
        all.push_back({.nanoseconds = n * 10,
                       .bytes = {{n * 4096}, {512 + n % 7}},
                       .operation = allTraceOperations[n % allTraceOperations.size()],
                       .isPreceded = n % 3 == 0,
                       .isForced = n % 5 == 0,
                       .isSynced = n % 7 == 0});
    }
    return all;
}

std::vector<std::byte> written(const std::vector<TraceRequest>& requests, const TraceFacts& facts) {
    std::vector<std::byte> bytes;
    for (const auto& request : requests) {
        const auto record = recordOf(request);
        bytes.insert(bytes.end(), record.begin(), record.end());
    }
    const auto trailer = trailerOf(facts);
    bytes.insert(bytes.end(), trailer.begin(), trailer.end());
    return bytes;
}

Result<TraceRecords> opened(std::vector<std::byte> bytes) {
    return TraceRecords::open(std::make_shared<BytesSource>(std::move(bytes)));
}

bool same(const TraceRequest& a, const TraceRequest& b) {
    return a.nanoseconds == b.nanoseconds && a.bytes == b.bytes && a.operation == b.operation &&
           a.isPreceded == b.isPreceded && a.isForced == b.isForced && a.isSynced == b.isSynced;
}

const TraceFacts someFacts{.format = TraceFormat::Biosnoop,
                           .event = TraceEvent::Completed,
                           .device = "8,16",
                           .lines = 40'100,
                           .requests = 40'000,
                           .otherDevices = 3,
                           .damaged = 2,
                           .firstDamaged = 17,
                           .damagedText = "x",
                           .isEarlier = true};

TEST(TraceRecords, KeepsRequestsAndFacts) {
    const auto requests = someRequests();
    const auto records = opened(written(requests, someFacts));
    ASSERT_TRUE(records) << sentence(records.error());
    EXPECT_EQ(records->size(), requests.size());
    EXPECT_EQ(records->lastNanoseconds(), requests.back().nanoseconds);
    EXPECT_EQ(records->facts().device, "8,16");
    EXPECT_EQ(records->facts().damagedText, "x");
    EXPECT_EQ(records->facts().format, TraceFormat::Biosnoop);
    EXPECT_TRUE(records->facts().isEarlier);
    std::size_t n = 0;
    ASSERT_TRUE(records->visit(0, ~std::uint64_t{0}, [&](const TraceRequest& request) {
        EXPECT_TRUE(same(request, requests[n])) << n;
        ++n;
        return true;
    }));
    EXPECT_EQ(n, requests.size());
}

TEST(TraceRecords, VisitsAWindowOfTime) {
    const auto records = opened(written(someRequests(), someFacts));
    ASSERT_TRUE(records);
    std::vector<std::uint64_t> times;
    ASSERT_TRUE(records->visit(163'835, 163'870, [&](const TraceRequest& request) {
        times.push_back(request.nanoseconds);
        return times.size() < 3;
    }));
    EXPECT_THAT(times, ::testing::ElementsAre(163'840, 163'850, 163'860));
}

TEST(TraceRecords, RefusesOtherBytes) {
    const auto good = written(someRequests(), someFacts);
    EXPECT_FALSE(opened({}));
    EXPECT_FALSE(opened(std::vector<std::byte>(good.begin(), good.end() - 1)));
    EXPECT_FALSE(opened(std::vector<std::byte>(good.begin() + 1, good.end())));
    auto spoiled = good;
    spoiled[23] = std::byte{0x07}; // an operation that there is none of
    EXPECT_FALSE(opened(spoiled));
}

} // namespace
} // namespace atlas::test
