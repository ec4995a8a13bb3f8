// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/disk.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(Placement, TellsWhereBlocksLieOnTheDisk) {
    const Placement placement{.bytes = {{63 * 512}, {1 << 20}}};
    EXPECT_EQ(placement.byteOf({0}, {4096}), ByteOffset{32256});
    EXPECT_EQ(placement.byteOf({3}, {1024}), ByteOffset{32256 + 3072});
    EXPECT_EQ(placement.bytesOf({{2}, {5}}, {4096}), (ByteInterval{{32256 + 8192}, {5 * 4096}}));
}

} // namespace
} // namespace atlas
