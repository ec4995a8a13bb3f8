// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest size of a file system, and whether it shrinks at all, as resize2fs says of the same image.
#include "base/byte_source.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "layout/resize_limits.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

Layout layoutOf(const std::string& image) {
    const auto source = openFile(image).value();
    return resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value());
}

struct Sample {
    const char* name;
    const char* mke2fs;
    std::uint64_t mebibytes;
    std::uint64_t fullPercent; ///< of its free blocks, that one file takes
};

class Resized : public testing::Test {
protected:
    void make(const std::string& options, std::uint64_t mebibytes) {
        makeSparse(m_image, mebibytes << 20);
        mustRun("mke2fs -q -F " + options + " " + shellQuoted(m_image));
    }

    void fill(std::uint64_t percent) {
        const auto fs = layoutOf(m_image).filesystem;
        const auto file = m_folder.file("filler");
        mustRun(fmt::format("head -c {} /dev/zero | tr '\\0' x >{}",
                            *fs.freeBlocks * percent / 100 * fs.blockSize.value, shellQuoted(file)));
        mustRun(fmt::format("debugfs -w -R 'write {} filler' {}", shellQuoted(file), shellQuoted(m_image)));
    }

    [[nodiscard]] std::uint64_t byResize2fs() const {
        const auto said = mustRun("resize2fs -P " + shellQuoted(m_image));
        return std::stoull(said.substr(said.rfind(' ')));
    }

    TempDir m_folder;
    std::string m_image = m_folder.file("fs.img");
};

class ShrinkLimit : public Resized, public testing::WithParamInterface<Sample> {};

TEST_P(ShrinkLimit, IsThatOfResize2fs) {
    const auto& sample = GetParam();
    make(sample.mke2fs, sample.mebibytes);
    if (sample.fullPercent > 0) {
        fill(sample.fullPercent);
    }
    const auto layout = layoutOf(m_image);
    EXPECT_FALSE(isNeverShrunk(layout.filesystem));
    EXPECT_EQ(shrinkLimitOf(layout).value, byResize2fs());
}

INSTANTIATE_TEST_SUITE_P(Samples, ShrinkLimit,
                         testing::Values(Sample{"Empty", "-t ext4 -b 4096", 24, 0},
                                         Sample{"OneGroupFull", "-t ext4 -b 4096", 24, 95},
                                         Sample{"TwoFlexGroups", "-t ext4 -b 1024", 256, 0},
                                         Sample{"TwoFlexGroupsHalfFull", "-t ext4 -b 1024", 256, 50},
                                         Sample{"TwoFlexGroupsFull", "-t ext4 -b 1024", 256, 95},
                                         Sample{"SmallGroups", "-t ext4 -b 1024 -g 2048", 24, 50},
                                         Sample{"SmallFlexGroups", "-t ext4 -b 2048 -G 4", 200, 60},
                                         Sample{"NoFlexGroups", "-t ext4 -b 1024 -O ^flex_bg", 129, 40},
                                         Sample{"Ext2", "-t ext2 -b 1024", 129, 70},
                                         Sample{"Ext3", "-t ext3 -b 4096", 300, 30},
                                         Sample{"MetaBg", "-t ext4 -b 1024 -O meta_bg,^resize_inode", 129, 30},
                                         Sample{"SparseSuper2", "-t ext4 -b 1024 -O sparse_super2", 129, 30},
                                         Sample{"ManyInodes", "-t ext4 -b 1024 -i 2048", 64, 20}),
                         [](const auto& sample) { return std::string(sample.param.name); });

TEST_F(Resized, OnlyWhereTheFeaturesLetResize2fsShrink) {
    for (const auto* features :
         {"bigalloc", "stable_inodes", "encrypt", "verity", "casefold", "ea_inode", "inline_data", "mmp", "large_dir",
          "quota,project", "^metadata_csum,uninit_bg", "^64bit"}) {
        make(fmt::format("-t ext4 -b 4096 -O {}", features), 24);
        const bool never = isNeverShrunk(layoutOf(m_image).filesystem);
        const auto ran = run("resize2fs " + shellQuoted(m_image) + " 24572K");
        EXPECT_EQ(never, ran.exitCode != 0) << features << ": " << ran.out << ran.err;
    }
}

TEST_F(Resized, NeverWithFeaturesThatLibext2fsDoesNotWrite) {
    for (const auto* feature : {"lazy_bg", "snapshot_bitmap", "replica", "FEATURE_C20", "FEATURE_R20"}) {
        Filesystem fs;
        fs.features = {"has_journal", feature};
        EXPECT_TRUE(isNeverShrunk(fs)) << feature;
        make("-t ext4 -b 4096", 24);
        mustRun(fmt::format("debugfs -w -R 'feature {}' {}", feature, shellQuoted(m_image)));
        EXPECT_NE(run("resize2fs " + shellQuoted(m_image) + " 24572K").exitCode, 0) << feature;
    }
}

} // namespace
} // namespace atlas::test
