// SPDX-License-Identifier: GPL-3.0-or-later
// Recommendations for settings with given metrics.
#include "compare/recommendation.h"

#include "report/words/labels.h"
#include "report/words/recommendation_text.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr double mebibyte = 256; ///< in blocks of 4 KiB

Reads& of(MeasuredLayout& s, Work work) { return s.measured.metrics.works[static_cast<std::size_t>(work)]; }

/// A volume of groups of 128 MiB: -G n has groups / n flex groups, each n groups long.
MeasuredLayout setting(std::uint32_t flex, bool isDefault = false, std::uint64_t groups = 8192,
                       const ReadModel& model = {}) {
    MeasuredLayout s{{.label = "-G " + std::to_string(flex), .flexGroupSize = flex, .isDefault = isDefault}};
    s.measured.blockSize = {4096};
    s.measured.start = usualPartitionStart;
    auto& m = s.measured.metrics;
    m.groups = groups;
    const auto runs = std::max<std::uint64_t>(1, groups / flex);
    m.blockBitmapRuns = m.inodeBitmapRuns = m.inodeTableRuns = runs;
    const auto bytes = groups * 4096;
    of(s, Work::FirstWrite) = {.requests = runs,
                               .bytes = {bytes},
                               .seconds = static_cast<double>(runs) * model.secondsPerRead +
                                          static_cast<double>(bytes) / model.bytesPerSecond};
    of(s, Work::Fsck) = {.requests = 3 * runs, .seconds = 10 + static_cast<double>(runs) * 0.01};
    of(s, Work::Find) = {.requests = 139264};
    m.toBlockBitmap.mean = m.toInodeTable.mean = (flex - 1) / 2.0 * 128 * mebibyte;
    m.metadataBlocks = groups * 512;
    m.metadataShare = 512 / 32768.0;
    m.metadataFreeStretches = runs;
    s.measured.bitmapEraseBlocks = runs;
    return s;
}

std::vector<MeasuredLayout> settings(std::uint64_t groups = 8192, const ReadModel& model = {}) {
    std::vector<MeasuredLayout> all;
    for (const std::uint32_t flex : {1, 4, 16, 64, 128, 256, 4096, 32768}) {
        all.push_back(setting(flex, flex == 16, groups, model));
    }
    return all;
}

std::vector<MeasuredLayout> settingsAt(ByteOffset start) {
    auto all = settings();
    for (auto& each : all) {
        each.measured.start = start;
    }
    return all;
}

std::string sentenceFor(Use use, const std::vector<MeasuredLayout>& all, const MeasureFrame& frame = {}) {
    return format(sentence(recommend(use, all, frame)));
}

TEST(Recommendation, KeepsTheDefaultForGeneralUseAndSaysWhatItCosts) {
    const auto said = recommend(Use::General, settings(), {});
    EXPECT_EQ(said.kind, RecommendationKind::HardlyMatters);
    EXPECT_EQ(said.chosenAt, 2U);
    EXPECT_EQ(said.forWorstCase, std::nullopt) << "2.78 s are short enough even then";
    const auto words = format(sentence(said));
    EXPECT_THAT(words, HasSubstr("keep -G 16, the default with these options; no other setting is noticeably better in "
                                 "ordinary use. On a hard "
                                 "disk, in the worst case (every group too fragmented for it, and no bitmap read "
                                 "ahead) the first write after mounting waits at most 2.78 s for 512 reads of block "
                                 "bitmaps. -G 4096 would need 234 ms for 2 reads. But that case is rare: the kernel "
                                 "passes over full groups without reading their bitmaps"));
}

TEST(Recommendation, SaysItsVerdictOnceAndFirst) {
    for (const auto use : allUses) {
        const auto said = recommend(use, settings(819200), {});
        const auto [before, verdict, reasons] = advice(said);
        EXPECT_FALSE(before);
        for (const auto language : {Language::English, Language::German, Language::French, Language::Chinese}) {
            const auto whole = format(sentence(said), language);
            const auto first = format(verdict, language);
            EXPECT_EQ(whole.rfind(first), 0U) << whole;
            EXPECT_EQ(whole.size() > first.size(), !reasons.empty()) << whole;
        }
    }
}

