// SPDX-License-Identifier: GPL-3.0-or-later
// The time machine of the window, with keys, against what the command line says of the same history.
#include "support/paths.h"
#include "tests/support/run.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/history/history_panel.h"
#include "ui/text/qt_text.h"
#include "ui/window/history_stage.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>

namespace atlas::ui {
namespace {

class HistoryDock : public WindowTest {
protected:
    void SetUp() override {
        for (const auto* tool : {"mke2fs", "debugfs"}) {
            if (!test::hasTool(tool)) {
                GTEST_SKIP() << tool << " is not installed";
            }
        }
        session().reader().setProgram(text(test::built("ext4atlas-cli")));
        m_history = fake.file("made.history");
        test::mustRun(cli() + " history record " +
                      test::shellQuoted(test::inSources("sample-images/histories/make-and-delete.txt")) + " -o " +
                      test::shellQuoted(m_history.toStdString()));
    }

    static std::string cli() { return test::shellQuoted(test::built("ext4atlas-cli")); }
    HistoryPlayer& player() { return window->findChild<HistoryStage*>()->player(); }
    HistoryPanel& panel() { return *window->findChild<HistoryPanel*>(); }
    bool dockIsShown() { return child<QDockWidget>("historyDock").isVisible(); }

    /// What the command line says, for a volume at the start of the disk.
    QJsonObject told(const QString& moments) {
        const auto said = test::mustRun(cli() + " history show --json --start 0 " + moments.toStdString() + " " +
                                        test::shellQuoted(m_history.toStdString()));
        return QJsonDocument::fromJson(QByteArray::fromStdString(said))["spans"].toArray()[0].toObject();
    }
    static std::vector<BlockInterval> runsIn(const QJsonObject& span) {
        std::vector<BlockInterval> runs;
        for (const auto& each : span["runs"].toArray()) {
            const auto run = each.toObject();
            runs.push_back({{static_cast<std::uint64_t>(run["first"].toInteger())},
                            {static_cast<std::uint64_t>(run["count"].toInteger())}});
        }
        return runs;
    }
    void expectTold(const QJsonObject& span) {
        const auto& list = child<QListWidget>("historyChanges");
        const auto changes = span["changes"].toArray();
        ASSERT_EQ(list.count(), changes.size());
        for (int row = 0; row < list.count(); ++row) {
            EXPECT_EQ(list.item(row)->text(), changes[row].toObject()["text"].toString());
        }
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return map().scene().tints && *map().scene().tints == *tintsOf(runsIn(span), writtenTint); },
            test::patience))
            << "the tints of the map are what was written, once the pulse is over";
    }
    void openHistory() {
        window->open(m_history);
        ASSERT_TRUE(waitFor(1));
    }
    bool waitFor(int step) {
        return QTest::qWaitFor(
            [&] { return player().step() == step && player().isShown() && player().report() != nullptr; },
            test::patience);
    }
    void press(Qt::Key key, int step) {
        QTest::keyClick(&panel(), key);
        ASSERT_TRUE(waitFor(step));
    }

    QString m_history;
};

TEST_F(HistoryDock, GoesThroughTheStepsByKeyAndSaysWhatTheCommandLineSays) {
    openHistory();
    EXPECT_TRUE(dockIsShown());
    EXPECT_TRUE(child<QLabel>("historyCommand").text().contains("Step 1 of 5: mke2fs"));
    for (int step = 2; step <= 5; ++step) {
        press(Qt::Key_Right, step);
        expectTold(told(QStringLiteral("--step %1").arg(step)));
    }
    press(Qt::Key_Left, 4);
    EXPECT_TRUE(child<QLabel>("historyCommand").text().contains("Step 4 of 5: rm letter"));
    EXPECT_EQ(session().layout()->filesystem.freeInodes, 16372U) << "the directory is still there";
}

TEST_F(HistoryDock, ComparesAnyTwoMoments) {
    openHistory();
    press(Qt::Key_Right, 2);
    press(Qt::Key_Right, 3);
    child<QSpinBox>("historySince").setValue(1);
    ASSERT_TRUE(waitFor(3));
    expectTold(told("--from 1 --to 3"));
    press(Qt::Key_Right, 4);
    EXPECT_EQ(player().since(), 1) << "what was asked for stays";
    press(Qt::Key_Left, 3);
    child<QSpinBox>("historySince").setValue(2);
    press(Qt::Key_Right, 4);
    EXPECT_EQ(player().since(), 3) << "each step follows its own again";
}

TEST_F(HistoryDock, CountsReadModifyWritesWhereTheWindowPutsTheVolume) {
    openHistory();
    press(Qt::Key_Right, 2);
    const auto before = child<QLabel>("historyTotal").text();
    EXPECT_TRUE(before.contains("0 read-modify-writes")) << before.toStdString();
    session().setStart(Lba{63});
    ASSERT_TRUE(waitFor(2));
    const auto total = child<QLabel>("historyTotal").text();
    EXPECT_TRUE(total.contains("byte 32,256")) << total.toStdString();
    EXPECT_FALSE(total.contains(" 0 read-modify-writes")) << total.toStdString();
}

TEST_F(HistoryDock, PlaysAndPauses) {
    openHistory();
    QTest::keyClick(&panel(), Qt::Key_Space);
    EXPECT_TRUE(player().isPlaying());
    ASSERT_TRUE(QTest::qWaitFor([&] { return player().step() > 1; }, test::patience));
    QTest::keyClick(&panel(), Qt::Key_Space);
    EXPECT_FALSE(player().isPlaying());
}

TEST_F(HistoryDock, RemembersTheHistoryAndLeavesItForAnotherImage) {
    openHistory();
    EXPECT_EQ(window->workspace().recent.paths(), QStringList(m_history));
    press(Qt::Key_Right, 2);
    EXPECT_EQ(window->workspace().recent.paths(), QStringList(m_history));
    child<QListWidget>("historyChanges").setCurrentRow(2);
    EXPECT_EQ(selected(), Place(BlockPlace{session().layout()->groups.blockBitmap[0]}));
    const auto other = fake.file("other.img");
    test::mustRun("truncate -s 16M " + test::shellQuoted(other.toStdString()) + " && mke2fs -q -F " +
                  test::shellQuoted(other.toStdString()));
    openAndWait(other);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !dockIsShown(); }, test::patience));
    EXPECT_TRUE(!map().scene().tints || map().scene().tints->empty());
}

TEST_F(HistoryDock, RefusesADamagedOneAndKeepsWhatIsOpen) {
    openHistory();
    QFile::resize(m_history, QFile(m_history).size() - 3);
    QSignalSpy failed(&player(), &HistoryPlayer::failed);
    window->open(m_history);
    ASSERT_TRUE(failed.count() > 0 || failed.wait(test::patience));
    EXPECT_TRUE(banner().isVisible());
    EXPECT_TRUE(session().isOpen());
}

} // namespace
} // namespace atlas::ui
