// SPDX-License-Identifier: GPL-3.0-or-later
// Events applied to a scene without a widget.
#include "ui/map/map_interaction.h"

#include "ui/drawing/map_overlay.h"
#include "ui/drawing/map_text.h"
#include "ui/map/map_viewpoint.h"

#include "tests/ui/map/fixture.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using namespace ui;

class MapInteractionTest : public testing::Test {
protected:
    MapInteractionTest() {
        scene.show(volumeOn(diskWithVolumeAt(alignedStart), layoutOf()));
        scene.layOut({1000, 500}, QFontMetricsF(QFont()));
        scene.refreshRows();
    }

    /// The centre of the visible part of `blocks`.
    [[nodiscard]] QPointF middleOf(BlockInterval blocks) const { return scene.rectsOf(blocks).front().center(); }
    [[nodiscard]] const Layout& layout() const { return scene.volume->layout(); }
    [[nodiscard]] BlockInterval group(std::uint32_t number) const {
        return scene.volume->filesystem().blocksOf(GroupNumber{number});
    }

    MapScene scene;
    MapInteraction interaction{scene};
};

TEST_F(MapInteractionTest, ATouchpadScrollsByParts) {
    for (int i = 0; i < 3; ++i) {
        interaction.wheel({500, 200}, {0, -40}, Qt::NoModifier);
    }
    EXPECT_EQ(scene.viewpoint.view.topRow, 3U) << "three thirds of a notch";
}

TEST_F(MapInteractionTest, APressThatHardlyMovesIsAClick) {
    const auto at = middleOf({layout().groups.inodeTable[16], BlockCount{500}});
    interaction.press(at);
    EXPECT_FALSE(interaction.drag(at + QPointF(3, 2), 10));
    EXPECT_TRUE(interaction.release(at));
    EXPECT_EQ(interaction.pinned(), GroupNumber{16});
    EXPECT_EQ(scene.selection.first, layout().groups.inodeTable[16]);
    interaction.press(at);
    EXPECT_TRUE(interaction.drag(at - QPointF(0, 100), 10));
    EXPECT_TRUE(interaction.drag(at, 10)) << "back again, it stays a drag";
    EXPECT_FALSE(interaction.release(at));
}

TEST_F(MapInteractionTest, TheGroupUnderThePointerIsLinkedUntilItLeaves) {
    interaction.select(GroupNumber{3});
    EXPECT_TRUE(interaction.hover(middleOf(group(10))));
    EXPECT_EQ(scene.linked, GroupNumber{10});
    EXPECT_TRUE(interaction.hover({}));
    EXPECT_EQ(scene.linked, GroupNumber{3});
}

TEST_F(MapInteractionTest, EachKeyLaysTheRowsOutOnce) {
    for (const auto mode : {RowMode::Group, RowMode::FlexGroup}) {
        scene.viewpoint.mode = mode;
        scene.layOut({1000, 120}, QFontMetricsF(QFont()));
        scene.refreshRows();
        const auto before = scene.version;
        ASSERT_TRUE(interaction.key(Qt::Key_End, Qt::NoModifier));
        scene.refreshRows();
        EXPECT_EQ(scene.version, before + 1);
        EXPECT_TRUE(visibleBlocks(scene.drawn).contains(group(127).first));
        ASSERT_TRUE(interaction.key(Qt::Key_Home, Qt::NoModifier));
        scene.refreshRows();
    }
}

TEST_F(MapInteractionTest, OtherKeysAreNotTheMaps) {
    EXPECT_FALSE(interaction.key(Qt::Key_A, Qt::NoModifier));
    scene.show(nullptr);
    interaction.reset();
    EXPECT_FALSE(interaction.key(Qt::Key_Down, Qt::NoModifier));
}

/// A scene in the overview of 16 flex groups of which most are alike.
class OverviewTest : public MapInteractionTest {
protected:
    OverviewTest() {
        scene.show(volumeOn(diskWithVolumeAt(alignedStart), layoutOf({.groups = GroupCount{512}, .journalBlocks = 0})));
        scene.viewpoint.mode = RowMode::Overview;
        scene.viewpoint.folds = std::make_shared<const FoldedRows>(foldAlike(*scene.volume, 4));
        scene.layOut({1000, 500}, QFontMetricsF(QFont()));
        scene.refreshRows();
    }
    [[nodiscard]] std::uint64_t rowOf(std::uint32_t number) const { return scene.rows.rowOf(group(number).first); }
    void press(QPointF at) {
        interaction.press(at);
        (void)interaction.release(at);
        scene.refreshRows();
    }
    /// A point on the name of a row.
    [[nodiscard]] QPointF nameOf(std::uint64_t row) const {
        return {scene.geometry.left - 5, scene.geometry.y(static_cast<double>(row)) + 3};
    }
};

