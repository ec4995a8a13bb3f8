// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/option_notes.h"

#include "report/words/plan_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

std::vector<NoteKind> kinds(const Layout& layout, const NoteFacts& facts) {
    std::vector<NoteKind> all;
    for (const auto& note : notesOf(layout, facts)) {
        all.push_back(note.kind);
        EXPECT_THAT(format(sentence(note)), testing::EndsWith("."));
        EXPECT_FALSE(name(note.kind).empty());
    }
    return all;
}

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Notes, AreSilentWhereNothingBites) { EXPECT_THAT(kinds(resolve(test::syntheticClaims()), {}), IsEmpty()); }

TEST(Notes, SayThatAStrideHasNoEffectWithFlexGroups) {
    auto claims = test::syntheticClaims();
    claims.filesystem.raidStride = 16;
    EXPECT_THAT(kinds(resolve(claims), {}), ElementsAre(NoteKind::StrideWithoutEffect));
    claims.filesystem.flexGroupSize = 1;
    EXPECT_THAT(kinds(resolve(claims), {}), IsEmpty());
}

TEST(Notes, SayWhatFlexBgWouldBeNeededFor) {
    const auto layout = resolve(test::syntheticClaims({.groupsPerFlex = 0}));
    EXPECT_THAT(kinds(layout, {.packedMetaBlocks = true}), ElementsAre(NoteKind::PackedWithoutFlexBg));
}

TEST(Notes, CompareTheFlexGroupWithTheGroups) {
    auto claims = test::syntheticClaims({.groups = {12}});
    EXPECT_THAT(kinds(resolve(claims), {}), IsEmpty()) << "the default of 16 is nobody's choice";
    EXPECT_THAT(kinds(resolve(claims), {.flexGroupSizeGiven = true}), ElementsAre(NoteKind::FlexGroupAboveGroups));
    claims.filesystem.flexGroupSize = 32768;
    EXPECT_THAT(kinds(resolve(claims), {}), ElementsAre(NoteKind::FlexGroupVeryLarge));
}

TEST(Notes, CompareTheFlexGroupWithTheGroupsAfterGrowth) {
    const auto layout = resolve(test::syntheticClaims({.groups = {12}}));
    const auto notes = [&](GroupCount grown) {
        return notesOf(layout, {.flexGroupSizeGiven = true, .grownGroups = grown});
    };
    EXPECT_THAT(notes({16}), IsEmpty());
    EXPECT_THAT(notes({15}), ElementsAre(Note{NoteKind::FlexGroupAboveGroups, {16, 15}}));
}

TEST(Notes, SayWhichBlockSizeMke2fsTakes) {
    const auto layout = resolve(test::syntheticClaims());
    EXPECT_THAT(kinds(layout, {.givenBlockSize = {4096}}), IsEmpty());
    const auto notes = notesOf(layout, {.givenBlockSize = {5000}});
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_EQ(
        format(sentence(notes[0])),
        "mke2fs uses blocks of 4,096 bytes instead of the requested 5,000 bytes: a block size is a power of two.");
}

TEST(Notes, KnowTheBogusStripeWidths) {
    auto claims = test::syntheticClaims();
    for (const std::uint32_t width : {8191U, 65535U}) {
        claims.filesystem.raidStripeWidth = width;
        EXPECT_THAT(kinds(resolve(claims), {}), ElementsAre(NoteKind::BogusStripeWidth));
    }
    claims.filesystem.raidStripeWidth = 128;
    EXPECT_THAT(kinds(resolve(claims), {}), IsEmpty());
}

TEST(Notes, SayThatAStripeIsNotThatOfTheArray) {
    auto claims = test::syntheticClaims({.groupsPerFlex = 1});
    claims.filesystem.raidStride = 128;
    claims.filesystem.raidStripeWidth = 384;
    RaidGeometry raid{.level = RaidLevel::Raid5};
    EXPECT_THAT(kinds(resolve(claims), {.raid = raid}), IsEmpty()) << "three data chunks of 512 KiB";
    raid.members = 5;
    EXPECT_THAT(kinds(resolve(claims), {.raid = raid}), ElementsAre(NoteKind::StripeOfOtherArray));
    raid.chunk = {6144};
    EXPECT_THAT(kinds(resolve(claims), {.raid = raid}), IsEmpty()) << "mke2fs takes whole blocks only";
}

TEST(Notes, WarnOfSmallBlocksAndOfEagerTables) {
    const auto small = resolve(test::syntheticClaims(
        {.blockSize = {1024}, .inodesPerGroup = 1024, .reservedGdtBlocks = 16, .journalBlocks = 0}));
    EXPECT_THAT(kinds(small, {}), ElementsAre(NoteKind::BlockSmallerThanSector));
    EXPECT_EQ(name(NoteKind::BlockSmallerThanSector), name(FindingKind::BlockSmallerThanSector))
        << "one rule, one name";
    EXPECT_THAT(kinds(small, {.physicalSector = {0}}), IsEmpty());
    auto large = resolve(test::syntheticClaims({.groups = {8192}}));
    EXPECT_THAT(kinds(large, {.writesInodeTables = true}), ElementsAre(NoteKind::EagerInodeTables));
}

} // namespace
} // namespace atlas
