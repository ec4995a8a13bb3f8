// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sizes.h"

#include "mkfs/mkfs_options.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace atlas {
namespace {

OptionLine optionLine(std::string_view text) { return readOptionLine(text).value(); }

TEST(FlexBg, IsAddedToAFlexGroupSizeOnly) {
    const auto old = optionLine("-t ext3 -b 4096");
    EXPECT_EQ(withFlexGroupSize(old, 16, true).command("D"), "mke2fs -t ext3 -b 4096 -O flex_bg -G 16 D");
    EXPECT_EQ(withFlexGroupSize(optionLine("-t ext4"), 16).command("D"), "mke2fs -t ext4 -G 16 D");
    EXPECT_EQ(withFlexGroupSize(old, {}, true).command("D"), "mke2fs -t ext3 -b 4096 -O ^flex_bg D");
}

TEST(ExtendedOptions, AreAddedBehindACommaAtTheEnd) {
    EXPECT_EQ(withExtended(optionLine("-E lazy_itable_init=0,"), "packed_meta_blocks=1").command("D"),
              "mke2fs -E lazy_itable_init=0,packed_meta_blocks=1 D");
}

TEST(FlexBg, IsAddedToTheLinesOfAPlanWithoutIt) {
    for (const auto& each : flexGroupLines(optionLine("-t ext4"), {.groups = 4})) {
        if (each.packed) {
            continue;
        }
        EXPECT_EQ(each.line.command("D").contains("flex_bg -G"), each.flexGroupSize.has_value());
        EXPECT_EQ(each.isDefault, !each.flexGroupSize.has_value()) << "what these options give";
    }
    const auto lines = flexGroupLines(optionLine("-t ext4"), {.groups = 4, .flexGroupSize = 2});
    EXPECT_EQ(lines[2].label, "-G 2");
    EXPECT_EQ(lines[2].flexGroupSize, 2U);
    EXPECT_FALSE(lines[2].packed);
    ASSERT_EQ(lines.size(), 6U); // ^flex_bg, 1, 2, 4, packed, packed without backups
    EXPECT_EQ(lines[2].line.command("D"), "mke2fs -t ext4 -G 2 D");
    EXPECT_TRUE(lines[2].isDefault);
    EXPECT_EQ(lines[4].line.command("D"), "mke2fs -t ext4 -E packed_meta_blocks=1 D");
    EXPECT_TRUE(lines[4].packed);
    EXPECT_FALSE(lines[4].withoutBackups);
    EXPECT_EQ(lines[5].label, "packed_meta_blocks, no backups");
    EXPECT_EQ(lines[5].line.command("D"), "mke2fs -t ext4 -E packed_meta_blocks=1,num_backup_sb=0 -O sparse_super2 D");
    EXPECT_TRUE(lines[5].packed && lines[5].withoutBackups);
}

TEST(FlexBg, IsAddedToTheRowsOfASweep) {
    const auto options = parseOptions(std::string_view("-t ext4 -O none,has_journal,extent,sparse_super,filetype"));
    ASSERT_TRUE(options);
    const auto swept = sweepFlexGroupSizes(
        {{.size = {std::uint64_t{4} << 30}}, *options, loadProfileOrUpstream("/nonexistent").value()});
    ASSERT_TRUE(swept) << sentence(swept.error());
    EXPECT_TRUE(swept->defaultPlan.lacksFlexBg());
    const auto& rows = swept->rows;
    ASSERT_GT(rows.size(), 4U);
    EXPECT_EQ(rows.front().line.label, "^flex_bg");
    EXPECT_TRUE(rows.front().line.isDefault) << "what these options give";
    EXPECT_EQ(rows[3].line.label, "-G 4");
    EXPECT_EQ(rows[3].line.flexGroupSize, 4U);
    EXPECT_TRUE(rows[3].plan->layout->filesystem.has("flex_bg"));
}

Result<FlexGroupSweep> swept(std::string_view text, const Profile& profile) {
    return sweepFlexGroupSizes({{.size = {std::uint64_t{4} << 30}}, parseOptions(text).value(), profile});
}

TEST(FlexBg, IsLeftOutWhereThePlanHasNone) {
    const auto usual = loadProfileOrUpstream("/nonexistent").value();
    const std::pair<const char*, bool> expected[]{{"-t ext3", true},
                                                  {"mkfs.ext4", false},
                                                  {"mke3fs", true},
                                                  {"mke4fs", false},
                                                  {"-t ext4 -O ^flex_bg", true},
                                                  {"-t ext4 -O ^flex_bg,flex_bg", false},
                                                  {"-t ext3 -O flex_bg", false},
                                                  {"-j", false}};
    for (const auto& [text, added] : expected) {
        const auto result = swept(text, usual);
        ASSERT_TRUE(result) << text << ": " << sentence(result.error());
        EXPECT_EQ(result->defaultPlan.lacksFlexBg(), added) << text;
    }
    const auto without = parseProfile("[fs_types]\n ext4 = {\n features = has_journal,extent,^flex_bg\n }\n", "conf");
    ASSERT_TRUE(without);
    const auto result = swept("-t ext4", *without);
    ASSERT_TRUE(result) << sentence(result.error());
    EXPECT_TRUE(result->defaultPlan.lacksFlexBg()) << "mke2fs.conf leaves it out";
    EXPECT_GT(result->rows.size(), 5U);
}

TEST(FlexGroupSizes, ToStartWithAreThoseThatMakeADifference) {
    EXPECT_EQ(flexGroupSizesToStartWith(), (std::vector<FlexGroupSize>{std::nullopt, 16, 64, 256}));
    EXPECT_EQ(flexGroupSizesToStartWith(8192, 16), flexGroupSizesToStartWith());
    EXPECT_EQ(flexGroupSizesToStartWith(40, 16), (std::vector<FlexGroupSize>{std::nullopt, 16, 64}));
}

TEST(FlexGroupSizes, ToStartWithContainTheDefaultOfMke2fsWhereItHoldsMoreGroupsThanThereAre) {
    for (const std::uint32_t groups : {1, 8, 9, 16}) {
        EXPECT_EQ(flexGroupSizesToStartWith(groups, usualFlexGroupSize), (std::vector<FlexGroupSize>{std::nullopt, 16}))
            << groups;
    }
    EXPECT_EQ(flexGroupSizesToStartWith(8, {}), (std::vector<FlexGroupSize>{std::nullopt}))
        << "no default without flex_bg";
}

/// The largest size that a sweep has, and the number of its note on larger ones; 0: it has none.
std::pair<std::uint32_t, std::uint64_t> endOf(std::uint32_t groups, FlexGroupSize defaultSize) {
    const DefaultPlan plan{.groups = groups, .flexGroupSize = defaultSize};
    const auto notes = notesOf(plan);
    const auto note = std::ranges::find(notes, NoteKind::LargerFlexGroupsLeftOut, &Note::kind);
    EXPECT_EQ(note != notes.end(), plan.leavesLargerOut());
    return {usefulFlexGroupSizes(groups, defaultSize).back().value_or(0),
            note == notes.end() ? 0 : note->numbers.front()};
}

TEST(FlexGroupSizes, LeaveOutWhatTheKernelDoesNotGrowUnlessItIsTheDefault) {
    using Pair = std::pair<std::uint32_t, std::uint64_t>;
    EXPECT_EQ(endOf(16384, 16), Pair(16384, 0));
    EXPECT_EQ(endOf(16385, 16), Pair(16384, 16384));
    EXPECT_EQ(endOf(0xFFFFFFFF, 16), Pair(16384, 16384));
    EXPECT_EQ(endOf(32768, 32768), Pair(32768, 0)) << "all that differ are there";
    EXPECT_EQ(endOf(32769, 32768), Pair(32768, 32768)) << "65536 would hold all groups";
    EXPECT_EQ(endOf(100, 32768), Pair(32768, 0));
    const auto sizes = usefulFlexGroupSizes(32768, 32768);
    EXPECT_NE(std::ranges::find(sizes, FlexGroupSize(16384)), sizes.end()) << "which is not above the limit";
}

TEST(FlexGroupSweep, MarksWhatIsTakenWithoutAFlexGroupSize) {
    const auto result = swept("-t ext4", loadProfileOrUpstream("/nonexistent").value());
    ASSERT_TRUE(result);
    for (const auto& row : result->rows) {
        EXPECT_EQ(row.line.isDefault, row.line.label == "-G 16") << row.line.label;
    }
}

} // namespace
} // namespace atlas
