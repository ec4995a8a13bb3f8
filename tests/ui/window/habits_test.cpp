// SPDX-License-Identifier: GPL-3.0-or-later
// Bookmarks, the session of the day before, and tables that leave the window, by real events.
#include "tests/ui/window/window_fixture.h"
#include "ui/map/group_map.h"
#include "ui/widgets/item_views.h"
#include "ui/window/application.h"
#include "ui/window/exporter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

class HabitsTest : public WindowTest {
protected:
    void bookmark(const QString& note) {
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier);
        QInputDialog* dialog = nullptr;
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return (dialog = window->findChild<QInputDialog*>()) != nullptr; }, test::patience));
        QTest::keyClicks(dialog->findChild<QLineEdit*>(), note);
        QTest::keyClick(dialog, Qt::Key_Return);
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->findChild<QInputDialog*>() == nullptr; }, test::patience));
    }
};

TEST_F(HabitsTest, ABookmarkLeadsBackAndCanBeRemoved) {
    openAndWait(misaligned());
    window->workspace().selection.select(BlockPlace{{3}});
    bookmark("odd & even");
    window->workspace().selection.select(GroupPlace{{1}});
    auto& menu = child<QMenu>("bookmarks");
    ASSERT_FALSE(menu.actions().isEmpty());
    EXPECT_EQ(menu.actions().front()->text(), "odd && even — block 3");
    EXPECT_FALSE(menu.actions().back()->isEnabled());
    menu.actions().front()->trigger();
    EXPECT_EQ(selected(), Place{BlockPlace{{3}}});
    menu.actions().back()->trigger();
    EXPECT_FALSE(menu.isEnabled());
}

/// What somebody wrote is seen on the map, can be changed in the drawer, and goes along with a snapshot.
TEST_F(HabitsTest, NotesArePinsThatCanBeEditedAndShared) {
    openAndWait(misaligned());
    window->workspace().selection.select(BlockPlace{{3}});
    bookmark("odd");
    const auto& pins = window->pages().map().scene().pins;
    ASSERT_EQ(pins.size(), 1U);
    EXPECT_EQ(pins[0].words, "odd");
    const auto tip = window->pages().map().scene().pinTipOf(pins[0].blocks);
    ASSERT_TRUE(tip);
    EXPECT_EQ(window->pages().map().scene().notesAt(*tip - QPointF(0, 2)), QStringList("odd"));
    EXPECT_EQ(window->pages().map().scene().notesAt(*tip + QPointF(40, 0)), QStringList());
    auto* rows = child<QTableView>("notes").model();
    ASSERT_EQ(rows->rowCount(), 1);
    EXPECT_TRUE(rows->index(0, 0).data().toString().contains("3")) << rows->index(0, 0).data().toString().toStdString();
    ASSERT_TRUE(rows->setData(rows->index(0, 1), "even", Qt::EditRole));
    EXPECT_EQ(pins[0].words, "even");
    auto snapshot = session().snapshot();
    snapshot.notes = window->workspace().bookmarks.asNotes();
    ASSERT_TRUE(saveSnapshot(fake.file("noted.ext4atlas"), snapshot));
    child<QTableView>("notes").setCurrentIndex(rows->index(0, 1));
    child<QPushButton>("deleteNote").click();
    EXPECT_TRUE(window->pages().map().scene().pins.empty());
    openAndWait(fake.file("noted.ext4atlas"));
    EXPECT_THAT(window->workspace().bookmarks.all(), testing::ElementsAre(Bookmark{BlockPlace{{3}}, "even"}));
    window->workspace().bookmarks.remove(BlockPlace{{3}});
    openAndWait(fake.file("noted.ext4atlas"));
    EXPECT_TRUE(window->workspace().bookmarks.all().isEmpty()) << "deleted for good";
}

TEST_F(HabitsTest, AStartWithoutAnImageOpensTheLastOneWithItsSelection) {
    openAndWait(misaligned());
    window->workspace().selection.select(BlockPlace{{3}});
    window->close();
    window = makeWindow();
    const auto last = savedSession(settings);
    ASSERT_TRUE(last);
    QSignalSpy opened(&session(), &Session::opened);
    window->reopen(*last);
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_TRUE(session().path().endsWith("misaligned.img"));
    EXPECT_EQ(selected(), Place{BlockPlace{{3}}});
    action("Reopen at start").trigger();
    window->close();
    EXPECT_EQ(savedSession(settings), std::nullopt);
}

TEST_F(HabitsTest, AWindowWithoutAnImageLeavesNoSession) {
    openAndWait(misaligned());
    window->close();
    window = makeWindow();
    window->close();
    EXPECT_EQ(savedSession(settings), std::nullopt);
}

TEST_F(HabitsTest, RowsAreCopiedAsMarkdownAndDraggedOut) {
    openAndWait(misaligned());
    openDrawer("findingsDock");
    auto& findings = child<QTableView>("findings");
    ASSERT_GT(findings.model()->rowCount(), 0);
    findings.selectRow(0);
    findings.setFocus();
    QTest::keyClick(&findings, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const auto copied = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(copied.startsWith("| Severity | ")) << copied.toStdString();
    EXPECT_THAT(copied.toStdString(), HasSubstr("|---|---|"));
    EXPECT_EQ(copied.count('\n'), 3);
    const std::unique_ptr<QMimeData> dragged(dragData(findings));
    EXPECT_EQ(QString::fromUtf8(dragged->data("text/markdown")), copied);
    EXPECT_TRUE(dragged->data("text/csv").startsWith("Severity,"));
    EXPECT_EQ(dragged->text().count('\t'), findings.model()->columnCount() - 1);
}

TEST_F(HabitsTest, AClickOnASelectedRowSelectsItAlone) {
    openAndWait(misaligned());
    auto& findings = child<QTableView>("findings");
    ASSERT_GT(findings.model()->rowCount(), 1);
    findings.selectAll();
    const auto second = findings.model()->index(1, 0);
    QTest::mouseClick(findings.viewport(), Qt::LeftButton, {}, findings.visualRect(second).center());
    EXPECT_EQ(findings.selectionModel()->selectedRows().size(), 1);
    EXPECT_EQ(findings.currentIndex().row(), 1);
}

} // namespace
} // namespace atlas::ui
