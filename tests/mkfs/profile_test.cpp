// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/profile.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

constexpr auto text = R"(blocksize = 1 is a comment before the first section
[defaults]
	blocksize = 4096   # a comment
	base_features = "sparse_super, large_file"
	lazy_itable_init = maybe
; another comment
[fs_types]
	ext4 = {
		blocksize = 1024
		features = has_journal,extent
	}
	small =
	{
		blocksize = 0x800
		inode_ratio = 4096k
		discard = off
	}
	empty = {
	}
	ext4 = {
		blocksize = 65536
	}
[defaults]
	reserved_ratio = 2.5
)";

Profile parsed(std::string_view given) {
    auto profile = parseProfile(given, "test.conf");
    EXPECT_TRUE(profile) << sentence(profile.error());
    return *profile;
}

TEST(Profile, LetsLaterTypesOverruleEarlierOnes) {
    const auto profile = parsed(text);
    EXPECT_EQ(TypedProfile(profile, {}).integer("blocksize", 1), 4096);
    EXPECT_EQ(TypedProfile(profile, {"ext4"}).integer("blocksize", 1), 1024) << "the first of two sections counts";
    EXPECT_EQ(TypedProfile(profile, {"ext4", "small"}).integer("blocksize", 1), 0x800);
    EXPECT_EQ(TypedProfile(profile, {"ext4", "small"}).text("features"), "has_journal,extent");
    EXPECT_EQ(TypedProfile(profile, {"small"}).text("base_features"), "sparse_super, large_file");
    EXPECT_DOUBLE_EQ(TypedProfile(profile, {}).real("reserved_ratio", 5), 2.5) << "a section may be continued";
}

TEST(Profile, IgnoresValuesOfTheWrongKind) {
    const auto profile = parsed(text);
    const TypedProfile typed(profile, {"small"});
    EXPECT_EQ(typed.integer("inode_ratio", 8192), 8192) << "4096k is no number there";
    EXPECT_TRUE(typed.boolean("lazy_itable_init", true));
    EXPECT_FALSE(typed.boolean("discard", true));
    EXPECT_EQ(typed.unsignedInteger("flex_bg_size", 16), 16U);
}

TEST(Profile, DescribesTypesThatHaveSettings) {
    const auto profile = parsed(text);
    EXPECT_TRUE(profile.describes("small"));
    EXPECT_FALSE(profile.describes("empty"));
    EXPECT_FALSE(profile.describes("ext2"));
}

TEST(Profile, NamesTheLineOfASyntaxError) {
    for (const char* const bad : {"[defaults]\nx = a b\n", "[defaults\n", "[defaults]\n}\n", "[defaults]\nx\n",
                                  "[a]\nb = {\n[c]\n", "[a]\nb =\nc = 1\n", "[a]\nb c = 1\n", "[]\n", "[a]\n= 1\n"}) {
        const auto profile = parseProfile(bad, "test.conf");
        ASSERT_FALSE(profile) << bad;
        EXPECT_EQ(profile.error().where.rfind("test.conf, line ", 0), 0U) << profile.error().where;
    }
}

TEST(Profile, OfUpstreamSwitchesOnWhatDebianLeavesOut) {
    const TypedProfile typed(upstreamProfile(), {"ext4"});
    EXPECT_NE(typed.text("features", "").find("orphan_file"), std::string::npos);
    EXPECT_EQ(typed.integer("inode_ratio", 0), 16384);
    EXPECT_EQ(TypedProfile(upstreamProfile(), {"ext4", "huge"}).integer("inode_ratio", 0), 65536);
}

} // namespace
} // namespace atlas
