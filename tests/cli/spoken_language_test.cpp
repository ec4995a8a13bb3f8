// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the environment reaches people, and not programs.
#include "support/paths.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

class SpokenLanguage : public testing::Test {
protected:
    TempDir folder;
    std::string image = folder.file("fs.img");

    void SetUp() override { mustRun("mke2fs -q -F -t ext4 -b 1024 " + shellQuoted(image) + " 24M"); }

    [[nodiscard]] std::string said(const char* locale, const std::string& command) const {
        return run(fmt::format("env -u LANGUAGE LC_ALL={} {} {} 2>&1", locale, shellQuoted(built("ext4atlas-cli")),
                               command))
            .out;
    }
};

/// The locales need not be installed.
TEST_F(SpokenLanguage, IsThatOfTheEnvironment) {
    const auto command = "check " + shellQuoted(image);
    EXPECT_THAT(said("fr_FR.UTF-8", command), testing::HasSubstr("remplit 1/4 d’un secteur physique"));
    EXPECT_THAT(said("de_DE.UTF-8", command), testing::HasSubstr("füllt 1/4 eines physischen Sektors"));
    EXPECT_THAT(said("zh_CN.UTF-8", command), testing::HasSubstr("占 4,096 字节物理扇区的 1/4"));
    EXPECT_THAT(said("C", command), testing::HasSubstr("fills 1/4 of a physical sector"));
}

TEST_F(SpokenLanguage, IsEnglishForPrograms) {
    for (const auto* command : {"check {} --json", "check --explain {} --json", "check {} --format github",
                                "check {} --format prometheus", "info {} --json", "layout {} --json", "layout {} --csv",
                                "free {} --json", "show {} superblock --json", "show {} group 1 --json",
                                "show {} block 700 --json", "plan 1G --json", "sweep 1G --json", "sweep 1G --csv"}) {
        const auto words = fmt::format(fmt::runtime(command), shellQuoted(image));
        const auto expected = said("C", words);
        EXPECT_EQ(said("fr_FR.UTF-8", words), expected) << command;
        EXPECT_EQ(said("de_DE.UTF-8", words), expected) << command;
        EXPECT_EQ(said("zh_CN.UTF-8", words), expected) << command;
    }
}

} // namespace
} // namespace atlas::test