TEST_F(OverviewTest, TheSelectedGroupIsAlwaysDrawn) {
    EXPECT_EQ(scene.rows.rowCount(), 2U);
    EXPECT_TRUE(scene.rectsOf(group(200)).isEmpty()) << "folded";
    interaction.select(GroupNumber{200});
    scene.refreshRows();
    EXPECT_FALSE(scene.rectsOf(group(200)).isEmpty());
    EXPECT_EQ(scene.rows.rowCount(), 4U);
    scene.layOut({900, 400}, QFontMetricsF(QFont()));
    scene.refreshRows();
    EXPECT_FALSE(scene.rectsOf(group(200)).isEmpty()) << "after a change of the size";
    interaction.select(BlockInterval{layout().groups.inodeTable[300], BlockCount{1}});
    scene.refreshRows();
    EXPECT_EQ(scene.rows.rowCount(), 4U) << "the one before is folded again";
    EXPECT_TRUE(scene.rectsOf(group(200)).isEmpty());
}

TEST_F(OverviewTest, FoldingKeepsTheSelectedGroupDrawn) {
    press(nameOf(1));
    interaction.select(GroupNumber{200});
    scene.refreshRows();
    press(nameOf(5));
    EXPECT_LT(scene.rows.rowCount(), 32U) << "folded, but for the flex group of the selection";
    EXPECT_FALSE(scene.rectsOf(group(200)).isEmpty());
}

TEST_F(OverviewTest, LinksIntoAFoldedRowEndWhereTheDrawnOneHasTheStructure) {
    interaction.select(GroupNumber{200});
    scene.refreshRows();
    interaction.hover({});
    scene.viewpoint.ownRow.reset(); // folded by force
    scene.layOutAgain();
    scene.refreshRows();
    const auto folded = linkRoutes(scene);
    ASSERT_EQ(folded.links.size(), 3);
    const GroupNumber drawn{16 + 200 % 16}; // the folded row draws flex group 1
    const auto table = middleOf(layout().inodeTableOf(drawn));
    EXPECT_NEAR(folded.links[2].arrow.front().x(), table.x(), 2);
    EXPECT_EQ(folded.links[2].arrow.front().y(), scene.geometry.y(1)) << "from above: the group lies in the same row";
}

TEST_F(MapInteractionTest, LinksKeepToTheGapsAndTouchAStructureAtItsEdge) {
    interaction.select(GroupNumber{20});
    scene.refreshRows();
    interaction.hover({});
    const auto routes = linkRoutes(scene);
    ASSERT_EQ(routes.links.size(), 3);
    const auto row = scene.geometry.y(16);
    for (const auto& link : routes.links) {
        EXPECT_EQ(link.arrow.front().y(), row + scene.geometry.rowHeight) << "points at the lower edge";
        EXPECT_EQ(link.line.last().y(), row + scene.geometry.rowHeight + 1) << "runs between two rows";
    }
    const auto table = scene.rectsOf(layout().inodeTableOf(GroupNumber{20}));
    EXPECT_FALSE(table.front().contains(routes.from));
}

TEST_F(OverviewTest, AGroupOutOfSightHasNoMarksAtTheEdge) {
    press(nameOf(1));
    interaction.select(GroupNumber{480});
    scene.refreshRows();
    interaction.hover({});
    EXPECT_TRUE(linkRoutes(scene).groupInSight);
    EXPECT_EQ(linkRoutes(scene).links.size(), 3);
    scene.viewpoint.view.topRow = 0;
    scene.layOut({1000, 300}, QFontMetricsF(QFont()));
    scene.viewpoint.view.topRow = 0;
    scene.refreshRows();
    ASSERT_TRUE(scene.rectsOf(group(480)).isEmpty());
    EXPECT_FALSE(linkRoutes(scene).groupInSight);
    EXPECT_TRUE(linkRoutes(scene).links.isEmpty());
}

TEST_F(OverviewTest, TheTooltipSaysWhatElseTheRowStandsFor) {
    const auto tipAt = [&](BlockNumber block) {
        const auto hit = scene.hitAt(middleOf({block, BlockCount{1}}));
        return hit ? mapTooltip(*scene.volume, scene.rows, *hit, Qt::red) : QString();
    };
    const auto folded = layout().groups.inodeTable[16];
    EXPECT_TRUE(tipAt(folded).contains("Flex group 1; this row stands for 30 more that are alike but for backups"))
        << tipAt(folded).toStdString();
    EXPECT_FALSE(tipAt(layout().groups.inodeTable[0]).contains("stands for"));
    interaction.hover(middleOf({folded, BlockCount{1}}));
    EXPECT_EQ(interaction.hoveredAlike(), 30U);
    interaction.select(GroupNumber{40}); // singles out flex group 2
    scene.refreshRows();
    EXPECT_FALSE(tipAt(folded).contains("stands for")) << "flex group 1 is by itself now";
    interaction.hover(middleOf({folded, BlockCount{1}}));
    EXPECT_EQ(interaction.hoveredAlike(), 0U);
    interaction.select(GroupNumber{70}); // flex group 4: flex groups 1 to 3 share a row
    scene.refreshRows();
    EXPECT_TRUE(tipAt(folded).contains("this row stands for 2 more that are alike but for backups"))
        << tipAt(folded).toStdString();
}

