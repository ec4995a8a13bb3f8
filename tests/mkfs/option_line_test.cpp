// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"
#include "mkfs/options.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::ElementsAre;

OptionLine line(std::string_view text) {
    auto words = splitWords(text);
    EXPECT_TRUE(words);
    auto read = readOptionLine(std::move(*words));
    EXPECT_TRUE(read) << sentence(read.error());
    return *read;
}

TEST(OptionLine, ReadsOptionsAsGetoptDoes) {
    EXPECT_EQ(line("-qFb4096 -G 16 1000").options,
              (std::vector<GivenOption>{{'q'}, {'F'}, {'b', "4096"}, {'G', "16"}}));
    EXPECT_THAT(line("1000 -q").operands, ElementsAre("1000"));
    EXPECT_THAT(line("-q -- -5").operands, ElementsAre("-5"));
    EXPECT_FALSE(readOptionLine({"-b"}));
    EXPECT_FALSE(readOptionLine({"--help"}));
    EXPECT_FALSE(readOptionLine({"1000", "2000"}));
}

TEST(OptionLine, DropsTheDeviceBehindAProgram) {
    const auto read = line("sudo /sbin/mkfs.ext4 -G 64 /dev/sdb 1000");
    EXPECT_EQ(read.program, "mkfs.ext4");
    EXPECT_THAT(read.operands, ElementsAre("1000"));
    EXPECT_EQ(read.command("DEVICE"), "mkfs.ext4 -G 64 DEVICE 1000");
}

TEST(Options, ChangeTheFlexGroupSizeAndNothingElse) {
    const auto options = parseOptions(std::string_view("-t ext4 -G 16 -G 32 -L x"));
    ASSERT_TRUE(options);
    EXPECT_EQ(withFlexGroupSize(*options, 64)->line.command("D"), "mke2fs -t ext4 -L x -G 64 D");
    EXPECT_EQ(withFlexGroupSize(*options, std::nullopt)->line.command("D"), "mke2fs -t ext4 -L x -O ^flex_bg D");
}

TEST(Options, JoinFeaturesAndKeepTheLastExtended) {
    const auto options = parseOptions(std::string_view("-O a,b -E stride=1 -O ^c -E stride=2"));
    ASSERT_TRUE(options);
    EXPECT_EQ(options->features, "a,b,^c");
    EXPECT_EQ(options->extended, "stride=2");
}

} // namespace
} // namespace atlas
