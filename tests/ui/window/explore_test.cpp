// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "ui/alignment/alignment_page.h"
#include "ui/drawing/map_scene.h"
#include "ui/lens/lens_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/panel/selection_panel.h"
#include "ui/session/place.h"
#include "ui/strip/strip_scene.h"
#include "ui/widgets/form_fields.h"
#include "ui/window/map_page.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

namespace atlas::ui {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class ExploreTest : public WindowTest {
protected:
    void SetUp() override { openAndWait(misaligned()); }

    std::string status() { return child<QLabel>("statusPlace").text().toStdString(); }

    void goTo(const QString& place) {
        auto& field = child<QLineEdit>("goTo");
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, place);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    /// A point of the map with a block that satisfies `wanted`; the middle of the map if there is none.
    template <class Wanted>
    QPoint pointOver(Wanted wanted) {
        auto* viewport = map().viewport();
        std::optional<BlockNumber> under;
        const auto connection = QObject::connect(&map(), &GroupMap::hovered, [&under](auto block) { under = block; });
        for (int y = 0; y < viewport->height(); y += 4) {
            for (int x = 0; x < viewport->width(); x += 6) {
                QTest::mouseMove(viewport, {x, y});
                if (under && wanted(*under)) {
                    QObject::disconnect(connection);
                    return {x, y};
                }
            }
        }
        QObject::disconnect(connection);
        ADD_FAILURE() << "nothing of that kind is under the pointer anywhere";
        return viewport->rect().center();
    }
    QPoint pointOverInodeTable() {
        const auto layout = session().layout();
        return pointOver([&layout](BlockNumber block) {
            const auto* region = layout->regionAt(block);
            return region != nullptr && region->kind == RegionKind::InodeTable;
        });
    }
};

TEST_F(ExploreTest, HoveringSaysWhatIsUnderThePointer) {
    QTest::mouseMove(map().viewport(), pointOverInodeTable());
    EXPECT_THAT(status(), HasSubstr("inode table of group"));
    EXPECT_THAT(status(), HasSubstr("flex group 0"));
    EXPECT_EQ(child<QLabel>("statusVerdict").text(), "✖ straddling");
}

TEST_F(ExploreTest, TheStatusLineForgetsWhatThePointerLeft) {
    const auto before = status();
    for (const bool lens : {false, true}) {
        QWidget& view = lens ? static_cast<QWidget&>(window->pages().panel().lens().lens())
                             : static_cast<QWidget&>(window->pages().strip());
        ASSERT_TRUE(view.isVisible());
        QTest::mouseMove(&view, view.rect().center());
        QMouseEvent move(QEvent::MouseMove, view.rect().center(), view.mapToGlobal(view.rect().center()), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&view, &move);
        EXPECT_NE(status(), before);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&view, &leave);
        EXPECT_EQ(status(), before);
    }
    QTest::mouseMove(map().viewport(), pointOverInodeTable());
    EXPECT_NE(status(), before);
    window->pages().showGroups();
    EXPECT_EQ(status(), before) << "a page without a map";
}

TEST_F(ExploreTest, TheStatusLineSaysThatARowStandsForMore) {
    action("Overview").trigger();
    QTest::mouseMove(map().viewport(), pointOver([](BlockNumber block) { return block.value / 32768 == 16; }));
    EXPECT_THAT(status(), HasSubstr("this row stands for "));
}

TEST_F(ExploreTest, AClickSelectsTheStructure) {
    QTest::mouseClick(map().viewport(), Qt::LeftButton, {}, pointOverInodeTable());
    ASSERT_TRUE(std::holds_alternative<BlockPlace>(selected()));
    const auto& tree = child<QTreeView>("inspector");
    EXPECT_TRUE(tree.model()->index(0, 0).data().toString().startsWith("Inode table of group"));
    EXPECT_TRUE(action("Back").isEnabled());
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(std::holds_alternative<std::monostate>(selected()));
}

TEST_F(ExploreTest, ZoomsAndShowsAll) {
    const auto all = map().visibleBlocks();
    goTo("group 21");
    action("Zoom to selection").trigger();
    action("Zoom in").trigger();
    EXPECT_LT(map().visibleBlocks().count.value, all.count.value);
    action("Show all").trigger();
    EXPECT_EQ(map().visibleBlocks(), all);
}

