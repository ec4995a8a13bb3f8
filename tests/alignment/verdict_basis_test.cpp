// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/unread.h"

#include "alignment/judged_disks.h"
#include "disk/drive_overrides.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

using test::ext4AndSwap;

TEST(VerdictBasis, IsOneForEachKindOfVerdict) {
    EXPECT_TRUE(std::holds_alternative<std::monostate>(basisOf(judge({}))));
    EXPECT_EQ(std::get<FitCounts>(basisOf(judge(ext4AndSwap(63)))), judge(ext4AndSwap(63)).verdict.alignment->total());
    const auto on4Kn = judge(test::syntheticSnapshot({.blockSize = {1024}, .groups = {4}}),
                             {.drive = withPreset({}, findPreset("4kn"))});
    EXPECT_EQ(std::get<CannotMount>(basisOf(on4Kn)).sector.value, 4096U);
    const auto small = std::get<SmallBlocks>(basisOf(judge(test::syntheticSnapshot({.blockSize = {1024}}, {2048}))));
    EXPECT_EQ(small.sector.value, 4 * small.block.value);
    EXPECT_EQ(small.past.value, 0U);
    EXPECT_TRUE(std::holds_alternative<TableLost>(
        basisOf(judge(ext4AndSwap(2048), {.drive = withPreset({}, findPreset("4kn"))}))));
    auto disk = ext4AndSwap(2048, 4095);
    disk.layout.reset();
    disk.placement.reset();
    EXPECT_EQ(std::get<OffCount>(basisOf(judge(disk))).off, 1U);
    disk.findings.push_back({.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}});
    const auto unread = std::get<UnreadVolumes>(basisOf(judge(disk)));
    EXPECT_EQ(unread.volumes, 1U);
    EXPECT_EQ(unread.starts.off, 1U);
    disk.disk.drive.misaligned = true;
    EXPECT_TRUE(judge(disk).verdict.isByKernel());
}

} // namespace
} // namespace atlas
