// SPDX-License-Identifier: GPL-3.0-or-later
// The cures of random stacks, applied by hand and judged again: what is offered leads to what it promises, and makes no
// verdict worse.
#include "alignment/judgement.h"
#include "disk/drive_overrides.h"
#include "layout/layout.h"
#include "report/words/cure_text.h"
#include "support/synthetic.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <map>
#include <random>

namespace atlas {
namespace {

constexpr int stacks = 3000;

using Random = std::mt19937;

template <class T>
T oneOf(Random& random, std::initializer_list<T> values) {
    return *(values.begin() + std::uniform_int_distribution<std::size_t>(0, values.size() - 1)(random));
}

LayoutPtr layoutOf(std::uint64_t blockSize) {
    static std::map<std::uint64_t, LayoutPtr> made;
    auto& layout = made[blockSize];
    if (!layout) {
        const test::Geometry geometry{.blockSize = {blockSize},
                                      .groups = {2},
                                      .inodesPerGroup = 512,
                                      .reservedGdtBlocks = 8,
                                      .journalBlocks = 64,
                                      .blocksInLastGroup = {2048}};
        layout = std::make_shared<const Layout>(resolve(test::syntheticClaims(geometry)));
    }
    return layout;
}

Drive randomDrive(Random& random) {
    Drive drive;
    drive.logicalSector.value = {oneOf<std::uint64_t>(random, {512, 512, 512, 4096})};
    drive.physicalSector.value = {
        std::max(drive.logicalSector.value.value, oneOf<std::uint64_t>(random, {512, 4096, 4096, 8192, 16384}))};
    const auto steps = drive.physicalSector.value.value / drive.logicalSector.value.value;
    drive.phase.value = {oneOf<std::uint64_t>(random, {0, 0, 7, 1, 3}) % steps * drive.logicalSector.value.value};
    drive.optimalIo = {{oneOf<std::uint64_t>(random, {0, 0, 65536, 192 * 1024, MiB})},
                       oneOf(random, {Source::Device, Source::User})};
    drive.eraseBlock.value = {oneOf<std::uint64_t>(random, {0, 0, 0, 4 * MiB})};
    return drive;
}

Layer randomLayer(Random& random, ByteOffset header) {
    const auto kind =
        oneOf(random, {LayerKind::MdMember, LayerKind::Luks1, LayerKind::Luks2, LayerKind::LvmPhysicalVolume});
    const auto sectors = oneOf<std::uint64_t>(random, {2048, 4096, 4097, 32769, 2055, 2049, 32768, 4040, 264});
    return {.kind = kind, .header = header, .data = header + ByteCount{sectors * 512}, .readable = true};
}

/// A partition at a random start with 0 to 2 layers and a volume (or none) in it, and random room around.
Snapshot randomStack(Random& random) {
    Snapshot snapshot;
    auto& disk = snapshot.disk;
    disk.drive = randomDrive(random);
    disk.table.kind = oneOf(random, {TableKind::Mbr, TableKind::Gpt});
    const auto sector = disk.drive.logicalSector.value.value;
    const Lba start{oneOf<std::uint64_t>(random, {34, 40, 63, 64, 256, 2047, 2048, 2049, 2055, 2056, 4095, 65535})};
    auto inside = byteOf(start, {sector});
    for (auto n = oneOf(random, {0, 0, 1, 1, 2}); n > 0; --n) {
        snapshot.layers.push_back(randomLayer(random, inside));
        inside = snapshot.layers.back().data;
    }
    const auto layout = layoutOf(oneOf<std::uint64_t>(random, {1024, 2048, 4096, 4096}));
    const auto bytes = layout->filesystem.size();
    const auto end = (inside + bytes).value;
    const auto size = (end + sector - 1) / sector - start.value;
    disk.table.partitions.push_back({.number = 1, .sectors = {start, {size}}, .content = {.type = "ext4"}});
    const auto room =
        oneOf<std::uint64_t>(random, {0, 1, 9, 2048, 20000}) + (disk.table.kind == TableKind::Gpt ? 33 : 0);
    disk.size = {(start.value + size + room) * sector};
    if (oneOf(random, {true, true, false})) {
        disk.table.partitions.push_back({.number = 2, .sectors = {{start.value + size + room}, {4096}}});
        disk.size.value += (4096 + oneOf<std::uint64_t>(random, {33, 4000})) * sector;
    }
    if (oneOf(random, {true, true, true, false})) {
        snapshot.placement = Placement{.bytes = {inside, bytes}, .partition = 1};
        snapshot.layout = layout;
    }
    return snapshot;
}

/// `snapshot` after the commands of `cure`, without the code that simulates it.
Snapshot typed(Snapshot snapshot, const Cure& cure) {
    const auto shift = [&](ByteOffset& at, ByteOffset from, ByteOffset to) {
        if (at >= from) {
            at = {at.value - from.value + to.value};
        }
    };
    auto from = ByteOffset{0};
    auto to = ByteOffset{0};
    if (const auto move = cure.move()) {
        auto& partition = snapshot.disk.table.partitions.at(*cure.partition - 1);
        from = bytesOf(snapshot.disk, partition).first;
        partition.sectors = {move->start, move->size};
        to = bytesOf(snapshot.disk, partition).first;
    } else if (const auto data = cure.newData()) {
        from = cure.layer->data;
        to = cure.layer->header + data->offset;
    }
    for (auto& layer : snapshot.layers) {
        shift(layer.header, from, to);
        shift(layer.data, from, to);
    }
    if (snapshot.placement) {
        shift(snapshot.placement->bytes.first, from, to);
    }
    if (const auto blocks = cure.newBlocks()) {
        snapshot.layout = layoutOf(blocks->value);
    }
    return snapshot;
}

/// The row of the payload: the file system, else the innermost layer, else partition 1.
const StackRow& payloadRow(const Judgement& judgement) {
    const StackRow* found = nullptr;
    for (const auto kind : {StackRowKind::Partition, StackRowKind::Layer, StackRowKind::Filesystem}) {
        for (const auto& row : judgement.verdict.stack.rows) {
            const bool other = kind == StackRowKind::Partition && row.partition != 1;
            found = row.kind == kind && !other ? &row : found;
        }
    }
    return *found;
}

std::array<std::optional<bool>, 4> onGranularities(const Judgement& judgement) {
    std::array<std::optional<bool>, 4> on{};
    const auto& row = payloadRow(judgement);
    for (std::size_t g = 0; g < on.size(); ++g) {
        if (row.verdicts[g].known) {
            on[g] = row.verdicts[g].past.value == 0;
        }
    }
    return on;
}

void expectNoWorse(const Judgement& before, const Judgement& after) {
    EXPECT_LE(after.verdict.fit, before.verdict.fit.value_or(Fit::Straddling)) << "unmountable before";
    const auto was = onGranularities(before);
    const auto is = onGranularities(after);
    for (std::size_t g = 0; g < was.size(); ++g) {
        if (was[g]) {
            EXPECT_GE(*is[g], *was[g]) << name(allGranularityKinds[g]);
        }
    }
    const auto grid = before.drive().grid();
    const auto partitionPast = [&](const Judgement& judgement) {
        return pastBoundary(bytesOf(judgement.snapshot.disk, judgement.snapshot.disk.table.partitions[0]).first, grid)
            .value;
    };
    if (partitionPast(before) == 0) {
        EXPECT_EQ(partitionPast(after), 0U);
    }
}

/// No report has "no read-modify-write" beside "straddling".
void expectCostsWhereStraddling(const Judgement& judgement) {
    if (judgement.verdict.fit == Fit::Straddling && judgement.writes() != nullptr) {
        EXPECT_GT(judgement.writes()->perBlock, 0);
    }
}

/// `isAnew`: a preceding cure made the file system again, whose structures the simulation cannot count.
void expectAsPromised(const Cure& cure, const Judgement& after, bool isAnew) {
    EXPECT_EQ(after.verdict.fit.value_or(cure.after.verdict), cure.after.verdict) << "no fit while it is unmountable";
    EXPECT_EQ(onGranularities(after)[0], std::optional(true)) << "the payload starts on a physical sector";
    if (after.verdict.alignment && !isAnew) {
        EXPECT_EQ(after.verdict.alignment->total().misaligned(), cure.after.misaligned);
        EXPECT_EQ(after.verdict.alignment->totalReadModifyWrites(), cure.after.readModifyWrites);
    }
    if (cure.newBlocks()) {
        EXPECT_EQ(after.verdict.alignment->total().misaligned(), 0U);
    }
    if (cure.cause == CauseKind::StripeStart) {
        EXPECT_EQ(onGranularities(after)[2], std::optional(true));
    }
    if (cure.cause == CauseKind::EraseBlockStart) {
        EXPECT_EQ(onGranularities(after)[3], std::optional(true));
    }
}

TEST(CureSimulation, OfRandomStacksLeadsToWhatIsPromised) {
    Random random(20240611); // NOLINT(cert-msc51-cpp): the same stacks in every run
    int offered = 0;
    int moves = 0;
    for (int n = 0; n < stacks; ++n) {
        auto stack = randomStack(random);
        stack.askedPartition = 1;
        auto before = judge(stack);
        const auto shown = before.snapshot;
        expectCostsWhereStraddling(before);
        SCOPED_TRACE(testing::Message() << "stack " << n);
        bool isAnew = false;
        for (const auto& cure : before.remedies.cures) {
            EXPECT_EQ(words(cure, shown).commands.empty(), !cure.hasCommands) << name(cure.cause);
            EXPECT_LE(cure.madeWhole(), cure.misaligned()) << name(cure.cause);
            if (cure.cause == CauseKind::StripeStart || cure.cause == CauseKind::EraseBlockStart) {
                EXPECT_FALSE(isWorse(cure.after, cure.before)) << name(cure.cause) << ", by hand too";
            }
            if (!cure.isOffered()) {
                continue;
            }
            SCOPED_TRACE(name(cure.cause));
            stack = typed(stack, cure);
            const auto after = judge(stack);
            expectNoWorse(before, after);
            expectCostsWhereStraddling(after);
            isAnew = isAnew || cure.newBlocks();
            expectAsPromised(cure, after, isAnew);
            before.snapshot = after.snapshot;
            before.verdict = after.verdict;
            ++offered;
            moves += cure.move() ? 1 : 0;
        }
        if (HasFailure()) {
            break;
        }
    }
    EXPECT_GT(offered, 1000) << "the stacks no longer have enough to cure";
    EXPECT_GT(moves, 400);
}

/// The payload at 1 MiB and 512 bytes past a partition at LBA 63, as pvcreate and LUKS1 with 32,769 sectors place it.
Snapshot compensated(LayerKind kind, std::uint64_t into, bool volume) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {63});
    snapshot.disk.size.value += 64 * MiB;
    auto& partition = snapshot.disk.table.partitions[0];
    partition.sectors.count.value += into;
    snapshot.layers = {{.kind = kind,
                        .header = snapshot.placement->bytes.first,
                        .data = snapshot.placement->bytes.first + ByteCount{into * 512},
                        .readable = true}};
    snapshot.placement->bytes.first = snapshot.layers[0].data;
    if (!volume) {
        snapshot.placement.reset();
        snapshot.layout.reset();
    }
    return snapshot;
}

