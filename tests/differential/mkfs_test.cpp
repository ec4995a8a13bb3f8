// SPDX-License-Identifier: GPL-3.0-or-later
// For each set of mke2fs options, every field that dumpe2fs prints equals ours.
#include "base/units.h"
#include "differential/compare.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

struct OptionSet {
    const char* name;
    std::uint64_t bytes;
    const char* options;
    std::uint64_t offset = 0; ///< of the file system in the image, in bytes
};

class Mkfs : public testing::TestWithParam<OptionSet> {};

TEST_P(Mkfs, EveryFigureEqualsDumpe2fs) {
    const auto& set = GetParam();
#ifdef __SANITIZE_ADDRESS__
    if (set.bytes > 2 * TiB) {
        GTEST_SKIP() << "the test alone would take two minutes there; the smaller volumes take the same paths";
    }
#endif
    const TempDir folder;
    const auto image = folder.file("fs.img");
    makeSparse(image, set.bytes);
    std::string size;
    std::string offset;
    if (set.offset != 0) {
        size = fmt::format("{}k", (set.bytes - set.offset) / 1024);
        offset = fmt::format("-E offset={}", set.offset);
    }
    const auto options = set.name == std::string("rev0") ? set.options + (' ' + revision0Option()) : set.options;
    mustRun(fmt::format("mke2fs -q -F {} {} {} {}", options, offset, shellQuoted(image), size));
    const auto ours = set.offset == 0 ? std::string() : fmt::format("--offset {}", set.offset);
    expectEqual(dumpe2fs(image, set.offset), ourLayout(image, ours));
}

