// SPDX-License-Identifier: GPL-3.0-or-later
// What an answer says about the image that it is about.
#include "cli/program.h"
#include "support/paths.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class Examinations : public testing::Test {
protected:
    static std::string sha256(const std::string& path) {
        return mustRun("sha256sum " + shellQuoted(path)).substr(0, 64);
    }

    Images m_images;
    std::string m_image = m_images.bare("fs.img", 16, "-t ext4");
};

constexpr const char* commands[] = {"info --json {}",          "layout --json {}", "check --json {}",
                                    "free --json {}",          "owners --json {}", "show --json {} superblock",
                                    "show --json {} byte 1024"};

TEST_F(Examinations, AreInTheJsonOfEachCommand) {
    ::unsetenv("EXT4ATLAS_TIME");
    const auto before = std::time(nullptr);
    for (const auto* const command : commands) {
        const auto json = cliJson(fmt::format(fmt::runtime(command), m_image), 0);
        const auto& examined = json["examination"];
        ASSERT_TRUE(examined.is_object()) << command;
        EXPECT_EQ(examined["path"], m_image) << command;
        EXPECT_EQ(examined["size"], std::filesystem::file_size(m_image));
        EXPECT_EQ(std::to_string(examined["modified"].get<std::int64_t>()) + "\n",
                  mustRun("stat -c %Y " + shellQuoted(m_image)));
        EXPECT_EQ(examined["is_device"], false);
        EXPECT_TRUE(examined["sha256"].is_null());
        EXPECT_EQ(examined["opened_read_only"], true);
        EXPECT_GE(examined["time"], before);
        EXPECT_LE(examined["time"], std::time(nullptr));
        EXPECT_THAT(mustRun("mke2fs -V 2>&1"), HasSubstr(examined["libraries"]["libext2fs"].get<std::string>()));
        const auto& words = examined["arguments"];
        EXPECT_NE(std::ranges::find(words, "--json"), words.end()) << command;
    }
}

TEST_F(Examinations, OfADifferenceAreThoseOfBothImages) {
    const auto other = m_images.bare("other.img", 16, "-t ext4 -b 1024");
    const auto both = cliJson(fmt::format("diff --json {} {}", m_image, other))["examinations"];
    ASSERT_EQ(both.size(), 2U);
    EXPECT_EQ(both[0]["path"], m_image);
    EXPECT_EQ(both[1]["path"], other);
}

TEST_F(Examinations, APathIsAbsolute) {
    const auto ran = run(fmt::format("cd {} && {} info --json ./fs.img", shellQuoted(m_images.folder().path().string()),
                                     shellQuoted(built("ext4atlas-cli"))));
    EXPECT_EQ(nlohmann::json::parse(ran.out)["examination"]["path"], m_image);
}

TEST_F(Examinations, TheHashIsThatOfTheWholeFile) {
    spoil(m_image, 5'000'000, "some contents");
    const auto hash = sha256(m_image);
    for (const auto* const command : commands) {
        const auto json = cliJson("--progress=json " + fmt::format(fmt::runtime(command), "--hash " + m_image), 0);
        EXPECT_EQ(json["examination"]["sha256"], hash) << command;
    }
    EXPECT_THAT(cli("info --hash " + m_image).err, HasSubstr("has the SHA-256 " + hash));
    EXPECT_THAT(cli("info " + m_image).err, Not(HasSubstr(hash)));
}

TEST_F(Examinations, ThatNothingWasWrittenIsShown) {
    const auto hash = sha256(m_image);
    const auto ran = cli("check --health --prove-read-only " + m_image);
    EXPECT_THAT(ran.err, HasSubstr("was opened with O_RDONLY"));
    EXPECT_THAT(ran.err, HasSubstr("its SHA-256 before and after is " + hash));
    EXPECT_EQ(sha256(m_image), hash);
    EXPECT_THAT(cli("--no-sandbox info --prove-read-only " + m_image).err, HasSubstr("read without a sandbox"));
}

} // namespace
} // namespace atlas::test
