// SPDX-License-Identifier: GPL-3.0-or-later
// The output formats of `free`. tests/differential checks the numbers.
#include "cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

class FreeCommand : public testing::Test {
protected:
    Images m_images;
    std::string m_image = m_images.bare("fs.img", 600, "-t ext4 -b 4096 -O ^resize_inode");
};

TEST_F(FreeCommand, TextSaysHowMuchAndInWhatPieces) {
    const auto ran = cli("free " + m_image);
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_THAT(ran.out, HasSubstr("of 153,600 blocks"));
    EXPECT_THAT(ran.out, HasSubstr("Free extents by size"));
    EXPECT_EQ(ran.out.find("the superblock counts"), std::string::npos);
}

TEST_F(FreeCommand, GroupsAddUpToTheWhole) {
    const auto all = cliJson("free --json " + m_image);
    std::uint64_t sum = 0;
    for (int group = 0; group < 5; ++group) {
        const auto one = cliJson(fmt::format("free --json --group {} {}", group, m_image));
        EXPECT_EQ(one["first_group"], group);
        EXPECT_EQ(one["groups"], 1);
        sum += one["free_blocks"].get<std::uint64_t>();
    }
    EXPECT_EQ(all["free_blocks"], sum);
    EXPECT_EQ(cliJson("free --json --group 0-4 " + m_image)["histogram"], all["histogram"]);
}

TEST_F(FreeCommand, CsvHasALineForEachGroup) {
    const auto ran = cli("free --csv --group 1-3 " + m_image);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 4);
    EXPECT_THAT(ran.out, HasSubstr("\r\n1,32768,32768,"));
}

TEST_F(FreeCommand, ASnapshotHasNoBitmaps) {
    const auto saved = m_images.folder().file("saved");
    ASSERT_EQ(cli(fmt::format("snapshot -o {} {}", saved, m_image)).exitCode, 0);
    const auto ran = cli("free " + saved);
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("a snapshot holds no block bitmaps"));
}

} // namespace
} // namespace atlas::test
