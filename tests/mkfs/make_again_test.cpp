// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs line of a cure that makes a file system anew repeats what the superblock says.
#include "mkfs/format_options.h"
#include "support/synthetic.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::HasSubstr;

std::string lineFor(Layout layout, std::uint64_t blockSize) {
    return lineToMakeAgain(layout, "ext4", {blockSize}).command("/dev/sdb1");
}

Layout layoutOf(std::uint64_t blockSize) {
    return resolve(test::syntheticClaims({.blockSize = {blockSize}, .groups = {4}, .inodesPerGroup = 1024}));
}

TEST(MakeAgain, KeepsWhatTheSuperblockSays) {
    auto layout = layoutOf(4096);
    auto& fs = layout.filesystem;
    fs.label = "my data";
    fs.features.emplace_back("bigalloc");
    fs.clusterSize = {65536};
    fs.reservedBlocks = fs.blockCount.value / 100;
    const auto line = lineFor(layout, 4096);
    EXPECT_THAT(line, testing::StartsWith("mke2fs -t ext4 -b 4096 "));
    EXPECT_THAT(line, HasSubstr("bigalloc"));
    EXPECT_THAT(line, HasSubstr("metadata_csum"));
    EXPECT_THAT(line, HasSubstr("-C 65536"));
    EXPECT_THAT(line, HasSubstr("-I 256"));
    EXPECT_THAT(line, HasSubstr("-G 16"));
    EXPECT_THAT(line, HasSubstr("-L 'my data'"));
    EXPECT_THAT(line, HasSubstr("-U " + fs.uuid));
    EXPECT_THAT(line, HasSubstr("-m 0.99"));
}

TEST(MakeAgain, RewritesWhatIsCountedInBlocks) {
    auto layout = layoutOf(1024);
    layout.filesystem.raidStride = 64;
    layout.filesystem.raidStripeWidth = 256;
    const auto line = lineFor(layout, 4096);
    EXPECT_THAT(line, HasSubstr("-b 4096"));
    EXPECT_THAT(line, HasSubstr("-E stride=16,stripe_width=64"));
    EXPECT_THAT(line, testing::Not(HasSubstr("-g ")));
}

TEST(MakeAgain, KeepsWhatMke2fsIsToldBesidesTheLayout) {
    auto layout = layoutOf(4096);
    auto& fs = layout.filesystem;
    fs.features.insert(fs.features.end(), {"casefold", "quota", "mmp"});
    fs.encodingFlags = 1;
    fs.mmpInterval = 11;
    fs.errorBehaviour = 3;
    fs.hashSeed = "12345678-1234-5678-9abc-123456789abc";
    layout.files.push_back({.kind = RegionKind::Quota, .inode = 4});
    const auto line = lineFor(layout, 4096);
    EXPECT_THAT(line, HasSubstr("encoding=utf8,encoding_flags=strict"));
    EXPECT_THAT(line, HasSubstr("quotatype=grpquota"));
    EXPECT_THAT(line, HasSubstr("mmp_update_interval=11"));
    EXPECT_THAT(line, HasSubstr("hash_seed=" + fs.hashSeed));
    EXPECT_THAT(line, HasSubstr("-e panic"));
}

TEST(MakeAgain, KeepsStrictNamesInAVariantToo) {
    auto layout = layoutOf(4096);
    layout.filesystem.features.emplace_back("casefold");
    layout.filesystem.encodingFlags = 1;
    layout.filesystem.raidStride = 16;
    EXPECT_THAT(lineOf(formatOptionsOf(layout)).command("/dev/sdb1"),
                HasSubstr(",encoding=utf8,encoding_flags=strict"));
}

