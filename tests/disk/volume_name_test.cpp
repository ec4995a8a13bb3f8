// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/image_request.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(VolumeName, IsGivenByEitherOfTheTwo) {
    EXPECT_FALSE(VolumeName{}.isGiven());
    EXPECT_TRUE((VolumeName{.partition = 1}.isGiven()));
    EXPECT_TRUE((VolumeName{.logicalVolume = "vg/root"}.isGiven()));
}

TEST(VolumeName, OpensALogicalVolumeNotThePartitionThatHoldsIt) {
    const VolumeName both{.partition = 2, .logicalVolume = "vg/root"};
    EXPECT_EQ(both.forOpening(), (VolumeName{.logicalVolume = "vg/root"}));
    EXPECT_EQ((VolumeName{.partition = 2}.forOpening()), (VolumeName{.partition = 2}));
    EXPECT_EQ(VolumeName{}.forOpening(), VolumeName{});
}

} // namespace
} // namespace atlas
