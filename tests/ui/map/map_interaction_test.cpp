// SPDX-License-Identifier: GPL-3.0-or-later
// Events applied to a scene without a widget.
#include "ui/map/map_interaction.h"

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
    EXPECT_EQ(scene.view.topRow, 3U) << "three thirds of a notch";
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
        scene.mode = mode;
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

} // namespace
} // namespace atlas::test
