// SPDX-License-Identifier: GPL-3.0-or-later
// resize2fs grows file systems of many kinds to the computed limit, and not by one group more.
#include "base/units.h"
#include "ext4/read_layout.h"
#include "layout/resize_limits.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

struct GrownKind {
    const char* options;
    std::uint64_t mebibytes;
};

void PrintTo(const GrownKind& kind, std::ostream* out) { *out << kind.options; }

/// Small groups, so that the limits are small, too. With -g 256 and resize_inode, mke2fs chooses meta_bg.
const GrownKind grownKinds[]{
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O ^64bit,^has_journal", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode,^flex_bg", 16},
    {"-t ext4 -b 1024 -g 256 -N 4096 -O 64bit,^has_journal,^resize_inode,^flex_bg", 32},
    {"-t ext4 -b 1024 -g 256 -N 4096 -O 64bit,^has_journal,^resize_inode", 32},
    {"-t ext4 -b 1024 -g 264 -N 256 -O 64bit,^has_journal,^resize_inode,^flex_bg", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode -G 1", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode,meta_bg", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode,meta_bg,^flex_bg", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O ^64bit,^has_journal,^resize_inode,meta_bg", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode -E desc_size=128", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode,sparse_super2", 16},
    {"-t ext4 -b 1024 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode,sparse_super2,^flex_bg", 16},
    {"-t ext2 -b 1024 -g 256 -O ^resize_inode", 16},
    {"-t ext3 -b 1024 -g 512", 16},
    {"-t ext3 -b 1024 -g 512 -O ^resize_inode", 16},
    {"-t ext4 -b 2048 -g 256 -N 256 -O 64bit,^has_journal", 16},
    {"-t ext4 -b 2048 -g 256 -N 128 -O ^64bit,^has_journal,^resize_inode,^flex_bg", 16},
    {"-t ext4 -b 2048 -g 512 -N 512 -O 64bit,^has_journal,^resize_inode,^flex_bg", 16},
    {"-t ext4 -b 2048 -g 512 -N 512 -O ^64bit,^has_journal", 16},
    {"-t ext4 -b 4096 -g 256 -N 256 -O 64bit,^has_journal", 16},
    {"-t ext4 -b 4096 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode", 16},
    {"-t ext4 -b 4096 -g 256 -N 256 -O 64bit,^has_journal,^resize_inode,^flex_bg", 16},
    {"-t ext4 -b 4096 -g 256 -N 1024 -O 64bit,^has_journal,^resize_inode,^flex_bg", 16},
    {"-t ext4 -b 4096 -g 256 -N 256 -O ^64bit,^has_journal,^resize_inode", 16},
    {"-t ext4 -b 4096 -g 256 -O 64bit,^resize_inode", 64},
    {"-t ext4 -b 1024 -g 512 -C 2048 -N 256 -O 64bit,bigalloc,^has_journal", 16},
    {"-t ext4 -b 1024 -g 512 -C 2048 -N 256 -O 64bit,bigalloc,^has_journal,^resize_inode", 16},
    {"-t ext4 -b 1024 -O 64bit,^has_journal -i 65536 -g 1024", 64},
    {"-t ext4 -b 1024 -g 256 -N 16384 -I 128 -O 64bit,^has_journal,^resize_inode", 16}, // large inode tables
};

class UnmountedGrowth : public testing::TestWithParam<GrownKind> {
protected:
    void SetUp() override {
        if (!hasTool("mke2fs") || !hasTool("resize2fs")) {
            GTEST_SKIP() << "mke2fs and resize2fs are not installed";
        }
        if (run("mke2fs -V").err.find("1.47.0") == std::string::npos) {
            GTEST_SKIP() << "the limits are those of e2fsprogs 1.47.0";
        }
        makeSparse(m_image, GetParam().mebibytes * MiB);
        mustRun(fmt::format("mke2fs -q -F {} {}", GetParam().options, m_image));
    }

    static Filesystem filesystemIn(const std::string& image) {
        const auto claims = readLayout(*openFile(image).value(), {.bytes = {{0}, {16 * MiB}}});
        EXPECT_TRUE(claims) << sentence(claims.error());
        return claims ? claims->filesystem : Filesystem{};
    }

    /// Whether resize2fs grows a copy to at least `groups` groups.
    bool grows(const Filesystem& fs, std::uint64_t groups) const {
        const auto copy = m_folder.file("copy");
        const auto blocks = fs.firstDataBlock.value + groups * fs.blocksPerGroup;
        const auto ran = run(fmt::format("cp --sparse=always {0} {1} && truncate -s {2} {1} && resize2fs -f {1} {3}",
                                         m_image, copy, (blocks + 1) * fs.blockSize.value, blocks));
        return ran.exitCode == 0 && filesystemIn(copy).groupCount.value >= groups;
    }

    TempDir m_folder;
    std::string m_image = m_folder.file("image");
};

TEST_P(UnmountedGrowth, EndsWhereResize2fsDoes) {
    const auto fs = filesystemIn(m_image);
    const auto limit = unmountedGrowthLimitOf(fs);
    ASSERT_TRUE(limit);
    const auto groups = (limit->value / fs.blockSize.value - fs.firstDataBlock.value) / fs.blocksPerGroup;
    EXPECT_GT(groups, fs.groupCount.value);
    EXPECT_TRUE(grows(fs, groups));
    EXPECT_FALSE(grows(fs, groups + 1));
}

INSTANTIATE_TEST_SUITE_P(Each, UnmountedGrowth, testing::ValuesIn(grownKinds));

} // namespace
} // namespace atlas::test