TEST_F(OverviewTest, AClickOnTheNameUnfoldsAndFolds) {
    const auto name = [&] { return rowLabel(rowName(scene.rows, scene.volume->filesystem(), 1)); };
    EXPECT_TRUE(name().startsWith(u'▸'));
    press(nameOf(1));
    EXPECT_EQ(scene.rows.rowCount(), 32U);
    EXPECT_TRUE(name().startsWith(u'▾')) << "what folds it again";
    press(nameOf(0));
    EXPECT_EQ(scene.rows.rowCount(), 32U) << "never folded";
    press(nameOf(3));
    EXPECT_LT(scene.rows.rowCount(), 32U);
}

TEST_F(OverviewTest, LeavingItKeepsTheBlockUnderThePointer) {
    for (const auto region : {RegionKind::InodeBitmap, RegionKind::InodeTable}) {
        scene.viewpoint.mode = RowMode::Overview;
        scene.layOut({1000, 500}, QFontMetricsF(QFont()));
        scene.refreshRows();
        const auto found = std::ranges::find(layout().regions, region, &Region::kind);
        // Near the top: rows are lower out of the overview, and the first one cannot move down.
        const QPointF at(middleOf(found->blocks()).x(), scene.geometry.y(0) + 3);
        const auto before = scene.hitAt(at)->block;
        for (int i = 0; i < 20 && scene.viewpoint.mode == RowMode::Overview; ++i) {
            zoomAt(scene, 1.2, at);
            scene.refreshRows();
        }
        EXPECT_EQ(scene.viewpoint.mode, RowMode::FlexGroup);
        EXPECT_EQ(scene.hitAt(at)->kind, region);
        EXPECT_NEAR(static_cast<double>(scene.hitAt(at)->block.value), static_cast<double>(before.value),
                    scene.viewpoint.view.window.length / scene.geometry.width + 1);
    }
}

/// Columns that a region takes on the screen.
double widthOf(const MapScene& scene, const Region& region) {
    return scene.rectsOf(region.partAt(region.first).blocks()).front().width();
}

TEST_F(OverviewTest, EachStepOfTheWheelZoomsAsMuch) {
    for (const auto kind : {RegionKind::InodeBitmap, RegionKind::InodeTable, RegionKind::BlockBitmap}) {
        scene.viewpoint.mode = RowMode::Overview;
        scene.layOut({1000, 500}, QFontMetricsF(QFont()));
        scene.refreshRows();
        const auto region = *std::ranges::find(layout().regions, kind, &Region::kind);
        const QPointF at(scene.rectsOf(region.blocks()).front().left() + 1, scene.geometry.y(0) + 3);
        double before = widthOf(scene, region);
        for (int i = 0; i < 8; ++i) {
            interaction.wheel(at, {0, 240}, Qt::ControlModifier);
            scene.refreshRows();
            const double now = widthOf(scene, region); // less than 1.44 times only where the window cuts it off
            EXPECT_LE(now, 1.6 * before + 4) << name(kind) << " at step " << i;
            EXPECT_GE(now, std::min(1.44 * before, 0.5 * scene.geometry.width) - 4) << name(kind) << " at step " << i;
            before = now;
        }
    }
}

TEST_F(OverviewTest, OneZoomLeadsFromTheVolumeToBlocksAndBack) {
    const auto at = scene.geometry.y(0) + 5;
    const QPointF point(scene.geometry.left + 20, at);
    const auto under = [&] { return scene.hitAt(point)->block; };
    std::vector<RowMode> modes{scene.viewpoint.mode};
    const auto zoom = [&](double factor) {
        const auto before = under();
        zoomAt(scene, factor, point);
        scene.refreshRows();
        EXPECT_EQ(scene.volume->filesystem().groupOf(under()), scene.volume->filesystem().groupOf(before));
        if (scene.viewpoint.mode != modes.back()) {
            modes.push_back(scene.viewpoint.mode);
        }
    };
    for (int i = 0; i < 60; ++i) {
        zoom(1.3);
    }
    EXPECT_DOUBLE_EQ(scene.viewpoint.view.window.length, shortestWindow);
    for (int i = 0; i < 80; ++i) {
        zoom(1 / 1.3);
    }
    using enum RowMode;
    EXPECT_EQ(modes, (std::vector{Overview, FlexGroup, Group, FlexGroup, Overview}));
}

} // namespace
} // namespace atlas::test
