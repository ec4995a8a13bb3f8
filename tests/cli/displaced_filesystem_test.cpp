// SPDX-License-Identifier: GPL-3.0-or-later
// File systems that do not begin where their disk or partition does.
#include "cli/program.h"
#include "support/paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class DisplacedFilesystems : public testing::Test {
protected:
    /// A disk with one partition of type `type` from sector 2,048 on, and ext4 of 24 MiB from byte `at` on.
    [[nodiscard]] std::string disk(std::uint64_t at, const char* type = "83",
                                   const char* mkfs = "-t ext4 -b 1024") const {
        const auto image = m_images.disk("disk.img", 48, fmt::format("label: dos\n2048,65536,{}\n", type));
        const auto fs = m_images.bare("fs.img", 24, mkfs);
        mustRun(fmt::format("dd if={} of={} bs=512 oflag=seek_bytes seek={} conv=notrunc status=none", shellQuoted(fs),
                            shellQuoted(image), at));
        return image;
    }
    /// `head` bytes of noise, then ext4.
    [[nodiscard]] std::string behind(std::uint64_t head) const {
        const auto fs = m_images.bare("fs.img", 24, "-t ext4 -b 1024");
        const auto image = m_images.folder().file("headed.img");
        mustRun(fmt::format("{{ head -c {} /dev/urandom; cat {}; }} >{}", head, shellQuoted(fs), shellQuoted(image)));
        return image;
    }
    [[nodiscard]] static std::vector<std::string> displaced(const nlohmann::json& report) {
        std::vector<std::string> texts;
        for (const auto& finding : report["findings"]) {
            if (finding["kind"] == "displaced_filesystem") {
                EXPECT_EQ(finding["severity"], "error");
                texts.push_back(finding["text"].get<std::string>());
            }
        }
        return texts;
    }

    Images m_images;
};

TEST_F(DisplacedFilesystems, BehindSomethingElseAreNamedInTheError) {
    const auto image = behind(24576);
    for (const auto* command : {"check", "layout", "free", "owners", "check --health"}) {
        const auto ran = cli(std::string(command) + " " + shellQuoted(image));
        EXPECT_EQ(ran.exitCode, 3) << command;
        EXPECT_THAT(ran.err, HasSubstr("found an ext4 superblock at byte 25,600; try: --offset 24576")) << command;
    }
    EXPECT_EQ(displaced(cliJson("info --json " + shellQuoted(image))),
              std::vector<std::string>{"the whole disk holds ext4 that begins 24,576 bytes after its start, where it "
                                       "cannot be mounted (superblock at byte 25,600): try --offset 24576"});
    EXPECT_THAT(cli("layout --offset 24576 " + shellQuoted(image)).out, HasSubstr("from byte 24,576: ext4, 24 MiB"));
}

TEST_F(DisplacedFilesystems, BehindTheStartOfTheirPartitionAreAnError) {
    const auto image = disk(1048576 + 2560);
    const auto text = "partition 1 holds ext4 that begins 2,560 bytes after its start, where it cannot be mounted "
                      "(superblock at byte 1,052,160): try --offset 1051136";
    for (const auto* option : {"", "--partition 1 "}) {
        const auto check = cliJson(fmt::format("check --json {}{}", option, shellQuoted(image)), 1);
        EXPECT_EQ(displaced(check), std::vector<std::string>{text}) << option;
        EXPECT_EQ(check["health"]["verdict"], "error");
    }
    EXPECT_EQ(displaced(cliJson("info --json " + shellQuoted(image))), std::vector<std::string>{text});
    const auto told = cli("check " + shellQuoted(image));
    EXPECT_EQ(told.exitCode, 1);
    EXPECT_THAT(told.out, AllOf(HasSubstr(text), Not(HasSubstr("contents not recognised"))));
    const auto layout = cli("layout " + shellQuoted(image));
    EXPECT_EQ(layout.exitCode, 3);
    EXPECT_THAT(layout.err, HasSubstr("; try: --offset 1051136"));
    EXPECT_EQ(displaced(cliJson("check --json --offset 1051136 " + shellQuoted(image), 1)).size(), 0U);
}

TEST_F(DisplacedFilesystems, OfOtherTypesOfPartitionsAreFoundToo) {
    EXPECT_EQ(displaced(cliJson("check --json " + shellQuoted(disk(1048576 + 4096, "7")), 1)).size(), 1U);
}

TEST_F(DisplacedFilesystems, BeforeTheirPartitionAreFoundByTheirCopies) {
    const auto image = disk(512 * 63);
    EXPECT_EQ(
        displaced(cliJson("check --json " + shellQuoted(image), 1)),
        std::vector<std::string>{"partition 1 holds a part of ext4 that begins 1,016,320 bytes before its start, so "
                                 "it cannot be mounted (copy of the superblock, of group 1, at byte 8,421,888): "
                                 "try --offset 32256"});
    EXPECT_THAT(cli("layout --offset 32256 " + shellQuoted(image)).out, HasSubstr("from byte 32,256: ext4, 24 MiB"));
}

TEST_F(DisplacedFilesystems, AreToldInEachLanguage) {
    const auto image = shellQuoted(disk(1048576 + 2560));
    const auto said = [&](const char* locale) {
        return run(fmt::format("env -u LANGUAGE LC_ALL={} {} check {} 2>&1", locale,
                               shellQuoted(built("ext4atlas-cli")), image))
            .out;
    };
    EXPECT_THAT(said("de_DE.UTF-8"), HasSubstr("560 Bytes hinter dem Anfang beginnt"));
    EXPECT_THAT(said("fr_FR.UTF-8"), HasSubstr("octets après le début, où il ne peut pas être monté"));
    EXPECT_THAT(said("zh_CN.UTF-8"), HasSubstr("2,560 字节处开始，在那里无法挂载"));
}

/// What is recognised may hold old superblocks.
TEST_F(DisplacedFilesystems, AreNotSearchedInOtherContents) {
    const auto image = disk(1048576 + 8192);
    const auto luks = m_images.folder().file("luks.img");
    mustRun(fmt::format("cp {0} {1}; truncate -s 32M {1}.part; mkswap {1}.part >/dev/null; head -c 4096 {1}.part | "
                        "dd of={1} bs=1M seek=1 conv=notrunc status=none",
                        shellQuoted(image), shellQuoted(luks)));
    const auto check = cliJson("check --json " + shellQuoted(luks));
    EXPECT_TRUE(displaced(check).empty()) << "swap";
    const auto inside = m_images.bare("outer.img", 40, "-t ext4 -b 1024");
    mustRun(fmt::format("debugfs -w -R 'write {} inner' {} 2>/dev/null", shellQuoted(m_images.folder().file("fs.img")),
                        shellQuoted(inside)));
    EXPECT_TRUE(displaced(cliJson("check --json " + shellQuoted(inside))).empty()) << "an image in a file";
}

/// A copy that belongs to the file system in another partition.
TEST_F(DisplacedFilesystems, LeftBehindByAShrunkenOneAreNone) {
    const auto image = disk(1048576);
    mustRun(
        fmt::format("printf 'label: dos\\n2048,14336,83\\n16384,49152,83\\n' | sfdisk -q --no-reread {0} 2>/dev/null",
                    shellQuoted(image)));
    const auto ran = cli("check " + shellQuoted(image));
    EXPECT_THAT(ran.out, AllOf(HasSubstr("not looked at: partition 2"), Not(HasSubstr("begins"))));
}

} // namespace
} // namespace atlas::test
