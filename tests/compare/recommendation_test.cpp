// SPDX-License-Identifier: GPL-3.0-or-later
// Recommendations for settings with given metrics.
#include "compare/recommendation.h"

#include "report/messages/labels.h"
#include "report/messages/recommendation_text.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::HasSubstr;

constexpr double mebibyte = 256; ///< in blocks of 4 KiB

/// A volume of 8192 groups of 128 MiB: -G n has 8192 / n flex groups, each n groups long.
Setting setting(std::uint32_t flex, bool isDefault = false) {
    Setting s{.label = "-G " + std::to_string(flex), .flexGroupSize = flex, .isDefault = isDefault};
    s.measured.blockSize = {4096};
    auto& m = s.measured.metrics;
    m.groups = 8192;
    m.blockBitmapRuns = m.inodeBitmapRuns = m.inodeTableRuns = m.bitmapReads = 8192 / flex;
    m.bitmapSeconds = static_cast<double>(m.bitmapReads) * 0.005;
    m.toBlockBitmap.mean = m.toInodeTable.mean = (flex - 1) / 2.0 * 128 * mebibyte;
    m.longestMetadataFreeBlocks = flex * 126 * 256;
    m.longestMetadataFree = {m.longestMetadataFreeBlocks * 4096};
    return s;
}

std::vector<Setting> settings() {
    return {setting(1), setting(4), setting(16, true), setting(64), setting(256), setting(4096), setting(32768)};
}

std::string sentenceFor(Use use, const std::vector<Setting>& all, const MeasureFrame& frame = {}) {
    return format(sentence(recommend(use, all, frame)));
}

TEST(Recommendation, KeepsTheDefaultForGeneralUseWhileItsBitmapsLoadQuickly) {
    const auto said = recommend(Use::General, settings(), {});
    EXPECT_EQ(said.setting, 2U);
    EXPECT_THAT(format(sentence(said)), HasSubstr("keep -G 16"));
    EXPECT_THAT(format(sentence(said)), HasSubstr("512 reads (2.6 s by the model) load all bitmaps"));
    EXPECT_THAT(format(sentence(said)), HasSubstr("960 MiB from its block bitmap"));
}

TEST(Recommendation, SaysNothingOfSettingsThatDoNotExist) {
    auto only = setting(1);
    only.label = "^flex_bg";
    EXPECT_EQ(sentenceFor(Use::General, {only}),
              "Only ^flex_bg is accepted with these options, so there is nothing to choose.");
}

TEST(Recommendation, StepsUpForGeneralUseWhereTheDefaultTakesTooLong) {
    auto all = settings();
    for (auto& each : all) {
        each.measured.metrics.bitmapReads *= 16;
        each.measured.metrics.bitmapSeconds *= 16;
    }
    const auto said = recommend(Use::General, all, {});
    EXPECT_EQ(said.setting, 4U);
    EXPECT_THAT(
        format(sentence(said)),
        HasSubstr(
            "512 reads (2.6 s by the model) load all bitmaps, against 8,192 reads (41.0 s by the model) with -G 16"));
}

TEST(Recommendation, WantsFewRunsWithAShortWayForSmallFiles) {
    const auto said = recommend(Use::SmallFiles, settings(), {});
    EXPECT_EQ(said.setting, 3U) << "-G 256 lies 15.9 GiB away";
    EXPECT_THAT(format(sentence(said)), HasSubstr("384 runs of bitmaps and inode tables, against 1,536 with -G 16"));
}

TEST(Recommendation, StopsWhereStretchesAreLongEnoughForStreaming) {
    EXPECT_EQ(recommend(Use::Streaming, settings(), {}).setting, 4U);
    const std::vector<Setting> small{setting(1), setting(4, true)};
    EXPECT_EQ(recommend(Use::Streaming, small, {}).setting, 1U) << "nine tenths of the best there is";
}

TEST(Recommendation, NeedsTheMembersToSpreadBitmapsOverThem) {
    auto all = settings();
    EXPECT_EQ(recommend(Use::RaidMembers, all, {}).setting, std::nullopt);
    EXPECT_THAT(sentenceFor(Use::RaidMembers, all), HasSubstr("name the level"));
    for (auto& each : all) {
        each.measured.load = MemberLoad{{8176, 16, 0, 0}, {}, {}};
    }
    all[0].measured.load = MemberLoad{{2051, 2042, 2056, 2043}, {}, {}};
    all[1].measured.load = MemberLoad{{2048, 2048, 2048, 2048}, {}, {}};
    const auto said = recommend(Use::RaidMembers, all, {.raid = RaidGeometry{}});
    EXPECT_EQ(said.setting, 1U) << "as even within 5 %, and a quarter of the reads";
    EXPECT_THAT(format(sentence(said)), HasSubstr("2,048 / 2,048 / 2,048 / 2,048"));
    EXPECT_THAT(format(sentence(said)), HasSubstr("against 8,176 / 16 / 0 / 0 on the members (3.99 times"));
}

TEST(Recommendation, LeavesOutWhatTheKernelMayRefuseToGrow) {
    const auto said = recommend(Use::SdCard, settings(), {});
    EXPECT_EQ(said.setting, 5U) << "-G 4096, not -G 32768";
    EXPECT_THAT(format(sentence(said)), HasSubstr("multiple of 4 MiB"));
    const MeasureFrame aligned{.start = {std::uint64_t{4} << 20}};
    EXPECT_THAT(sentenceFor(Use::SdCard, settings(), aligned), Not(HasSubstr("multiple of 4 MiB")));
}

TEST(Recommendation, SaysThatItMakesNoDifference) {
    const std::vector<Setting> alike{setting(1), setting(1, true)};
    for (const auto use : allUses) {
        const auto said = recommend(use, alike, {});
        EXPECT_EQ(said.kind, RecommendationKind::NoDifference);
        EXPECT_EQ(said.setting, std::nullopt);
        EXPECT_THAT(format(sentence(said)), HasSubstr("makes no difference"));
    }
    EXPECT_THAT(sentenceFor(Use::General, {}), HasSubstr("No setting"));
}

TEST(Uses, AreKnownByTheirNames) {
    for (const auto use : allUses) {
        EXPECT_EQ(useNamed(name(use)), use);
        EXPECT_FALSE(format(label(use)).empty());
    }
    EXPECT_EQ(useNamed("database"), std::nullopt);
}

} // namespace
} // namespace atlas
