// SPDX-License-Identifier: GPL-3.0-or-later
// File systems modified by other tools after mke2fs: moved structures and unusual values.
#include "base/units.h"
#include "differential/compare.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

class Changed : public testing::Test {
protected:
    std::string make(std::uint64_t bytes, const std::string& options) {
        auto image = m_folder.file("fs.img");
        makeSparse(image, bytes);
        mustRun("mke2fs -q -F -t ext4 " + options + " " + shellQuoted(image));
        return image;
    }

    static void debugfs(const std::string& image, const std::string& commands) {
        mustRun("debugfs -w -f - " + shellQuoted(image), commands);
    }

    static void compare(const std::string& image) { expectEqual(dumpe2fs(image), ourLayout(image)); }

private:
    TempDir m_folder;
};

/// resize2fs moves inode tables and bitmaps to make room for descriptors, to places where mke2fs never puts them.
TEST_F(Changed, GrownByResize2fs) {
    const auto image = make(2 * GiB, "-O ^has_journal");
    compare(image);
    mustRun("resize2fs -f " + shellQuoted(image) + " 40G");
    compare(image);
}

TEST_F(Changed, GrownBeyondTheReservedDescriptors) {
    const auto image = make(GiB, "-b 1024 -E resize=1200000");
    mustRun("resize2fs -f " + shellQuoted(image) + " 6G");
    compare(image);
}

TEST_F(Changed, ShrunkByResize2fs) {
    const auto image = make(20 * GiB, "-O ^has_journal");
    mustRun("e2fsck -f -y " + shellQuoted(image) + " && resize2fs -f " + shellQuoted(image) + " 3G");
    compare(image);
}

TEST_F(Changed, Turned64Bit) {
    const auto image = make(4 * GiB, "-O ^64bit");
    mustRun("resize2fs -b " + shellQuoted(image));
    compare(image);
}

TEST_F(Changed, WithoutItsJournal) {
    const auto image = make(GiB, "");
    mustRun("tune2fs -O ^has_journal " + shellQuoted(image));
    compare(image);
}

TEST_F(Changed, FilesAndDirectories) {
    const auto image = make(GiB, "");
    std::string commands;
    for (int i = 0; i < 50; ++i) {
        commands += "mkdir d" + std::to_string(i) + "\nwrite /bin/sh d" + std::to_string(i) + "/sh\n";
    }
    debugfs(image, commands);
    compare(image);
}

TEST_F(Changed, OddDescriptorsByDebugfs) {
    const auto image = make(4 * GiB, "");
    debugfs(image, "set_block_group 3 free_blocks_count 4711\n"
                   "set_block_group 3 checksum 0xbeef\n"
                   "set_block_group 5 flags 0\n"
                   "set_block_group 5 used_dirs_count 70000\n"
                   "set_block_group 7 itable_unused 12\n"
                   "set_block_group 9 block_bitmap 4242\n"
                   "set_block_group 9 inode_table 99000\n");
    compare(image);
}

TEST_F(Changed, OddSuperblockByDebugfs) {
    const auto image = make(GiB, "");
    debugfs(image, "set_super_value raid_stride 17\n"
                   "set_super_value raid_stripe_width 51\n"
                   "set_super_value r_blocks_count 12345\n"
                   "set_super_value volume_name odd:name\n"
                   "set_super_value state 0\n");
    compare(image);
}

} // namespace
} // namespace atlas::test
