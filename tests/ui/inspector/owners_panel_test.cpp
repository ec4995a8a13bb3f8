// SPDX-License-Identifier: GPL-3.0-or-later
// The owners dock by real events, against debugfs and the command line.
#include "tests/ui/window/window_fixture.h"

#include "report/json/owners_json.h"
#include "support/paths.h"
#include "tests/support/run.h"
#include "ui/drawing/map_scene.h"
#include "ui/inspector/owners_model.h"
#include "ui/lens/lens_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/strip/strip_scene.h"
#include "ui/window/map_page.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

class OwnersWindowTest : public WindowTest {
protected:
    void SetUp() override {
        m_image = m_folder.file("files.img");
        const auto quoted = test::shellQuoted(m_image);
        const auto content = test::shellQuoted(m_folder.file("content"));
        test::mustRun("head -c 3000000 /dev/zero | tr '\\0' x > " + content);
        test::mustRun("truncate -s 16M " + quoted + " && mke2fs -q -t ext4 -b 1024 " + quoted);
        test::mustRun("printf 'write %s big\\nmkdir d\\nwrite /etc/hostname d/name\\n' " + content + " | debugfs -w " +
                      quoted);
        const auto reader = QString::fromStdString(test::built("ext4atlas-cli"));
        session().reader().setProgram(reader);
        owners().reader().setProgram(reader);
        window->workspace().files.reader().setProgram(reader);
        openAndWait(QString::fromStdString(m_image));
        window->findChild<QWidget*>("ownersDock")->show();
        window->findChild<QWidget*>("ownersDock")->raise();
    }
    OwnerReader& owners() { return window->workspace().owners; }
    QTableView& table() { return child<QTableView>("owners"); }
    void read() {
        QTest::mouseClick(&child<QPushButton>("readOwners"), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([this] { return owners().map() && !owners().isRunning(); }, test::patience));
    }
    std::string cell(int row, OwnerColumn column) {
        return table().model()->index(row, static_cast<int>(column)).data().toString().toStdString();
    }
    [[nodiscard]] std::uint64_t debugfs(const std::string& command) const {
        return std::stoull(test::mustRun("debugfs -R '" + command + "' " + test::shellQuoted(m_image)));
    }

    test::TempDir m_folder;
    std::string m_image;
};

TEST_F(OwnersWindowTest, TheTableAndTheMapShowWhatTheCommandLineFinds) {
    read();
    const auto json = test::mustRun(test::built("ext4atlas-cli") + " owners --json " + test::shellQuoted(m_image));
    const auto found = readOwnersJson(json);
    ASSERT_TRUE(found);
    EXPECT_EQ(owners().map()->stretches, found->stretches);
    EXPECT_EQ(table().model()->rowCount(), static_cast<int>(found->owners.size()));
    EXPECT_EQ(cell(0, OwnerColumn::Owner), "/big");
    EXPECT_EQ(cell(0, OwnerColumn::Size), "2.9 MiB");
    EXPECT_THAT(child<QLabel>("ownersSummary").text().toStdString(), HasSubstr("no block has two owners"));
    const auto& tints = *map().scene().tints;
    const auto first = debugfs("bmap big 0");
    const auto tinted =
        std::ranges::find_if(tints, [&](const TintedBlocks& each) { return each.blocks.contains({first}); });
    ASSERT_NE(tinted, tints.end());
    EXPECT_EQ(tinted->tint, firstFileTint);
    EXPECT_FALSE(map().scene().tintedRects().isEmpty());
    EXPECT_FALSE(window->pages().strip().scene().tintedRects().isEmpty());
}

TEST_F(OwnersWindowTest, RowsLeadToBlocksAndBlocksToRows) {
    read();
    const auto index = table().model()->index(0, 0);
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(index).center());
    const auto* place = std::get_if<BlockPlace>(&selected());
    ASSERT_NE(place, nullptr);
    EXPECT_EQ(test::mustRun("debugfs -R 'icheck " + std::to_string(place->block.value) + "' " +
                            test::shellQuoted(m_image) + " | tail -1 | cut -f2"),
              std::to_string(owners().map()->owners[0].inode) + "\n");
    window->workspace().selection.select(BlockPlace{{debugfs("bmap d 0")}});
    EXPECT_EQ(cell(table().currentIndex().row(), OwnerColumn::Owner), "Directories");
}

