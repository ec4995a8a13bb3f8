// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/grid.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

Filesystem describing(std::uint32_t stride, std::uint32_t width) {
    Filesystem fs;
    fs.blockSize = {4096};
    fs.raidStride = stride;
    fs.raidStripeWidth = width;
    return fs;
}

TEST(StripeIn, IsTheArrayThatTheSuperblockDescribes) {
    EXPECT_EQ(stripeIn(describing(128, 384)), (Stripe{128, 384}));
    EXPECT_EQ(stripeIn(describing(16, 0)), (Stripe{16, 0}));
    EXPECT_EQ(stripeIn(describing(0, 64)), (Stripe{0, 64}));
    EXPECT_EQ(stripeIn(describing(0, 0)), std::nullopt);
}

TEST(StripeIn, IsNoneBesideAWidthThatBelongsToNoArray) {
    EXPECT_EQ(stripeIn(describing(1, 8191)), std::nullopt)
        << "mke2fs's figure for an optimal I/O size of 33,553,920 bytes";
    EXPECT_EQ(stripeIn(describing(128, 200)), std::nullopt) << "no multiple of the stride";
}

} // namespace
} // namespace atlas