TEST(Recommendation, SaysFirstThatTheStartMisalignsEverySetting) {
    const auto misaligned = [](ByteOffset start) {
        auto all = settingsAt(start);
        for (auto& each : all) {
            each.measured.structures = {.whole = 0, .partial = 20, .straddling = 4};
        }
        return all;
    };
    auto all = misaligned({63 * 512});
    for (const auto use : allUses) {
        EXPECT_THAT(sentenceFor(use, all),
                    testing::StartsWith("Start at a multiple of 4,096 bytes: 4 of 24 structures are misaligned with "
                                        "every -G. "));
    }
    EXPECT_THAT(sentenceFor(Use::General, all, {.phase = {3584}}), HasSubstr("General use"));
    EXPECT_THAT(sentenceFor(Use::General, misaligned(usualPartitionStart), {.phase = {3584}}),
                testing::StartsWith("Start 3,584 bytes past a multiple of 4,096 bytes: "));
    EXPECT_THAT(sentenceFor(Use::General, misaligned(usualPartitionStart)), testing::StartsWith("General use"))
        << "not by the start";
    all[3].measured.structures = {.whole = 24};
    EXPECT_THAT(sentenceFor(Use::General, all), testing::StartsWith("General use")) << "not with every -G";
}

TEST(Recommendation, SaysNothingOfSettingsThatDoNotExist) {
    auto only = setting(1);
    only.label = "^flex_bg";
    EXPECT_EQ(sentenceFor(Use::General, {only}),
              "Only ^flex_bg is accepted with these options, so there is nothing to choose.");
    EXPECT_THAT(sentenceFor(Use::General, {}), HasSubstr("No setting"));
}

/// 100 TiB: 256 bitmaps of 4 KiB are one read of 1 MiB, which takes longer than the jump to it.
TEST(Recommendation, TellsWhatTheWorstCaseWants) {
    const auto said = recommend(Use::General, settings(819200), {});
    EXPECT_EQ(said.kind, RecommendationKind::HardlyMatters);
    EXPECT_EQ(said.chosen.label, "-G 16");
    ASSERT_TRUE(said.forWorstCase);
    EXPECT_EQ(said.forWorstCase->label, "-G 256");
    const auto words = format(sentence(said));
    EXPECT_THAT(words, HasSubstr("waits at most 4 min 38 s for 51,200 reads of block bitmaps."));
    EXPECT_THAT(words, HasSubstr("Who expects it nevertheless takes -G 256, which needs 38.4 s for 3,200 reads. The "
                                 "cost: a group is 15.9 GiB from its inode table on average instead of 960 MiB."));
    EXPECT_THAT(
        words,
        HasSubstr("Why -G 256: 256 block bitmaps of 4 KiB side by side are 1 MiB, which takes 6.99 ms to "
                  "read after a jump of 5 ms: a larger -G cannot halve the wait of 38.4 s. Neighbouring "
                  "values, for comparison: -G 128 needs 54.4 s with a group 7.9 GiB from its inode table, -G 4096"));
    EXPECT_THAT(words, HasSubstr("a volume with space left needs only the bitmaps up to the first extent that fits"));
}

TEST(Recommendation, StreamingSaysThatReadingIsTheSame) {
    const auto words = sentenceFor(Use::Streaming, settings());
    EXPECT_THAT(words, testing::StartsWith("Streaming: keep -G 16, the default with these options; no other "
                                           "setting is noticeably better in ordinary use. "));
    EXPECT_THAT(
        words,
        HasSubstr(
            "reading all data takes 2 h 0 min with either, less than 0.1 % of it for jumps over metadata, since"));
    EXPECT_THAT(words, HasSubstr("since Linux 5.13, a kernel thread reads all block bitmaps ahead"));
    EXPECT_THAT(words, Not(HasSubstr("longest stretch")));
}

TEST(Recommendation, DiffersBetweenAHardDiskAndAnSsd) {
    const auto model = modelOf(Medium::SolidState);
    const auto all = settings(8192, model);
    const auto said = recommend(Use::Streaming, all, {.model = model});
    EXPECT_TRUE(!said.forWorstCase || said.forWorstCase->label != "-G 256");
    EXPECT_THAT(format(sentence(said)), HasSubstr("On an SSD, in the worst case"));
}

