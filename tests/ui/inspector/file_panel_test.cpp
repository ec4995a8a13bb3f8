// SPDX-License-Identifier: GPL-3.0-or-later
// From a path to its blocks and back, on real images with debugfs as the oracle.
#include "tests/ui/window/window_fixture.h"

#include "support/paths.h"
#include "tests/support/run.h"
#include "ui/drawing/map_scene.h"
#include "ui/inspector/bytes_view.h"
#include "ui/inspector/file_steps_model.h"
#include "ui/strip/strip_scene.h"
#include "ui/text/qt_text.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>

namespace atlas::ui {
namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class FileWindowTest : public WindowTest {
protected:
    void SetUp() override {
        m_image = m_folder.file("files.img");
        const auto content = m_folder.file("content");
        const auto quoted = test::shellQuoted(m_image);
        test::mustRun("head -c 1000000 /dev/zero | tr '\\0' x > " + test::shellQuoted(content));
        test::mustRun("truncate -s 16M " + quoted + " && mke2fs -q -t ext4 -b 1024 " + quoted);
        test::mustRun("printf 'mkdir etc\\nwrite %s etc/hosts\\nsymlink etc/link hosts\\n' " +
                      test::shellQuoted(content) + " | debugfs -w " + quoted);
        test::mustRun("debugfs -w -R 'punch etc/hosts 100 149' " + quoted);
        session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        files().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        openAndWait(QString::fromStdString(m_image));
    }
    FileFinder& files() { return window->workspace().files; }
    void typePath(const QString& path) {
        auto& field = child<QLineEdit>("goTo");
        field.setFocus();
        field.clear();
        QTest::keyClicks(&field, path);
        QTest::keyClick(&field, Qt::Key_Return);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !files().isRunning(); }, test::patience));
    }
    QTableView& steps() { return child<QTableView>("fileSteps"); }
    std::string cell(int row, FileStepColumn column) {
        return steps().model()->index(row, static_cast<int>(column)).data().toString().toStdString();
    }
    void choose(int row) {
        const auto index = steps().model()->index(row, 0);
        steps().scrollTo(index);
        QTest::mouseClick(steps().viewport(), Qt::LeftButton, {}, steps().visualRect(index).center());
    }
    std::string summary() { return child<QLabel>("fileSummary").text().toStdString(); }
    [[nodiscard]] std::uint64_t debugfs(const std::string& command) const {
        return std::stoull(test::mustRun("debugfs -R '" + command + "' " + test::shellQuoted(m_image)));
    }

    test::TempDir m_folder;
    std::string m_image;
};

TEST_F(FileWindowTest, ThePanelAsksWhoOwnsABlockOfAFile) {
    const auto first = debugfs("bmap etc/hosts 0");
    auto& links = child<QLabel>("selectionLinks");
    typePath(QStringLiteral("block %1").arg(first));
    const auto question = "Who owns block " + number(first).toStdString() + "?";
    ASSERT_THAT(links.text().toStdString(), HasSubstr(question));
    Q_EMIT links.linkActivated("owners");
    ASSERT_TRUE(QTest::qWaitFor([this] { return files().owners().has_value(); }, test::patience));
    EXPECT_TRUE(child<QDockWidget>("fileDock").isVisible());
    EXPECT_THAT(files().owners()->owners.owners.front().paths, ElementsAre("/etc/hosts"));
    typePath("group 0");
    EXPECT_THAT(links.text().toStdString(), Not(HasSubstr("Who owns")));
}

/// What a file left behind: its slack, its inode after deletion, and copies in the journal.
TEST_F(FileWindowTest, TheAnswerNamesWhatIsLeftOfFiles) {
    const auto ask = [this](const std::string& place) {
        typePath(QString::fromStdString(place));
        Q_EMIT child<QLabel>("selectionLinks").linkActivated("owners");
        EXPECT_TRUE(QTest::qWaitFor([this] { return !files().isRunning(); }, test::patience));
        EXPECT_EQ(files().refusal(), QString());
        return child<QLabel>("selectionLinks").text().toStdString();
    };
    const auto last = debugfs("bmap etc/hosts 976"); // the file has 1,000,000 bytes
    const auto slack = ask("byte " + std::to_string(last * 1024 + 600));
    EXPECT_THAT(slack, HasSubstr("etc/hosts"));
    EXPECT_THAT(slack, HasSubstr("past the end of the file, byte 600 of its last block"));
    const auto inside = ask("byte " + std::to_string(last * 1024 + 500));
    EXPECT_THAT(inside, HasSubstr("byte 999,924 of the file"));
    const auto inode = std::stoull(test::mustRun("debugfs -R 'stat etc/hosts' " + test::shellQuoted(m_image) +
                                                 " | sed -n 's/^Inode: \\([0-9]*\\).*/\\1/p'"));
    const auto quoted = test::shellQuoted(m_image);
    const auto content = test::shellQuoted(m_folder.file("content"));
    test::mustRun("printf 'rm etc/hosts\njo\njw -b 41 " + content + "\njc\n' | debugfs -w " + quoted);
    openAndWait(QString::fromStdString(m_image));
    const auto former = ask("block " + std::to_string(last));
    EXPECT_THAT(former, HasSubstr("free"));
    EXPECT_THAT(former, HasSubstr("Inode " + number(inode).toStdString() + ", which is free, still names it"));
    const auto copy = ask("block " + std::to_string(debugfs("bmap <8> 2")));
    EXPECT_THAT(copy, HasSubstr("copy of block 41 ("));
    EXPECT_THAT(copy, HasSubstr("What is block"));
    EXPECT_THAT(ask("block " + std::to_string(debugfs("bmap <8> 1"))), HasSubstr("none of its copies"));
}

