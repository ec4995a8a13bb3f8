// SPDX-License-Identifier: GPL-3.0-or-later
// Which state of a volume is open: before or after the replay of its journal, and by which superblock.
#include "tests/ui/window/window_fixture.h"

#include "support/paths.h"
#include "tests/support/run.h"
#include "ui/window/superblock_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace atlas::ui {
namespace {

class StatesTest : public WindowTest {
protected:
    void SetUp() override {
        m_image = m_folder.file("states.img");
        m_quoted = test::shellQuoted(m_image);
        test::mustRun("truncate -s 64M " + m_quoted + " && mke2fs -q -t ext4 -b 1024 -L first " + m_quoted);
        session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
    }
    void open() { openAndWait(QString::fromStdString(m_image)); }
    void waitForOpening(const std::function<void()>& does) {
        QSignalSpy opened(&session(), &Session::opened);
        does();
        ASSERT_TRUE(opened.wait(test::patience));
    }

    test::TempDir m_folder;
    std::string m_image;
    std::string m_quoted;
};

/// The journal holds a superblock with another label.
TEST_F(StatesTest, TheReplayIsOneClickAway) {
    const auto block = test::shellQuoted(m_folder.file("block"));
    test::mustRun("cp " + m_quoted + " " + block + ".img && tune2fs -L second " + block + ".img && dd if=" + block +
                  ".img of=" + block + " bs=1024 skip=1 count=1 2>&1");
    test::mustRun("printf 'jo\\njw -b 1 " + block + "\\njc\\n' | debugfs -w " + m_quoted);
    test::mustRun("debugfs -w -R 'feature needs_recovery' " + m_quoted);
    open();
    auto& replay = child<QToolButton>("verdictReplay");
    ASSERT_TRUE(replay.isVisible());
    EXPECT_EQ(replay.text(), "After the replay");
    EXPECT_EQ(session().layout()->filesystem.label, "first");
    waitForOpening([&] { replay.click(); });
    EXPECT_EQ(session().layout()->filesystem.label, "second");
    EXPECT_TRUE(session().request().replay) << "all other answers are from the same state";
    EXPECT_EQ(replay.text(), "Before the replay");
    waitForOpening([&] { action("After the journal’s replay").trigger(); });
    EXPECT_EQ(session().layout()->filesystem.label, "first");
    test::mustRun("e2fsck -fy " + m_quoted + " || [ $? -le 2 ]");
    waitForOpening([&] { session().reload(); });
    EXPECT_FALSE(replay.isVisible());
}

TEST_F(StatesTest, AnotherSuperblockCanBeChosen) {
    test::mustRun("dd if=" + m_quoted + " of=" + m_quoted + " bs=1024 skip=1 seek=8193 count=1 conv=notrunc 2>&1");
    open();
    action("With another superblock…").trigger();
    auto* dialog = window->findChild<SuperblockDialog*>();
    ASSERT_NE(dialog, nullptr);
    auto* open = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
    auto* block = dialog->findChild<QLineEdit*>("superblockBlock");
    block->setText("8193k");
    EXPECT_FALSE(open->isEnabled());
    block->setText("24577");
    waitForOpening([&] { open->click(); });
    EXPECT_EQ(session().request().superblock.block, BlockNumber{24577});
    EXPECT_EQ(session().layout()->filesystem.superblockGroup, GroupNumber{3});
}

} // namespace
} // namespace atlas::ui