TEST(CureSimulation, LeavesAPartitionAloneWhosePayloadIsAligned) {
    for (const bool volume : {true, false}) {
        for (const auto into : {32769U, 2049U}) {
            const auto judgement = judge(compensated(LayerKind::Luks1, into, volume));
            EXPECT_EQ(judgement.verdict.fit, Fit::Whole);
            EXPECT_THAT(judgement.remedies.cures, testing::IsEmpty());
        }
    }
}

TEST(CureSimulation, ChoosesAMoveForThePayload) {
    const auto judgement = judge(compensated(LayerKind::Luks1, 32768 + 3, true));
    ASSERT_EQ(judgement.remedies.cures.size(), 1U);
    ASSERT_TRUE(judgement.remedies.cures[0].move());
    EXPECT_EQ((judgement.remedies.cures[0].move()->start.value + 32768 + 3) % 2048, 0U)
        << "1 MiB, for the data and not the header";
    EXPECT_EQ(judgement.remedies.cures[0].after.misaligned, 0U);
}

TEST(CureSimulation, OffersNoLargerBlocksWhereTheyWouldStraddle) {
    auto snapshot = test::syntheticSnapshot({.blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024}, {63});
    auto layout = *snapshot.layout;
    layout.filesystem.freeBlocks = 0; // no room to move, and none to shrink
    snapshot.layout = std::make_shared<Layout>(std::move(layout));
    const auto cures = judge(snapshot, {.drive = withPreset({}, findPreset("4kn"))}).remedies.cures;
    ASSERT_EQ(cures.size(), 2U);
    ASSERT_TRUE(std::holds_alternative<remedy::NoRoom>(cures[0].remedy));
    EXPECT_EQ(std::get<remedy::NoRoom>(cures[0].remedy), remedy::NoRoom::ToShrink);
    EXPECT_FALSE(cures[0].hasCommands);
    EXPECT_EQ(cures[1].cause, CauseKind::BlockSmallerThanSector);
    EXPECT_TRUE(std::holds_alternative<remedy::MakeFileSystemAnewAligned>(cures[1].remedy));
    EXPECT_FALSE(cures[1].newBlocks());
}

