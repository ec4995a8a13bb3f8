// SPDX-License-Identifier: GPL-3.0-or-later
// A file system that is named by the first byte of its partition is read in that partition: it ends where that ends.
#include "cli/program.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

class OffsetOfPartition : public testing::Test {
protected:
    /// What `command` says of `image` by the number and by the first byte of its first partition, with the same exit status.
    static void expectSame(const std::string& command, const std::string& image, const std::string& offset,
                           int exitCode) {
        const auto byNumber = cli(command + " --partition 1 " + image);
        const auto byHand = cli(command + " --offset " + offset + " " + image);
        EXPECT_EQ(byNumber.exitCode, exitCode) << command;
        EXPECT_EQ(byHand.exitCode, exitCode) << command;
        EXPECT_EQ(withoutExamination(byHand.out), withoutExamination(byNumber.out)) << command;
        EXPECT_EQ(byHand.err, byNumber.err) << command;
    }

    Images m_images;
};

TEST_F(OffsetOfPartition, FindsAVolumeThatIsLongerThanIt) {
    const auto image =
        m_images.disk("long.img", 40, "label: dos\n2048,16384,L\n", {{2048, 16, "-t ext4 -b 4096"}}); // 16 MiB in 8
    EXPECT_THAT(cli("check --health --offset 1M " + image).out, HasSubstr("only 8,388,608 are present"));
    expectSame("check --health", image, "1M", 1);
    expectSame("check --json", image, "2048s", 1);
}

TEST_F(OffsetOfPartition, CuresItsStart) {
    const auto image = m_images.disk("dos.img", 40, "label: dos\n63,65536,L\n", {{63, 32, "-t ext4 -b 4096"}});
    const auto check = cliJson("check --json --offset 32256 " + image, 1);
    ASSERT_EQ(check["causes"].size(), 1U);
    EXPECT_EQ(check["causes"][0]["cause"], "partition_start");
    EXPECT_FALSE(check["causes"][0]["commands"].empty());
    expectSame("check --explain", image, "63s", 1);
    expectSame("info --json", image, "63s", 0);
}

TEST_F(OffsetOfPartition, IsAnErrorWhereNothingCanBeReadAsWasSaid) {
    const auto image = m_images.disk("empty.img", 40, "label: dos\n2048,16384,L\n40960,16384,82\n");
    EXPECT_EQ(cli("check --partition 1 " + image).exitCode, 1) << "only its start is judged";
    EXPECT_EQ(cli("check --offset 1M " + image).exitCode, 3) << "the user said that a file system begins there";
    EXPECT_EQ(cli("check --offset 20M " + image).exitCode, 3);
}

} // namespace
} // namespace atlas::test
