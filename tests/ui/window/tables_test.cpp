// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of findings and groups in the window: selection, order, copies and export.
#include "tests/ui/window/window_fixture.h"
#include "ui/groups/groups_page.h"
#include "ui/window/exporter.h"
#include "ui/window/map_page.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

namespace atlas::ui {
namespace {

class TablesTest : public WindowTest {
protected:
    void SetUp() override { openAndWait(misaligned()); }
};

TEST_F(TablesTest, AFindingLeadsToItsPlace) {
    auto& findings = child<QTableView>("findings");
    QTest::keyClick(window.get(), Qt::Key_F8);
    EXPECT_EQ(findings.currentIndex().row(), 0);
    EXPECT_EQ(selected(), Place{PartitionPlace{2}});
    QTest::keyClick(window.get(), Qt::Key_F8);
    EXPECT_TRUE(findings.currentIndex().data().toString().contains("remedy"));
    QTest::keyClick(window.get(), Qt::Key_F8);
    EXPECT_EQ(selected(), Place{BlockPlace{{0}}});
    QTest::keyClick(window.get(), Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(findings.currentIndex().row(), 1);
    const auto point = findings.visualRect(findings.model()->index(2, 4)).center();
    QTest::mouseClick(findings.viewport(), Qt::LeftButton, {}, point);
    QTest::mouseDClick(findings.viewport(), Qt::LeftButton, {}, point);
    EXPECT_EQ(selected(), Place{BlockPlace{{0}}});
}

TEST_F(TablesTest, TheCurrentFindingIsSelectedWithoutZoom) {
    auto& findings = child<QTableView>("findings");
    const auto& tabs = child<QTabWidget>("tabs");
    const auto* const page = tabs.currentWidget();
    const double length = map().viewpoint().view.window.length;
    const auto pointAt = [&findings](int row) { return findings.visualRect(findings.model()->index(row, 4)).center(); };
    QTest::mouseClick(findings.viewport(), Qt::LeftButton, {}, pointAt(2));
    EXPECT_EQ(selected(), Place{BlockPlace{{0}}});
    QTest::keyClick(&findings, Qt::Key_Up);
    QTest::keyClick(&findings, Qt::Key_Up);
    EXPECT_EQ(selected(), Place{PartitionPlace{2}});
    window->workspace().selection.select(GroupPlace{{100}});
    EXPECT_EQ(selected(), Place{GroupPlace{{100}}}) << "the table does not take it back";
    QTest::mouseClick(findings.viewport(), Qt::LeftButton, {}, pointAt(0));
    EXPECT_EQ(selected(), Place{PartitionPlace{2}}) << "of the row that was current already";
    EXPECT_EQ(map().viewpoint().view.window.length, length);
    EXPECT_EQ(tabs.currentWidget(), page);
    QTest::mouseClick(findings.viewport(), Qt::LeftButton, {}, pointAt(2));
    QTest::mouseDClick(findings.viewport(), Qt::LeftButton, {}, pointAt(2));
    EXPECT_EQ(selected(), Place{BlockPlace{{0}}});
    EXPECT_LT(map().viewpoint().view.window.length, length);
}

TEST_F(TablesTest, FindingsAreFilteredAndSorted) {
    auto& findings = child<QTableView>("findings");
    const int all = findings.model()->rowCount();
    QTest::keyClicks(&child<QLineEdit>("findingsFilter"), "INODE BITMAP");
    EXPECT_EQ(findings.model()->rowCount(), 1);
    child<QLineEdit>("findingsFilter").clear();
    EXPECT_EQ(findings.model()->rowCount(), all);
    findings.sortByColumn(0, Qt::DescendingOrder);
    EXPECT_EQ(findings.model()->index(0, 0).data().toString(), "ℹ note");
}

TEST_F(TablesTest, LookingAtTheTableOfGroupsSelectsNone) {
    const auto before = selected();
    child<QTabWidget>("tabs").setCurrentWidget(&window->pages().groups());
    child<QTableView>("groups").setFocus();
    EXPECT_EQ(selected(), before);
    QTest::keyClick(&child<QTableView>("groups"), Qt::Key_Down);
    EXPECT_EQ(selected(), Place{GroupPlace{GroupNumber{1}}});
}

TEST_F(TablesTest, TheTableOfGroupsAndTheMapShareTheSelection) {
    child<QTabWidget>("tabs").setCurrentWidget(&window->pages().groups());
    auto& groups = child<QTableView>("groups");
    const auto index = groups.model()->index(3, 0);
    QTest::mouseClick(groups.viewport(), Qt::LeftButton, {}, groups.visualRect(index).center());
    EXPECT_EQ(selected(), Place{GroupPlace{{3}}});
    QTest::keyClick(&groups, Qt::Key_Down);
    EXPECT_EQ(selected(), Place{GroupPlace{{4}}});
    window->workspace().selection.select(GroupPlace{{100}});
    EXPECT_EQ(groups.currentIndex().row(), 100);
}

TEST_F(TablesTest, TheChecksumOfAGroupNeedsNoScrolling) {
    window->resize(1280, 800);
    child<QTabWidget>("tabs").setCurrentWidget(&window->pages().groups());
    QTest::qWait(20);
    const auto& groups = child<QTableView>("groups");
    const int checksum = static_cast<int>(GroupColumn::Checksum);
    EXPECT_LE(groups.columnViewportPosition(checksum) + groups.columnWidth(checksum), groups.viewport()->width());
}

TEST_F(TablesTest, ARowOfTheGroupsLeadsToTheMap) {
    auto& tabs = child<QTabWidget>("tabs");
    auto& groups = child<QTableView>("groups");
    auto* const page = &window->pages().groups();
    const auto chosen = groups.model()->index(3, 0);
    EXPECT_TRUE(chosen.data(Qt::ToolTipRole).toString().contains("group 3 on the map"));
    tabs.setCurrentWidget(page);
    groups.setCurrentIndex(chosen);
    QTest::keyClick(&groups, Qt::Key_Return);
    EXPECT_EQ(tabs.currentWidget(), &window->pages().mapPage());
    EXPECT_EQ(selected(), Place{GroupPlace{{3}}});
    tabs.setCurrentWidget(page);
    groups.setCurrentIndex(groups.model()->index(5, 0));
    groups.actions().front()->trigger();
    EXPECT_EQ(tabs.currentWidget(), &window->pages().mapPage());
    EXPECT_EQ(selected(), Place{GroupPlace{{5}}});
}

TEST_F(TablesTest, RowsAreCopiedAsTabSeparatedText) {
    child<QTabWidget>("tabs").setCurrentWidget(&window->pages().groups());
    auto& groups = child<QTableView>("groups");
    groups.selectRow(2);
    groups.setFocus();
    QTest::keySequence(&groups, QKeySequence::Copy);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith("2\t0\t65,536\t"))
        << QGuiApplication::clipboard()->text().toStdString();
    openDrawer("inspectorDock");
    auto& inspector = child<QTreeView>("inspector");
    inspector.setCurrentIndex(inspector.model()->index(0, 0));
    inspector.setFocus();
    QTest::keySequence(&inspector, QKeySequence::Copy);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "Group 2 descriptor\tflex group 0");
}

TEST_F(TablesTest, TablesAndSnapshotsAreWritten) {
    ASSERT_TRUE(saveCsv(fake.file("groups.csv"), window->pages().groups().table()));
    QFile csv(fake.file("groups.csv"));
    ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
    EXPECT_TRUE(csv.readLine().startsWith("Group,Flex group,First block,"));
    EXPECT_TRUE(csv.readLine().startsWith("0,0,0,"));
    ASSERT_TRUE(saveSnapshot(fake.file("saved.ext4atlas"), session().snapshot()));
    const auto before = session().snapshot();
    openAndWait(fake.file("saved.ext4atlas"));
    EXPECT_EQ(*session().layout(), *before.layout);
    EXPECT_FALSE(saveCsv("/nowhere/at/all.csv", window->pages().groups().table()));
}

} // namespace
} // namespace atlas::ui