TEST(Recommendation, SaysWhereNobodyWouldNotice) {
    auto all = settings(64);
    EXPECT_EQ(recommend(Use::General, all, {}).kind, RecommendationKind::NotNoticeable) << "20 ms";
    EXPECT_THAT(sentenceFor(Use::General, all), HasSubstr("No noticeable difference: the best, -G 64, needs"));
    for (auto& each : all) {
        of(each, Work::Fsck).seconds = 100 - each.flexGroupSize.value_or(1) * 0.0001;
    }
    EXPECT_EQ(recommend(Use::SmallFiles, all, {}).kind, RecommendationKind::NotNoticeable) << "below 5 %";
}

TEST(Recommendation, WantsAQuickCheckWithAShortWayForSmallFiles) {
    auto all = settings();
    all[3].isDefault = false;
    const auto said = recommend(Use::SmallFiles, all, {});
    EXPECT_EQ(said.chosen.label, "-G 64") << "-G 128 lies 7.9 GiB away";
    EXPECT_THAT(format(sentence(said)), HasSubstr("find / needs about 139,264 reads with -G 64 and "
                                                  "139,264 with -G 16."));
    EXPECT_THAT(format(sentence(said)), Not(HasSubstr("creating files writes")));
}

TEST(Recommendation, NeedsTheMembersToSpreadBitmapsOverThem) {
    auto all = settings();
    EXPECT_EQ(recommend(Use::RaidMembers, all, {}).chosenAt, std::nullopt);
    EXPECT_THAT(sentenceFor(Use::RaidMembers, all), HasSubstr("specify the level"));
    for (auto& each : all) {
        each.measured.load = MemberLoad{{8176, 16, 0, 0}, {}, {}};
    }
    all[0].measured.load = MemberLoad{{2051, 2042, 2056, 2043}, {}, {}};
    all[1].measured.load = MemberLoad{{2048, 2048, 2048, 2048}, {}, {}};
    const MeasureFrame frame{.raid = RaidGeometry{.level = RaidLevel::Raid5}};
    const auto said = recommend(Use::RaidMembers, all, frame);
    EXPECT_EQ(said.kind, RecommendationKind::Keep) << "the even ones have more reads";
    EXPECT_THAT(format(sentence(said)), HasSubstr("-G 4 would need 1.00 times"));
    EXPECT_THAT(format(sentence(said)),
                HasSubstr("but with it first write at worst takes 10.5 s instead of 2.78 s, e2fsck -f takes"));
    EXPECT_THAT(
        format(sentence(said)),
        HasSubstr("Why -G 16: every setting that is noticeably more even makes some work slower, or puts groups more "
                  "than 4 GiB from their inode tables. "));
}

TEST(Recommendation, TakesTheSmallestEvenSettingThatSlowsNoWork) {
    auto all = settings();
    for (auto& each : all) {
        each.measured.load = MemberLoad{{8176, 16, 0, 0}, {}, {}};
    }
    all[1].measured.load = MemberLoad{{2048, 2048, 2048, 2048}, {}, {}};
    for (const std::size_t even : {5, 6, 7}) {
        all[even].measured.load = MemberLoad{{2048, 2048, 2048, 2048}, {}, {}};
    }
    const MeasureFrame frame{.raid = RaidGeometry{.level = RaidLevel::Raid5}};
    EXPECT_EQ(recommend(Use::RaidMembers, all, frame).kind, RecommendationKind::Keep) << "the tables are far away";
    all[3].measured.load = MemberLoad{{2048, 2048, 2048, 2048}, {}, {}};
    const auto said = recommend(Use::RaidMembers, all, frame);
    EXPECT_EQ(said.chosen.label, "-G 64");
    const auto words = format(sentence(said));
    EXPECT_THAT(words, HasSubstr("2,048 / 2,048 / 2,048 / 2,048 blocks"));
    EXPECT_THAT(words, HasSubstr("against 3.99 times (8,176 / 16 / 0 / 0 blocks) with -G 16"));
    EXPECT_THAT(format(sentence(said), Language::German), HasSubstr("(8\u00A0176 / 16 / 0 / 0 Blöcke)"));
    EXPECT_THAT(words, HasSubstr("costs the array 2 reads and 2 writes"));
    EXPECT_THAT(words, HasSubstr("-G 128 writes 3.99 times the mean on the busiest member"));
    EXPECT_THAT(words, Not(HasSubstr("first write at worst takes"))) << "it is no cost";
}

