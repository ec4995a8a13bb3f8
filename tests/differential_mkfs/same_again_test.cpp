// SPDX-License-Identifier: GPL-3.0-or-later
// The options read off a real volume's superblock plan the same layout again.
#include "base/shell_words.h"
#include "compare/layout_diff.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/format_options.h"
#include "mkfs/plan.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

struct Made {
    std::uint64_t mebibytes;
    const char* options;
};

void expectPlansSame(const Layout& made, const OptionLine& line) {
    const auto words = line.words();
    const auto options = parseOptions(words);
    ASSERT_TRUE(options) << joinWords(words) << ": " << sentence(options.error());
    const auto planned = plan({{made.filesystem.size()}, *options, *loadProfileOrUpstream("/etc/mke2fs.conf")});
    ASSERT_TRUE(planned) << joinWords(words) << ": " << sentence(planned.error());
    auto difference = diff(made, *planned->layout);
    std::erase_if(difference.fields, [](const auto& field) { return field.name == "reserved_blocks"; }); // -m rounds
    EXPECT_TRUE(difference.empty()) << joinWords(words);
    for (const auto& field : difference.fields) {
        ADD_FAILURE() << field.name << " differs";
    }
    for (const auto& change : difference.changes) {
        ADD_FAILURE() << name(change.kind) << " of group " << change.group.value << " " << name(change.change);
    }
}

class SameAgain : public testing::TestWithParam<Made> {};

TEST_P(SameAgain, PlansTheLayoutItWasReadFrom) {
    if (!hasTool("mke2fs")) {
        GTEST_SKIP() << "mke2fs is not installed";
    }
    const auto [mebibytes, line] = GetParam();
    const TempDir folder;
    const auto image = folder.file("image");
    const auto bytes = mebibytes << 20;
    makeSparse(image, bytes);
    mustRun(std::string("mke2fs -q -F ") + line + " " + image);
    const auto claims = readLayout(*openFile(image).value(), {.bytes = {{0}, {bytes}}});
    ASSERT_TRUE(claims) << sentence(claims.error());
    const auto made = resolve(*claims);
    const auto& fs = made.filesystem;
    const auto wanted = formatOptionsOf(made);
    EXPECT_EQ(wanted.size, fs.size());
    expectPlansSame(made, withFlexGroupSize(lineOf(wanted), fs.flexGroupSize, true));
    expectPlansSame(made, lineToMakeAgain(made, "ext4", fs.blockSize));
}

INSTANTIATE_TEST_SUITE_P(
    Volumes, SameAgain,
    testing::Values(Made{16384, "-t ext4"}, Made{8192, "-t ext4 -G 64"}, Made{64, "-t ext4"}, Made{300, "-t ext3"},
                    Made{2048, "-t ext3"}, Made{100, "-t ext2"}, Made{9000, "-t ext4 -b 1024"},
                    Made{700, "-t ext4 -b 2048 -I 128 -i 4096"}, Made{4096, "-t ext4 -N 12345"},
                    Made{16384, "-t ext4 -O bigalloc -C 65536"}, Made{4096, "-t ext4 -O meta_bg,^resize_inode"},
                    Made{20480, "-t ext4 -O ^flex_bg -E stride=16,stripe_width=64"},
                    Made{20480, "-t ext4 -O sparse_super2 -G 4"}, Made{6144, "-t ext4 -E resize=100000000"},
                    Made{3000, "-t ext4 -J size=17 -g 8192 -m 1"}, Made{12000, "-t ext4 -O ^64bit,^metadata_csum"},
                    Made{2000, "-t ext4 -O quota,mmp"}, Made{5000, "-t ext4 -T news"},
                    Made{5000, "-t ext4 -T largefile4 -O ^has_journal"}));

INSTANTIATE_TEST_SUITE_P(
    SystemFiles, SameAgain,
    testing::Values(Made{512, "-t ext4 -O quota -E quotatype=usrquota"},
                    Made{512, "-t ext4 -O quota -E quotatype=grpquota"},
                    Made{512, "-t ext4 -O quota,project -E quotatype=prjquota"},
                    Made{512, "-t ext4 -O quota,project -E quotatype=grpquota"}, Made{2048, "-t ext4 -O orphan_file"},
                    Made{4096, "-t ext4 -O bigalloc,orphan_file -C 65536"},
                    Made{2048, "-t ext4 -O orphan_file -E orphan_file_size=100"},
                    Made{4096, "-t ext4 -O bigalloc,orphan_file -C 65536 -E orphan_file_size=20"},
                    Made{300, "-t ext3 -O orphan_file -E orphan_file_size=300"},
                    Made{2048, "-t ext4 -b 1024 -O fast_commit"}, Made{64, "-t ext4 -O fast_commit"},
                    Made{2048, "-t ext4 -O fast_commit -J size=32,fast_commit_size=4096"},
                    Made{64, "-t ext4 -O quota,mmp,orphan_file -E orphan_file_size=7,quotatype=grpquota"},
                    Made{8, "-t ext4"}, Made{16384, "-t ext4 -J size=4"}));