/// A partition that must shrink before it moves, because there is no other room. `change` changes its layout.
template <class Change>
Snapshot withoutRoom(Change change) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {34});
    snapshot.disk.size.value += 33 * 512; // for the backup GPT
    auto layout = *snapshot.layout;
    layout.filesystem.freeBlocks = layout.filesystem.blockCount.value / 2;
    change(layout);
    snapshot.layout = std::make_shared<Layout>(std::move(layout));
    return snapshot;
}

/// Why the only cure of `judgement` is no move; nullopt where it is one.
std::optional<remedy::NoRoom> whyNoMove(const Judgement& judgement) {
    EXPECT_EQ(judgement.remedies.cures.size(), 1U);
    const auto* why = std::get_if<remedy::NoRoom>(&judgement.remedies.cures.at(0).remedy);
    return why != nullptr ? std::optional(*why) : std::nullopt;
}

TEST(CureSimulation, ShrinksNothingThatResize2fsRefuses) {
    using remedy::NoRoom;
    const auto whyNot = [](auto change) { return whyNoMove(judge(withoutRoom(change))); };
    EXPECT_EQ(whyNot([](Layout&) {}), std::nullopt);
    for (const auto* feature : {"bigalloc", "stable_inodes", "FEATURE_C20"}) {
        EXPECT_EQ(whyNot([&](Layout& layout) { layout.filesystem.features.emplace_back(feature); }), NoRoom::ToShrink)
            << feature;
    }
    EXPECT_EQ(whyNot([](Layout& layout) { std::ranges::fill(layout.groups.freeBlocks, 0U); }), NoRoom::ToShrink)
        << "by the groups nothing is free";
}