/// Bitmaps are a small part of what the members write.
TEST(Recommendation, KeepsALoadThatIsUnevenInBitmapsAlone) {
    std::vector all{setting(16, true), setting(64)};
    all[0].measured.load = MemberLoad{{150, 100, 50, 100}, {}, {}};
    all[1].measured.load = MemberLoad{{100, 100, 100, 100}, {}, {}};
    const MeasureFrame frame{.raid = RaidGeometry{RaidLevel::Raid6, {524288}, 4}};
    EXPECT_EQ(recommend(Use::RaidMembers, all, frame).kind, RecommendationKind::NotNoticeable) << "50 % of one in 13";
    all[0].measured.load = MemberLoad{{200, 100, 50, 50}, {}, {}};
    EXPECT_EQ(recommend(Use::RaidMembers, all, frame).chosen.label, "-G 64");
}

/// The wait halves with each step: the first that is short enough is taken, not the one without jumps.
TEST(Recommendation, TakesTheSmallestChangeThatIsEnough) {
    auto all = settings();
    for (const std::size_t n : {0, 1, 2}) {
        of(all[n], Work::FirstWrite).seconds = 11;
    }
    of(all[3], Work::FirstWrite).seconds = 6;
    const auto said = recommend(Use::General, all, {});
    ASSERT_TRUE(said.forWorstCase);
    EXPECT_EQ(said.forWorstCase->label, "-G 64");
    EXPECT_EQ(said.reason, Reason::NearestShortWait);
    EXPECT_THAT(format(sentence(said)), HasSubstr("Why -G 64: of the settings with which that wait is at most 10 s, it "
                                                  "is the nearest to -G 16."));
}

TEST(Recommendation, CountsTheMembersWhereTheyAreTooManyToList) {
    std::vector all{setting(16, true), setting(64)};
    all[0].measured.load = MemberLoad{{800, 200, 0, 0, 0, 0, 0, 0, 0, 0}, {}, {}};
    all[1].measured.load = MemberLoad{std::vector<std::uint64_t>(10, 100), {}, {}};
    const auto words = sentenceFor(Use::RaidMembers, all, {.raid = RaidGeometry{RaidLevel::Raid6, {524288}, 10}});
    EXPECT_THAT(words, HasSubstr("1.00 times the mean (100 of 1,000 blocks; each of the 10 members writes some)"));
    EXPECT_THAT(words, HasSubstr("against 8.00 times (800 of 1,000 blocks; 8 members of 10 write none) with -G 16"));
    EXPECT_THAT(words, HasSubstr("3 reads and 3 writes"));
}

TEST(Recommendation, LeavesOutWhatTheKernelMayRefuseToGrow) {
    const auto said = recommend(Use::SdCard, settings(), {});
    EXPECT_EQ(said.chosen.label, "-G 4096") << "not -G 32768";
    EXPECT_THAT(format(sentence(said)), HasSubstr("multiple of 4 MiB"));
    EXPECT_THAT(sentenceFor(Use::SdCard, settingsAt({4 * MiB})), Not(HasSubstr("multiple of 4 MiB")));
}

TEST(Recommendation, SpeaksOfTheEraseBlocksOfTheDrive) {
    MeasureFrame frame{.eraseBlocks = {{{8 << 20}, {}}, false}};
    const auto said = sentenceFor(Use::SdCard, settingsAt({4 * MiB}), frame);
    EXPECT_THAT(said, HasSubstr("Start the partition at a multiple of 8 MiB, the erase block of this drive."));
    EXPECT_THAT(said, HasSubstr("erase blocks of 8 MiB"));
    frame.eraseBlocks = {{{4 << 20}, {3584}}, false};
    EXPECT_THAT(sentenceFor(Use::SdCard, settingsAt({4 * MiB}), frame),
                HasSubstr("Start the partition 3,584 bytes past a multiple of 4 MiB: an erase block begins there."));
    EXPECT_THAT(sentenceFor(Use::SdCard, settingsAt({4 * MiB + 3584}), frame), Not(HasSubstr("Start the partition")));
}

