// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judgement.h"
#include "alignment/unread.h"
#include "disk/drive_overrides.h"
#include "report/words/verdict_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::HasSubstr;

/// A volume of four groups at LBA `start`, with `findings`.
Snapshot volume(std::vector<Finding> findings, std::uint64_t start = 2048, ByteCount blockSize = {4096}) {
    auto snapshot = test::syntheticSnapshot({.blockSize = blockSize, .groups = {4}}, {start});
    auto layout = *snapshot.layout;
    layout.findings = std::move(findings);
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    return snapshot;
}

const Finding volumePastEnd{.kind = FindingKind::VolumePastEnd, .numbers = {1 << 30, 1 << 20}};
const Finding notClean{.kind = FindingKind::NotClean, .detail = "not clean"};
const Finding moreChecksums{.kind = FindingKind::MoreOfTheSame,
                            .numbers = {400, static_cast<std::uint64_t>(Severity::Error)},
                            .detail = "descriptor_checksum"};

TEST(Health, CountsErrorsAndWarningsAndKeepsTheWorst) {
    const auto judgement = judge(volume({notClean, volumePastEnd, moreChecksums}));
    const auto health = judgement.found.health;
    EXPECT_EQ(health.verdict, HealthVerdict::Error);
    EXPECT_EQ(health.errors, 401U) << "those that are only counted too";
    EXPECT_EQ(health.warnings, 1U);
    ASSERT_TRUE(health.worst);
    EXPECT_EQ(health.worst->kind, FindingKind::VolumePastEnd);
    EXPECT_THAT(format(healthText(health)), HasSubstr("401 errors and 1 warning: the file system claims"));
}

TEST(Health, IsNotTouchedByMisalignmentAndNotes) {
    const auto judgement = judge(volume({}, 63));
    EXPECT_EQ(judgement.verdict.fit, Fit::Straddling);
    const auto health = judgement.found.health;
    EXPECT_EQ(health.verdict, HealthVerdict::Healthy);
    EXPECT_FALSE(health.worst);
    EXPECT_FALSE(healthComesFirst(judgement));
}

TEST(Health, OfASoundVolumeNamesWhatWasNotRead) {
    const auto health = judge(volume({})).found.health;
    EXPECT_EQ(format(healthText(health)), "no fault found in what was read");
    const auto text = format(coverageText(health).value());
    EXPECT_THAT(text, HasSubstr("superblock, up to 64 of its backups"));
    EXPECT_THAT(text, HasSubstr("bitmaps, backup descriptors, directories and files were not read"));
}

TEST(Health, NamesTheBitmapsAsReadWhereAllWere) {
    const auto health = judge(volume({})).found.health;
    EXPECT_THAT(format(coverageText(withBitmaps(health, {}, false)).value()),
                HasSubstr("; bitmaps, backup descriptors"));
    const auto text = format(coverageText(withBitmaps(health, {}, true)).value());
    EXPECT_THAT(text, HasSubstr("block and inode bitmaps"));
    EXPECT_THAT(text, HasSubstr("; backup descriptors, directories and files were not read"));
}

TEST(Health, NamesTheFilesAsReadWhereAllWere) {
    const auto bitmaps = withBitmaps(judge(volume({})).found.health, {}, true);
    const auto all = withFiles(bitmaps, {}, FilesRead::All);
    EXPECT_EQ(format(healthText(all)), "no fault found, files included");
    EXPECT_THAT(format(coverageText(all).value()), testing::AllOf(HasSubstr("all inodes"), HasSubstr("link counts")));
    const auto part = withFiles(bitmaps, {}, FilesRead::Partly);
    EXPECT_EQ(format(healthText(part)), "no fault found in what was read");
    EXPECT_THAT(format(coverageText(part).value()), HasSubstr("part of the inodes"));
    const Finding checksums{.kind = FindingKind::FileFaulty,
                            .numbers = {static_cast<std::uint64_t>(FileFault::InodeChecksum), 3, 12}};
    const auto faulty = withFiles(bitmaps, std::vector{checksums}, FilesRead::All);
    EXPECT_EQ(faulty.wrongChecksums, 3U);
    EXPECT_EQ(format(healthText(faulty)), "1 error: 3 inodes have a wrong checksum; first inode: 12");
}

