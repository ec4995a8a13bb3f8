// SPDX-License-Identifier: GPL-3.0-or-later
// Bookmarks, the session of the day before, and tables that leave the window, by real events.
#include "tests/ui/window/window_fixture.h"
#include "ui/widgets/item_views.h"
#include "ui/window/application.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
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