TEST(Recommendation, CountsTheOffsetOfThePlansToTheirStart) {
    auto all = settings();
    for (auto& each : all) {
        each.measured.structures = {.straddling = 24};
        each.measured.start = usualPartitionStart + ByteCount{512};
    }
    EXPECT_THAT(sentenceFor(Use::General, all), testing::StartsWith("Start at a multiple of 4,096 bytes: "));
    for (auto& each : all) {
        each.measured.structures = {.whole = 24};
        each.measured.start = usualPartitionStart + ByteCount{3 * MiB};
    }
    EXPECT_THAT(sentenceFor(Use::SdCard, all), Not(HasSubstr("Start the partition"))) << "at 1 MiB and 3 MiB";
}

TEST(Recommendation, BlamesNoStartThatOnlySomeOfTheLayoutsHave) {
    auto all = settingsAt({63 * 512});
    for (auto& each : all) {
        each.measured.structures = {.straddling = 24};
    }
    EXPECT_THAT(sentenceFor(Use::General, all), testing::StartsWith("Start at a multiple of 4,096 bytes: "));
    all[1].measured.start = usualPartitionStart; // an image that lies elsewhere, with blocks below the sectors
    EXPECT_THAT(sentenceFor(Use::General, all), Not(HasSubstr("Start at a multiple")));
}

TEST(Recommendation, NamesEachLossInAWorkThatIsNoticed) {
    auto all = settings();
    of(all[5], Work::Find).seconds = of(all[2], Work::Find).seconds + 1;
    of(all[5], Work::Mount).seconds = of(all[2], Work::Mount).seconds + 0.049;
    const auto words = sentenceFor(Use::Streaming, all);
    EXPECT_THAT(words, HasSubstr("The cost: find / takes 1 s instead of 0 s, a group is "));
    EXPECT_THAT(words, Not(HasSubstr("mount takes"))) << "below 50 ms";
}

TEST(Recommendation, NeverKeepsWhatTheKernelMayRefuseToGrow) {
    auto all = settings();
    all[2].isDefault = false;
    all.back().isDefault = true;
    for (const auto use : allUses) {
        const auto said = recommend(use, all, {});
        EXPECT_TRUE(!said.chosenAt || said.chosen.label != "-G 32768") << name(use);
    }
}

TEST(Recommendation, PrefersWhatIsInNothingWorse) {
    auto all = settings();
    all[5].measured.metrics.toInodeTable.mean = all[6].measured.metrics.toInodeTable.mean + 1;
    const auto said = recommend(Use::Streaming, all, {});
    ASSERT_TRUE(said.forWorstCase);
    EXPECT_EQ(said.forWorstCase->label, "-G 4096") << "-G 256 is better in nothing";
    EXPECT_EQ(said.reason, Reason::Dominates);
}

TEST(Recommendation, SaysThatItMakesNoDifference) {
    const std::vector<MeasuredLayout> alike{setting(1), setting(1, true)};
    for (const auto use : allUses) {
        const auto said = recommend(use, alike, {});
        EXPECT_EQ(said.kind, RecommendationKind::NoDifference);
        EXPECT_EQ(said.chosenAt, std::nullopt);
        EXPECT_THAT(format(sentence(said)), HasSubstr("makes no difference"));
        EXPECT_EQ(format(sentence(said)).contains("multiple of 4 MiB"), use == Use::SdCard);
    }
}

TEST(Recommendation, AmongLayoutsIsAgainstTheFirst) {
    MeasuredComparison comparison;
    for (const std::uint32_t flex : {64, 256, 16}) {
        comparison.layouts.push_back(setting(flex, false, 819200));
    }
    const auto said = recommendAmong(comparison, Use::Streaming);
    EXPECT_EQ(said.chosenAt, 0U);
    EXPECT_EQ(said.reference.label, "-G 64");
    ASSERT_TRUE(said.forWorstCase);
    EXPECT_EQ(said.forWorstCase->label, "-G 256");
    std::swap(comparison.layouts[0], comparison.layouts[1]);
    const auto kept = recommendAmong(comparison, Use::Streaming);
    EXPECT_EQ(kept.chosenAt, 0U);
    EXPECT_THAT(format(sentence(kept)),
                testing::MatchesRegex("Streaming: keep -G 256, the first of the list; no other setting is noticeably "
                                      "better in ordinary use\\. .*\\. No "
                                      "other -G needs less\\."));
}