/// The sentence on the checksums of a volume with `feature`.
std::string checksumsWith(const std::string& feature, std::vector<Finding> findings = {}) {
    auto snapshot = volume(std::move(findings));
    auto layout = *snapshot.layout;
    layout.filesystem.features = {feature};
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    return format(checksumText(judge(snapshot).found.health).value());
}

TEST(Checksums, AreSaidToAgreeOnlyOfThoseThatWereVerified) {
    EXPECT_THAT(checksumsWith("metadata_csum"), AllOf(HasSubstr("agree"), HasSubstr("bitmaps were not verified")));
    EXPECT_THAT(checksumsWith("uninit_bg"), AllOf(HasSubstr("agree"), HasSubstr("group descriptors")));
    EXPECT_THAT(checksumsWith("extent"), HasSubstr("none"));
    auto withMetadata = judge(volume({})).found.health;
    withMetadata.checksums = ChecksumCover::Metadata;
    EXPECT_THAT(format(checksumText(withBitmaps(withMetadata, {}, true)).value()), HasSubstr("inode bitmaps"));
    EXPECT_FALSE(checksumText(Health{}));
}

TEST(Checksums, CountThoseThatAreWrong) {
    constexpr auto wrongInode = static_cast<std::uint64_t>(SystemFileFault::WrongChecksum);
    constexpr auto otherFault = static_cast<std::uint64_t>(SystemFileFault::NotInUse);
    const std::vector<Finding> wrong{{.kind = FindingKind::SuperblockChecksum, .numbers = {1, 2}},
                                     {.kind = FindingKind::DescriptorChecksum, .group = {3}, .groups = {4}},
                                     {.kind = FindingKind::BackupDamaged, .numbers = {1, 2}},
                                     {.kind = FindingKind::BitmapChecksum, .numbers = {1, 2}},
                                     {.kind = FindingKind::MoreOfTheSame, .numbers = {10}, .detail = "bitmap_checksum"},
                                     {.kind = FindingKind::SystemFileFaulty, .numbers = {8, wrongInode}}};
    EXPECT_EQ(tally(wrong).wrongChecksums, 1U + 4 + 1 + 1 + 10 + 1);
    const std::vector<Finding> others{{.kind = FindingKind::BackupDamaged},
                                      {.kind = FindingKind::SystemFileFaulty, .numbers = {8, otherFault}},
                                      {.kind = FindingKind::FreeCountWrong, .numbers = {1, 2}}};
    EXPECT_EQ(tally(others).wrongChecksums, 0U);
    EXPECT_THAT(checksumsWith("metadata_csum", {wrong[0]}), HasSubstr("1 is wrong among those verified"));
}

TEST(Health, CountsWhatWasNotLookedAtAndNotListed) {
    const std::vector<Finding> findings{
        {.kind = FindingKind::NotLookedAt, .volume = {.partition = 2}},
        {.kind = FindingKind::MoreOfTheSame, .numbers = {412}, .detail = "not_looked_at"},
        {.kind = FindingKind::MoreOfTheSame, .numbers = {7}, .detail = "claim_lost"},
        {.kind = FindingKind::VolumesNotRead, .numbers = {88}},
        {.kind = FindingKind::ExternalJournal}};
    const auto health = tally(findings);
    EXPECT_EQ(health.unseenCount, 1U + 412 + 88 + 1);
    EXPECT_EQ(health.unseen.size(), 2U);
}

TEST(Health, OfADiskWithoutExtIsUnknown) {
    auto snapshot = volume({});
    snapshot.layout.reset();
    snapshot.placement.reset();
    EXPECT_EQ(judge(snapshot).found.health.verdict, HealthVerdict::Unknown);
    EXPECT_EQ(judge(snapshot).found.health.scope, HealthScope::PartitionTable);
    snapshot.disk.table = {};
    EXPECT_EQ(judge(snapshot).found.health.scope, HealthScope::Nothing);
    EXPECT_THAT(format(healthText(judge(snapshot).found.health)), HasSubstr("unknown"));
    snapshot.disk.content.type = "swap";
    EXPECT_EQ(judge(snapshot).found.health.scope, HealthScope::OtherContent);
}

