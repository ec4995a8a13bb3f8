// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told of the painted views, through QAccessible.
#include "layout/layout.h"
#include "tests/ui/map/fixture.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/drawing/map_text.h"
#include "ui/lens/lens_view.h"
#include "ui/strip/strip_scene.h"
#include "ui/widgets/accessible_picture.h"

#include <QAccessible>
#include <algorithm>

namespace atlas::ui {
namespace {

class AccessiblePicturesTest : public WindowTest {
protected:
    static QAccessibleInterface& of(QWidget& view) { return *QAccessible::queryAccessibleInterface(&view); }
    static QString name(QAccessibleInterface* each) { return each->text(QAccessible::Name); }
    static QString description(QAccessibleInterface* each) { return each->text(QAccessible::Description); }

    /// The part knows its place among its siblings, has a name, and is found where it is.
    static void expectFound(QAccessibleInterface& parent, int index, QRect view) {
        auto* child = parent.child(index);
        EXPECT_TRUE(child->isValid());
        EXPECT_EQ(child->parent(), &parent);
        EXPECT_EQ(parent.indexOfChild(child), index);
        const auto words = name(child);
        EXPECT_TRUE(!words.isEmpty() && !words.contains('<')) << index << ": " << words.toStdString();
        EXPECT_TRUE(view.contains(child->rect())) << words.toStdString();
        const auto centre = child->rect().center();
        EXPECT_NE(parent.childAt(centre.x(), centre.y()), nullptr) << words.toStdString();
    }
    static void expectConsistent(QAccessibleInterface& parent, QRect view) {
        EXPECT_LE(parent.childCount(), 201);
        for (int i = 0; i < parent.childCount(); ++i) {
            expectFound(parent, i, view);
            expectConsistent(*parent.child(i), view);
        }
        EXPECT_EQ(parent.child(parent.childCount()), nullptr);
    }
    static QRect onScreen(QWidget& view) { return {view.mapToGlobal(QPoint()), view.size()}; }

