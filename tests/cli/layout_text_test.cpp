// SPDX-License-Identifier: GPL-3.0-or-later
// What dumpe2fs and its like print, in place of an image: from a file, from standard input, and where an image is needed.
#include "cli/program.h"
#include "support/paths.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

class LayoutText : public testing::Test {
protected:
    LayoutText()
        : m_image(m_images.bare("fs.img", 300, "-t ext4 -b 1024")),
          m_printed(mustRun("LC_ALL=C dumpe2fs " + m_image + " 2>&1")),
          m_file(m_images.folder().write("printed.txt", m_printed)) {}

    [[nodiscard]] const std::string& image() const { return m_image; }
    [[nodiscard]] const std::string& printed() const { return m_printed; }
    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] const Images& images() const { return m_images; }

private:
    Images m_images;
    std::string m_image;
    std::string m_printed;
    std::string m_file;
};

TEST_F(LayoutText, GivesTheGroupsOfTheImage) {
    const auto ofImage = cliJson("layout --json " + image());
    const auto ofText = cliJson("layout --json " + file());
    EXPECT_EQ(ofText["groups"], ofImage["groups"]);
}

TEST_F(LayoutText, IsReadFromAPipeAsFromAFile) {
    const auto piped = cli("layout --json -", printed());
    ASSERT_EQ(piped.exitCode, 0) << piped.err;
    EXPECT_EQ(nlohmann::json::parse(piped.out)["groups"], cliJson("layout --json " + file())["groups"]);
    const auto redirected = run(shellQuoted(built("ext4atlas-cli")) + " layout --json - < " + file());
    EXPECT_EQ(nlohmann::json::parse(redirected.out)["groups"], nlohmann::json::parse(piped.out)["groups"]);
}

TEST_F(LayoutText, SaysNothingAboutDamage) {
    const auto checked = cliJson("check --health --json " + file(), 1); // 1 KiB blocks are misaligned
    EXPECT_EQ(checked["health"]["verdict"], "unknown");
    EXPECT_EQ(checked["summary"]["journal"]["kind"], "unstated");
}

TEST_F(LayoutText, IsKeptBySnapshots) {
    const auto saved = images().folder().file("text.ext4atlas");
    mustRun(shellQuoted(built("ext4atlas-cli")) + " snapshot -o " + saved + " " + file());
    const auto layout = cliJson("layout --json " + saved);
    EXPECT_EQ(layout["groups"], cliJson("layout --json " + file())["groups"]);
    EXPECT_EQ(cliJson("check --json " + saved)["health"]["verdict"], "unknown");
}

TEST_F(LayoutText, IsComparedWithWhatItLeavesOutSaid) {
    const auto whole = cli("diff " + file() + " " + image());
    EXPECT_EQ(whole.exitCode, 0) << whole.err;
    EXPECT_EQ(whole.out.find("vanished"), std::string::npos) << whole.out;
    EXPECT_EQ(whole.out.find("moved"), std::string::npos) << whole.out;
    const auto start = printed().find("Group 1:");
    const auto gap = images().folder().write("gap.txt", printed().substr(0, start) + "...\n" +
                                                            printed().substr(printed().find("Group 3:")));
    const auto part = cli("diff " + gap + " " + image());
    EXPECT_NE(part.err.find("36 of 38 groups"), std::string::npos) << part.err;
    EXPECT_EQ(part.out.find("appeared"), std::string::npos) << part.out;
}

TEST_F(LayoutText, WithGapsIsNotTheBestOfAComparison) {
    const auto gap = images().folder().write("gap.txt", printed().substr(0, printed().find("Group 1:")) + "...\n" +
                                                            printed().substr(printed().find("Group 3:")));
    const auto text = cli("compare " + gap + " " + image());
    EXPECT_NE(text.out.find("gap.txt: what it was read from leaves out where structures of 2 groups lie"),
              std::string::npos)
        << text.out;
    const auto answer = cliJson("compare --json " + gap + " " + image());
    EXPECT_EQ(answer["layouts"][0]["unstated_groups"], 2);
    EXPECT_EQ(answer["layouts"][1]["unstated_groups"], 0);
    EXPECT_EQ(answer["layouts"][1]["examination"]["path"], image());
    for (const auto& layout : answer["layouts"]) {
        EXPECT_TRUE(layout["best"].empty()) << layout["best"];
    }
}

TEST_F(LayoutText, HoldsNoBytesAndNoPartitions) {
    for (const std::string command : {"owners ", "free ", "show "}) {
        const auto ran = cli(command + file() + (command == "show " ? " block 5" : ""));
        EXPECT_NE(ran.exitCode, 0) << command;
        EXPECT_NE(ran.err.find("give the image itself"), std::string::npos) << command << ran.err;
    }
    EXPECT_NE(cli("layout --partition 1 " + file()).err.find("a text describes one file system"), std::string::npos);
    EXPECT_NE(cli("layout --replay " + file()).exitCode, 0);
}

TEST_F(LayoutText, IsPlacedByItsOffset) {
    const auto checked = cliJson("check --json --offset 63s " + file(), 1);
    EXPECT_EQ(checked["start_known"], true);
}

TEST_F(LayoutText, ThatIsNoneIsNamed) {
    const auto other = cli("layout -", "Dear all,\nplease find the disk attached.\n");
    EXPECT_NE(other.exitCode, 0);
    EXPECT_NE(other.err.find("a text file"), std::string::npos) << other.err;
}

} // namespace
} // namespace atlas::test
