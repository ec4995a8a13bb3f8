// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/snapshot.h"

#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

TEST(Snapshot, NamesItsVolumeByThePartition) {
    auto snapshot = syntheticSnapshot();
    EXPECT_EQ(snapshot.volumeName(), (VolumeName{.partition = 1}));
    snapshot.placement->partition.reset();
    snapshot.askedPartition = 3;
    EXPECT_EQ(snapshot.volumeName(), VolumeName{}) << "what was asked for does not name another volume";
}

TEST(Snapshot, NamesItsVolumeByTheInnermostLayer) {
    auto snapshot = syntheticSnapshot();
    snapshot.layers = {{.kind = LayerKind::LvmPhysicalVolume}, {.kind = LayerKind::LvmLinearVolume, .name = "vg/root"}};
    EXPECT_EQ(snapshot.volumeName(), (VolumeName{.partition = 1, .logicalVolume = "vg/root"}));
    snapshot.layers.push_back({.kind = LayerKind::MdMember});
    EXPECT_EQ(snapshot.volumeName(), (VolumeName{.partition = 1})) << "it is the array that lies in vg/root";
}

TEST(Snapshot, NamesAVolumeInPiecesByItsDisk) {
    auto snapshot = syntheticSnapshot();
    snapshot.placement->partition.reset();
    snapshot.disk.logicalVolume = "vg/pieces";
    EXPECT_EQ(snapshot.volumeName(), (VolumeName{.logicalVolume = "vg/pieces"}));
}

TEST(Snapshot, WithoutAVolumeNamesThePartitionThatWasAskedFor) {
    auto snapshot = syntheticSnapshot();
    snapshot.layout.reset();
    snapshot.placement.reset();
    EXPECT_EQ(snapshot.volumeName(), VolumeName{});
    snapshot.askedPartition = 3;
    EXPECT_EQ(snapshot.volumeName(), (VolumeName{.partition = 3}));
}

} // namespace
} // namespace atlas::test
