// SPDX-License-Identifier: GPL-3.0-or-later
// The health of third-party images is that of e2fsck -fn, but for exceptions that are listed with their reason.
#include "differential/corpus_images.h"
#include "differential/e2fsck_verdict.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string_view>

namespace atlas::test {
namespace {

struct OddImage {
    std::string_view file;
    const char* reason;
};

constexpr OddImage oddImages[] = {
    {"e2fsprogs/f_ea_inode_no_feature.img.zst",
     "e2fsck looks for the feature of values in inodes only from 1.47.1 on, and the kernel refuses the attribute"},
    {"e2fsprogs/f_unshare_blocks_no_space.img.zst", "with -f, e2fsck does not mention that the state is not clean"},
    {"e2fsprogs/r_min_itable.img.zst", "e2fsck does not read a backup superblock as long as the primary one is sound"},
};

bool isOdd(std::string_view file) { return std::ranges::find(oddImages, file, &OddImage::file) != std::end(oddImages); }

/// Disks with partitions, which e2fsck does not read.
bool isWholeDisk(std::string_view file) { return file.starts_with("partitioned/") || file.starts_with("hostile/gpt_"); }

class CorpusHealth : public testing::TestWithParam<std::string> {};

TEST_P(CorpusHealth, IsThatOfE2fsck) {
    if (GetParam().empty()) {
        GTEST_SKIP() << "EXT4ATLAS_CORPUS names no folder with a manifest.tsv";
    }
    if (isWholeDisk(GetParam())) {
        GTEST_SKIP() << "a disk with partitions";
    }
    const TempDir folder;
    const auto image = folder.file("image");
    unpackCorpusFile(GetParam(), image);
    const auto health = healthOf(image);
    EXPECT_EQ(areWeContent(health) == e2fsckIsContent(image), !isOdd(GetParam()))
        << (health.is_object() ? health["text"].dump() : "not read");
}

INSTANTIATE_TEST_SUITE_P(Files, CorpusHealth, testing::ValuesIn(corpusFiles()),
                         [](const auto& test) { return corpusTestName(test.param); });

TEST(CorpusHealth, HasFewExceptions) {
    const auto files = corpusFiles();
    if (files.front().empty()) {
        GTEST_SKIP() << "EXT4ATLAS_CORPUS names no folder with a manifest.tsv";
    }
    const auto compared = std::ranges::count_if(files, [](const std::string& file) { return !isWholeDisk(file); });
    EXPECT_LE(std::ssize(oddImages) * 20, compared) << "more than 5 % are exceptions";
    for (const auto& exception : oddImages) {
        EXPECT_EQ(std::ranges::count(files, exception.file), 1) << exception.file;
    }
}

} // namespace
} // namespace atlas::test