// Huge volumes have no journal, because writing it would take longer than the rest of the test.
constexpr OptionSet optionSets[] = {
        // block sizes
    {"b1024", 300 * MiB, "-t ext4 -b 1024"},
    {"b1024_ext2", 100 * MiB, "-t ext2 -b 1024"},
    {"b1024_64bit", 2 * GiB, "-t ext4 -b 1024 -O 64bit"},
    {"b2048", 1 * GiB, "-t ext4 -b 2048"},
    {"b2048_no_flex", 1 * GiB, "-t ext4 -b 2048 -O ^flex_bg"},
    {"b4096", 4 * GiB, "-t ext4 -b 4096"},
    {"b8192", 4 * GiB, "-t ext4 -b 8192"},
    {"b16384", 8 * GiB, "-t ext4 -b 16384"},
    {"b32768", 32 * GiB, "-t ext4 -b 32768"},
    {"b65536", 64 * GiB, "-t ext4 -b 65536"},
    {"b65536_32bit", 64 * GiB, "-t ext4 -b 65536 -O ^64bit"},
        // flex group sizes
    {"G1", 8 * GiB, "-t ext4 -G 1"},
    {"G2", 8 * GiB, "-t ext4 -G 2"},
    {"G4", 8 * GiB, "-t ext4 -G 4"},
    {"G16", 8 * GiB, "-t ext4 -G 16"},
    {"G32", 20 * GiB, "-t ext4 -G 32"},
    {"G64", 20 * GiB, "-t ext4 -G 64"},
    {"G128", 20 * GiB, "-t ext4 -G 128"},
    {"G256", 40 * GiB, "-t ext4 -G 256"},
    {"G1024", 40 * GiB, "-t ext4 -G 1024"},
    {"G4096", 40 * GiB, "-t ext4 -G 4096"},
    {"G65536", 4 * GiB, "-t ext4 -G 65536"},
    {"G2pow31", 4 * GiB, "-t ext4 -G 2147483648"},
    {"G8_b1024", 1 * GiB, "-t ext4 -b 1024 -G 8"},
    {"G64_b1024", 1 * GiB, "-t ext4 -b 1024 -G 64"},
        // older file systems
    {"ext2", 2 * GiB, "-t ext2"},
    {"ext3", 2 * GiB, "-t ext3"},
    {"no_flex", 4 * GiB, "-t ext4 -O ^flex_bg"},
    {"no_sparse_super", 3 * GiB, "-t ext4 -O ^sparse_super,^resize_inode"},
    {"rev0", 64 * MiB, "-t ext2"},
    {"no_features", 512 * MiB, "-t ext2 -O none"},
    {"uninit_bg", 4 * GiB, "-t ext4 -O ^metadata_csum,uninit_bg"},
    {"no_checksums", 4 * GiB, "-t ext4 -O ^metadata_csum,^uninit_bg"},
    {"csum_seed", 4 * GiB, "-t ext4 -O metadata_csum_seed"},
    {"no_resize", 4 * GiB, "-t ext4 -O ^resize_inode"},
    {"no_journal", 4 * GiB, "-t ext4 -O ^has_journal"},
        // descriptors
    {"bits32", 4 * GiB, "-t ext4 -O ^64bit"},
    {"bits32_no_csum", 4 * GiB, "-t ext4 -O ^64bit,^metadata_csum"},
    {"desc128", 4 * GiB, "-t ext4 -O 64bit -E desc_size=128"},
    {"meta_bg", 20 * GiB, "-t ext4 -O meta_bg,^resize_inode"},
    {"meta_bg_32bit", 40 * GiB, "-t ext4 -O meta_bg,^resize_inode,^64bit"},
    {"meta_bg_b1024", 2 * GiB, "-t ext4 -b 1024 -O meta_bg,^resize_inode"},
    {"meta_bg_no_flex", 20 * GiB, "-t ext4 -O meta_bg,^resize_inode,^flex_bg"},
    {"meta_bg_sparse2", 20 * GiB, "-t ext4 -O meta_bg,^resize_inode,sparse_super2"},
    {"resize_limit", 4 * GiB, "-t ext4 -E resize=20G"},
    {"resize_limit_b1024", 512 * MiB, "-t ext4 -b 1024 -E resize=4000000"},
        // clusters
    {"bigalloc", 16 * GiB, "-t ext4 -O bigalloc -C 65536"},
    {"bigalloc_1m", 64 * GiB, "-t ext4 -O bigalloc -C 1048576"},
    {"bigalloc_default", 8 * GiB, "-t ext4 -O bigalloc"},
    {"bigalloc_b1024", 1 * GiB, "-t ext4 -b 1024 -O bigalloc -C 16384"},
    {"bigalloc_G1", 16 * GiB, "-t ext4 -O bigalloc -C 16384 -G 1"},
    {"bigalloc_meta_bg", 64 * GiB, "-t ext4 -O bigalloc,meta_bg,^resize_inode -C 32768"},
        // backup superblocks
    {"sparse2_0", 20 * GiB, "-t ext4 -O sparse_super2 -E num_backup_sb=0"},
    {"sparse2_1", 20 * GiB, "-t ext4 -O sparse_super2 -E num_backup_sb=1"},
    {"sparse2_2", 20 * GiB, "-t ext4 -O sparse_super2 -E num_backup_sb=2"},
    {"sparse2_one_group", 100 * MiB, "-t ext4 -O sparse_super2"},
    {"packed", 16 * GiB, "-t ext4 -E packed_meta_blocks=1"},
    {"packed_sparse2", 16 * GiB, "-t ext4 -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=0"},
    {"packed_G64", 16 * GiB, "-t ext4 -G 64 -E packed_meta_blocks=1"},
        // RAID
    {"stride_no_flex", 8 * GiB, "-t ext4 -O ^flex_bg -E stride=128,stripe_width=512"},
    {"stride_flex", 8 * GiB, "-t ext4 -E stride=128,stripe_width=384"},
    {"stride_G1", 8 * GiB, "-t ext4 -G 1 -E stride=16,stripe_width=64"},
    {"stride_truncated", 8 * GiB, "-t ext4 -O ^flex_bg -E stride=65535"},
        // odd groups and inodes
    {"g8192", 2 * GiB, "-t ext4 -g 8192"},
    {"g16360", 2 * GiB, "-t ext4 -g 16360"},
    {"g2048_b1024", 200 * MiB, "-t ext4 -b 1024 -g 2048"},
    {"g256_ext2", 40 * MiB, "-t ext2 -b 1024 -g 256"},
    {"I128", 4 * GiB, "-t ext4 -I 128"},
    {"I512", 4 * GiB, "-t ext4 -I 512"},
    {"I1024", 4 * GiB, "-t ext4 -I 1024"},
    {"I4096", 2 * GiB, "-t ext4 -I 4096"},
    {"N100", 4 * GiB, "-t ext4 -N 100"},
    {"N_many", 4 * GiB, "-t ext4 -N 2000000"},
    {"i4096", 4 * GiB, "-t ext4 -i 4096"},
    {"i_big", 40 * GiB, "-t ext4 -i 67108864"},
        // system files
    {"quota", 4 * GiB, "-t ext4 -O quota"},
    {"project_quota", 4 * GiB, "-t ext4 -O quota,project -E quotatype=usrquota:grpquota:prjquota"},
    {"orphan_file", 4 * GiB, "-t ext4 -O orphan_file"},
    {"mmp", 4 * GiB, "-t ext4 -O mmp"},
    {"journal_small", 4 * GiB, "-t ext4 -J size=4"},
    {"journal_at", 8 * GiB, "-t ext4 -J size=16,location=1000000"},
    {"labelled", 1 * GiB, "-t ext4 -L label -M /srv/data -m 0 -U 01234567-89ab-cdef-0123-456789abcdef"},
    {"hurd", 200 * MiB, "-t ext2 -o hurd"},
    {"casefold", 1 * GiB, "-t ext4 -O casefold,encrypt,verity"},
    {"inline_data", 1 * GiB, "-t ext4 -O inline_data,ea_inode,large_dir"},
        // small, odd and huge
    {"tiny", 1 * MiB, "-t ext4 -b 1024"},
    {"small", 9 * MiB + 4096, "-t ext4"},
    {"odd_size", 3 * GiB + 7 * MiB + 4096, "-t ext4"},
    {"short_last_group", 2 * GiB + 20 * MiB, "-t ext4"},
    {"offset_1m", 1 * GiB, "-t ext4", MiB},
    {"offset_63", 1 * GiB, "-t ext4", 32256},
    {"offset_b1024", 512 * MiB, "-t ext4 -b 1024", 17408},
    {"tib1", 1 * TiB, "-t ext4 -O ^has_journal"},
    {"tib1_G256", 1 * TiB, "-t ext4 -O ^has_journal -G 256 -T largefile4"},
    {"tib15", 15 * TiB, "-t ext4 -O ^has_journal -i 16777216"}};

INSTANTIATE_TEST_SUITE_P(Options, Mkfs, testing::ValuesIn(optionSets),
                         [](const auto& test) { return std::string(test.param.name); });

} // namespace
} // namespace atlas::test
