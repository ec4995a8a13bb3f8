// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown if a program of e2fsprogs fails that ext4atlas-cli runs: its reason, not its version or progress.
#include "cli/program.h"
#include "support/paths.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

struct FailingStep {
    const char* name;
    const char* before; ///< steps that succeed
    const char* step;
    const char* shown; ///< regular expression
};

void PrintTo(const FailingStep& each, std::ostream* out) { *out << each.name; }

constexpr const char* plainExt4 = "mke2fs -q -t ext4 -b 1024 -O ^has_journal IMAGE\n";

const FailingStep failingSteps[]{
    {"Mke2fsBadOption", "", "mke2fs -t ext4 -Z IMAGE", "mke2fs failed: invalid option -- 'Z'"},
    {"Mke2fsBadFeature", "", "mke2fs -t ext4 -O nosuch IMAGE", "mke2fs failed: Invalid filesystem option set: nosuch"},
    {"Mke2fsBadExtendedOption", "", "mke2fs -t ext4 -E nosuch IMAGE", "mke2fs failed: Bad option.s. specified: nosuch"},
    {"Mke2fsLargeJournal", "", "mke2fs -t ext4 -b 1024 -J size=10000 IMAGE",
     "mke2fs failed: .*journal.*(too big|blocks; it must be between [0-9]+ and)"},
    {"Mke2fsSmallDevice", "", "mke2fs -t ext4 -b 1024 IMAGE 10", "mke2fs failed: .*[Nn]ot enough space"},
    {"Resize2fsBadOption", plainExt4, "resize2fs -Z IMAGE", "resize2fs failed: invalid option -- 'Z'"},
    {"Resize2fsTooSmall", plainExt4, "resize2fs IMAGE 20", "resize2fs failed: New size smaller than minimum .[0-9]+."},
    {"Resize2fsNoFilesystem", "", "resize2fs -f IMAGE",
     "resize2fs failed: Bad magic number in super-block while trying to open the image"},
    {"Resize2fsBadSize", plainExt4, "resize2fs IMAGE 12X", "resize2fs failed: Invalid new size: 12X"},
    {"E2fsckBadOption", plainExt4, "e2fsck -Z IMAGE", "e2fsck failed: invalid option -- 'Z'"},
    {"E2fsckNoFilesystem", "", "e2fsck -fy IMAGE",
     "e2fsck failed: Bad magic number in super-block while trying to open"},
    {"E2fsckNoSuperblockThere", plainExt4, "e2fsck -fy -b 777 IMAGE",
     "e2fsck failed: (Bad magic number in super-block|Attempt to read block).*while trying to open"},
    {"E2fsckErrorsLeft", "mke2fs -q -t ext4 -b 1024 IMAGE\ndebugfs -w -R 'set_inode_field <2> links_count 77' IMAGE\n",
     "e2fsck -fn IMAGE", "e2fsck failed: WARNING: Filesystem still has errors"},
    {"DebugfsBadOption", plainExt4, "debugfs -Z IMAGE", "debugfs failed: invalid option -- 'Z'"},
    {"DebugfsNoSuchRequest", plainExt4, "debugfs -w -R nosuch IMAGE", "debugfs failed: Command not found nosuch"},
    {"DebugfsNoFilesystem", "", "debugfs -w -R 'mkdir a' IMAGE", "debugfs failed: Bad magic number in super-block"},
    {"DebugfsNoSuchFile", plainExt4, "rm nosuch", "debugfs failed: .*File not found"},
    {"DebugfsTwice", "mke2fs -q -t ext4 -b 1024 -O ^has_journal IMAGE\nmkdir a\n", "mkdir a",
     "debugfs failed: .*already exists"},
    {"DebugfsNoSpace", plainExt4, "write large 32M", "debugfs failed: .*(Could not allocate block|No space|no space)"},
    {"Tune2fsBadOption", plainExt4, "tune2fs -Z IMAGE", "tune2fs failed: invalid option -- 'Z'"},
    {"Tune2fsBadFeature", plainExt4, "tune2fs -O nosuch IMAGE",
     "tune2fs failed: Invalid filesystem option set: nosuch"},
    {"Tune2fsNoFilesystem", "", "tune2fs -c 3 IMAGE", "tune2fs failed: Bad magic number in super-block"},
    {"Tune2fsBadExtendedOption", plainExt4, "tune2fs -E stride=foo IMAGE", "tune2fs failed: Invalid RAID stride: foo"},
};

class ProgramReasons : public testing::TestWithParam<FailingStep> {};

TEST_P(ProgramReasons, AreShown) {
    const auto& each = GetParam();
    const TempDir folder;
    std::ofstream(folder.file("script")) << "size 8M\n" << each.before << each.step << "\n";
    const auto ran = cli(fmt::format("history record {} -o {}", folder.file("script"), folder.file("history")));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, ContainsRegex(each.shown));
    EXPECT_THAT(ran.err, Not(ContainsRegex("failed: [a-z0-9]+ 1\\.[0-9]+\\.[0-9]"))) << "the version";
    EXPECT_THAT(ran.err, Not(HasSubstr("/proc/self/fd")));
    EXPECT_FALSE(std::filesystem::exists(folder.file("history")));
}

INSTANTIATE_TEST_SUITE_P(Each, ProgramReasons, testing::ValuesIn(failingSteps),
                         [](const auto& each) { return std::string(each.param.name); });

/// The programs run outside of histories, too.
TEST(ProgramReasonsOfAPlan, AreShown) {
    const TempDir folder;
    std::ofstream(folder.file("resize2fs"))
        << "#!/bin/sh\necho 'resize2fs 1.47.0 (5-Feb-2023)' >&2\n"
           "echo 'Resizing the filesystem on x to 1 (4k) blocks.'\n"
           "echo 'resize2fs: No space left on device while trying to resize x' >&2\n"
           "echo \"Please run 'e2fsck -fy x' to fix the filesystem\" >&2\n"
           "echo 'after the aborted resize operation.' >&2\nexit 1\n";
    std::filesystem::permissions(folder.file("resize2fs"), std::filesystem::perms::owner_all);
    const auto path = std::filesystem::path(folder.file("resize2fs")).parent_path().string();
    const auto ran = run(fmt::format("PATH={}:$PATH {} plan 64M --grow 128M -- -t ext4", path, built("ext4atlas-cli")));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("resize2fs failed: No space left on device while trying to resize"));
}

} // namespace
} // namespace atlas::test