TEST_F(FileWindowTest, ATypedPathShowsTheWayToItsBlocks) {
    typePath("/etc/hosts");
    const auto first = debugfs("bmap etc/hosts 0");
    const auto second = debugfs("bmap etc/hosts 150");
    EXPECT_THAT(summary(), HasSubstr("927 blocks in 2 pieces, with a gap between them"));
    EXPECT_THAT(summary(), HasSubstr("50 blocks of the file are holes."));
    ASSERT_EQ(steps().model()->rowCount(), 9);
    EXPECT_EQ(cell(0, FileStepColumn::Where), "byte 1,024");
    EXPECT_EQ(cell(1, FileStepColumn::Step), "Group descriptor of group 0");
    EXPECT_EQ(cell(2, FileStepColumn::Step), "Root directory: inode 2");
    EXPECT_THAT(cell(3, FileStepColumn::Step), HasSubstr("Entry “etc”"));
    EXPECT_THAT(cell(5, FileStepColumn::Step), HasSubstr("Entry “hosts”"));
    EXPECT_THAT(cell(6, FileStepColumn::Where), HasSubstr("group 0, index "));
    EXPECT_THAT(cell(8, FileStepColumn::Gap), HasSubstr("hole of 50 blocks"));
    for (int row = 0; row < 9; ++row) {
        EXPECT_THAT(cell(row, FileStepColumn::Sectors), Not(IsEmpty())) << row;
    }
    ASSERT_EQ(map().scene().steps.size(), 8U) << "all steps, and the first extent";
    EXPECT_EQ(map().scene().steps.back(), (StepMark{{first}, 8}));
    EXPECT_EQ(steps().model()->headerData(7, Qt::Vertical).toString(), "8");
    EXPECT_THAT(*map().scene().tints, ElementsAre(TintedBlocks{{{first}, {100}}}, TintedBlocks{{{second}, {827}}}));
    EXPECT_FALSE(map().scene().tintedRects().isEmpty());
    EXPECT_FALSE(window->pages().strip().scene().tintedRects().isEmpty());
    choose(7);
    EXPECT_EQ(selected(), Place{BlockPlace{{first}}});
    choose(8);
    EXPECT_EQ(selected(), Place{BlockPlace{{second}}});
}

TEST_F(FileWindowTest, TheBytesFollowEachStepOfTheWay) {
    window->findChild<QWidget*>("bytesDock")->show();
    typePath("/etc/hosts");
    auto& bytes = child<BytesView>("bytes");
    const auto shown = [this, &bytes](int row) {
        choose(row);
        const auto& loader = window->workspace().structures;
        EXPECT_TRUE(QTest::qWaitFor([&] { return loader.bytes() && !loader.isReading(); }, test::patience));
        EXPECT_TRUE(QTest::qWaitFor([&] { return bytes.isRead(); }, test::patience));
        return bytes.copied();
    };
    shown(0);
    EXPECT_EQ(bytes.selected().first, ByteOffset{1024});
    shown(1);
    EXPECT_EQ(bytes.selected().first, ByteOffset{2048});
    EXPECT_THAT(shown(7), AllOf(Not(IsEmpty()), Each(std::byte{'x'})));
    EXPECT_EQ(bytes.selected().count, ByteCount{1024});
    EXPECT_EQ(bytes.selected().first, ByteOffset{debugfs("bmap etc/hosts 0") * 1024});
    EXPECT_THAT(shown(8), AllOf(Not(IsEmpty()), Each(std::byte{'x'})));
    EXPECT_EQ(bytes.selected().count, ByteCount{1024});
    EXPECT_EQ(bytes.selected().first, ByteOffset{debugfs("bmap etc/hosts 150") * 1024});
}