    /// What is told after a key: the part with the focus. (The offscreen platform has nobody to tell it to.)
    static QAccessibleInterface* toldAfter(Qt::Key key, QWidget& view) {
        QTest::keyClick(&view, key);
        auto* chosen = of(view).focusChild();
        if (chosen == nullptr) {
            throw std::runtime_error("nothing is chosen");
        }
        return chosen;
    }
};

TEST_F(AccessiblePicturesTest, TheMapHasItsVisibleRowsWithTheirStructures) {
    openAndWait(misaligned());
    auto& tree = of(map());
    EXPECT_EQ(name(&tree), "Group map");
    ASSERT_EQ(tree.childCount(), static_cast<int>(map().scene().drawn.rows.size()));
    expectConsistent(tree, onScreen(map()));
    auto* row = tree.child(0);
    EXPECT_TRUE(name(row).startsWith("Group 0")) << name(row).toStdString();
    EXPECT_TRUE(description(row).contains("some of its metadata is misaligned")) << description(row).toStdString();
    ASSERT_GT(row->childCount(), 3);
}

TEST_F(AccessiblePicturesTest, APartOfTheMapSaysWhatThePointerSays) {
    openAndWait(misaligned());
    auto* row = of(map()).child(0);
    for (int i = 0; i < row->childCount(); ++i) {
        auto* part = row->child(i);
        const auto hit = map().scene().hitAt(QPointF(map().viewport()->mapFromGlobal(part->rect().center())));
        ASSERT_TRUE(hit) << name(part).toStdString();
        const auto pointer = plainLines(mapTooltip(*map().scene().volume, *hit, Qt::red));
        EXPECT_EQ(name(part), pointer.front());
        EXPECT_TRUE(description(part).contains("alignment: ✖")) << description(part).toStdString();
    }
}

TEST_F(AccessiblePicturesTest, AlignedMetadataIsSaidToBe) {
    openAndWait(aligned());
    auto* row = of(map()).child(0);
    EXPECT_TRUE(description(row).contains("none of its metadata is misaligned")) << description(row).toStdString();
    EXPECT_TRUE(description(row->child(1)).contains("alignment: ✓")) << description(row->child(1)).toStdString();
}

/// The red edges are those of the granularity that is marked, while the verdict is on the physical sectors.
TEST_F(AccessiblePicturesTest, ARowSaysWhatItsRedEdgesAreOff) {
    openAndWait(aligned());
    const auto told = [&](std::size_t row) { return description(of(map()).child(static_cast<int>(row))); };
    EXPECT_FALSE(told(0).contains("marked granularity")) << told(0).toStdString();
    session().setMarked(GranularityKind::Partitioning);
    const auto rows = map().scene().drawn.rows;
    std::size_t red = 0;
    for (std::size_t n = 0; n < rows.size(); ++n) {
        const bool off = std::ranges::any_of(rows[n].runs, &atlas::Run::offMarked);
        const bool any = std::ranges::any_of(rows[n].runs, [](const auto& run) { return run.kind.has_value(); });
        red += off ? 1 : 0;
        EXPECT_EQ(told(n).contains("✖ some structures drawn here begin off the marked granularity of 1 MiB"), off)
            << told(n).toStdString();
        EXPECT_EQ(told(n).contains("✓ no structure drawn here begins off the marked granularity of 1 MiB"), any && !off)
            << told(n).toStdString();
        EXPECT_TRUE(told(n).contains("✓ none of its metadata is misaligned")) << told(n).toStdString();
    }
    EXPECT_GT(red, 0U) << "hardly a bitmap begins on a MiB";
}

TEST_F(AccessiblePicturesTest, ARowIsJudgedAlsoWhereTheWindowShowsOnlyItsData) {
    openAndWait(misaligned());
    const auto& layout = map().scene().volume->layout();
    const auto data = layout.filesystem.blocksOf(GroupNumber{0}).last();
    ASSERT_EQ(layout.regionAt(data), nullptr);
    map().zoomTo({data, {1}});
    const auto rows = map().scene().drawn.rows;
    ASSERT_TRUE(std::ranges::none_of(rows.front().runs, [](const auto& run) { return run.kind.has_value(); }));
    EXPECT_TRUE(description(of(map()).child(0)).contains("some of its metadata is misaligned"))
        << description(of(map()).child(0)).toStdString();
}

TEST_F(AccessiblePicturesTest, ARowPastTheEndHasNoVerdict) {
    auto snapshot = test::twoPartitions(4196352);
    auto cut = *snapshot.layout;
    const auto missing = cut.groups.inodeTable[2] + BlockCount{1};
    setAvailable(cut, bytesOf(missing - BlockNumber{0}, cut.filesystem.blockSize));
    snapshot.layout = std::make_shared<const Layout>(std::move(cut));
    openAndWait(fake.snapshotFile("cut.img", snapshot));
    const auto told = [&](int row) { return description(of(map()).child(row)); };
    EXPECT_TRUE(told(1).contains("✓ none of its metadata is misaligned")) << told(1).toStdString();
    EXPECT_FALSE(told(1).contains("past the end")) << told(1).toStdString();
    EXPECT_TRUE(told(2).contains("✓ none of its metadata is misaligned")) << told(2).toStdString();
    EXPECT_TRUE(told(2).contains("some of its metadata lies past the end")) << told(2).toStdString();
    map().zoomTo(snapshot.layout->filesystem.blocksOf(GroupNumber{100}));
    EXPECT_GE(map().scene().drawn.firstRow, 32U) << "of flex group 0 the bitmaps are there";
    EXPECT_FALSE(told(0).contains("misaligned")) << told(0).toStdString();
}

TEST_F(AccessiblePicturesTest, ArrowKeysInTheMapTellWhatTheyChose) {
    openAndWait(misaligned());
    map().setFocus();
    toldAfter(Qt::Key_Down, map());
    auto* first = toldAfter(Qt::Key_Down, map());
    EXPECT_TRUE(description(first).contains("lies in: group 1")) << description(first).toStdString();
    auto* row = toldAfter(Qt::Key_Down, map());
    EXPECT_TRUE(name(row).startsWith("Group 2")) << name(row).toStdString() << ", which begins with data";
    EXPECT_TRUE(row->state().selected);
    auto* chosen = toldAfter(Qt::Key_Right, map());
    EXPECT_TRUE(chosen->state().selected);
    EXPECT_FALSE(row->state().selected) << "a structure in it is";
    EXPECT_TRUE(description(chosen).contains("alignment: ✖")) << description(chosen).toStdString();
    EXPECT_EQ(chosen->parent()->parent(), &of(map()));
}

TEST_F(AccessiblePicturesTest, AStructureThatSharesItsPixelIsToldOnceItIsChosen) {
    openAndWait(misaligned());
    map().setRowMode(RowMode::FlexGroup);
    map().setFocus();
    std::set<QString> names;
    for (int i = 0; i < 8; ++i) {
        auto* chosen = toldAfter(Qt::Key_Right, map());
        names.insert(name(chosen) + description(chosen));
        EXPECT_FALSE(description(chosen).contains("share this pixel")) << description(chosen).toStdString();
    }
    EXPECT_EQ(names.size(), 8U) << "each key told something else";
}

TEST_F(AccessiblePicturesTest, ARowThatScrolledAwayEndsAndAStayingOneRemains) {
    openAndWait(misaligned());
    auto& tree = of(map());
    ASSERT_GT(tree.childCount(), 4);
    const auto gone = QAccessible::uniqueId(tree.child(0));
    const auto* stays = tree.child(3);
    map().scrollTo(map().scene().drawn.rows[2].blocks.first);
    EXPECT_EQ(tree.child(1), stays);
    EXPECT_FALSE(QAccessible::accessibleInterface(gone)->isValid());
    QTest::qWait(1);
    EXPECT_EQ(QAccessible::accessibleInterface(gone), nullptr);
}

TEST_F(AccessiblePicturesTest, TheStripHasItsPartitions) {
    openAndWait(misaligned());
    auto& strip = child<DiskStrip>("strip");
    auto& tree = of(strip);
    ASSERT_EQ(tree.childCount(), static_cast<int>(strip.scene().drawn.boxes.size()));
    expectConsistent(tree, onScreen(strip));
    auto* chosen = tree.focusChild();
    ASSERT_NE(chosen, nullptr);
    EXPECT_TRUE(name(chosen).contains("ext4")) << name(chosen).toStdString();
    EXPECT_TRUE(description(chosen).contains("✖")) << description(chosen).toStdString();
    const auto ext4 = name(chosen);
    strip.setFocus();
    auto* other = toldAfter(Qt::Key_Left, strip);
    EXPECT_NE(name(other), ext4);
    EXPECT_TRUE(name(other).startsWith("Partition")) << name(other).toStdString();
}

TEST_F(AccessiblePicturesTest, TheLensHasItsTracksAndTellsTheBlockInTheMiddle) {
    openAndWait(misaligned());
    auto& lens = child<LensView>("lens");
    auto& tree = of(lens);
    ASSERT_EQ(tree.childCount(), 4);
    expectConsistent(tree, onScreen(lens));
    // "physical sector 620,634: bytes 2,542,112,768 – …": none has the bytes of its neighbour.
    auto* sectors = tree.child(1);
    std::set<QString> bytes;
    for (int i = 0; i < sectors->childCount(); ++i) {
        bytes.insert(name(sectors->child(i)).section(':', 1));
    }
    EXPECT_EQ(bytes.size(), static_cast<std::size_t>(sectors->childCount()));
    auto* block = toldAfter(Qt::Key_PageDown, lens);
    const auto before = name(block);
    EXPECT_TRUE(before.startsWith("block")) << before.toStdString();
    EXPECT_TRUE(description(block).contains("read-modify-writes")) << description(block).toStdString();
    EXPECT_NE(name(toldAfter(Qt::Key_PageDown, lens)), before);
}

TEST_F(AccessiblePicturesTest, WithoutAVolumeThereAreNoParts) {
    EXPECT_EQ(of(map()).childCount(), 0);
    EXPECT_EQ(of(map()).focusChild(), nullptr);
    EXPECT_EQ(of(child<LensView>("lens")).childCount(), 0);
}

} // namespace
} // namespace atlas::ui
