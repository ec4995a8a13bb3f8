// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/drive_choice.h"

#include <gtest/gtest.h>

namespace atlas::ui {
namespace {

TEST(DriveChoice, APresetIsFoundAgain) {
    EXPECT_TRUE(driveChoice({}, nullptr).asRead);
    for (const auto& preset : drivePresets()) {
        const auto choice = driveChoice(withPreset({}, &preset), &preset);
        EXPECT_FALSE(choice.asRead);
        EXPECT_EQ(choice.preset, &preset) << preset.key;
    }
    EXPECT_EQ(driveChoice(withPreset({}, findPreset("4kn")), nullptr).preset, findPreset("512e"))
        << "their physical sectors are the same";
}

TEST(DriveChoice, AnythingElseIsTheUsersOwn) {
    const auto choice = driveChoice({.physicalSector = ByteCount{65536}}, findPreset("512e"));
    EXPECT_FALSE(choice.asRead);
    EXPECT_EQ(choice.preset, nullptr);
}

TEST(DriveChoice, TheStripeAndTheStartStay) {
    const Overrides before{.optimalIo = ByteCount{1 << 20}, .start = Lba{64}};
    const auto after = withPreset(before, findPreset("sd"));
    EXPECT_EQ(after.eraseBlock, ByteCount{4 << 20});
    EXPECT_EQ(after.optimalIo, before.optimalIo);
    EXPECT_EQ(after.start, before.start);
    EXPECT_EQ(withPreset(after, nullptr), before);
}

} // namespace
} // namespace atlas::ui
