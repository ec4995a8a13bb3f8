// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/block_judge.h"
#include "alignment/grid.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(EachResidue, CountsEachBlockOnce) {
    for (const std::uint64_t first : {0, 5, 6, 18}) {
        for (const std::uint64_t count : {0, 1, 5, 6, 7, 23}) {
            std::vector<std::uint64_t> expected(6);
            for (std::uint64_t n = 0; n < count; ++n) {
                ++expected[(first + n) % 6];
            }
            std::vector<std::uint64_t> counts(6);
            eachResidue({{first}, {count}}, 6, [&](auto at, auto times) { counts[at] += times; });
            EXPECT_EQ(counts, expected) << count << " blocks from " << first;
        }
    }
}

TEST(BlockJudge, SaysOfAnIntervalWhatItSaysOfItsBlocks) {
    for (const std::uint64_t start : {0, 512, 1024, 63 * 512}) {
        const BlockJudge judge({1024}, {start}, {});
        EXPECT_EQ(judge.period(), 4U);
        for (std::uint64_t count = 1; count < 10; ++count) {
            const BlockInterval blocks{{7}, {count}};
            Fit worst = Fit::Whole;
            std::uint64_t cost = 0;
            for (auto block = blocks.first; block < blocks.end(); ++block) {
                worst = std::max(worst, judge.fit(block));
                cost += static_cast<std::uint64_t>(judge.readModifyWrites(block));
            }
            EXPECT_EQ(judge.worst(blocks), worst);
            EXPECT_EQ(judge.readModifyWrites(blocks), cost);
            EXPECT_EQ(judge.worstReadModifyWrites(blocks), readModifyWrites(worst));
            EXPECT_LE(worst, judge.worst());
        }
    }
}

} // namespace
} // namespace atlas
