// SPDX-License-Identifier: GPL-3.0-or-later
// Stacks of devices as a kernel showed them: blocks that were written through the top device must lie where the stack says.
#include "alignment/members.h"
#include "device/recorded_stack.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace atlas::test {
namespace {

class RecordedStacks : public testing::TestWithParam<std::string> {};

bool holds(const Member& member, const RecordedPlace& place) {
    return member.name.starts_with(place.disk) && !intersection(member.bytes, {{place.offset}, {1}}).empty();
}

bool leadsTo(const Member& member, const RecordedPlace& place) {
    const auto& sectors = member.sectors;
    return pastBoundary({place.offset}, member.grid()) == pastBoundary({place.at}, sectors) &&
           (member.chunk.value > 0 || member.onDisk({place.offset}) == ByteOffset{place.at});
}

/// Nothing but the device itself says where its bytes lie: bcache and dm-integrity place them by rules of their own, and a file
/// in memory has no place.
const std::set<std::string> unknown = {"bcache_63",      "bcache_2048",  "integrity_63",
                                       "integrity_2048", "loop_of_file", "loop_4096"};

TEST_P(RecordedStacks, BlocksLieWhereTheStackSays) {
    const RecordedStack recorded(GetParam());
    const auto members = membersOf(blockStackOf(recorded.topNumber(), recorded.files()));
    ASSERT_FALSE(recorded.places().empty());
    for (const auto& place : recorded.places()) {
        const auto saysSo = [&](const Member& m) { return m.known && holds(m, place) && leadsTo(m, place); };
        EXPECT_EQ(std::ranges::any_of(members, saysSo), !unknown.contains(GetParam()))
            << place.offset << " lies on " << place.disk << " at " << place.at;
    }
}

INSTANTIATE_TEST_SUITE_P(Kernel, RecordedStacks, testing::ValuesIn(RecordedStack::names()),
                         [](const auto& param) { return param.param; });

} // namespace
} // namespace atlas::test
