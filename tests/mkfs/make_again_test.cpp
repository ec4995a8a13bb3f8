// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs line of a cure that makes a file system anew repeats what the superblock says.
#include "mkfs/options_of_layout.h"
#include "support/synthetic.h"

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

} // namespace
} // namespace atlas
