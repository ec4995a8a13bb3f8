// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in damage, answered by what e2fsck and debugfs say of the image.
#include "cli/program.h"
#include "support/file_text.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <optional>
#include <regex>
#include <set>

namespace atlas::test {
namespace {

using testing::HasSubstr;

constexpr int seedsOfLevel = 6;  // each makes and repairs two images

struct Fault {
    std::uint64_t structure = 0; ///< 1 superblock, 2 descriptor, 3 inode
    std::uint64_t number = 0;
    std::uint64_t byte = 0; ///< in the structure (fs/ext4/ext4.h)
    std::uint64_t right = 0;
};

struct Complaint {
    const char* pattern;
    std::uint64_t structure;
    std::uint64_t byte;
};

/// What e2fsck complains of, which must be one thing.
std::optional<Fault> faultBy(const std::string& said) {
    constexpr Complaint complaints[] = {
        {R"(Free blocks count wrong(?: for group #(\d+))? \(\d+, counted=(\d+)\))", 0, 0xC},
        {R"(Free inodes count wrong(?: for group #(\d+))? \(\d+, counted=(\d+)\))", 0, 0x10},
        {R"(Directories count wrong for group #(\d+) \(\d+, counted=(\d+)\))", 2, 0x10},
        {R"(Inode (\d+) ref count is \d+, should be (\d+))", 3, 0x1A},
        {R"(Inode (\d+), i_blocks is \d+, should be (\d+))", 3, 0x1C},
        {R"(Inode (\d+), i_size is \d+, should be (\d+))", 3, 0x4},
        {R"(Inode (\d+) has a extra size \(\d+\) which is (invalid))", 3, 0x80}};
    std::optional<Fault> fault;
    for (const auto& [pattern, structure, byte] : complaints) {
        const std::regex expression(pattern);
        for (std::sregex_iterator it(said.begin(), said.end(), expression), end; it != end; ++it) {
            EXPECT_FALSE(fault) << "more than one fault: " << said;
            const auto number = (*it)[1].str();
            fault = Fault{.structure = structure != 0   ? structure
                                       : number.empty() ? 1U
                                                        : 2U,
                          .number = number.empty() ? 0 : std::stoull(number),
                          .byte = byte,
                          .right = byte == 0x80 ? 32 : std::stoull((*it)[2])};
        }
    }
    return fault;
}

class DamageExercise : public testing::Test {
protected:
    std::string make(int level, int seed) {
        auto folder = m_folder.file(fmt::format("{}-{}", level, seed));
        const auto made = cli(fmt::format("exercise new damage --level {} --seed {} -o {}", level, seed, folder));
        EXPECT_EQ(made.exitCode, 0) << made.err;
        return folder;
    }
    static std::string image(const std::string& folder) { return shellQuoted(folder + "/disk.img"); }

    /// Where the structure begins in the image, by dumpe2fs and debugfs.
    static std::uint64_t structureAt(const std::string& folder, const Fault& fault) {
        std::smatch found;
        const auto said = mustRun(fmt::format("debugfs -R 'imap <{}>' {} 2>/dev/null", fault.number, image(folder)));
        EXPECT_TRUE(std::regex_search(said, found, std::regex("located at block (\\d+), offset 0x([0-9a-f]+)")))
            << said;
        const auto block = mustRun("dumpe2fs -h " + image(folder) + " 2>/dev/null | sed -n 's/^Block size: *//p'");
        return std::stoull(found[1]) * std::stoull(block) + std::stoull(found[2], nullptr, 16);
    }

    TempDir m_folder;
};

TEST_F(DamageExercise, AsksForTheOneFaultThatE2fsckFinds) {
    std::set<std::uint64_t> structures;
    for (int level = 1; level <= 3; ++level) {
        for (int seed = 1; seed <= seedsOfLevel; ++seed) {
            const auto folder = make(level, seed);
            const auto before = mustRun("head -c 32M " + image(folder) + " | sha256sum");
            const auto fault = faultBy(run("e2fsck -fn " + image(folder) + " 2>&1").out);
            ASSERT_TRUE(fault) << "level " << level << ", seed " << seed;
            structures.insert(fault->structure);
            auto answers =
                fmt::format("1: {}\n2: {}\n3: {}\n4: {}\n", fault->structure, fault->number, fault->byte, fault->right);
            if (level == 3) {
                answers += fmt::format("5: {}\n", structureAt(folder, *fault) + fault->byte);
            }
            const auto marked = cli("exercise check " + folder + " -", answers);
            EXPECT_EQ(marked.exitCode, 0) << "level " << level << ", seed " << seed << "\n" << answers << marked.out;
            EXPECT_EQ(mustRun("head -c 32M " + image(folder) + " | sha256sum"), before) << "the image is only read";
            std::filesystem::remove_all(folder);
        }
    }
    EXPECT_EQ(structures.size(), 3U) << "the seeds must have met all structures";
}

TEST_F(DamageExercise, IsGoneWhenTheRightNumberIsWritten) {
    const auto folder = make(2, 11); // i_blocks of inode 13
    const auto fault = faultBy(run("e2fsck -fn " + image(folder) + " 2>&1").out);
    ASSERT_TRUE(fault && fault->structure == 3 && fault->byte == 0x1C);
    mustRun(fmt::format("debugfs -w -R 'set_inode_field <{}> blocks {}' {} 2>&1", fault->number, fault->right,
                        image(folder)));
    EXPECT_EQ(run("e2fsck -fn " + image(folder) + " 2>&1").exitCode, 0) << "nothing else was wrong";
    const auto marked = cli("exercise check " + folder + " -", "1: 3\n");
    EXPECT_EQ(marked.exitCode, 3) << marked.out;
    EXPECT_THAT(marked.err, HasSubstr("0 fields that e2fsck repairs"));
    EXPECT_THAT(marked.err, HasSubstr("do not repair it"));
}

TEST_F(DamageExercise, SaysWhyAnAnswerIsWrong) {
    std::optional<Fault> fault;
    std::string folder;
    for (int seed = 1; seed < 20 && (!fault || fault->structure != 1); ++seed) {
        folder = make(1, seed);
        fault = faultBy(run("e2fsck -fn " + image(folder) + " 2>&1").out);
    }
    ASSERT_TRUE(fault && fault->structure == 1) << "no seed spoils a count of the superblock";
    EXPECT_THAT(cli("exercise check " + folder + " -", "1: 2\n").out, HasSubstr("that is the other count"));
    EXPECT_THAT(fileText(folder + "/sheet.md"), HasSubstr("holds a wrong number"));
}

TEST_F(DamageExercise, MakesTheSameImageOfTheSameSeed) {
    const auto folder = make(3, 5);
    const auto twin = m_folder.file("twin");
    EXPECT_EQ(cli("exercise new damage --level 3 --seed 5 -o " + twin).exitCode, 0);
    mustRun(fmt::format("cmp -n 64M {0}/disk.img {1}/disk.img && cmp {0}/sheet.md {1}/sheet.md", folder, twin));
}

} // namespace
} // namespace atlas::test
