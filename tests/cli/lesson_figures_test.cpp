// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of lessons on images of mke2fs, against dumpe2fs and debugfs; and the command that checks lessons.
#include "cli/program.h"
#include "lesson/figures.h"
#include "reading/read_image.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <regex>

namespace atlas::test {
namespace {

using testing::HasSubstr;

LessonVolume read(const std::string& image) {
    const auto reading = readImage(openImage({{.path = image}}).value()).value();
    return {.layout = reading.snapshot.layout, .placement = *reading.snapshot.placement};
}

std::uint64_t figure(const std::string& expression, const LessonVolume& volume) {
    const auto value = evaluate(expression, figuresOf(volume));
    EXPECT_TRUE(value) << expression;
    return value.value_or(0);
}

struct Dump {
    std::string text;

    /// The number behind `pattern` after the line of `group`.
    [[nodiscard]] std::uint64_t number(const std::string& pattern, const std::string& after = "") const {
        const auto from = text.find(after);
        std::smatch found;
        const auto rest = text.substr(from == std::string::npos ? text.size() : from);
        EXPECT_TRUE(std::regex_search(rest, found, std::regex(pattern + "[ \t]*([0-9]+)"))) << pattern;
        return found.empty() ? 0 : std::stoull(found[1]);
    }
    [[nodiscard]] std::size_t count(const std::string& pattern) const {
        const std::regex wanted(pattern);
        return static_cast<std::size_t>(std::distance(std::sregex_iterator(text.begin(), text.end(), wanted), {}));
    }
};

void expectGeometry(const LessonVolume& volume, const Dump& dump) {
    const std::pair<const char*, const char*> figures[]{{"block_size", "Block size:"},
                                                        {"block_count", "Block count:"},
                                                        {"first_data_block", "First block:"},
                                                        {"blocks_per_group", "Blocks per group:"},
                                                        {"inodes_per_group", "Inodes per group:"},
                                                        {"inode_size", "Inode size:"},
                                                        {"inode_table_blocks", "Inode blocks per group:"},
                                                        {"inode_count", "Inode count:"},
                                                        {"groups_per_flex", "Flex block group size:"},
                                                        {"reserved_gdt_blocks", "Reserved GDT blocks:"},
                                                        {"free_blocks", "Free blocks:"},
                                                        {"free_inodes", "Free inodes:"},
                                                        {"journal_inode", "Journal inode:"},
                                                        {"journal_blocks", "Total journal blocks:"}};
    for (const auto& [name, label] : figures) {
        EXPECT_EQ(figure(name, volume), dump.number(label)) << name;
    }
    EXPECT_EQ(figure("group_count", volume), dump.count("Group [0-9]+: "));
    EXPECT_EQ(figure("backup_count", volume), dump.count("Backup superblock at"));
    EXPECT_EQ(figure("block_uninit_groups", volume), dump.count("BLOCK_UNINIT"));
    EXPECT_EQ(figure("inode_uninit_groups", volume), dump.count("INODE_UNINIT"));
}

void expectGroup(const LessonVolume& volume, const Dump& dump, std::uint64_t group) {
    const auto line = fmt::format("Group {}: ", group);
    const auto of = [&](const char* name) { return figure(fmt::format("{}({})", name, group), volume); };
    EXPECT_EQ(of("first_block"), dump.number("\\(Blocks", line)) << line;
    EXPECT_EQ(of("first_block") + of("blocks_in") - 1, dump.number("\\(Blocks [0-9]+-", line)) << line;
    EXPECT_EQ(of("block_bitmap"), dump.number("Block bitmap at", line)) << line;
    EXPECT_EQ(of("inode_bitmap"), dump.number("Inode bitmap at", line)) << line;
    EXPECT_EQ(of("inode_table"), dump.number("Inode table at", line)) << line;
    EXPECT_EQ(of("group_free_blocks"), dump.number("\n  ", line)) << line;
    EXPECT_EQ(of("group_free_inodes"), dump.number("free blocks, ", line)) << line;
}

TEST(LessonFigures, AreThoseOfDumpe2fsAndDebugfs) {
    const Images images;
    for (const auto* options : {"-t ext4 -G 4", "-t ext4 -b 1024 -G 8 -I 128"}) {
        const auto image = images.bare("a.img", 600, options);
        const auto volume = read(image);
        const Dump dump{mustRun("dumpe2fs " + shellQuoted(image) + " 2>/dev/null")};
        expectGeometry(volume, dump);
        const auto last = figure("group_count - 1", volume);
        for (const auto group : {std::uint64_t{0}, std::uint64_t{1}, last}) {
            expectGroup(volume, dump, group);
        }
        const auto backup = figure("last_backup_group", volume);
        EXPECT_EQ(figure(fmt::format("superblock_block({})", backup), volume),
                  dump.number("Backup superblock at", fmt::format("Group {}: ", backup)));
        for (const std::uint64_t inode : {2ULL, 11ULL}) {
            const Dump imap{mustRun(fmt::format("debugfs -R 'imap <{}>' {} 2>/dev/null", inode, shellQuoted(image)))};
            std::smatch found;
            ASSERT_TRUE(std::regex_search(imap.text, found, std::regex("block ([0-9]+), offset 0x([0-9a-f]+)")));
            const auto byte = std::stoull(found[1]) * figure("block_size", volume) + std::stoull(found[2], nullptr, 16);
            EXPECT_EQ(figure(fmt::format("inode_byte({})", inode), volume), byte);
        }
    }
}

TEST(LessonCommand, SaysWhatKeepsALessonFromBeingGiven) {
    const auto wrong = cli("lesson check -", "---\ntitle: t\nsample: bare\n---\n# one\nIt has {groups}.\n");
    EXPECT_EQ(wrong.exitCode, 1);
    EXPECT_THAT(wrong.out, HasSubstr("-:6: error: there is no such figure; found groups\n"));
    EXPECT_THAT(wrong.out, HasSubstr("-:1: warning: the lesson asks less than twice"));
    const auto once = cli("lesson check -", "---\ntitle: t\nsample: bare\n---\n# one\nIt has {group_count}.\n");
    EXPECT_EQ(once.exitCode, 0) << "a warning keeps nothing";
    const auto unknown = cli("lesson check -", "---\ntitle: t\nsample: gpt-2048\n---\n# one\nIt has {group_count}.\n");
    EXPECT_EQ(unknown.exitCode, 1);
    EXPECT_THAT(unknown.out, HasSubstr("-:3: error: there is no such sample; found gpt-2048, expected "));
    EXPECT_THAT(unknown.out, HasSubstr("gpt-2048-g16"));
    EXPECT_EQ(cli("lesson").exitCode, 2);
    EXPECT_EQ(cli("lesson check").exitCode, 2);
    EXPECT_EQ(cli("lesson check /nonexistent").exitCode, 3);
}

TEST(LessonCommand, WritesJson) {
    const TempDir folder;
    const auto file = folder.write("a.md", "---\ntitle: t\nsample: bare\n---\n# one\nselect: moon\n");
    const auto json = cliJson("lesson check --json " + shellQuoted(file), 1);
    EXPECT_EQ(json["schema"], "ext4atlas-lesson-check/1");
    EXPECT_EQ(json["title"], "t");
    EXPECT_EQ(json["steps"], 1);
    EXPECT_EQ(json["can_be_given"], false);
    EXPECT_EQ(json["faults"][1]["line"], 5);
    EXPECT_EQ(json["faults"][2]["severity"], "error");
}

} // namespace
} // namespace atlas::test
