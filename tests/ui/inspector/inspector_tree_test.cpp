// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fixture.h"
#include "ui/inspector/inspector_model.h"
#include "ui/inspector/structure_texts.h"
#include "ui/session/place.h"
#include "ui/session/structure_copies.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractItemModelTester>
#include <algorithm>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

/// The first node named `name`, in depth-first order; null if there is none.
const InspectorNode* nodeOf(const std::vector<InspectorNode>& nodes, const QString& name) {
    for (const auto& node : nodes) {
        if (node.name == name) {
            return &node;
        }
        if (const auto* below = nodeOf(node.children, name)) {
            return below;
        }
    }
    return nullptr;
}

/// The value of nodeOf(); "(none)" if there is none.
QString valueOf(const std::vector<InspectorNode>& nodes, const QString& name) {
    const auto* node = nodeOf(nodes, name);
    return node != nullptr ? node->value : "(none)";
}

class InspectorTest : public testing::Test {
protected:
    Snapshot snapshot = test::twoPartitions();
    Judgement judgement = judge(snapshot, {});

    void judgeAgain(const Overrides& overrides = {}) { judgement = judge(snapshot, overrides); }

    [[nodiscard]] std::vector<InspectorNode> at(const Place& place) const {
        return inspect(snapshot, judgement, place);
    }
};

TEST_F(InspectorTest, ShowsADescriptorUnderKernelNames) {
    const auto tree = at(GroupPlace{{21}});
    EXPECT_EQ(tree.front().name, "Group 21 descriptor");
    EXPECT_EQ(tree.front().value, "flex group 1");
    EXPECT_EQ(valueOf(tree, "bg_block_bitmap").remove(',').toULongLong(),
              snapshot.layout->groups.blockBitmap[21].value);
    EXPECT_EQ(valueOf(tree, "bg_free_inodes_count").remove(',').toUInt(), snapshot.layout->groups.freeInodes[21]);
}

TEST_F(InspectorTest, ShowsWhereADescriptorLies) {
    // The GDT follows block 0, which holds the superblock; each descriptor has 64 bytes.
    const std::uint64_t byte = 4196415ULL * 512 + 4096 + 21 * 64;
    auto value = valueOf(at(GroupPlace{{21}}), "descriptor");
    EXPECT_EQ(value.remove(','), QString("byte %1 + 64").arg(byte));
}

TEST_F(InspectorTest, NamesTheDescriptorThatWasAskedFor) {
    const auto tree = at(placeOfStructure(*snapshot.layout, RegionKind::GroupDescriptors, 21).value());
    EXPECT_EQ(tree.front().name, "Group descriptor of group 21");
    EXPECT_EQ(tree.at(1).name, "Group 21 descriptor");
    EXPECT_TRUE(at(BlockPlace{{1}}).front().name.startsWith("Group descriptors"));
}

TEST_F(InspectorTest, ShowsABlockInEveryUnitWithItsCost) {
    const auto bitmap = snapshot.layout->groups.blockBitmap[21];
    const auto tree = at(BlockPlace{bitmap});
    EXPECT_EQ(tree.front().name, "Block bitmap of group 21");
    EXPECT_EQ(valueOf(tree, "alignment"), "✖ straddling");
    EXPECT_EQ(valueOf(tree, "cost of one 4 KiB write"), "2 read-modify-writes");
    EXPECT_TRUE(valueOf(tree, "physical sector").endsWith("+ 3,584 B"));
    EXPECT_EQ(valueOf(tree, "length"), "1 block, 4 KiB");
}

TEST_F(InspectorTest, AStructureHasTheVerdictAndTheCostOfItsWorstBlock) {
    snapshot = test::twoPartitions(4196415, {.blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024});
    judgeAgain();
    const auto& tables = snapshot.layout->groups.inodeTable;
    // One of four blocks of 1 KiB straddles here; the others fill a part of a sector.
    const auto found = std::ranges::find_if(
        tables, [&](BlockNumber first) { return judgement.structureJudge().blocks.fit(first) == Fit::Partial; });
    ASSERT_NE(found, tables.end());
    const GroupNumber group{static_cast<std::uint32_t>(found - tables.begin())};
    const auto tree = at(GroupPlace{group});
    const auto* table = nodeOf(tree, "inode table");
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->fit, Fit::Straddling);
    EXPECT_EQ(valueOf(table->children, "alignment"), "✖ straddling");
    EXPECT_EQ(valueOf(table->children, "cost of one 1 KiB write"), "2 read-modify-writes");
    const BlockInterval blocks{*found, {snapshot.layout->filesystem.inodeTableBlocks}};
    EXPECT_THAT(structureWorking(judgement, blocks).toStdString(),
                testing::HasSubstr("straddling, 2 read-modify-writes"))
        << "as the lens says";
}

