// SPDX-License-Identifier: GPL-3.0-or-later
// Images that arrive in a pipe.
#include "cli/program.h"
#include "support/paths.h"

#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

class ImageInPipe : public testing::Test {
protected:
    Images images;
    std::string disk =
        images.disk("disk.img", 70, "label: gpt\nfirst-lba: 34\nstart=63, size=60MiB\n", {{63, 59, "-t ext4"}});
    std::string folder = images.folder().file("temporary");

    void SetUp() override { std::filesystem::create_directory(folder); }

    [[nodiscard]] Ran piped(const std::string& producer, const std::string& arguments) const {
        return run(fmt::format("{} | {} {} --temporary {} -", producer, built("ext4atlas-cli"), arguments, folder));
    }
    /// Without the name of the image.
    [[nodiscard]] static std::string unnamed(std::string text, const std::string& name) {
        for (auto at = text.find(name); at != std::string::npos; at = text.find(name)) {
            text.replace(at, name.size(), "IMAGE");
        }
        return text;
    }
};

TEST_F(ImageInPipe, AnswersAsTheFileDoes) {
    for (const auto* arguments : {"info", "check --health", "check --files", "free", "owners", "layout"}) {
        const auto ofFile = cli(fmt::format("{} {}", arguments, disk));
        for (const auto& producer : {"cat " + disk, "gzip -1c " + disk}) {
            const auto ran = piped(producer, arguments);
            EXPECT_EQ(ran.exitCode, ofFile.exitCode) << ran.err;
            const auto text = unnamed(ran.out, "/dev/stdin");
            if (producer.starts_with("cat")) {
                EXPECT_EQ(text, unnamed(ofFile.out, disk)) << arguments;
            } else {
                EXPECT_FALSE(text.empty()) << arguments;
            }
        }
    }
    EXPECT_TRUE(std::filesystem::is_empty(folder)) << "nothing is left";
}

TEST_F(ImageInPipe, ASmallOneNeedsNoFolder) {
    const auto small = images.bare("small.img", 8, "-t ext4");
    const auto ran = run(fmt::format("cat {} | {} check --temporary /nonexistent -", small, built("ext4atlas-cli")));
    EXPECT_EQ(ran.exitCode, cli("check " + small).exitCode) << ran.err;
    const auto large = run(fmt::format("cat {} | {} check --temporary /nonexistent -", disk, built("ext4atlas-cli")));
    EXPECT_EQ(large.exitCode, 3);
    EXPECT_THAT(large.err, testing::HasSubstr("cannot keep the image"));
    EXPECT_THAT(large.err, testing::HasSubstr("--temporary FOLDER"));
}

} // namespace
} // namespace atlas::test