TEST_F(FileWindowTest, BrowsingLeadsFromTheRootToTheBlocksAndUpAgain) {
    auto& entries = child<QTableView>("directoryEntries");
    const auto entry = [&](int row) { return entries.model()->index(row, 0).data().toString().toStdString(); };
    const auto enter = [&](const std::string& name) {
        for (int row = 0; row < entries.model()->rowCount(); ++row) {
            if (entry(row) == name) {
                entries.setCurrentIndex(entries.model()->index(row, 0));
                QTest::keyClick(&entries, Qt::Key_Return);
                ASSERT_TRUE(QTest::qWaitFor([this] { return !files().isRunning(); }, test::patience));
                return;
            }
        }
        FAIL() << "no entry " << name;
    };
    openDrawer("fileDock");
    QTest::mouseClick(&child<QPushButton>("browse"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return entries.model()->rowCount() == 3; }, test::patience));
    EXPECT_EQ(entry(0), "..");
    EXPECT_EQ(entry(1), "etc");
    EXPECT_EQ(entry(2), "lost+found");
    enter("etc");
    ASSERT_EQ(entries.model()->rowCount(), 3);
    EXPECT_EQ(entry(1), "hosts");
    EXPECT_EQ(entries.model()->index(2, 1).data().toString(), "symbolic link");
    enter("hosts");
    EXPECT_TRUE(entries.isHidden());
    EXPECT_THAT(summary(), HasSubstr("927 blocks in 2 pieces"));
    EXPECT_EQ(window->workspace().selection.file()->name, "/etc/hosts");
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_FALSE(entries.isHidden());
    enter("..");
    EXPECT_EQ(window->workspace().selection.file()->name, "/");
}

TEST_F(FileWindowTest, BackAndForwardIncludeTheFile) {
    typePath("group 0");
    EXPECT_FALSE(window->workspace().selection.file());
    typePath("path etc/hosts");
    const auto place = selected();
    ASSERT_TRUE(window->workspace().selection.file());
    typePath("/etc");
    EXPECT_EQ(window->workspace().selection.file()->name, "/etc");
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(window->workspace().selection.file()->name, "/etc/hosts");
    EXPECT_EQ(selected(), place);
    EXPECT_EQ(map().scene().tints->size(), 2U);
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(selected(), Place{GroupPlace{{0}}});
    EXPECT_TRUE(!map().scene().tints || map().scene().tints->empty());
    QTest::keyClick(window.get(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(window->workspace().selection.file()->name, "/etc/hosts");
    QTest::mouseClick(&child<QPushButton>("clearFile"), Qt::LeftButton);
    EXPECT_TRUE(!map().scene().tints || map().scene().tints->empty());
}

TEST_F(FileWindowTest, WhatCannotBeFollowedIsSaidInASentence) {
    const auto before = selected();
    typePath("/etc/nothing");
    EXPECT_THAT(summary(), HasSubstr("has no entry \"nothing\""));
    EXPECT_EQ(child<QLineEdit>("goTo").accessibleDescription().toStdString(), summary());
    EXPECT_EQ(selected(), before);
    typePath("/etc/link");
    EXPECT_THAT(summary(), HasSubstr("its content lies in the inode"));
    openAndWait(misaligned()); // there is no image of it
    typePath("/etc/hosts");
    EXPECT_FALSE(files().refusal().isEmpty());
    EXPECT_EQ(summary(), files().refusal().toStdString());
}

TEST_F(FileWindowTest, ABlockLeadsToItsFile) {
    const auto block = debugfs("bmap etc/hosts 160");
    typePath(QStringLiteral("fsblock %1").arg(block));
    auto& ask = child<QPushButton>("askOwners");
    openDrawer("fileDock");
    ASSERT_TRUE(ask.isEnabled());
    QTest::mouseClick(&ask, Qt::LeftButton);
    EXPECT_TRUE(child<QPushButton>("cancelFile").isVisible());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !files().isRunning(); }, test::patience));
    EXPECT_THAT(summary(), HasSubstr("block 160 of the file"));
    EXPECT_THAT(summary(), HasSubstr("/etc/hosts"));
    ASSERT_EQ(steps().model()->rowCount(), 2);
    choose(1);
    QTest::keyClick(&steps(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->workspace().selection.file() != nullptr; }, test::patience));
    EXPECT_EQ(steps().model()->rowCount(), 9);
    typePath("block 9"); // in metadata
    EXPECT_FALSE(ask.isEnabled());
}

TEST_F(FileWindowTest, ASearchCanBeCancelled) {
    files().reader().setProgram(fake.script("sleeper", "exec sleep 60"));
    typePath("group 0");
    files().followPath("/etc/hosts");
    EXPECT_TRUE(child<QPushButton>("cancelFile").isEnabled());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_FALSE(files().isRunning());
    EXPECT_EQ(summary(), "Cancelled.");
    EXPECT_EQ(selected(), Place{GroupPlace{{0}}});
}

} // namespace
} // namespace atlas::ui
