// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/experiment.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

MeasureRequest requestOf(Experiment experiment) {
    return {.experiment = experiment, .mayWrite = true, .target = {64 * MiB}};
}

TEST(Experiment, ShiftsSyncedWritesByLogicalSectors) {
    const auto settings = settingsOf(requestOf(Experiment::SyncedWrites));
    ASSERT_TRUE(settings);
    ASSERT_EQ(settings->size(), 8U);
    EXPECT_EQ(settings->back().shift.value, 3584U);
    EXPECT_TRUE(settings->back().isSynced);
    EXPECT_EQ(settings->back().gap().value, 0U) << "requests as long as the period follow each other";
    auto of4k = requestOf(Experiment::SyncedWrites);
    of4k.sector = {4096};
    EXPECT_EQ(settingsOf(of4k)->size(), 1U) << "a drive with logical sectors of 4 KiB has no other shift";
}

TEST(Experiment, LeavesGapsSoThatEachRequestIsShiftedAlike) {
    auto request = requestOf(Experiment::OffsetSweep);
    request.period = {MiB};
    request.step = {128 * KiB};
    request.mayWrite = false;
    const auto settings = settingsOf(request);
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->size(), 8U);
    EXPECT_EQ(settings->front().gap().value, MiB - 4 * KiB);
    EXPECT_EQ(settings->front().access, Access::Read);
}

TEST(Experiment, DoublesSizesFromTheLogicalSectorOn) {
    auto request = requestOf(Experiment::SizeSweep);
    EXPECT_EQ(settingsOf(request)->size(), 28U) << "14 sizes, read and written";
    request.mayWrite = false;
    request.sector = {4096};
    const auto settings = settingsOf(request);
    ASSERT_EQ(settings->size(), 11U);
    EXPECT_EQ(settings->front().request.value, 4096U);
    EXPECT_EQ(settings->back().request.value, 4 * MiB);
}

TEST(Experiment, ReadsPlacesFromTheStartToTheEnd) {
    auto request = requestOf(Experiment::Sequential);
    request.target = {TiB};
    const auto settings = settingsOf(request);
    ASSERT_EQ(settings->size(), sequentialPlaces);
    EXPECT_EQ(settings->front().area.first.value, 0U);
    EXPECT_EQ(settings->back().area.end().value, TiB);
}

TEST(Experiment, RefusesWhatDoesNotFit) {
    auto request = requestOf(Experiment::SyncedWrites);
    request.mayWrite = false;
    EXPECT_EQ(settingsOf(request).error().kind, ErrorKind::Usage) << "nothing may be written";
    request.mayWrite = true;
    request.step = {1000};
    EXPECT_EQ(settingsOf(request).error().kind, ErrorKind::Usage) << "no multiple of a sector";
    request.step = {512};
    request.period = {MiB};
    EXPECT_EQ(settingsOf(request).error().kind, ErrorKind::Usage) << "2,048 shifts";
    request = requestOf(Experiment::SizeSweep);
    request.target = {MiB};
    EXPECT_EQ(settingsOf(request).error().kind, ErrorKind::Usage) << "smaller than the largest request";
    for (const std::uint64_t odd : {std::uint64_t{0}, std::uint64_t{100}, 8 * MiB}) {
        request = requestOf(Experiment::OffsetSweep);
        request.request = {odd};
        EXPECT_FALSE(settingsOf(request)) << odd;
    }
}

/// All requests of all runs stay inside the target, and begin as far past a multiple of the period.
TEST(Experiment, WindowsKeepTheShiftAndStayInTheArea) {
    for (const auto experiment : {Experiment::SyncedWrites, Experiment::SizeSweep, Experiment::OffsetSweep}) {
        for (const std::uint64_t period : {4 * KiB, 192 * KiB, 4 * MiB}) {
            auto request = requestOf(experiment);
            request.period = {period};
            request.step = {period / 4};
            request.request = {std::min(period, 64 * KiB)};
            const auto settings = settingsOf(request);
            ASSERT_TRUE(settings) << settings.error().what;
            for (const auto& setting : *settings) {
                for (std::uint32_t run = 0; run < 20; ++run) {
                    const auto window = windowOf(setting, run);
                    EXPECT_LE(window.end().value, request.target.value);
                    EXPECT_GE(window.count.value, setting.shift.value + setting.request.value);
                    if (setting.period.value > 0) {
                        EXPECT_EQ(window.first.value % setting.period.value, 0U);
                    }
                }
            }
        }
    }
    const auto settings = settingsOf(requestOf(Experiment::SyncedWrites));
    EXPECT_NE(windowOf(settings->front(), 0), windowOf(settings->front(), 1)) << "runs use different parts";
}

} // namespace
} // namespace atlas::test
