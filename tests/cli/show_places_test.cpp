// SPDX-License-Identifier: GPL-3.0-or-later
// `show IMAGE -`: many places from standard input, as grep lists them; each as `show IMAGE byte N` answers it.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

namespace atlas::test {
namespace {

using testing::HasSubstr;

class ShowPlaces : public testing::Test {
protected:
    ShowPlaces() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/kept");
        for (int n = 0; n < 8; ++n) {
            std::ofstream(fmt::format("{}/kept/file{}", root, n)) << std::string(6000, 'f') << "needle" << n;
        }
        std::ofstream(root + "/gone") << std::string(9000, 'g') << "needle";
        m_image = m_images.folder().file("fs.img");
        mustRun(fmt::format("mke2fs -q -t ext4 -b 4096 -O ^inline_data -d {} {} 16M", root, m_image));
        mustRun(fmt::format("debugfs -w -R 'rm /gone' {}", m_image));
    }

    Images m_images;
    std::string m_image;
};

TEST_F(ShowPlaces, AnswersWhatGrepFindsAsOneByOne) {
    const auto hits = run(fmt::format("grep -abo needle {}", m_image)).out;
    const auto shown = cli(fmt::format("show {} -", m_image), hits);
    EXPECT_EQ(shown.exitCode, 0) << shown.err;
    std::istringstream lines(hits);
    std::istringstream answers(shown.out);
    std::size_t count = 0;
    for (std::string hit, answer; std::getline(lines, hit) && std::getline(answers, answer); ++count) {
        const auto byte = hit.substr(0, hit.find(':'));
        const auto alone = cli(fmt::format("show {} byte {}", m_image, byte)).out;
        const auto prefix = "byte " + byte + ": ";
        ASSERT_TRUE(answer.starts_with(prefix)) << answer;
        EXPECT_THAT(alone, HasSubstr("\n" + answer.substr(prefix.size()) + "\n"));
    }
    EXPECT_EQ(count, 9U);
    EXPECT_THAT(shown.out, HasSubstr("/kept/file3; byte 6,000 of the file"));
    EXPECT_THAT(shown.out, HasSubstr("free in the block bitmap"));
}

TEST_F(ShowPlaces, TakesOtherUnitsAndNamesWhatIsWrong) {
    const auto ran =
        cli(fmt::format("show --json {} -", m_image), "0x400\nsector 2\n2s\nblock 1\ninode 2\n99999999999\n");
    EXPECT_EQ(ran.exitCode, 1);
    const auto log = nlohmann::json::parse(ran.out)["log"];
    ASSERT_EQ(log.size(), 5U) << log;
    EXPECT_EQ(log[0]["byte"], 1024);
    EXPECT_EQ(log[1]["byte"], 1024);
    EXPECT_EQ(log[2]["byte"], 4096);
    EXPECT_EQ(log[3]["inode"], 2);
    EXPECT_THAT(log[4]["error"].get<std::string>(), HasSubstr("past the end of the device"));
}

} // namespace
} // namespace atlas::test