TEST(MakeAgain, MovesNoBlockInEitherOfBoth) {
    auto layout = layoutOf(4096);
    auto& fs = layout.filesystem;
    fs.features.insert(fs.features.end(), {"sparse_super2", "quota", "orphan_file"});
    fs.descriptorSize = 128;
    std::erase_if(layout.copies, [](const GroupCopies& copies) { return copies.group.value > 1; });
    layout.files.push_back({.kind = RegionKind::Quota, .inode = 3});
    layout.files.push_back(
        {.kind = RegionKind::OrphanFile, .inode = 12, .extents = {{BlockNumber{900}, BlockCount{40}}}});
    for (const auto& line : {lineFor(layout, 4096), lineOf(formatOptionsOf(layout)).command("/dev/sdb1")}) {
        EXPECT_THAT(line, HasSubstr("-E desc_size=128,"));
        EXPECT_THAT(line, HasSubstr(",num_backup_sb=1,quotatype=usrquota,orphan_file_size=40"));
    }
}

TEST(MakeAgain, CountsTheOrphanFileInTheNewBlocks) {
    auto layout = layoutOf(1024);
    layout.filesystem.features.emplace_back("orphan_file");
    layout.files.push_back(
        {.kind = RegionKind::OrphanFile, .inode = 12, .extents = {{BlockNumber{900}, BlockCount{41}}}});
    EXPECT_THAT(lineFor(layout, 4096), HasSubstr("-E orphan_file_size=11"));
}

TEST(MakeAgain, GivesAJournalTheBlocksThatItNeedsAtLeast) {
    auto layout = layoutOf(1024);
    std::erase(layout.filesystem.features, "extent"); // so that no place is told
    layout.filesystem.blockCount = {1 << 20};
    std::erase_if(layout.files, [](const SystemFile& file) { return file.kind == RegionKind::Journal; });
    layout.files.push_back(
        {.kind = RegionKind::Journal, .inode = 8, .extents = {{BlockNumber{900}, BlockCount{1024}}}});
    EXPECT_THAT(lineFor(layout, 1024), HasSubstr("-J size=1 "));
    EXPECT_THAT(lineFor(layout, 4096), HasSubstr("-J size=4 "));
    layout.filesystem.blockCount = {1 << 16};
    EXPECT_THAT(lineFor(layout, 4096), testing::Not(HasSubstr("-J"))) << "mke2fs makes it so by itself";
}

TEST(MakeAgain, TellsThePlaceOfAJournalThatMke2fsWouldPlaceElsewhere) {
    auto layout = layoutOf(4096);
    const auto journal = std::ranges::find(layout.files, RegionKind::Journal, &SystemFile::kind);
    ASSERT_NE(journal, layout.files.end());
    journal->extents = {{BlockNumber{90112}, BlockCount{8192}}};
    EXPECT_THAT(lineFor(layout, 4096), HasSubstr("-J size=32,location=90112 "));
    journal->extents = {{BlockNumber{65536}, BlockCount{8192}}}; // of the three groups around the middle, the emptiest
    EXPECT_THAT(lineFor(layout, 4096), HasSubstr("-J size=32 "));
    std::erase(layout.filesystem.features, "extent");
    journal->extents = {{BlockNumber{90112}, BlockCount{8192}}};
    EXPECT_THAT(lineFor(layout, 4096), HasSubstr("-J size=32 ")) << "mke2fs would heed no place";
}

TEST(MakeAgain, KeepsTheBytesOfAGroup) {
    auto layout = layoutOf(1024);
    layout.filesystem.blocksPerGroup = layout.filesystem.clustersPerGroup = 4096;
    EXPECT_THAT(lineFor(layout, 4096), HasSubstr("-g 1024"));
}

TEST(MakeAgain, TakesClustersOfABlockAtLeast) {
    auto layout = layoutOf(1024);
    layout.filesystem.features.emplace_back("bigalloc");
    layout.filesystem.clusterSize = {2048};
    EXPECT_THAT(lineFor(layout, 4096), HasSubstr("-C 4096"));
    EXPECT_THAT(lineFor(layout, 1024), HasSubstr("-C 2048"));
}

TEST(MakeAgain, LeavesARaidGeometryOutThatNobodyHas) {
    auto layout = layoutOf(1024);
    layout.filesystem.raidStripeWidth = 32767;
    const auto line = lineToMakeAgain(layout, "ext4", {4096}, false).command("/dev/sdb1");
    EXPECT_THAT(line, testing::Not(HasSubstr("stripe")));
}

} // namespace
} // namespace atlas