TEST_F(InspectorTest, ShowsTheSuperblockWhereItLies) {
    EXPECT_EQ(valueOf(at(BlockPlace{{0}}), "s_blocks_per_group"), "32,768");
    EXPECT_EQ(valueOf(at(BlockPlace{{0}}), "s_log_block_size"), "2 (4 KiB)");
}

TEST_F(InspectorTest, SaysWhichSuperblockItsFieldsWereReadFrom) {
    const auto backup = snapshot.layout->copiesIn({3})->superblock.value();
    EXPECT_EQ(valueOf(at(BlockPlace{{0}}), "read from"), "(none)") << "the one that is selected";
    EXPECT_THAT(valueOf(at(BlockPlace{backup}), "read from").toStdString(), testing::StartsWith("the primary"));
    auto damaged = *snapshot.layout;
    damaged.findings.push_back({.kind = FindingKind::SuperblockFromBackup, .group = {3}, .block = backup});
    snapshot.layout = std::make_shared<const Layout>(std::move(damaged));
    judgeAgain();
    EXPECT_EQ(valueOf(at(BlockPlace{backup}), "read from"), "(none)");
    EXPECT_THAT(valueOf(at(BlockPlace{{0}}), "read from").toStdString(), testing::HasSubstr("group 3"));
}

TEST_F(InspectorTest, ShowsTheCopiesThatAGroupKeeps) {
    EXPECT_EQ(valueOf(at(GroupPlace{{3}}), "superblock (backup)"), "98,304");
    EXPECT_EQ(valueOf(at(GroupPlace{{2}}), "superblock (backup)"), "(none)");
}

TEST_F(InspectorTest, ShowsAPartitionAndWhereItStarts) {
    EXPECT_EQ(valueOf(at(PartitionPlace{2}), "start"), "✖ 3,584 bytes past the start of a 4 KiB physical sector");
    EXPECT_EQ(valueOf(at(PartitionPlace{1}), "start"), "✓ on a 4 KiB physical sector");
    EXPECT_EQ(at(PartitionPlace{9}).front().name, "No partition 9");
    snapshot.disk.table.partitions[0].sectors.first = {8};
    judgeAgain({.marked = GranularityKind::Partitioning});
    EXPECT_EQ(valueOf(at(PartitionPlace{1}), "start"), "✖ 4,096 bytes past a boundary of 1 MiB") << "as on the strip";
}

TEST_F(InspectorTest, AWhatIfMovesThePartitionAndItsBlocksAndIsCalledSo) {
    judgeAgain({.start = Lba{4196352}}); // 63 sectors before its own
    ASSERT_TRUE(judgement.remedies.whatIf && !judgement.remedies.conflict);
    const auto partition = at(PartitionPlace{2});
    EXPECT_EQ(valueOf(partition, "first sector"), "what if: 4,196,352");
    EXPECT_EQ(valueOf(partition, "first byte"), "what if: 2,148,532,224");
    EXPECT_EQ(valueOf(partition, "start"), "what if: ✓ on a 4 KiB physical sector");
    const auto last = snapshot.disk.table.find(2)->sectors.last().value - 63;
    EXPECT_EQ(valueOf(partition, "last sector").remove(','), QString("what if: %1").arg(last));
    EXPECT_FALSE(valueOf(partition, "size").contains("what if"));
    EXPECT_EQ(valueOf(at(PartitionPlace{1}), "first sector"), "2,048") << "stays where it is";

    const auto bitmap = snapshot.layout->groups.blockBitmap[21];
    const auto byte = 2148532224 + bitmap.value * 4096;
    const auto block = at(BlockPlace{bitmap});
    EXPECT_EQ(valueOf(block, "byte").remove(','), QString("what if: %1").arg(byte));
    EXPECT_EQ(valueOf(block, "logical sector").remove(','), QString("what if: %1").arg(byte / 512));
    EXPECT_EQ(valueOf(block, "alignment"), "what if: ✓ whole");
    const auto group = at(GroupPlace{{21}});
    EXPECT_EQ(valueOf(group, "block bitmap").remove(','), QString("what if: ✓ byte %1").arg(byte));
    EXPECT_EQ(valueOf(group, "descriptor").remove(','),
              QString("what if: byte %1 + 64").arg(2148532224 + 4096 + 21 * 64));
}

