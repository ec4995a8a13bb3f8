// SPDX-License-Identifier: GPL-3.0-or-later
// Bookmarks, the session of the day before, and tables that leave the window, by real events.
#include "support/paths.h"
#include "tests/support/run.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/lens/lens_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/panel/selection_panel.h"
#include "ui/widgets/item_views.h"
#include "ui/window/application.h"
#include "ui/window/exporter.h"
#include "ui/window/start_page.h"

#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QUrl>
#include <QWindow>

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

TEST_F(HabitsTest, WhatIsSelectedIsCopiedFromEachDrawnView) {
    openAndWait(misaligned());
    window->workspace().selection.select(BlockPlace{{3}});
    auto* clipboard = QGuiApplication::clipboard();
    const auto copied = [&](QWidget& view) {
        clipboard->clear();
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        return clipboard->text().toStdString();
    };
    for (QWidget* view :
         std::initializer_list<QWidget*>{&map(), &window->pages().strip(), &window->pages().panel().lens().lens()}) {
        const auto words = copied(*view);
        EXPECT_THAT(words, HasSubstr("block 3")) << view->metaObject()->className();
        EXPECT_THAT(words, HasSubstr("sector ")) << view->metaObject()->className();
    }
    window->pages().strip().setFocus();
    QTest::keyClick(&window->pages().strip(), Qt::Key_Right);
    EXPECT_THAT(copied(window->pages().strip()), testing::Not(HasSubstr("block 3")))
        << "the partition that the arrow chose";
}

/// A file on a stick that was pulled out and is plugged in again.
TEST_F(HabitsTest, AFileThatComesBackCanBeReloaded) {
    session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
    const auto path = fake.file("stick.img");
    const auto quoted = test::shellQuoted(path.toStdString());
    test::mustRun("truncate -s 8M " + quoted + " && mke2fs -q -t ext4 " + quoted);
    openAndWait(path);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return window->workspace().bitmaps.state() == BitmapState::Complete; }, test::patience));
    ASSERT_TRUE(QFile::rename(path, path + ".away"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return banner().isVisible(); }, test::patience));
    EXPECT_THAT(banner().message().toStdString(), HasSubstr("no longer there"));
    QSignalSpy failed(&session(), &Session::failed);
    session().reload();
    ASSERT_TRUE(failed.wait(test::patience));
    EXPECT_THAT(banner().message().toStdString(), HasSubstr("cannot be opened"));
    ASSERT_TRUE(QFile::rename(path + ".away", path));
    auto* reload = banner().findChild<QPushButton*>("bannerReload");
    ASSERT_TRUE(QTest::qWaitFor([&] { return reload->isVisible(); }, test::patience));
    EXPECT_THAT(banner().message().toStdString(), HasSubstr("there again"));
    QSignalSpy opened(&session(), &Session::opened);
    reload->click();
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_FALSE(banner().isVisible());
}

TEST_F(HabitsTest, AMessageGoesWhenTheFileThatWasMissingIsThere) {
    const auto path = fake.file("later.img");
    window->open(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return banner().isVisible(); }, test::patience));
    ASSERT_TRUE(QFile::copy(misaligned(), path));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !banner().isVisible(); }, test::patience));
}

/// Sends events of the window system, which find the widget under the pointer.
class DropTest : public HabitsTest {
protected:
    /// Returns whether it was accepted.
    bool drop(const QWidget& over, const QList<QUrl>& urls) {
        QMimeData data;
        data.setUrls(urls);
        const auto at = over.mapTo(window.get(), over.rect().center());
        auto* handle = window->windowHandle();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(handle, &enter);
        QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(handle, &move);
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(handle, &dropped);
        return enter.isAccepted() && dropped.isAccepted();
    }
};

TEST_F(DropTest, OpensAFileOnEveryPageAndOnAField) {
    const auto first = misaligned();
    const auto second = aligned();
    openAndWait(first);
    auto& tabs = child<QTabWidget>("tabs");
    const auto opensOn = [&](const QWidget& over, const QString& path) {
        QSignalSpy opened(&session(), &Session::opened);
        EXPECT_TRUE(drop(over, {QUrl::fromLocalFile(path)})) << over.objectName().toStdString();
        EXPECT_TRUE(opened.wait(test::patience)) << over.objectName().toStdString();
        EXPECT_EQ(session().path(), path);
    };
    for (int page = 0; page < tabs.count(); ++page) {
        if (tabs.isTabVisible(page)) {
            tabs.setCurrentIndex(page);
            QTest::qWait(20);
            opensOn(*tabs.currentWidget(), session().path() == first ? second : first);
        }
    }
    auto& field = child<QLineEdit>("goTo");
    opensOn(field, session().path() == first ? second : first);
    EXPECT_TRUE(field.text().isEmpty());
}

TEST_F(DropTest, ExplainsAFolderAndAnAddress) {
    session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
    EXPECT_TRUE(drop(window->pages().startPage(), {QUrl::fromLocalFile(QDir::tempPath())}));
    ASSERT_TRUE(QTest::qWaitFor([&] { return banner().isVisible(); }, test::patience));
    EXPECT_THAT(banner().message().toStdString(), HasSubstr("is a folder"));
    EXPECT_TRUE(drop(window->pages().startPage(), {QUrl(QStringLiteral("ftp://example.org/disk.img"))}));
    EXPECT_THAT(banner().message().toStdString(), HasSubstr("ftp://example.org/disk.img cannot be opened"));
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