TEST(Health, TakesLaterFindingsIn) {
    const auto judgement = judge(volume({}));
    const std::vector<Finding> ofBitmaps{{.kind = FindingKind::BitmapChecksum}};
    EXPECT_EQ(withBitmaps(judgement.found.health, ofBitmaps, true).errors, 1U);
    const auto whole = withBitmaps(judgement, ofBitmaps, true);
    EXPECT_EQ(whole.found.findings.front().kind, FindingKind::BitmapChecksum);
    EXPECT_EQ(whole.found.health, withBitmaps(judgement.found.health, ofBitmaps, true));
}

TEST(Health, ComesFirstWhereItIsTheWorse) {
    const auto first = [](const Snapshot& snapshot) { return healthComesFirst(judge(snapshot)); };
    EXPECT_TRUE(first(volume({volumePastEnd}, 63)));
    EXPECT_FALSE(first(volume({notClean}, 63)));
    EXPECT_TRUE(first(volume({notClean})));
    EXPECT_FALSE(first(volume({})));
    auto besideOff = volume({notClean});
    besideOff.disk.table.partitions.push_back({.number = 2, .sectors = {{4097}, {2048}}});
    EXPECT_TRUE(first(besideOff)) << "what was judged is whole";
}

TEST(AlignmentText, SaysThatAPartitionBesideIsOffTheGrid) {
    auto snapshot = volume({});
    Partition swap;
    swap.number = 2;
    swap.sectors = {{4097}, {2048}};
    snapshot.disk.table.partitions.push_back(swap);
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::OthersOff);
    EXPECT_EQ(otherStartsOff(judgement.verdict.starts), 1U);
    EXPECT_THAT(format(alignmentText(judgement)), HasSubstr("; 1 other start is not aligned to the physical sectors"));
}

TEST(AlignmentText, SaysThatTheContentOfAContainerWasNotRead) {
    auto snapshot = volume({});
    snapshot.layout.reset();
    snapshot.layers = {{.kind = LayerKind::Luks2, .header = snapshot.placement->bytes.first}};
    snapshot.layers[0].data = snapshot.layers[0].header + ByteCount{16 << 20};
    snapshot.placement.reset();
    EXPECT_EQ(format(alignmentText(judge(snapshot))), "all 2 starts lie on a boundary of the 4 KiB physical sectors; "
                                                      "what is inside the container was not read");
    snapshot.layers[0].readable = true;
    EXPECT_EQ(notJudged(judge(snapshot)).containers, 0U);
    snapshot.layers.clear();
    EXPECT_EQ(notJudged(judge(snapshot)).containers, 0U);
    snapshot.disk.table.partitions[0].content.type = "crypto_LUKS";
    EXPECT_EQ(notJudged(judge(snapshot)).containers, 1U) << "a header that is damaged, or that of a second container";
}

TEST(AlignmentText, SaysThatBlocksBelowTheLogicalSectorCannotBeMounted) {
    const Overrides on4Kn{.drive = withPreset({}, findPreset("4kn"))};
    const auto judgement = judge(volume({}, 2048, {1024}), on4Kn);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Unmountable);
    EXPECT_EQ(name(judgement.verdict), "unmountable");
    EXPECT_FALSE(judgement.isMountable());
    EXPECT_FALSE(judgement.writeCost());
    EXPECT_THAT(format(alignmentText(judgement)), HasSubstr("cannot be mounted on the drive: the blocks of 1,024 bytes "
                                                            "are smaller than the logical sectors of 4,096 bytes"));
    const auto kinds = [&] {
        std::vector<FindingKind> all;
        std::ranges::transform(judgement.found.findings, std::back_inserter(all), &Finding::kind);
        return all;
    }();
    EXPECT_THAT(kinds, testing::Contains(FindingKind::BlockBelowLogicalSector));
    EXPECT_THAT(kinds, testing::Not(testing::Contains(FindingKind::BlockSmallerThanSector)));
    EXPECT_THAT(kinds, testing::Contains(FindingKind::TableOfOtherSectors)) << "it counts in sectors of 512";
    EXPECT_THAT(format(alignmentText(judge(volume({}), on4Kn))), HasSubstr("not found on the drive"));
}

} // namespace
} // namespace atlas