TEST_F(InspectorTest, APartitionWithoutRoomAtAWhatIfStartStaysWhereItIsAsOnTheStrip) {
    judgeAgain({.start = Lba{4096}}); // over the swap
    ASSERT_TRUE(judgement.remedies.whatIf && judgement.remedies.conflict);
    const auto partition = at(PartitionPlace{2});
    EXPECT_EQ(valueOf(partition, "first sector"), "4,196,415");
    EXPECT_EQ(valueOf(partition, "start"), "✖ 3,584 bytes past the start of a 4 KiB physical sector");
    const auto byte = valueOf(at(BlockPlace{{1}}), "byte");
    EXPECT_EQ(byte, "what if: 2,101,248") << "the map and the status line tell of the start that was asked for";
}

TEST_F(InspectorTest, ShowsTheDiskWhenNothingIsSelected) {
    EXPECT_EQ(valueOf(at({}), "physical sector"), "4,096 B (assumed)");
    EXPECT_EQ(valueOf(at({}), "partition table"), "GPT, 2 partitions");
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    judgeAgain();
    EXPECT_EQ(at({}).size(), 1U);
}

TEST_F(InspectorTest, AClaimOutsideTheVolumeIsNotFollowed) {
    auto broken = *snapshot.layout;
    broken.groups.blockBitmap[4] = BlockNumber{~std::uint64_t{0}};
    snapshot.layout = std::make_shared<const Layout>(broken);
    judgeAgain();
    EXPECT_TRUE(valueOf(at(GroupPlace{{4}}), "block bitmap").endsWith("outside the volume"));
}

TEST_F(InspectorTest, ModelKeepsTheTree) {
    InspectorModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setTree(at(GroupPlace{{21}}));
    const auto descriptor = model.index(0, 0);
    const auto field = model.index(0, 1, descriptor);
    EXPECT_EQ(field.parent(), descriptor);
    EXPECT_EQ(model.linkOf(field), Place{BlockPlace{snapshot.layout->groups.blockBitmap[21]}});
    EXPECT_EQ(model.placeOf(model.index(3, 0, descriptor)), Place{GroupPlace{{21}}}) << "of the node above";
    EXPECT_EQ(model.placeOf(field), model.linkOf(field));
    const auto bitmap = model.index(1, 1, model.index(1, 0));
    EXPECT_EQ(bitmap.data(FitRole).toInt(), static_cast<int>(Fit::Straddling));
    model.setTree({});
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(StructureTexts, ThereIsOneForEveryKind) {
    QStringList titles{structureText({}).title};
    for (const auto kind : allRegionKinds) {
        const auto text = structureText(kind);
        EXPECT_GT(text.paragraph.size(), 100) << name(kind);
        EXPECT_FALSE(titles.contains(text.title)) << text.title.toStdString();
        titles << text.title;
    }
}

TEST(StructureTexts, SaysHowTheFlexGroupLies) {
    const auto packed = judge(test::twoPartitions());
    EXPECT_TRUE(
        explanationOf(packed, GroupPlace{{21}}).paragraph.contains("the 16 groups of flex group 1 lie side by side"));
    const auto single = judge(test::twoPartitions(2048, {.groupsPerFlex = 0}));
    EXPECT_TRUE(explanationOf(single, GroupPlace{{21}}).paragraph.contains("inside the group itself"));
    EXPECT_EQ(explanationOf(packed, {}).title, "Reading the map");
}

TEST(StructureTexts, NamesTheGranularityThatTheMapMarks) {
    const auto read = test::twoPartitions();
    const auto bySectors = explanationOf(judge(read), {}).paragraph;
    EXPECT_TRUE(bySectors.contains("hatched edge, that it does not fit the drive's physical sectors. "));
    const auto byMiB = explanationOf(judge(read, {.marked = GranularityKind::Partitioning}), {}).paragraph;
    EXPECT_TRUE(byMiB.contains("hatched edge, that it begins off the marked granularity of 1 MiB. "));
    EXPECT_FALSE(byMiB.contains("physical sectors"));
}

} // namespace
} // namespace atlas::ui
