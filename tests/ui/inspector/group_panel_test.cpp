// SPDX-License-Identifier: GPL-3.0-or-later
// The bitmaps of a group bit by bit, on a real image with dumpe2fs and debugfs as the oracles.
#include "tests/ui/window/window_fixture.h"

#include "support/paths.h"
#include "tests/support/run.h"
#include "ui/inspector/bit_grid.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

class GroupWindowTest : public WindowTest {
protected:
    void SetUp() override {
        m_image = m_folder.file("groups.img");
        const auto quoted = test::shellQuoted(m_image);
        test::mustRun("truncate -s 64M " + quoted + " && mke2fs -q -t ext4 -b 1024 " + quoted);
        test::mustRun("debugfs -w -R 'mkdir etc' " + quoted);
        session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        openAndWait(QString::fromStdString(m_image));
        openDrawer("groupDock");
    }
    BitGrid& grid() { return child<BitGrid>("bitGrid"); }
    std::string summary() { return child<QLabel>("groupSummary").text().toStdString(); }
    std::string name() { return child<QLabel>("bitName").text().toStdString(); }
    void goTo(const QString& place, const std::string& group) {
        auto& field = child<QLineEdit>("goTo");
        field.setText(place);
        QTest::keyClick(&field, Qt::Key_Return);
        ASSERT_TRUE(QTest::qWaitFor([&] { return summary().starts_with("Group " + group + ":"); }, test::patience))
            << summary();
        QTest::qWait(50); // the words above the grid may need another line
    }
    /// The value before `word` in what dumpe2fs says of a group: "7934 free blocks".
    [[nodiscard]] std::size_t dumped(int group, const std::string& word) const {
        const auto out =
            test::mustRun("dumpe2fs " + test::shellQuoted(m_image) + " 2>/dev/null | sed -n '/^Group " +
                          std::to_string(group) + ":/,/^Group /p' | grep -o '[0-9]* " + word + "' | head -1");
        return std::stoull(out);
    }

    test::TempDir m_folder;
    std::string m_image;
};

TEST_F(GroupWindowTest, CountsAsDumpe2fs) {
    for (const int group : {0, 1, 6}) { // group 5 has a backup superblock
        goTo(QStringLiteral("group %1").arg(group), std::to_string(group));
        child<QComboBox>("groupBitmap").setCurrentIndex(0);
        EXPECT_EQ(grid().bitmap().free(), dumped(group, "free blocks")) << group;
        child<QComboBox>("groupBitmap").setCurrentIndex(1);
        EXPECT_EQ(grid().bitmap().free(), dumped(group, "free inodes")) << group;
    }
    EXPECT_THAT(summary(), HasSubstr("INODE_UNINIT"));
    child<QComboBox>("groupBitmap").setCurrentIndex(0);
    EXPECT_TRUE(grid().bitmap().computed);
    EXPECT_THAT(summary(), HasSubstr("BLOCK_UNINIT"));
}

TEST_F(GroupWindowTest, AClickedBlockIsNamedAndSelected) {
    goTo("group 0", "0");
    QTest::mouseMove(grid().viewport(), grid().rectOf(0).center());
    EXPECT_EQ(name(), "Block 1: primary superblock of group 0, in use.");
    QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, grid().rectOf(1).center());
    EXPECT_EQ(selected(), Place{BlockPlace{{2}}});
    QTest::keyClick(&grid(), Qt::Key_Right);
    EXPECT_EQ(selected(), Place{BlockPlace{{3}}});
    QTest::keyClick(&grid(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_THAT(QGuiApplication::clipboard()->text().toStdString(), testing::StartsWith("Block 3: "));
}

TEST_F(GroupWindowTest, AClickedInodeIsSelected) {
    goTo("group 0", "0");
    child<QComboBox>("groupBitmap").setCurrentIndex(1);
    QTest::mouseMove(grid().viewport(), grid().rectOf(11).center());
    EXPECT_EQ(name(), "Inode 12, index 11: in use.");
    QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, grid().rectOf(11).center());
    const auto table = session().layout()->groups.inodeTable[0];
    EXPECT_EQ(selected(), (Place{BlockPlace{table + BlockCount{2}, 768}}));
    QTest::mouseMove(grid().viewport(), grid().rectOf(12).center());
    EXPECT_EQ(name(), "Inode 13, index 12: free.");
}

TEST_F(GroupWindowTest, ListsInodesAndSelectsTheOneThatIsClicked) {
    test::mustRun("debugfs -w -R 'rmdir etc' " + test::shellQuoted(m_image));
    openAndWait(QString::fromStdString(m_image));
    goTo("group 0", "0");
    child<QComboBox>("groupBitmap").setCurrentIndex(2);
    auto& table = child<QTableView>("groupInodes");
    auto& label = child<QLabel>("inodesSummary");
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.isVisible() && table.model()->rowCount() == 12; }, test::patience));
    EXPECT_FALSE(grid().isVisible());
    EXPECT_EQ(label.text().toStdString(),
              "Group 0: 11 inodes are in use; 1 free one still holds old data; 2,036 free ones are blank.");
    EXPECT_EQ(table.model()->index(1, 4).data().toString(), "reserved: root directory");
    EXPECT_EQ(table.model()->index(11, 4).data().toString(), "deleted");
    EXPECT_EQ(table.model()->index(11, 1).data().toString(), "drwxr-xr-x");
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.model()->index(11, 0)).center());
    const auto inodes = session().layout()->groups.inodeTable[0];
    EXPECT_EQ(selected(), (Place{BlockPlace{inodes + BlockCount{2}, 768}}));
    QTest::keyClick(&table, Qt::Key_Up);
    EXPECT_EQ(selected(), (Place{BlockPlace{inodes + BlockCount{2}, 512}}));
}

TEST_F(GroupWindowTest, TheListFollowsTheSelectionAndSorts) {
    goTo("group 0", "0");
    child<QComboBox>("groupBitmap").setCurrentIndex(2);
    auto& table = child<QTableView>("groupInodes");
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.model()->rowCount() == 12; }, test::patience));
    table.sortByColumn(2, Qt::DescendingOrder); // bytes
    EXPECT_EQ(table.model()->index(0, 0).data().toString(), "7");
    auto& field = child<QLineEdit>("goTo");
    field.setText("inode 12");
    QTest::keyClick(&field, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return table.currentIndex().isValid() && table.currentIndex().siblingAtColumn(0).data() == "12"; },
        test::patience));
    field.setText("inode 3000");
    QTest::keyClick(&field, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.model()->rowCount() == 0; }, test::patience));
}

} // namespace
} // namespace atlas::ui
