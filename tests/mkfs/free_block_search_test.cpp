// SPDX-License-Identifier: GPL-3.0-or-later
// The search for free blocks against one that tests block after block, as libext2fs documents it.
#include "mkfs/make_filesystem.h"

#include "base/libext2fs.h"
#include <gtest/gtest.h>
#include <optional>
#include <random>

namespace atlas {
namespace {

constexpr blk64_t blocks = 20'000;

class FreeBlockSearch : public testing::TestWithParam<int> {
protected:
    void SetUp() override {
        ext2_super_block param{};
        ext2fs_blocks_count_set(&param, blocks);
        param.s_log_cluster_size = static_cast<std::uint32_t>(GetParam());
        param.s_inodes_count = 512;
        if (GetParam() > 0) {
            ext2fs_set_feature_bigalloc(&param);
            ext2fs_set_feature_extents(&param);
        }
        ASSERT_EQ(ext2fs_initialize("test", EXT2_FLAG_64BITS, &param, memoryIoManager(), &m_fs), 0);
    }
    void TearDown() override { ext2fs_free(m_fs); }

    std::optional<blk64_t> stepByStep(blk64_t start, blk64_t finish, int num) const {
        const blk64_t step = blk64_t{1} << ext2fs_get_bitmap_granularity(m_fs->block_map);
        finish = (finish == 0 ? start : finish) & ~(step - 1);
        blk64_t block = (start == 0 ? m_fs->super->s_first_data_block : start) & ~(step - 1);
        const bool forwards = finish > start;
        for (blk64_t tried = 0; tried <= 2 * blocks; ++tried) {
            if (block + static_cast<blk64_t>(num) - 1 >= blocks) {
                if (forwards) {
                    return std::nullopt;
                }
                block = m_fs->super->s_first_data_block;
            }
            if (ext2fs_test_block_bitmap_range2(m_fs->block_map, block, static_cast<unsigned int>(num)) != 0) {
                return block;
            }
            block += step;
            if (block == finish) {
                return std::nullopt;
            }
        }
        return std::nullopt;
    }

    ext2_filsys m_fs = nullptr;
};

TEST_P(FreeBlockSearch, FindsTheBlockThatStepsOfOneFind) {
    std::mt19937_64 random(7);
    const auto upTo = [&random](blk64_t most) { return std::uniform_int_distribution<blk64_t>(1, most)(random); };
    int found = 0;
    for (int trial = 0; trial < 600; ++trial) {
        if (trial % 40 == 0) {
            ext2fs_clear_block_bitmap(m_fs->block_map);
        }
        for (int n = 0; n < 12; ++n) {
            const auto first = upTo(blocks - 700);
            ext2fs_mark_block_bitmap_range2(m_fs->block_map, first, static_cast<unsigned int>(upTo(600)));
        }
        const auto start = trial % 9 == 0 ? 0 : upTo(blocks - 1);
        const auto finish = trial % 7 == 0 ? start : upTo(blocks - 1);
        const int num = static_cast<int>(upTo(trial % 2 == 0 ? 8 : 400));
        const auto expected = stepByStep(start, finish, num);
        blk64_t block = 0;
        const auto code = ext2fs_get_free_blocks2(m_fs, start, finish, num, m_fs->block_map, &block);
        ASSERT_EQ(code == 0, expected.has_value()) << trial << ": " << start << ' ' << finish << ' ' << num;
        if (expected) {
            ++found;
            ASSERT_EQ(block, *expected) << trial << ": " << start << ' ' << finish << ' ' << num;
        }
    }
    EXPECT_GT(found, 100);
    EXPECT_LT(found, 600);
}

INSTANTIATE_TEST_SUITE_P(OfBlocksAndClusters, FreeBlockSearch, testing::Values(0, 2));

} // namespace
} // namespace atlas