TEST_F(ExploreTest, GoesToAPlaceThatIsTyped) {
    QTest::keyClick(window.get(), Qt::Key_G, Qt::ControlModifier);
    EXPECT_TRUE(child<QLineEdit>("goTo").hasFocus());
    goTo("group 21");
    EXPECT_EQ(selected(), Place{GroupPlace{{21}}});
    EXPECT_EQ(child<QTableView>("groups").currentIndex().row(), 21);
    goTo("sector 4196415");
    EXPECT_EQ(selected(), (Place{BlockPlace{{0}, 0}}));
    goTo("s_raid_stride");
    EXPECT_EQ(selected(), (Place{BlockPlace{{0}, 1024 + 0x164}}));
    EXPECT_FALSE(child<QDockWidget>("fieldsDock").isVisible()) << "the panel shows the fields";
    goTo("group 9999");
    EXPECT_EQ(selected(), (Place{BlockPlace{{0}, 1024 + 0x164}}));
    EXPECT_EQ(child<QLineEdit>("goTo").accessibleDescription(), "The last block group of this file system is 127.");
}

TEST_F(ExploreTest, BackReturnsToTheZoomAndThePlace) {
    goTo("group 21");
    action("Zoom to selection").trigger();
    action("Zoom in").trigger();
    const auto before = map().visibleBlocks();
    goTo("group 100");
    ASSERT_NE(map().visibleBlocks(), before);
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(selected(), Place{GroupPlace{{21}}});
    EXPECT_EQ(map().visibleBlocks(), before);
    QTest::keyClick(window.get(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(selected(), Place{GroupPlace{{100}}});
}

TEST_F(ExploreTest, EnterZoomsToTheSelectionAndBackReturns) {
    const auto bitmap = session().layout()->groups.blockBitmap[21];
    goTo(QStringLiteral("block %1").arg(bitmap.value));
    map().setFocus();
    const auto before = map().visibleBlocks();
    QTest::keyClick(&map(), Qt::Key_Return);
    const auto zoomed = map().visibleBlocks();
    EXPECT_LT(zoomed.count, before.count);
    QTest::keyClick(&map(), Qt::Key_Backspace);
    EXPECT_EQ(map().visibleBlocks(), before);
    EXPECT_EQ(selected(), Place{BlockPlace{bitmap}});
}

TEST_F(ExploreTest, AReloadKeepsSelectionViewAndWhatIf) {
    goTo("group 21");
    action("Zoom to selection").trigger();
    session().setStart(Lba{4196352});
    const auto before = map().visibleBlocks();
    QSignalSpy opened(&session(), &Session::opened);
    QTest::keyClick(window.get(), Qt::Key_F5);
    ASSERT_TRUE(opened.wait(test::patience));
    QTest::qWait(20);
    EXPECT_EQ(selected(), Place{GroupPlace{{21}}});
    EXPECT_EQ(map().visibleBlocks(), before);
    EXPECT_EQ(map().scene().linked, GroupNumber{21});
    EXPECT_EQ(child<QTableView>("groups").currentIndex().row(), 21);
    EXPECT_TRUE(session().judgement().remedies.whatIf);
    EXPECT_TRUE(child<QLabel>("whatIf").isVisible());
    openAndWait(aligned());
    EXPECT_EQ(selected(), Place{});
}

TEST_F(ExploreTest, AnotherKindOfRowsKeepsTheSelectionInView) {
    action("Overview").trigger();
    goTo("group 100");
    for (const auto* rows : {"Groups", "Flex groups", "Whole volume", "Overview"}) {
        action(rows).trigger();
        const auto& scene = map().scene();
        EXPECT_EQ(scene.linked, GroupNumber{100}) << rows;
        EXPECT_FALSE(scene.rectsOf(scene.volume->filesystem().blocksOf(GroupNumber{100})).isEmpty()) << rows;
    }
}

TEST_F(ExploreTest, TheLensShowsTheBlockThatWasAskedFor) {
    const auto table = session().layout()->inodeTableOf(GroupNumber{21});
    const auto asked = table.first + BlockCount{300};
    goTo(QStringLiteral("block %1").arg(asked.value));
    const auto& lens = window->pages().mapPage().lens().lens();
    const auto byte = session().judgement().placement()->bytes.first.value + asked.value * 4096;
    const auto middle = lens.window().first + lens.window().length / 2;
    EXPECT_NEAR(middle, static_cast<double>(byte) + 2048, 1);
    EXPECT_THAT(child<QLabel>("lensTitle").text().toStdString(), HasSubstr("group 21"));
    EXPECT_THAT(child<QLabel>("lensTitle").text().remove(',').toStdString(), HasSubstr(std::to_string(asked.value)));
}

TEST_F(ExploreTest, AllPartsOfTheWindowNameTheSamePlace) {
    const auto named = [this](const char* name) {
        EXPECT_THAT(status(), HasSubstr(name));
        EXPECT_THAT(child<QLabel>("lensTitle").text().toStdString(), HasSubstr(name));
        const auto* tree = child<QTreeView>("inspector").model();
        EXPECT_THAT(tree->index(0, 0).data().toString().toLower().toStdString(), HasSubstr(name));
    };
    goTo("group 27");
    named("group 27");
    EXPECT_THAT(status(), testing::Not(HasSubstr("superblock")));
    EXPECT_THAT(child<QLabel>("lensTitle").text().toStdString(), HasSubstr("Around group 27"));
    EXPECT_EQ(child<QLabel>("statusVerdict").text(), "") << "not that of its first block";
    window->workspace().selection.select(
        placeOfStructure(*session().layout(), RegionKind::GroupDescriptors, 5).value());
    named("group descriptor of group 5");
}

TEST_F(ExploreTest, ARightClickOffersWhatCanBeDoneWithThePlace) {
    const auto point = pointOverInodeTable();
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, map().viewport()->mapToGlobal(point));
    QApplication::sendEvent(map().viewport(), &event);
    auto& menu = child<QMenu>("placeMenu");
    ASSERT_TRUE(menu.isVisible());
    const auto actions = menu.actions();
    EXPECT_TRUE(actions[0]->text().startsWith("What is this? (inode table of group"));
    actions[5]->trigger();
    const auto block = BlockNumber{QGuiApplication::clipboard()->text().toULongLong()};
    EXPECT_EQ(session().layout()->regionAt(block)->kind, RegionKind::InodeTable);
    actions[0]->trigger();
    EXPECT_EQ(selected(), Place{BlockPlace{block}});
    menu.close();
}

TEST_F(ExploreTest, TheStatusLineKeepsThePlaceInAnyWindow) {
    for (const QSize size : {QSize(1280, 800), QSize(1000, 640)}) {
        window->resize(size);
        goTo("descriptor 21");
        QTest::qWait(20);
        const auto& label = child<QLabel>("statusPlace");
        EXPECT_TRUE(label.isVisible() && label.width() >= label.sizeHint().width());
        EXPECT_THAT(status(), HasSubstr("group 21"));
        EXPECT_THAT(child<QLabel>("statusPlace").toolTip().toStdString(), StartsWith("byte "));
    }
}

TEST_F(ExploreTest, F11FillsTheScreenAndComesBack) {
    QTest::keyClick(window.get(), Qt::Key_F11);
    EXPECT_TRUE(window->isFullScreen());
    QTest::keyClick(window.get(), Qt::Key_F11);
    EXPECT_FALSE(window->isFullScreen());
}

TEST_F(ExploreTest, APhysicalSectorOf512LeavesNothingRed) {
    auto& choice = child<ByteChoice>("physicalSector");
    choice.setFocus();
    const int at = choice.findData(quint64{512});
    ASSERT_GE(at, 0);
    choice.setCurrentIndex(at);
    Q_EMIT choice.activated(at);
    EXPECT_EQ(session().grid().size.value, 512U);
    QTest::qWait(20);
    EXPECT_EQ(redness(), 0);
    EXPECT_TRUE(child<QLabel>("verdictAlignment").text().startsWith("✓"));
}

TEST_F(ExploreTest, TypingAPartitionStartJudgesAtOnce) {
    auto& start = child<SectorSpinBox>("partitionStart");
    EXPECT_EQ(start.value(), 4196415U);
    EXPECT_FALSE(child<QLabel>("whatIf").isVisible());
    start.setFocus();
    start.selectAll();
    QTest::keyClicks(&start, "4196352");
    EXPECT_TRUE(session().judgement().remedies.whatIf);
    EXPECT_EQ(session().judgement().verdict.alignment->verdict, Fit::Whole);
    EXPECT_TRUE(child<QLabel>("whatIf").isVisible());
    QTest::keyClick(&start, Qt::Key_Up);
    EXPECT_EQ(session().judgement().verdict.alignment->start.value, 4196353ULL * 512);
    QTest::mouseClick(&child<QToolButton>("resetStart"), Qt::LeftButton);
    EXPECT_FALSE(session().judgement().remedies.whatIf);
    EXPECT_EQ(start.value(), 4196415U);
}

TEST_F(ExploreTest, EachStepOfAWhatIfLaysEachViewOutOnce) {
    const auto versions = [this] {
        return std::array{map().scene().version, window->pages().strip().scene().version,
                          window->pages().alignment().lens().lens().version()};
    };
    const std::vector<std::function<void()>> steps{
        [this] { session().setStart(Lba{4196352}); },
        [this] { session().setDrive({.physicalSector = ByteCount{512}}); },
        [this] { session().setMarked(GranularityKind::Partitioning); },
        [this] { session().setOverrides({}); },
        [this] { session().setAllocation(std::make_shared<const AllocationMap>(session().layout())); },
    };
    window->resize(1800, 900); // with room for one more entry in the legend
    QTest::qWait(20);
    for (const auto& step : steps) {
        SCOPED_TRACE(&step - steps.data());
        const auto before = versions();
        const auto indexes = &session().volume()->index();
        const auto shown = map().visibleBlocks();
        step();
        QTest::qWait(20);
        for (std::size_t view = 0; view < before.size(); ++view) {
            EXPECT_EQ(versions()[view], before[view] + 1) << "view " << view;
        }
        EXPECT_EQ(map().scene().volume, session().volume());
        EXPECT_EQ(window->pages().strip().scene().content.volume, session().volume());
        EXPECT_EQ(&session().volume()->index(), indexes) << "indexes are of the layout, which is the same";
        EXPECT_EQ(map().visibleBlocks(), shown);
    }
}

TEST_F(ExploreTest, RowsAndScaleAreChosenByMenuAndButton) {
    action("Flex groups").trigger();
    EXPECT_EQ(map().rowMode(), RowMode::FlexGroup);
    action("Metadata magnified").trigger();
    EXPECT_TRUE(map().isMagnified());
    window->close();
    window = makeWindow();
    openAndWait(misaligned());
    EXPECT_EQ(map().rowMode(), RowMode::FlexGroup);
    EXPECT_TRUE(map().isMagnified());
}

TEST_F(ExploreTest, AnotherPartitionIsReadAnew) {
    auto snapshot = test::twoPartitions();
    snapshot.disk.table.partitions[0].content.type = "ext4";
    const auto both = fake.snapshotFile("both.img", snapshot);
    openAndWait(both);
    QSignalSpy opened(&session(), &Session::opened);
    Q_EMIT window->pages().strip().partitionActivated(1);
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_EQ(session().reader().request().volume.partition, 1U);
    Q_EMIT window->pages().strip().partitionActivated(2);
    EXPECT_EQ(selected(), Place{PartitionPlace{2}});
}

TEST_F(ExploreTest, APlaceOutsideTheFileSystemIsShownWhereItIs) {
    const auto& lens = child<LensView>("smallLens");
    const auto expectAt = [&](std::uint64_t byte, const char* area) {
        EXPECT_EQ(selected(), Place{DiskPlace{{byte}}});
        EXPECT_EQ(child<QLabel>("selectionWhy").text().toStdString(), area);
        EXPECT_EQ(window->pages().strip().scene().place, ByteOffset{byte});
        EXPECT_LE(lens.window().first, static_cast<double>(byte));
        EXPECT_GT(lens.window().end(), static_cast<double>(byte));
        EXPECT_THAT(child<QLabel>("smallLensTitle").text().toStdString(), HasSubstr("no block of the file system"));
    };
    goTo("sector 4096");
    expectAt(4096 * 512, "The byte lies in partition 1 (swap), byte 1,048,576 of it.");
    goTo("byte 3");
    expectAt(3, "The byte lies in the MBR.");
    goTo("group 21");
    EXPECT_GT(lens.window().first, 2e9) << "in the file system again";
    EXPECT_EQ(child<QLabel>("mapCaption").text(), "The block bitmap of group 21 is block 524,293, in group 16");
}

TEST_F(ExploreTest, AGroupIsToldWhyItsMetadataLiesWhereItDoes) {
    goTo("group 21");
    const auto words = child<QLabel>("selectionWhy").text();
    EXPECT_TRUE(words.contains("flex_bg keeps the bitmaps and inode tables of groups 16 to 31 together"))
        << words.toStdString();
}

} // namespace
} // namespace atlas::ui