TEST(CureSimulation, ShrinksNothingThatIsNotSound) {
    using remedy::NoRoom;
    const auto whyNot = [](FindingKind kind, bool mounted = false) {
        return whyNoMove(judge(withoutRoom([&](Layout& layout) {
            layout.filesystem.mounted = mounted;
            layout.findings.push_back({.kind = kind});
        })));
    };
    EXPECT_EQ(whyNot(FindingKind::DescriptorChecksum), NoRoom::Unsound);
    EXPECT_EQ(whyNot(FindingKind::NeedsRecovery), NoRoom::Unsound);
    EXPECT_EQ(whyNot(FindingKind::NotClean), NoRoom::Unsound);
    EXPECT_EQ(whyNot(FindingKind::ErrorsRecorded), NoRoom::Unsound);
    EXPECT_EQ(whyNot(FindingKind::ExternalJournal), std::nullopt) << "a note";
    EXPECT_EQ(whyNot(FindingKind::NeedsRecovery, true), std::nullopt) << "the cure says to unmount it";
    EXPECT_EQ(whyNot(FindingKind::DescriptorChecksum, true), NoRoom::Unsound);
    auto unreadable = withoutRoom([](Layout&) {});
    unreadable.findings = {{.kind = FindingKind::ReadFailed}};
    EXPECT_EQ(whyNoMove(judge(unreadable)), NoRoom::Unsound);
}