/// They were accepted, and may differ in more than -G.
TEST(Recommendation, SaysOfLayoutsWhyThereIsNothingToChoose) {
    const auto among = [](std::vector<MeasuredLayout> layouts, Use use = Use::General) {
        MeasuredComparison comparison;
        comparison.layouts = std::move(layouts);
        return recommendAmong(comparison, use);
    };
    auto other = setting(256);
    other.label = "-G 256 -m 0";
    const auto alike = among({setting(256), other, setting(32768)});
    EXPECT_EQ(alike.kind, RecommendationKind::NoDifference);
    EXPECT_EQ(format(sentence(alike)),
              "The layouts that can be recommended do not differ in any metric, so there is nothing to choose.");
    const auto one = among({setting(32768), setting(16)});
    EXPECT_EQ(one.kind, RecommendationKind::OneSetting);
    EXPECT_EQ(one.chosenAt, 1U);
    EXPECT_THAT(format(sentence(one)), testing::StartsWith("Only -G 16 can be recommended. With a -G above 16,384, the "
                                                           "kernel may refuse to grow"));
    EXPECT_THAT(format(sentence(one)), Not(HasSubstr("packed_meta_blocks")));
    const auto none = among({setting(32768), setting(65536)});
    EXPECT_EQ(none.kind, RecommendationKind::NoSetting);
    EXPECT_THAT(format(sentence(none)), testing::StartsWith("None of these layouts can be recommended. With a -G "));
    other.measured.bitmapEraseBlocks *= 2;
    EXPECT_EQ(among({other, setting(256)}, Use::SdCard).chosenAt, 1U) << "it starts elsewhere";
}

TEST(Recommendation, NeverRecommendsAPackedLayout) {
    const auto among = [](std::vector<MeasuredLayout> layouts) {
        return recommendAmong({.layouts = std::move(layouts), .frame = {}}, Use::SdCard);
    };
    auto packed = setting(16);
    packed.label = "packed";
    packed.packed = true;
    packed.measured.bitmapEraseBlocks = 1;
    EXPECT_EQ(among({setting(16), setting(64), packed}).chosen.label, "-G 64");
    EXPECT_EQ(among({packed, setting(16), setting(64)}).chosen.label, "-G 64");
    const auto one = among({setting(16), packed});
    EXPECT_EQ(one.kind, RecommendationKind::OneSetting);
    EXPECT_THAT(format(sentence(one)),
                testing::StartsWith("Only -G 16 can be recommended. packed_meta_blocks is never recommended: all "
                                    "bitmaps and inode tables then lie in one region"));
    EXPECT_THAT(format(sentence(one)), Not(HasSubstr("With a -G above")));
}

/// Against a packed layout, the risks decide and not the figures, which are worse.
TEST(Recommendation, NamesWhatAPackedLayoutWouldNeedAndWhyItIsLeftOut) {
    auto packed = setting(16);
    packed.label = "mkfs.ext4 -E packed_meta_blocks=1";
    packed.facts.isPacked = true;
    of(packed, Work::FirstWrite) = {.requests = 5, .seconds = 0.5};
    auto plain = setting(16, true);
    plain.facts.command = "mke2fs -t ext4 -G 16 DEVICE";
    for (const auto& layouts : {std::vector{packed, plain, setting(64)}, std::vector{plain, setting(64), packed}}) {
        const auto said = recommendAmong({.layouts = layouts, .frame = {}}, Use::Streaming);
        const auto words = format(sentence(said));
        EXPECT_FALSE(said.chosen.label.contains("packed")) << words;
        EXPECT_THAT(words, HasSubstr("mkfs.ext4 -E packed_meta_blocks=1 would need 500 ms for 5 reads. "
                                     "packed_meta_blocks is never recommended: all bitmaps"));
        EXPECT_THAT(words, Not(HasSubstr("against 500 ms")));
        EXPECT_EQ(words.contains("The cost"), !said.isReferencePacked);
    }
    const auto allPacked = recommend(Use::Streaming, std::vector{packed, packed}, {});
    EXPECT_EQ(allPacked.kind, RecommendationKind::NoSetting);
    EXPECT_THAT(format(sentence(allPacked)), HasSubstr("packed_meta_blocks is never recommended"));
}

