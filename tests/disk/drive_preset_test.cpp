// SPDX-License-Identifier: GPL-3.0-or-later
// Each drive preset against manually computed verdicts.
#include "disk/drive_overrides.h"

#include "alignment/grid.h"

#include <gtest/gtest.h>
#include <vector>

namespace atlas {
namespace {

struct PresetCase {
    const char* preset;
    std::uint64_t lba; ///< in logical sectors of 512 bytes
    std::uint64_t past;
    int readModifyWrites; ///< for a write of 4 KiB at this LBA
};

class DrivePresetTest : public testing::TestWithParam<PresetCase> {};

TEST_P(DrivePresetTest, JudgesAStartByHand) {
    const auto& c = GetParam();
    const auto* preset = findPreset(c.preset);
    ASSERT_NE(preset, nullptr);
    const auto grid = apply(withPreset({}, preset), {}).value().grid();
    EXPECT_EQ(pastBoundary({c.lba * 512}, grid).value, c.past);
    EXPECT_EQ(readModifyWrites({{c.lba * 512}, {4096}}, grid), c.readModifyWrites);
}

INSTANTIATE_TEST_SUITE_P(
    Table, DrivePresetTest,
    testing::Values(PresetCase{"512n", 63, 0, 0}, PresetCase{"512n", 2048, 0, 0}, //
                    PresetCase{"512e", 63, 3584, 2}, PresetCase{"512e", 34, 1024, 2}, PresetCase{"512e", 40, 0, 0},
                    PresetCase{"512e", 2048, 0, 0}, PresetCase{"4kn", 2048, 0, 0},
                    PresetCase{"512e-jumper", 63, 0, 0},        // 32,256 − 3,584 = 7 × 4,096
                    PresetCase{"512e-jumper", 2048, 512, 2}, // 1,048,576 − 3,584 = 255 × 4,096 + 512
                    PresetCase{"flash-8k", 2048, 0, 1}, PresetCase{"flash-8k", 2056, 4096, 1},
                    PresetCase{"flash-8k", 63, 7680, 2}, // 32,256 = 3 × 8,192 + 7,680
                    PresetCase{"flash-16k", 2048, 0, 1}, PresetCase{"flash-16k", 34, 1024, 1}, // inside one page
                    PresetCase{"sd", 2048, 0, 0}));

TEST(DrivePreset, LeavesTheLogicalSectorAndTakesTheOtherDrivesFiguresAway) {
    Drive drive;
    drive.logicalSector = {{4096}, Source::Table};
    drive.phase = {{3584}, Source::Device};
    drive.optimalIo = {{262144}, Source::Device};
    const auto judged = apply(withPreset({}, findPreset("sd")), drive).value();
    EXPECT_EQ(judged.logicalSector, drive.logicalSector) << "sector numbers count in it";
    EXPECT_EQ(judged.targetSector(), ByteCount{512});
    EXPECT_EQ(judged.spins, (Known<bool>{false, Source::User}));
    EXPECT_EQ(judged.phase, (Known<ByteOffset>{{0}, Source::User}));
    EXPECT_EQ(judged.optimalIo.value.value, 0U);
    EXPECT_EQ(judged.eraseBlock, (Known<ByteCount>{{4U << 20}, Source::User}));
    EXPECT_EQ(findPreset("floppy"), nullptr);
}

TEST(DrivePreset, Of4KnMeansLogicalSectorsOf4096) {
    const auto drive = apply(withPreset({}, findPreset("4kn")), {}).value();
    EXPECT_EQ(drive.targetSector(), ByteCount{4096});
    EXPECT_EQ(drive.logicalSector.value, ByteCount{512}) << "the partition table still counts in what it was read with";
    EXPECT_EQ(apply(withPreset({}, findPreset("512e")), {}).value().targetSector(), ByteCount{512});
}

TEST(DrivePreset, IsFoundAgain) {
    EXPECT_EQ(presetOf({}), nullptr);
    for (const auto& preset : drivePresets()) {
        EXPECT_EQ(presetOf(withPreset({}, &preset)), &preset) << preset.key;
    }
    EXPECT_EQ(presetOf({.physicalSector = ByteCount{65536}}), nullptr) << "the user's own";
}

TEST(DrivePreset, LeavesAStripeThatTheUserSays) {
    const DriveOverrides before{.optimalIo = ByteCount{1 << 20}};
    const auto after = withPreset(before, findPreset("sd"));
    EXPECT_EQ(after.eraseBlock, ByteCount{4 << 20});
    EXPECT_EQ(after.optimalIo, before.optimalIo);
    EXPECT_EQ(withPreset(after, nullptr), before);
    EXPECT_EQ(withPreset(withPreset({}, findPreset("sd")), nullptr), DriveOverrides()) << "as it was read";
}

TEST(DrivePreset, GivesWayToEachValueByHand) {
    const auto sd = withPreset({}, findPreset("sd"));
    EXPECT_EQ(laidOver({}, sd), sd);
    const DriveOverrides byHand{.logicalSector = ByteCount{2048},
                                .physicalSector = ByteCount{16384},
                                .phase = ByteOffset{2048},
                                .optimalIo = ByteCount{1 << 20},
                                .eraseBlock = ByteCount{8 << 20},
                                .otherLogicalSector = ByteCount{2048},
                                .spins = true};
    EXPECT_EQ(laidOver(byHand, sd), byHand);
    const auto stripe = laidOver({.optimalIo = ByteCount{1 << 20}, .eraseBlock = ByteCount{0}}, sd);
    EXPECT_EQ(stripe.optimalIo, ByteCount{1 << 20});
    EXPECT_EQ(stripe.eraseBlock, ByteCount{0}) << "said to be unknown";
    EXPECT_EQ(stripe.physicalSector, sd.physicalSector);
}

TEST(BogusOptimalIo, IsSixtyFiveThousandSectorsOrNoMultipleOfThePhysicalOne) {
    Drive drive;
    EXPECT_FALSE(isBogusOptimalIo(drive)) << "nothing was reported";
    for (const std::uint64_t bytes : {4096, 65536, 262144, 1 << 20}) {
        drive.optimalIo.value = {bytes};
        EXPECT_FALSE(isBogusOptimalIo(drive)) << bytes;
    }
    EXPECT_EQ(bogusOptimalIo.value, 65535U * 512);
    for (const std::uint64_t bytes : {33553920, 65024, 512}) {
        drive.optimalIo.value = {bytes};
        EXPECT_TRUE(isBogusOptimalIo(drive)) << bytes;
    }
}

} // namespace
} // namespace atlas
