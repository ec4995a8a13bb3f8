// SPDX-License-Identifier: GPL-3.0-or-later
// What cures say where no command can work, and where a preceding one does their work.
#include "report/words/cure_text.h"

#include "alignment/diagnosis.h"
#include "alignment/judgement.h"
#include "disk/drive_overrides.h"
#include "report/text/explanation_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>
#include <sstream>

namespace atlas {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A volume of four groups at byte `start`, which no partition table places.
Snapshot placedByHand(std::uint64_t start, ByteCount blockSize = {4096}) {
    auto snapshot = test::syntheticSnapshot(
        {.blockSize = blockSize, .groups = {4}, .inodesPerGroup = 1024, .journalBlocks = 0}, {2048});
    snapshot.disk.table = {};
    snapshot.placement->partition.reset();
    snapshot.placement->bytes.first = {start};
    snapshot.placement->source = Source::User;
    return snapshot;
}

CureWords first(const Snapshot& snapshot) {
    const auto cures = curesOf(snapshot);
    return cures.empty() ? CureWords{} : words(cures.front(), snapshot);
}

/// A volume that cannot be mounted where it is to lie.
Snapshot smallBlocksOn4Kn() {
    auto snapshot = placedByHand(1 << 20, {1024});
    snapshot.disk.drive = *apply(withPreset({}, findPreset("4kn")), snapshot.disk.drive);
    return snapshot;
}

TEST(CureText, OfAVolumePlacedByHandSaysWhyThereIsNoCommand) {
    const auto said = first(placedByHand(2048 * 512 + 1024));
    EXPECT_TRUE(said.commands.empty());
    EXPECT_THAT(format(said.remedy), HasSubstr("such as byte 1,052,672: no partition table gives its position"));
}

TEST(CureText, OfALayerInNoPartitionNamesABoundaryAndItsData) {
    Snapshot snapshot;
    snapshot.disk.size = {64 << 20};
    snapshot.layers = {{.kind = LayerKind::LvmPhysicalVolume, .header = {512}, .data = {(1 << 20) + 512}}};
    const auto cures = curesWithoutExt(snapshot);
    ASSERT_EQ(cures.size(), 1U);
    const auto said = words(cures[0], snapshot);
    EXPECT_THAT(format(said.remedy), HasSubstr("such as byte 1,052,672:"));
    EXPECT_THAT(format(said.effect), HasSubstr("the data of LVM"));
}

TEST(CureText, IsOneSentenceAndSaysWhereNoCommandCanDoIt) {
    const auto snapshot = placedByHand(2048 * 512 + 1024);
    const auto said = first(snapshot);
    EXPECT_EQ(format(remedyAndEffect(said)), format(said.remedy) + "; " + format(said.effect));
    std::ostringstream out;
    writeExplanation(judge(snapshot), out);
    EXPECT_THAT(out.str(),
                HasSubstr("cure:   " + format(remedyAndEffect(said)) + ".\n          no single command can do this"));
    const auto withCommand = first(smallBlocksOn4Kn());
    ASSERT_FALSE(withCommand.commands.empty());
    EXPECT_FALSE(withoutCommand(withCommand));
}

TEST(CureText, OfAFileSystemMadeAnewSaysThatItsExternalJournalIsReplaced) {
    auto snapshot = smallBlocksOn4Kn();
    EXPECT_THAT(format(first(snapshot).remedy), Not(HasSubstr("external")));
    auto layout = *snapshot.layout;
    layout.findings.push_back({.kind = FindingKind::ExternalJournal});
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    EXPECT_THAT(format(first(snapshot).remedy),
                HasSubstr("its journal is external, but the command creates an internal one"));
}

TEST(CureText, OfAPhysicalVolumeInAnImageAdvisesNoPvmove) {
    auto snapshot = placedByHand(1 << 20);
    const ByteOffset data{(1 << 20) + 512};
    snapshot.layers = {{.kind = LayerKind::LvmPhysicalVolume, .header = {0}, .data = data}};
    snapshot.placement->bytes.first = data;
    EXPECT_THAT(format(first(snapshot).remedy), HasSubstr("pvmove does not work on an image"));
    snapshot.disk.isDevice = true;
    EXPECT_THAT(format(first(snapshot).remedy), HasSubstr("to another disk with pvmove"));
}

/// A volume of which all is aligned by the physical sectors, off a RAID stripe of 6 KiB.
Snapshot offAStripe() {
    auto snapshot = placedByHand(8192);
    snapshot.disk.drive.optimalIo = {{6144}, Source::User};
    return snapshot;
}

TEST(CureText, OfAStripeNamesAMultipleOfThePhysicalSectorsToo) {
    const auto snapshot = offAStripe();
    const auto cures = curesOf(snapshot);
    ASSERT_EQ(cures.size(), 1U);
    EXPECT_EQ(cures[0].granularity, ByteCount{6144});
    EXPECT_EQ(cures[0].after.misaligned, 0U);
    EXPECT_EQ(cures[0].madeWhole(), 0U);
    const auto said = words(cures[0], snapshot);
    EXPECT_EQ(format(said.remedy), "place the volume at a multiple of 12 KiB");
    EXPECT_EQ(format(said.effect), "no verdict on the physical sectors changes; large writes fill whole stripes");
}

TEST(CureText, OfAStripeKeepsTheOtherGranularities) {
    auto snapshot = offAStripe();
    snapshot.placement->bytes.first = {1 << 20};
    EXPECT_EQ(format(first(snapshot).remedy), "place the volume at a multiple of 3 MiB");
}

TEST(CureText, OfAStripeNamesAByteWhereTheBoundariesAreNoMultiples) {
    auto snapshot = offAStripe();
    snapshot.disk.drive.phase.value = {3584};
    snapshot.placement->bytes.first = {3584 + 8192};
    EXPECT_THAT(format(first(snapshot).remedy), HasSubstr("such as byte 15,872:"));
}

TEST(CureText, OfAStripeTellsWhatBecomesOfTheStructures) {
    auto snapshot = offAStripe();
    snapshot.placement->bytes.first = {8704};
    const auto cures = curesOf(snapshot);
    ASSERT_EQ(cures.size(), 2U);
    ASSERT_EQ(cures[1].cause, CauseKind::StripeStart);
    EXPECT_EQ(cures[1].madeWhole(), cures[1].misaligned());
    EXPECT_THAT(format(words(cures[1], snapshot).effect),
                HasSubstr("are then aligned; large writes fill whole stripes"));
}

TEST(CureText, JoinsTheCommandsOfABlock) {
    EXPECT_THAT(blockOf({}), testing::IsEmpty());
    EXPECT_THAT(blockOf({{"a"}}), testing::ElementsAre("a"));
    EXPECT_THAT(blockOf({{"a"}, {"b | c", true}, {"d"}}), testing::ElementsAre("a &&", "b | c &&", "d"));
}

TEST(CureText, DoesNotRepeatWhatAFileSystemMadeAnewCures) {
    auto snapshot = smallBlocksOn4Kn();
    auto layout = *snapshot.layout;
    layout.filesystem.raidStripeWidth = 32767;
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    const auto cures = curesOf(snapshot);
    ASSERT_EQ(cures.size(), 2U);
    EXPECT_EQ(cures[1].cause, CauseKind::BogusStripeWidth);
    const auto stripe = words(cures[1], snapshot);
    EXPECT_TRUE(stripe.commands.empty());
    EXPECT_THAT(format(stripe.remedy), HasSubstr("recreated above has no stripe width"));
    for (const auto& command : words(cures[0], snapshot).commands) {
        EXPECT_THAT(command.text, Not(HasSubstr("stripe_width")));
    }
}

} // namespace
} // namespace atlas