TEST_F(OwnersWindowTest, TheMapLosesTheColoursOnRequestAndForAFollowedFile) {
    read();
    auto& box = child<QCheckBox>("showOwners");
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    EXPECT_EQ(map().scene().tints, nullptr);
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    EXPECT_NE(map().scene().tints, nullptr);
    window->workspace().files.followPath(QStringLiteral("/d/name"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->workspace().selection.file() != nullptr; }, test::patience));
    ASSERT_EQ(map().scene().tints->size(), 1U);
    EXPECT_EQ(map().scene().tints->front().tint, followedTint);
    openDrawer("fileDock");
    QTest::mouseClick(&child<QPushButton>("clearFile"), Qt::LeftButton);
    EXPECT_GT(map().scene().tints->size(), 1U);
}

TEST_F(OwnersWindowTest, TheLensTellsDataFromFreeBlocksOnceBitmapsAreRead) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->workspace().bitmaps.settled(); }, test::patience));
    auto& lens = window->pages().mapPage().lens().lens();
    const auto inUse = [&](std::uint64_t block) -> std::optional<bool> {
        window->workspace().selection.select(BlockPlace{{block}});
        QTest::qWait(20);
        const int middle = lens.drawn().columns / 2;
        for (const auto& run : lens.drawn().structures) {
            if (run.x0 <= middle && middle < run.x1 && !run.kind) {
                return isInUse(*session().volume(), lens.drawn(), run);
            }
        }
        return std::nullopt;
    };
    EXPECT_EQ(inUse(debugfs("bmap big 1500")), true);
    constexpr std::uint64_t behindTheFiles = 14000;
    ASSERT_THAT(test::mustRun("debugfs -R 'testb 14000' " + test::shellQuoted(m_image)), HasSubstr("not in use"));
    EXPECT_EQ(inUse(behindTheFiles), false);
}

TEST_F(OwnersWindowTest, BlocksThatFilesShareHaveTheRowsOfAll) {
    const auto path = m_folder.file("shared.img");
    const auto quoted = test::shellQuoted(path);
    test::mustRun("truncate -s 16M " + quoted + " && mke2fs -q -t ext2 -b 1024 " + quoted);
    test::mustRun("printf 'write /etc/hostname one\nwrite /etc/hostname two\nfeature shared_blocks\n' | debugfs -w " +
                  quoted + " 2>/dev/null");
    const auto block = test::mustRun("debugfs -R 'bmap one 0' " + quoted + " 2>/dev/null");
    test::mustRun("debugfs -w -R 'sif two block[0] " + block.substr(0, block.find('\n')) + "' " + quoted +
                  " 2>/dev/null");
    openAndWait(QString::fromStdString(path));
    read();
    EXPECT_THAT(child<QLabel>("ownersSummary").text().toStdString(), HasSubstr("shared_blocks allows"));
    EXPECT_EQ(cell(0, OwnerColumn::Shared), "1");
    EXPECT_EQ(cell(1, OwnerColumn::Shared), "1");
    window->workspace().selection.select(BlockPlace{{std::stoull(block)}});
    EXPECT_EQ(table().selectionModel()->selectedRows().size(), 2);
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                      table().visualRect(table().model()->index(1, 0)).center());
    EXPECT_EQ(table().currentIndex().row(), 1);
    EXPECT_EQ(std::get<BlockPlace>(selected()).block.value, std::stoull(block));
}

TEST_F(OwnersWindowTest, AnotherImageHasNoOwnersYet) {
    read();
    session().reader().setProgram(fake.copier());
    openAndWait(aligned());
    EXPECT_EQ(owners().map(), nullptr);
    EXPECT_EQ(table().model()->rowCount(), 0);
    EXPECT_TRUE(!map().scene().tints || map().scene().tints->empty());
    QTest::mouseClick(&child<QPushButton>("readOwners"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !owners().isRunning(); }, test::patience));
    EXPECT_THAT(child<QLabel>("ownersSummary").text().toStdString(), HasSubstr("no inodes"));
}

} // namespace
} // namespace atlas::ui
