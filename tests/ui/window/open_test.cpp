// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"
#include "ui/alignment/alignment_page.h"
#include "ui/strip/strip_scene.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

TEST_F(WindowTest, BeginsWithAnInvitation) {
    EXPECT_TRUE(child<QPushButton>("startOpen").isVisible());
    EXPECT_FALSE(child<QWidget>("selectionPanel").isVisible());
    EXPECT_FALSE(action("Save snapshot…").isEnabled());
    EXPECT_FALSE(action("Go to…").isEnabled());
}

TEST_F(WindowTest, OpensAnImage) {
    openAndWait(misaligned());
    EXPECT_TRUE(map().isVisible());
    EXPECT_TRUE(child<QWidget>("selectionPanel").isVisible());
    EXPECT_TRUE(window->windowTitle().startsWith("misaligned.img"));
    EXPECT_EQ(child<QTableView>("groups").model()->rowCount(), 128);
    EXPECT_GT(child<QTableView>("findings").model()->rowCount(), 3);
    EXPECT_TRUE(child<QLabel>("verdictAlignment").text().startsWith("✖"));
    EXPECT_EQ(window->workspace().recent.paths().front(), fake.file("misaligned.img"));
}

TEST_F(WindowTest, ARecentImageThatIsGoneCannotBeChosen) {
    const auto gone = misaligned();
    openAndWait(gone);
    openAndWait(aligned());
    QFile::remove(gone);
    auto* menu = action("Recent").menu();
    Q_EMIT menu->aboutToShow();
    const auto entries = menu->actions();
    ASSERT_GE(entries.size(), 2);
    EXPECT_TRUE(entries[0]->isEnabled());
    EXPECT_EQ(entries[1]->text(), gone);
    EXPECT_FALSE(entries[1]->isEnabled());
}

TEST_F(WindowTest, ShowsTheMisalignedInRedAndTheAlignedNot) {
    openAndWait(misaligned());
    EXPECT_GT(redness(), 0.001);
    openAndWait(aligned());
    EXPECT_EQ(redness(), 0);
}

TEST_F(WindowTest, AFailedOpenKeepsWhatWasThereAndSaysWhy) {
    openAndWait(misaligned());
    QSignalSpy failed(&session(), &Session::failed);
    window->open(fake.file("missing.img"));
    ASSERT_TRUE(failed.wait(test::patience));
    EXPECT_TRUE(banner().isVisible());
    EXPECT_THAT(banner().message().toStdString(), HasSubstr("missing.img cannot be opened"));
    EXPECT_THAT(banner().message().toStdString(), HasSubstr("No such file"));
    EXPECT_TRUE(window->windowTitle().startsWith("misaligned.img"));
    EXPECT_TRUE(map().isVisible());
    EXPECT_EQ(child<QTableView>("groups").model()->rowCount(), 128);
}

TEST_F(WindowTest, TheBannerCanBeCopiedAndGoesWithTheNextOpen) {
    QSignalSpy failed(&session(), &Session::failed);
    window->open(fake.file("missing.img"));
    ASSERT_TRUE(failed.wait(test::patience));
    for (auto* button : banner().findChildren<QPushButton*>()) {
        if (button->text().remove('&') == "Copy") {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    EXPECT_EQ(QGuiApplication::clipboard()->text(), banner().message());
    openAndWait(aligned());
    EXPECT_FALSE(banner().isVisible());
}

TEST_F(WindowTest, EscapeCancelsTheReader) {
    session().reader().setProgram(fake.script("sleeper", "exec sleep 60"));
    QSignalSpy cancelled(&session().reader(), &ReaderJob::cancelled);
    window->open("/images/slow.img");
    ASSERT_TRUE(QTest::qWaitFor([this] { return child<QWidget>("jobBar").isVisible(); }));
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_EQ(cancelled.size(), 1);
    EXPECT_FALSE(child<QWidget>("jobBar").isVisible());
    EXPECT_FALSE(session().reader().running());
}

TEST_F(WindowTest, AFileThatIsDroppedIsOpened) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(aligned())});
    QSignalSpy opened(&session(), &Session::opened);
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QGuiApplication::sendEvent(window.get(), &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QGuiApplication::sendEvent(window.get(), &drop);
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_TRUE(window->windowTitle().startsWith("aligned.img"));
}

TEST_F(WindowTest, TextThatIsDraggedIsNotAccepted) {
    QMimeData data;
    data.setText("no file");
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QGuiApplication::sendEvent(window.get(), &enter);
    EXPECT_FALSE(enter.isAccepted());
}