TEST(Recommendation, HasTheCommandOfTheChosenSetting) {
    auto all = settings();
    for (auto& each : all) {
        each.facts.command = "mke2fs " + each.label + " DEVICE";
    }
    EXPECT_EQ(recommend(Use::SdCard, all, {}).command, "mke2fs -G 4096 DEVICE");
    EXPECT_EQ(recommend(Use::General, all, {}).command, "mke2fs -G 16 DEVICE");
    EXPECT_EQ(recommend(Use::Streaming, settings(), {}).command, "") << "of images";
}

TEST(Recommendation, LeavesOutWhatCannotHoldTheFilesOfTheUse) {
    auto few = setting(16);
    few.label = "-N 2000";
    few.measured.capacity = {.inodes = 2000, .fileSizeAtLastInode = {2 * GiB}, .smallestAllocation = {4096}};
    auto clusters = setting(16);
    clusters.label = "bigalloc";
    clusters.measured.capacity = {.inodes = 244187136, .fileSizeAtLastInode = {16 * KiB}, .smallestAllocation = {MiB}};
    of(clusters, Work::Fsck).seconds = of(few, Work::Fsck).seconds = 0.1;
    auto plain = setting(16);
    plain.label = "plain";
    plain.measured.capacity = {.inodes = 244187136, .fileSizeAtLastInode = {16 * KiB}, .smallestAllocation = {4096}};
    auto wide = plain;
    wide.label = "half";
    wide.measured.capacity.inodes /= 2;
    of(wide, Work::Fsck).seconds += 1;
    const auto said = recommendAmong({.layouts = {few, clusters, plain, wide}, .frame = {}}, Use::SmallFiles);
    EXPECT_EQ(said.chosen.label, "plain");
    const auto words = format(sentence(said));
    EXPECT_THAT(words, HasSubstr("With -N 2000, the inodes run out when files average 2 GiB; this use needs inodes for "
                                 "files of 64 KiB on average."));
    EXPECT_THAT(words, HasSubstr("With bigalloc, each file takes at least 1 MiB; for this use, more than 16 KiB "));
    EXPECT_THAT(words, HasSubstr("does not offer the same: inodes 2,000 to 244,187,136, average file size"));
    const auto none = recommendAmong({.layouts = {few, clusters}, .frame = {}}, Use::SmallFiles);
    EXPECT_EQ(none.kind, RecommendationKind::NoSetting);
    EXPECT_THAT(format(sentence(none)),
                testing::StartsWith("None of these layouts can be recommended. With -N 2000, "));
    const auto swept = recommend(Use::SmallFiles, std::vector{few, few}, {});
    EXPECT_EQ(format(sentence(swept)),
              "None of these layouts can be recommended. With these options, the inodes run out when files average "
              "2 GiB; this use needs inodes for files of 64 KiB on average.");
    EXPECT_TRUE(recommendAmong({.layouts = {few, clusters}, .frame = {}}, Use::Streaming).tooFewFiles.size() == 1);
}

/// A star beside 2,000 inodes would be no merit of -N.
TEST(Recommendation, TellsWhereTheLayoutsDoNotOfferTheSame) {
    auto one = setting(16);
    auto other = setting(16);
    one.measured.capacity.usable = {96 * GiB};
    other.measured.capacity.usable = {100 * GiB};
    EXPECT_TRUE(differencesInCapacity(std::vector{one, other}).empty()) << "less than 5 %";
    one.measured.capacity.usable = {90 * GiB};
    const auto differ = differencesInCapacity(std::vector{other, one});
    ASSERT_EQ(differ.size(), 1U);
    EXPECT_EQ(differ[0].kind, MetricKind::UsableSpace);
    EXPECT_EQ(format(*capacityText(differ)),
              "What is compared does not offer the same: usable space 90 GiB to 100 GiB.");
    EXPECT_EQ(capacityText({}), std::nullopt);
    EXPECT_TRUE(differencesInCapacity({}).empty());
}

