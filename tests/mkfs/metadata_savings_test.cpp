// SPDX-License-Identifier: GPL-3.0-or-later
// What the summary says that other options would give back, against the plans of those options.
#include "layout/layout_summary.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

LayoutSummary summaryOf(std::uint64_t size, const std::string& options) {
    const auto made = plan({.device = {{size}},
                            .options = parseOptions(std::string_view("mkfs.ext4 " + options)).value(),
                            .profile = upstreamProfile()});
    return summarise(*made.value().layout);
}

std::uint64_t metadataBytes(const LayoutSummary& summary) { return summary.metadata.bytes.value; }

TEST(MetadataSavings, EqualThePlansOfThoseOptions) {
    constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;
    for (const auto size : {gibibyte / 4, gibibyte, 16 * gibibyte, 300 * gibibyte}) {
        SCOPED_TRACE(size);
        const auto now = summaryOf(size, "-i 16384");
        const auto& savings = now.metadata.savings;
        EXPECT_EQ(savings.halfTheInodes.value, metadataBytes(now) - metadataBytes(summaryOf(size, "-i 32768")));
        EXPECT_EQ(savings.withoutResizeInode.value,
                  metadataBytes(now) - metadataBytes(summaryOf(size, "-i 16384 -O ^resize_inode")));
        const auto half = std::to_string(now.journal.bytes.value >> 21);
        ASSERT_GT(savings.halfTheJournal.value, 0U);
        EXPECT_EQ(savings.halfTheJournal.value,
                  now.journal.bytes.value - summaryOf(size, "-i 16384 -J size=" + half).journal.bytes.value);
    }
    EXPECT_EQ(summaryOf(gibibyte, "-O ^resize_inode").metadata.savings.withoutResizeInode.value, 0U);
    EXPECT_EQ(summaryOf(gibibyte, "-J size=4").metadata.savings.halfTheJournal.value, 0U);
    EXPECT_EQ(summaryOf(gibibyte, "-O ^has_journal").metadata.savings.halfTheJournal.value, 0U);
}

} // namespace
} // namespace atlas
