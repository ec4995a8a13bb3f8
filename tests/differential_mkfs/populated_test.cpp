// SPDX-License-Identifier: GPL-3.0-or-later
// What mke2fs makes with -d, with a size behind the device and with the sectors of a device lies as planned.
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "mkfs/plan.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

Layout made(const std::string& image, ByteCount size) {
    const auto claims = readLayout(*openFile(image).value(), {.bytes = {{0}, size}});
    EXPECT_TRUE(claims) << sentence(claims.error());
    return resolve(*claims);
}

Layout planned(const std::string& line, const Device& device) {
    const auto options = parseOptions(std::string_view(line));
    EXPECT_TRUE(options) << line;
    const auto plan = atlas::plan({device, *options, *loadProfileOrUpstream("/etc/mke2fs.conf")});
    EXPECT_TRUE(plan) << line << ": " << sentence(plan.error());
    return *plan->layout;
}

/// Everything that has a place. Free counts are those before the files were copied.
void expectSamePlaces(const Layout& made, const Layout& planned, const std::string& line) {
    EXPECT_EQ(made.filesystem.blockSize, planned.filesystem.blockSize) << line;
    EXPECT_EQ(made.filesystem.blockCount, planned.filesystem.blockCount) << line;
    EXPECT_EQ(made.groups.blockBitmap, planned.groups.blockBitmap) << line;
    EXPECT_EQ(made.groups.inodeBitmap, planned.groups.inodeBitmap) << line;
    EXPECT_EQ(made.groups.inodeTable, planned.groups.inodeTable) << line;
    EXPECT_TRUE(made.regions == planned.regions) << line;
}

/// Files, folders and links in `folder`, among them one of many blocks.
void fill(const std::string& folder) {
    mustRun(fmt::format("mkdir -p {0}/a/b && seq 200000 >{0}/a/numbers && ln -s numbers {0}/a/link && "
                        "for n in $(seq 300); do echo $n >{0}/a/b/$n; done",
                        folder));
}

class Populated : public testing::TestWithParam<const char*> {};

TEST_P(Populated, LiesAsWithoutFiles) {
    if (!hasTool("mke2fs")) {
        GTEST_SKIP() << "mke2fs is not installed";
    }
    const TempDir folder;
    const auto image = folder.file("image");
    const auto files = folder.file("files");
    fill(files);
    makeSparse(image, 300 * MiB);
    const auto line = fmt::format("{} -d {}", GetParam(), files);
    mustRun(fmt::format("mke2fs -q -F {} {}", line, image));
    const auto real = made(image, {300 * MiB});
    const auto plan = planned(line, {.size = {300 * MiB}});
    EXPECT_NE(real.groups.freeBlocks, plan.groups.freeBlocks) << "the files take blocks";
    expectSamePlaces(real, plan, line);
}

INSTANTIATE_TEST_SUITE_P(Options, Populated,
                         testing::Values("-t ext4", "-t ext4 -G 8 -O quota,orphan_file", "-t ext2", "-t ext3 -b 4096",
                                         "-t ext4 -O bigalloc,^resize_inode", "-t ext4 -O ^flex_bg",
                                         "-t ext4 -E packed_meta_blocks=1", "-t ext4 -b 1024 -O sparse_super2,mmp"));

/// The words in front of and behind the image; mke2fs makes the file.
struct Sized {
    const char* options;
    const char* size;
};

class SizeBehindTheDevice : public testing::TestWithParam<Sized> {};

TEST_P(SizeBehindTheDevice, IsThatOfMke2fs) {
    if (!hasTool("mke2fs")) {
        GTEST_SKIP() << "mke2fs is not installed";
    }
    const auto [options, size] = GetParam();
    const TempDir folder;
    const auto image = folder.file("image");
    const auto line = fmt::format("mke2fs {} {} {}", options, image, size);
    mustRun(line + " -q -F 2>&1");
    expectSamePlaces(made(image, {GiB}), planned(line, {.size = {GiB}}), line);
}

INSTANTIATE_TEST_SUITE_P(Lines, SizeBehindTheDevice,
                         testing::Values(Sized{"-t ext4", "300M"}, Sized{"-t ext4", "300000"},
                                         Sized{"-t ext4 -b 4096", "50000"}, Sized{"-t ext4 -b 4096", "300001k"},
                                         Sized{"-t ext4 -b 1024", "1000000s"}, Sized{"-t ext4 -b -2048", "100000"},
                                         Sized{"-t ext4", "0x20000"}, Sized{"-t ext3 -b 3000", "60000"}));

TEST(SectorsOfADevice, AreThoseThatTheLineGivesToMke2fs) {
    if (!hasTool("mke2fs")) {
        GTEST_SKIP() << "mke2fs is not installed";
    }
    const TempDir folder;
    const auto image = folder.file("image");
    for (const auto& [variables, device] :
         {std::pair{"MKE2FS_DEVICE_SECTSIZE=4096", Device{.size = {100 * MiB}, .logicalSector = {4096}}},
          std::pair{"MKE2FS_DEVICE_SECTSIZE=512 MKE2FS_DEVICE_PHYS_SECTSIZE=4096",
                    Device{.size = {100 * MiB}, .logicalSector = {512}, .physicalSector = {4096}}},
          std::pair{"", Device{.size = {100 * MiB}}}}) {
        const auto line = fmt::format("{} mke2fs -t ext4 {} 100M", variables, image);
        mustRun("rm -f " + image);
        mustRun(line + " -q -F 2>&1");
        expectSamePlaces(made(image, {100 * MiB}), planned(line, device), line);
    }
}

} // namespace
} // namespace atlas::test