INSTANTIATE_TEST_SUITE_P(Journals, SameAgain,
                         testing::Values(Made{2048, "-t ext4 -J location=0"}, Made{2048, "-t ext4 -J location=300000"},
                                         Made{64, "-t ext4 -b 4096 -J location=9000"},
                                         Made{8, "-t ext4 -J location=5000"}, Made{300, "-t ext3 -J location=50000"},
                                         Made{2048, "-t ext4 -O fast_commit -J location=1000000K"},
                                         Made{4096, "-t ext4 -O bigalloc -C 65536 -J location=400000"},
                                         Made{20480, "-t ext4 -O ^flex_bg -J location=1000"}));

INSTANTIATE_TEST_SUITE_P(DescriptorsAndBackups, SameAgain,
                         testing::Values(Made{2048, "-t ext4 -E desc_size=128"},
                                         Made{2048, "-t ext4 -E desc_size=128,resize=100000000"},
                                         Made{8192, "-t ext4 -O bigalloc -C 65536 -E resize=100000000"},
                                         Made{2048, "-t ext4 -O sparse_super2,^resize_inode -E num_backup_sb=0"},
                                         Made{2048, "-t ext4 -O sparse_super2 -E num_backup_sb=1"},
                                         Made{200, "-t ext4 -b 4096 -O sparse_super2"},
                                         Made{100, "-t ext4 -b 4096 -O sparse_super2"}));

/// The lines of dumpe2fs -h that mke2fs has to be told to repeat.
std::string toldFields(const std::string& image) {
    return mustRun(
        "dumpe2fs -h " + shellQuoted(image) +
        " 2>/dev/null | grep -E '^(Errors behavior|Directory Hash Seed|MMP update interval|Character encoding|"
        "User quota inode|Group quota inode|Project quota inode|Filesystem UUID|Filesystem volume name)'");
}

class MadeAgain : public testing::TestWithParam<const char*> {};

TEST_P(MadeAgain, KeepsWhatMke2fsIsTold) {
    if (!hasTool("mke2fs")) {
        GTEST_SKIP() << "mke2fs is not installed";
    }
    const TempDir folder;
    const auto image = folder.file("image");
    constexpr std::uint64_t bytes = 96 << 20;
    makeSparse(image, bytes);
    mustRun(std::string("mke2fs -q -F -t ext4 -b 1024 -L data ") + GetParam() + " " + image);
    const auto before = toldFields(image);
    const auto claims = readLayout(*openFile(image).value(), {.bytes = {{0}, {bytes}}});
    ASSERT_TRUE(claims) << sentence(claims.error());
    const auto line = lineToMakeAgain(resolve(*claims), "ext4", {4096}).command(image);
    mustRun("mke2fs -q -F " + line.substr(line.find(' ') + 1));
    EXPECT_EQ(toldFields(image), before) << line;
    const auto again = readLayout(*openFile(image).value(), {.bytes = {{0}, {bytes}}});
    ASSERT_TRUE(again) << sentence(again.error());
    EXPECT_EQ(again->filesystem.encodingFlags, claims->filesystem.encodingFlags) << "which dumpe2fs does not show";
    EXPECT_GE(again->filesystem.inodeCount * 16, claims->filesystem.inodeCount * 15)
        << "rounded in each group: " << line;
    EXPECT_THAT(mustRun("dumpe2fs -h " + image + " 2>/dev/null"), testing::HasSubstr("Block size:               4096"));
}

INSTANTIATE_TEST_SUITE_P(Options, MadeAgain,
                         testing::Values("-e panic", "-e remount-ro", "-O mmp -E mmp_update_interval=17",
                                         "-O casefold -E encoding=utf8,encoding_flags=strict",
                                         "-O quota -E quotatype=usrquota", "-O quota -E quotatype=grpquota",
                                         "-O quota,project", "-g 4096", "-i 1024", "-E stride=64,stripe_width=256"));

} // namespace
} // namespace atlas::test