TEST(Recommendation, AsksForTheGrowthOfASmallPlanOnACard) {
    const auto said = [](ByteCount size, bool isPlan) {
        auto all = settings();
        for (auto& each : all) {
            each.measured.size = size;
            each.facts.command = isPlan ? "mkfs.ext4 DEVICE" : "";
        }
        return sentenceFor(Use::SdCard, all);
    };
    const auto asks = HasSubstr("If this file system of 512 MiB will be grown on its medium, ask with --grow");
    EXPECT_THAT(said({512 * MiB}, true), asks);
    EXPECT_THAT(said({512 * MiB}, false), Not(asks)) << "an image is not planned";
    EXPECT_THAT(said(smallImage, true), Not(HasSubstr("--grow")));
}

TEST(Recommendation, RecommendsOneSettingOfASweep) {
    auto all = settings();
    all.push_back({{.label = "packed_meta_blocks", .flexGroupSize = 4096, .packed = true}, all[6].measured, {}});
    const auto said = recommend(Use::SdCard, all, {});
    ASSERT_EQ(said.chosen.label, "-G 4096");
    for (std::size_t n = 0; n < all.size(); ++n) {
        EXPECT_EQ(said.recommends(all[n]), said.chosenAt == n) << all[n].label;
    }
    const std::vector<MeasuredLayout> alike{setting(1), setting(1, true)};
    EXPECT_FALSE(recommend(Use::General, alike, {}).recommends(alike[1])) << "it makes no difference";
}

TEST(Weights, AreTheMetricsOfALayout) {
    auto one = setting(64);
    one.measured.load = MemberLoad{{3, 1}, {}, {}};
    for (const auto work : allWorks) {
        of(one, work).seconds = 7 + static_cast<double>(work);
    }
    const auto weighed = weigh(one, Use::SdCard, {});
    const std::array<std::pair<std::string_view, double>, weightCount> expected{
        {{"first_write_seconds", 7},
         {"fsck_seconds", 8},
         {"find_seconds", 9},
         {"delete_tree_seconds", 10},
         {"mount_seconds", 11},
         {"inode_table_distance_bytes", one.measured.metrics.toInodeTable.mean * 4096},
         {"raid_block_bitmap_imbalance", 1.5},
         {"bitmap_erase_blocks", 128}}};
    for (std::size_t n = 0; n < weightCount; ++n) {
        const auto weight = static_cast<Weight>(n);
        EXPECT_EQ(name(weight), expected[n].first);
        EXPECT_EQ(weighed.of(weight), expected[n].second) << expected[n].first;
        EXPECT_EQ(isTime(weight), name(weight).ends_with("_seconds"));
    }
    EXPECT_EQ(weigh(one, Use::General, {}).of(Weight::EraseBlocks), 0);
    EXPECT_FALSE(isNoticeable(Weight::Fsck, 0.5, 0.46)) << "40 ms";
    EXPECT_TRUE(isNoticeable(Weight::Fsck, 0.5, 0.44));
    EXPECT_FALSE(isNoticeable(Weight::InodeTableDistance, 4.0 * MiB, 3.5 * MiB)) << "less than a request";
    EXPECT_TRUE(isNoticeable(Weight::InodeTableDistance, 4.0 * MiB, 2.5 * MiB));
}

TEST(Uses, AreKnownByTheirNames) {
    for (const auto use : allUses) {
        EXPECT_EQ(useNamed(name(use)), use);
        EXPECT_FALSE(format(label(use)).empty());
    }
    EXPECT_EQ(useNamed("mainframe"), std::nullopt);
}

TEST(Media, AreKnownByTheirNames) {
    for (const auto medium : allMedia) {
        EXPECT_EQ(mediumNamed(name(medium)), medium);
        EXPECT_EQ(modelOf(medium).medium, medium);
    }
    EXPECT_EQ(mediumNamed("tape"), std::nullopt);
}

} // namespace
} // namespace atlas