TEST(CureSimulation, TakesAShrinkBackWhenTheBitmapsShowAFault) {
    auto judgement = judge(withoutRoom([](Layout&) {}));
    ASSERT_EQ(whyNoMove(judgement), std::nullopt);
    judgement = withBitmaps(std::move(judgement), {}, true);
    EXPECT_EQ(whyNoMove(judgement), std::nullopt);
    const std::vector<Finding> faults{{.kind = FindingKind::BitmapChecksum, .region = RegionKind::BlockBitmap}};
    judgement = withBitmaps(std::move(judgement), faults, true);
    EXPECT_EQ(whyNoMove(judgement), remedy::NoRoom::Unsound);
    EXPECT_THAT(words(judgement.remedies.cures[0], judgement.snapshot).commands, testing::IsEmpty());
}

TEST(CureSimulation, ShrinksAFileSystemByWholeBlocksToWhatFitsItsPartition) {
    const auto snapshot = withoutRoom([](Layout&) {});
    const auto cures = judge(snapshot).remedies.cures;
    ASSERT_EQ(cures.size(), 1U);
    const auto* move = std::get_if<remedy::MovePartition>(&cures[0].remedy);
    ASSERT_NE(move, nullptr);
    EXPECT_TRUE(move->to.shrinks);
    ASSERT_TRUE(move->fileSystem);
    const auto room = move->to.size.value * 512;
    EXPECT_EQ(*move->fileSystem, ByteCount{room / 4096 * 4096});
    EXPECT_EQ(move->first.value, move->to.start.value * 512);
}

TEST(CureSimulation, MakesAFileSystemAnewOnceAndWithTheBlocksThatCureIt) {
    const test::Geometry small{.blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024};
    auto off = test::syntheticSnapshot(small, {63});
    off.disk.size.value += 64 * MiB;
    const Overrides on4Kn{.drive = withPreset({}, findPreset("4kn"))};
    const auto first = judge(off, on4Kn).remedies.cures;
    ASSERT_EQ(first.size(), 2U);
    const auto& moved = std::get<remedy::MovePartition>(first[0].remedy);
    ASSERT_TRUE(moved.anew);
    EXPECT_FALSE(moved.anew->blocks) << "the next cure makes it";
    EXPECT_EQ(first[1].newBlocks(), ByteCount{4096});

    auto offStripe = test::syntheticSnapshot(small, {2056});
    offStripe.disk.size.value += 64 * MiB;
    auto ofStripe = on4Kn;
    ofStripe.drive.optimalIo = ByteCount{524288};
    const auto later = judge(offStripe, ofStripe).remedies.cures;
    ASSERT_EQ(later.size(), 2U);
    ASSERT_EQ(later[1].cause, CauseKind::StripeStart);
    const auto& movedLater = std::get<remedy::MovePartition>(later[1].remedy);
    ASSERT_TRUE(movedLater.anew);
    EXPECT_EQ(movedLater.anew->blocks, ByteCount{4096}) << "not those that the preceding cure replaced";
}