TEST_F(WindowTest, ADiskWithoutExtShowsItsPartitions) {
    auto snapshot = test::twoPartitions();
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    snapshot.disk.table.partitions[1].content.type = "xfs";
    openAndWait(fake.snapshotFile("xfs.img", snapshot));
    auto& partitions = child<QTableView>("partitions");
    EXPECT_TRUE(partitions.isVisible());
    EXPECT_FALSE(map().isVisible());
    EXPECT_EQ(partitions.model()->rowCount(), 2);
    partitions.setCurrentIndex(partitions.model()->index(1, 0));
    EXPECT_EQ(selected(), Place{PartitionPlace{2}});
    EXPECT_FALSE(action("Zoom in").isEnabled());
}

TEST_F(WindowTest, WhyTheVolumeThatWasAskedForIsNoneIsTheReadersSentence) {
    auto snapshot = test::twoPartitions();
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    snapshot.noVolume = Error{.what = "partition 2 holds swap", .where = "disk.img"};
    openAndWait(fake.snapshotFile("whole.img", snapshot));
    EXPECT_THAT(child<QLabel>("whyNoVolume").text().toStdString(), HasSubstr("These are its partitions"));
    snapshot.askedPartition = 2;
    snapshot.isVolumeNamed = true;
    openAndWait(fake.snapshotFile("asked.img", snapshot));
    EXPECT_EQ(child<QLabel>("whyNoVolume").text(), "disk.img: partition 2 holds swap")
        << "what else the disk holds was not looked at";
}

TEST_F(WindowTest, TheTableOfPartitionsJudgesTheirStartsAsTheStripDoes) {
    auto snapshot = test::twoPartitions();
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    snapshot.disk.table.partitions[0].sectors.first = {8};
    openAndWait(fake.snapshotFile("early.img", snapshot));
    const auto& model = *child<QTableView>("partitions").model();
    const auto verdict = [&] { return model.index(0, model.columnCount() - 1).data().toString().toStdString(); };
    const auto isOffOnStrip = [&] { return window->pages().strip().scene().content.starts.front().isOff(); };
    EXPECT_EQ(verdict(), "✓ on a 4 KiB physical sector");
    EXPECT_FALSE(isOffOnStrip());
    session().setMarked(GranularityKind::Partitioning);
    EXPECT_EQ(verdict(), "✖ 4,096 bytes past a boundary of 1 MiB");
    EXPECT_TRUE(isOffOnStrip());
}

TEST_F(WindowTest, EachKindOfDiskComesUpWithItsOwnFirstPage) {
    auto snapshot = test::twoPartitions();
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    const auto plain = fake.snapshotFile("no-ext.img", snapshot);
    openAndWait(plain);
    EXPECT_TRUE(child<QTableView>("partitions").isVisible());
    openAndWait(misaligned());
    EXPECT_TRUE(map().isVisible());
    openAndWait(plain);
    EXPECT_TRUE(child<QTableView>("partitions").isVisible());
    window->pages().showAlignment();
    openAndWait(misaligned());
    EXPECT_TRUE(window->pages().alignment().isVisible()) << "the question stays the same";
}

TEST_F(WindowTest, APageThatAnswersHasTheWholeWindowAndKeepsTheDrawerThatTheUserWants) {
    openAndWait(misaligned());
    auto& panel = child<QWidget>("selectionPanel");
    auto& findings = child<QWidget>("findingsDock");
    EXPECT_FALSE(findings.isVisible());
    window->pages().showAlignment();
    EXPECT_FALSE(panel.isVisible());
    findings.show();
    window->pages().showMap();
    EXPECT_TRUE(panel.isVisible());
    EXPECT_FALSE(findings.isVisible());
    window->pages().showAlignment();
    EXPECT_FALSE(panel.isVisible());
    EXPECT_TRUE(findings.isVisible());
    window->pages().showCompare();
    EXPECT_FALSE(panel.isVisible());
    for (const auto* name : {"verdictBar", "facts", "strip"}) {
        EXPECT_FALSE(child<QWidget>(name).isVisible()) << name;
    }
}

TEST_F(WindowTest, RemembersTheDrawerOfTheMapWhenClosedOnAnotherPage) {
    openAndWait(misaligned());
    child<QWidget>("findingsDock").show();
    window->pages().showAlignment();
    window->close();
    window = makeWindow();
    openAndWait(misaligned());
    EXPECT_TRUE(child<QWidget>("findingsDock").isVisible());
}

TEST_F(WindowTest, RemembersThatThePanelIsHidden) {
    openAndWait(aligned());
    action("Panel of the selection").trigger();
    window->close();
    window = makeWindow();
    openAndWait(aligned());
    EXPECT_FALSE(child<QWidget>("selectionPanel").isVisible());
    EXPECT_FALSE(child<QWidget>("findingsDock").isVisible());
}

} // namespace
} // namespace atlas::ui
