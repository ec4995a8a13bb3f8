// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/grid.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(ReadModifyWrites, OfABlockFollowFromItsFit) {
    for (const std::uint64_t sector : {512, 4096, 16384}) {
        for (const std::uint64_t block : {1024, 4096, 65536}) {
            for (std::uint64_t at = 0; at < 65536; at += 512) {
                const ByteInterval bytes{{at}, {block}};
                const SectorGrid grid{{sector}, {3584}};
                EXPECT_EQ(readModifyWrites(fit(bytes, grid)), readModifyWrites(bytes, grid))
                    << block << " bytes at " << at << " on sectors of " << sector;
            }
        }
    }
}

} // namespace
} // namespace atlas