TEST(CureSimulation, TypesNothingForAnArrayThatOneMemberCannotMake) {
    auto snapshot = compensated(LayerKind::MdMember, 2049, false);
    snapshot.disk.table.partitions[0].sectors.first = {2048};
    auto& member = snapshot.layers[0];
    member.header = {MiB};
    member.data = {MiB + 2049 * 512};
    member.raidLevel = 1;
    member.members = 2;
    const auto mirror = judge(snapshot).remedies.cures;
    ASSERT_EQ(mirror.size(), 1U);
    ASSERT_TRUE(mirror[0].newData());
    EXPECT_TRUE(mirror[0].hasCommands);
    member.raidLevel = 5;
    member.members = 3;
    const auto array = judge(snapshot).remedies.cures;
    ASSERT_EQ(array.size(), 1U);
    EXPECT_TRUE(array[0].newData()) << "where its data are to start is known";
    EXPECT_FALSE(array[0].hasCommands);
}

TEST(CureSimulation, OffersNoMoveOfAContainerThatWasNotRead) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {63});
    snapshot.disk.size.value += 64 * MiB;
    snapshot.placement.reset();
    snapshot.layout.reset();
    snapshot.disk.table.partitions[0].content.type = "crypto_LUKS";
    const auto cures = judge(snapshot).remedies.cures;
    ASSERT_EQ(cures.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<remedy::ReadContainer>(cures[0].remedy));
    EXPECT_FALSE(cures[0].move());
}

TEST(CureSimulation, OffersNoMoveThatLeavesTheEndOfTheFileSystemBehind) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {63});
    snapshot.disk.size.value += 64 * MiB;
    ASSERT_TRUE(judge(snapshot).remedies.cures[0].move());
    auto layout = *snapshot.layout;
    setAvailable(layout, layout.filesystem.size() - ByteCount{32256});
    snapshot.layout = std::make_shared<Layout>(std::move(layout));
    const auto cures = judge(snapshot).remedies.cures;
    ASSERT_TRUE(std::holds_alternative<remedy::LengthenPartition>(cures[0].remedy));
    EXPECT_EQ(std::get<remedy::LengthenPartition>(cures[0].remedy).missing, ByteCount{32256});
    EXPECT_FALSE(cures[0].move());
    EXPECT_THAT(format(words(cures[0], snapshot).remedy),
                testing::HasSubstr("32,256 bytes past the end of partition 1"));
    EXPECT_THAT(words(cures[0], snapshot).commands, testing::IsEmpty());
}

TEST(CureSimulation, ABogusStripeWidthIsAFindingToo) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    auto layout = *snapshot.layout;
    layout.filesystem.raidStride = layout.filesystem.raidStripeWidth = 8191;
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    const auto judgement = judge(snapshot);
    EXPECT_THAT(judgement.found.findings,
                testing::Contains(testing::Field(&Finding::kind, FindingKind::BogusStripeWidth)));
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Whole);
}

TEST(CureSimulation, TakesOneDisksOptimalIoForAHint) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2056});
    snapshot.disk.size.value += 64 * MiB;
    snapshot.disk.drive.optimalIo = {{524288}, Source::Device};
    const auto hint = judge(snapshot);
    EXPECT_THAT(hint.remedies.cures, testing::IsEmpty());
    EXPECT_THAT(hint.found.findings, testing::Contains(testing::Field(&Finding::kind, FindingKind::StartOffOptimalIo)));
    snapshot.disk.drive.optimalIo.source = Source::User;
    EXPECT_EQ(judge(snapshot).remedies.cures.size(), 1U) << "who calls it a stripe has one";
}

} // namespace
} // namespace atlas
