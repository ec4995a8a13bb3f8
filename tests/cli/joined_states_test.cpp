// SPDX-License-Identifier: GPL-3.0-or-later
// Two states of an image that were kept as files, compared by field, bit and directory entry.
#include "cli/program.h"
#include "support/paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

class JoinedStates : public testing::Test {
protected:
    /// A copy of `image`, in which debugfs makes a file; `offset` is that of the file system.
    [[nodiscard]] std::string changed(const std::string& image, const std::string& offset = "") const {
        const auto after = m_images.folder().file("after.img");
        const auto letter = m_images.folder().write("letter", std::string(5000, 'x'));
        mustRun(fmt::format("cp --sparse=always {} {}", image, after));
        mustRun(fmt::format("debugfs -w -R 'write {} letter' '{}{}' 2>&1", letter, after, offset));
        return after;
    }

    Images m_images;
};

bool hasLetter(const nlohmann::json& span) {
    for (const auto& change : span["changes"]) {
        if (change["kind"] == "entry" && change["name"] == "letter") {
            return change["added"];
        }
    }
    return false;
}

TEST_F(JoinedStates, AreOneStep) {
    const auto before = m_images.bare("before.img", 64, "-t ext4 -b 1024");
    const auto after = changed(before);
    const auto states = fmt::format("{} {}", before, after);
    const auto shown = cliJson("history compare --json " + states);
    ASSERT_EQ(shown["spans"].size(), 1U);
    EXPECT_EQ(shown["spans"][0]["command"], after);
    EXPECT_TRUE(hasLetter(shown["spans"][0]));
    EXPECT_GT(shown["spans"][0]["written"], 5);

    const auto history = m_images.folder().file("kept.history");
    EXPECT_EQ(cli(fmt::format("history compare {} -o {}", states, history)).exitCode, 0);
    EXPECT_EQ(cliJson("history show --json --step 2 " + history)["spans"], shown["spans"]);
    const auto image = m_images.folder().file("again.img");
    EXPECT_EQ(cli(fmt::format("history image {} --step 2 -o {}", history, image)).exitCode, 0);
    EXPECT_EQ(run(fmt::format("cmp {} {}", image, after)).exitCode, 0);

    EXPECT_THAT(cli("diff " + states).out, HasSubstr("ext4atlas-cli history compare " + states));
    EXPECT_EQ(cliJson(fmt::format("history compare --json {0} {0}", before))["spans"][0]["written"], 0);
}

/// The file system of a partition counts by its own bytes.
TEST_F(JoinedStates, InAPartitionAreThoseOfItsVolume) {
    const auto before = m_images.disk("disk.img", 20, "label: gpt\nstart=2048, size=10MiB\n", {{2048, 10, "-t ext4"}});
    const auto after = changed(before, "?offset=1048576");
    const auto span = cliJson(fmt::format("history compare --json --partition 1 {} {}", before, after))["spans"][0];
    EXPECT_TRUE(span["has_file_system"]);
    EXPECT_TRUE(hasLetter(span));
    EXPECT_EQ(cli(fmt::format("history compare --partition 2 {} {}", before, after)).exitCode, 2);
}

TEST_F(JoinedStates, NeedTwoImages) {
    const auto before = m_images.bare("before.img", 8, "-t ext2");
    EXPECT_EQ(cli("history compare " + before).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("history compare {} {}", before, m_images.folder().file("none"))).exitCode, 3);
}

} // namespace
} // namespace atlas::test
