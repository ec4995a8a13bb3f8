// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "allocation/allocation.h"
#include "disk/drive_overrides.h"
#include "report/text/explanation_text.h"
#include "support/measured_drive.h"
#include "support/synthetic.h"
#include "ui/alignment/alignment_page.h"
#include "ui/alignment/offset_sweep_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/widgets/form_fields.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

namespace atlas::ui {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class AlignmentPageTest : public WindowTest {
protected:
    void show(const QString& image) {
        openAndWait(image);
        window->pages().showAlignment();
        QTest::qWait(20);
    }
    void SetUp() override { show(misaligned()); }

    AlignmentPage& page() { return window->pages().alignment(); }
    OffsetSweepView& sweep() { return child<OffsetSweepView>("sweep"); }
    LensView& lens() { return child<LensView>("lens"); }
    std::string label(const char* name) { return child<QLabel>(name).text().toStdString(); }
    const QAbstractItemModel& stack() { return *child<QTableView>("stack").model(); }
    QString stackCell(int row, int column) { return stack().index(row, column).data().toString(); }

    static void move(QWidget& widget, QPoint point, Qt::MouseButtons buttons = Qt::NoButton) {
        QMouseEvent event(QEvent::MouseMove, point, widget.mapToGlobal(point), Qt::NoButton, buttons, Qt::NoModifier);
        QApplication::sendEvent(&widget, &event);
    }
    static void wheel(QWidget& widget, QPoint point, int turn, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(point, widget.mapToGlobal(point), {}, {0, turn}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&widget, &event);
    }
    QPoint pointOfStart(std::uint64_t sector) {
        const auto at = sweep().chart().indexOf(Lba{sector});
        EXPECT_TRUE(at);
        return {sweep().plot().left() + static_cast<int>(sweep().chart().middle(at.value_or(0))),
                sweep().plot().center().y()};
    }
};

/// What was measured stands beside the model.
TEST_F(AlignmentPageTest, ShowsWhatWasMeasured) {
    auto& measured = child<QLabel>("costMeasured");
    EXPECT_FALSE(measured.isVisibleTo(&page()));
    auto& measurements = window->workspace().measurements;
    measurements.add(std::make_shared<const Measurement>(test::measuredBitmaps(0.004)));
    EXPECT_FALSE(measured.isVisibleTo(&page())) << "it has no writes";
    measurements.add(std::make_shared<const Measurement>(test::measuredWrites(117)));
    EXPECT_TRUE(measured.isVisibleTo(&page()));
    EXPECT_EQ(label("costMeasured"),
              "Measured on /dev/sdx, on a boundary and 512 bytes past it: 118 against 39.4 synced writes "
              "a second, 3.0 times as slow.");
    openAndWait(aligned());
    EXPECT_FALSE(measured.isVisibleTo(&page())) << "another image may lie on another drive";
}

TEST_F(AlignmentPageTest, AnswersInTheFirstLines) {
    EXPECT_THAT(label("alignmentVerdict"), HasSubstr("structures are misaligned"));
    EXPECT_THAT(label("alignmentWorking"), HasSubstr("4,196,415 × 512 = 2,148,564,480; mod 4,096 = 3,584"));
    EXPECT_THAT(label("cause"), HasSubstr("7 sectors (3,584 bytes) past a boundary"));
    EXPECT_FALSE(child<QLabel>("alignmentChange").isVisible());
    EXPECT_TRUE(child<QLabel>("alignmentVerdict").isVisible());
}

TEST_F(AlignmentPageTest, SaysOnlyOfThePartitionThatWasAskedForThatItHoldsNoExt) {
    auto snapshot = test::twoPartitions();
    snapshot.layout.reset();
    snapshot.placement.reset();
    show(fake.snapshotFile("none.img", snapshot));
    EXPECT_THAT(label("alignmentWorking"), HasSubstr("This disk holds no ext2, ext3 or ext4 file system"));
    snapshot.isVolumeNamed = true;
    snapshot.askedPartition = 2;
    snapshot.noVolume = Error{.kind = ErrorKind::Unsupported, .what = "partition 2 holds no ext file system"};
    show(fake.snapshotFile("asked.img", snapshot));
    EXPECT_THAT(label("alignmentWorking"), HasSubstr("partition 2 holds no ext file system"));
    EXPECT_THAT(label("alignmentWorking"), testing::Not(HasSubstr("This disk")));
}

TEST_F(AlignmentPageTest, SaysWhyOneCouldNotBeReadWhereAnotherWas) {
    auto snapshot = test::twoPartitions();
    snapshot.layout.reset();
    snapshot.placement.reset();
    snapshot.otherVolumes = {{.name = {.partition = 2}, .starts = {{4196415ULL * 512}}, .blockSize = {4096}}};
    snapshot.noVolume = Error{.kind = ErrorKind::Corrupt, .what = "no ext superblock at byte 1,049,600"};
    show(fake.snapshotFile("older.img", snapshot));
    EXPECT_THAT(label("alignmentWorking"), HasSubstr("no ext superblock at byte 1,049,600"));
    EXPECT_THAT(label("alignmentWorking"), testing::Not(HasSubstr("This disk holds no")));
}

TEST_F(AlignmentPageTest, TheCommandIsCopied) {
    const auto command = child<QLineEdit>("command").text();
    EXPECT_TRUE(command.contains("sfdisk")) << command.toStdString();
    QTest::mouseClick(&child<QToolButton>("copyCommand"), Qt::LeftButton);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), command);
}

TEST_F(AlignmentPageTest, StackCellsAreCopied) {
    auto& stack = child<QTableView>("stack");
    stack.setCurrentIndex(stack.model()->index(1, 6));
    stack.setFocus();
    QTest::keySequence(&stack, QKeySequence::Copy);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "4,196,415 × 512 = 2,148,564,480; mod 4,096 = 3,584");
}

TEST_F(AlignmentPageTest, DraggingTheMarkerJudgesEverythingAnew) {
    const auto text = sweep().markerText();
    EXPECT_EQ(text, "now: +15 (3,584 B off)");
    QTest::mousePress(&sweep(), Qt::LeftButton, {}, pointOfStart(4196415));
    EXPECT_FALSE(session().judgement().remedies.whatIf) << "taking hold of the marker moves nothing";
    const QSignalSpy read(&session().reader(), &ReaderJob::started);
    move(sweep(), pointOfStart(4196416), Qt::LeftButton);
    EXPECT_EQ(session().judgement().placement()->bytes.first.value, 4196416ULL * 512);
    EXPECT_TRUE(session().judgement().remedies.whatIf);
    EXPECT_EQ(session().judgement().verdict.alignment->verdict, Fit::Whole);
    EXPECT_EQ(sweep().markerText(), "what if: +16 (on a boundary)");
    EXPECT_EQ(stackCell(1, 2), "✓");
    EXPECT_EQ(redness(), 0);
    EXPECT_THAT(label("alignmentChange"), StartsWith("0 misaligned"));
    EXPECT_THAT(label("alignmentVerdict"), StartsWith("✓ What if: All"));
    EXPECT_THAT(label("lensTitle"), HasSubstr("mod 4,096 = 0"));
    EXPECT_EQ(child<SectorSpinBox>("partitionStart").value(), 4196416U);
    move(sweep(), pointOfStart(4196417), Qt::LeftButton);
    EXPECT_EQ(session().judgement().verdict.alignment->verdict, Fit::Straddling);
    QTest::mouseRelease(&sweep(), Qt::LeftButton, {}, pointOfStart(4196417));
    EXPECT_TRUE(read.isEmpty()) << "the image is not read again";
    QTest::mouseClick(&child<QToolButton>("backToOwnStart"), Qt::LeftButton);
    EXPECT_FALSE(session().judgement().remedies.whatIf);
    EXPECT_EQ(sweep().markerText(), text);
}

TEST_F(AlignmentPageTest, TheMarkerMovesByKey) {
    sweep().setFocus();
    QTest::keyClick(&sweep(), Qt::Key_Right);
    EXPECT_EQ(session().overrides().start, Lba{4196416});
    QTest::keyClick(&sweep(), Qt::Key_Left);
    EXPECT_FALSE(session().overrides().start) << "its own start is no what-if";
    QTest::keyClick(&sweep(), Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(session().overrides().start, Lba{4196408});
    QTest::keyClick(&sweep(), Qt::Key_Home);
    EXPECT_EQ(session().overrides().start, Lba{4196400});
    QTest::keyClick(&sweep(), Qt::Key_Left);
    EXPECT_EQ(session().overrides().start, Lba{4196400});
    QTest::keyClick(&sweep(), Qt::Key_End);
    EXPECT_EQ(session().overrides().start, Lba{4196423}) << "a physical sector before, around and after its own start";
    QTest::keyClick(&sweep(), Qt::Key_Backspace);
    EXPECT_FALSE(session().judgement().remedies.whatIf);
}

TEST_F(AlignmentPageTest, TheSweepSaysWhatJudgingEachStartWouldSay) {
    const auto points = sweep().chart().points();
    ASSERT_EQ(points.size(), 24U);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto judged = judge(session().snapshot(), {.start = points[i].start});
        EXPECT_EQ(points[i].readModifyWrites, judged.verdict.alignment->totalReadModifyWrites()) << i;
    }
}

TEST_F(AlignmentPageTest, AStartFarAwayMovesTheSweep) {
    session().setStart(Lba{2048});
    EXPECT_EQ(sweep().chart().points().front().start, Lba{2040});
    EXPECT_EQ(sweep().markerText(), "what if: +8 (on a boundary)");
}

TEST_F(AlignmentPageTest, TheLensScrollsZoomsAndPans) {
    const auto before = lens().window();
    const QPoint middle = lens().trackRect(LensTrack::Blocks).center();
    wheel(lens(), middle, -120);
    EXPECT_EQ(lens().window(), before) << "a page that scrolls must not be caught by what comes under the pointer";
    move(lens(), middle);
    wheel(lens(), middle, -120);
    EXPECT_NEAR(lens().window().first, before.first + before.length * 0.1, 1);
    wheel(lens(), middle, 120);
    EXPECT_NEAR(lens().window().first, before.first, 1);
    const double under = lens().drawn().byteAt(middle.x() - lens().trackRect(LensTrack::Blocks).left());
    wheel(lens(), middle, 120, Qt::ControlModifier);
    EXPECT_LT(lens().window().length, before.length);
    EXPECT_NEAR(lens().drawn().byteAt(middle.x() - lens().trackRect(LensTrack::Blocks).left()), under, 64);
    const auto zoomed = lens().window();
    QTest::mousePress(&lens(), Qt::LeftButton, {}, middle);
    move(lens(), middle + QPoint(100, 0), Qt::LeftButton);
    QTest::mouseRelease(&lens(), Qt::LeftButton, {}, middle + QPoint(100, 0));
    EXPECT_LT(lens().window().first, zoomed.first) << "what was held follows the pointer";
    lens().setFocus();
    QTest::keyClick(&lens(), Qt::Key_0);
    EXPECT_EQ(lens().window().first, 0);
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(&lens(), Qt::Key_Plus);
    }
    EXPECT_EQ(lens().window().length, 512) << "one logical sector";
}

TEST_F(AlignmentPageTest, ASelectionAnywhereCentresTheLens) {
    const auto bitmap = session().layout()->groups.inodeBitmap[21];
    window->workspace().selection.select(BlockPlace{bitmap});
    const auto byte =
        static_cast<double>((session().judgement().placement()->bytes.first + ByteCount{bitmap.value * 4096}).value);
    EXPECT_EQ(lens().window().first + lens().window().length / 2, byte + 2048);
    EXPECT_THAT(label("lensTitle"), HasSubstr("inode bitmap of group 21"));
}

TEST_F(AlignmentPageTest, AClickInTheLensSelectsAndStays) {
    const auto before = lens().window();
    const auto block = lens().drawn().blocks.at(1);
    const QRect track = lens().trackRect(LensTrack::Blocks);
    QTest::mouseClick(&lens(), Qt::LeftButton, {}, {track.left() + (block.x0 + block.x1) / 2, track.center().y()});
    EXPECT_EQ(selected(), Place{BlockPlace{BlockNumber{block.first}}});
    EXPECT_EQ(lens().window(), before);
}

TEST_F(AlignmentPageTest, HoveringTheLensIsToldInTheStatusLine) {
    move(lens(), lens().trackRect(LensTrack::Blocks).center());
    EXPECT_THAT(child<QLabel>("statusPlace").text().toStdString(), HasSubstr("primary superblock of group 0"));
}

TEST_F(AlignmentPageTest, ARowOfTheStackLeadsToItsFirstStructure) {
    auto& stack = child<QTableView>("stack");
    const int last = stack.model()->rowCount() - 1;
    Q_EMIT stack.activated(stack.model()->index(last, 0));
    ASSERT_TRUE(std::holds_alternative<BlockPlace>(selected()));
}

TEST_F(AlignmentPageTest, AVolumeThatCannotBeMountedOnTheDriveHasNoSweep) {
    EXPECT_TRUE(sweep().isVisible());
    session().setDrive({.logicalSector = ByteCount{8192}, .physicalSector = ByteCount{8192}});
    ASSERT_TRUE(session().judgement().hasVolume());
    ASSERT_FALSE(session().judgement().isMountable());
    EXPECT_FALSE(sweep().isVisible()) << "nothing can be written at any start";
    session().setDrive({});
    EXPECT_TRUE(sweep().isVisible());
}

TEST_F(AlignmentPageTest, TheWayBackStaysWhereNothingCanBeWritten) {
    session().setStart(Lba{4196416});
    EXPECT_TRUE(child<QLabel>("alignmentChange").isVisible());
    session().setDrive({.logicalSector = ByteCount{8192}, .physicalSector = ByteCount{8192}});
    ASSERT_TRUE(session().judgement().remedies.whatIf);
    ASSERT_FALSE(session().judgement().isMountable());
    EXPECT_FALSE(child<QLabel>("alignmentChange").isVisible()) << "there is no cost to compare";
    EXPECT_TRUE(child<QToolButton>("backToOwnStart").isVisible());
}

TEST_F(AlignmentPageTest, TheCostFollowsTheDrive) {
    EXPECT_THAT(label("costSentence"), HasSubstr("40 a second instead of 120"));
    child<QDoubleSpinBox>("costSpeed").setValue(5400);
    EXPECT_THAT(label("costSentence"), HasSubstr("30 a second instead of 90"));
    child<QComboBox>("costDrive").setCurrentIndex(1);
    EXPECT_THAT(label("costSentence"), HasSubstr("rewrites 2 units of 4 KiB: 2.0 bytes written"));
    EXPECT_FALSE(child<QDoubleSpinBox>("costSpeed").isVisible()) << "nothing revolves";
    EXPECT_THAT(label("costAssumptions"), HasSubstr("queue depth 1"));
}

TEST_F(AlignmentPageTest, ADriveOfFlashShowsNoRevolutions) {
    session().setDrive(withPreset(session().overrides().drive, findPreset("sd")));
    EXPECT_EQ(child<QComboBox>("costDrive").currentIndex(), 1);
    EXPECT_EQ(label("costSentence").find("revolution"), std::string::npos);
    session().setDrive(withPreset(session().overrides().drive, findPreset("512e")));
    EXPECT_EQ(child<QComboBox>("costDrive").currentIndex(), 0);
}

TEST_F(AlignmentPageTest, AnAlignedImageIsSaidToBeSoWithoutRed) {
    show(aligned());
    EXPECT_THAT(label("alignmentVerdict"), StartsWith("✓ All"));
    EXPECT_THAT(label("alignmentWorking"), HasSubstr("mod 4,096 = 0"));
    EXPECT_EQ(window->findChild<QLabel*>("cause"), nullptr);
    const QImage image = page().widget()->grab().toImage();
    const auto red = paletteFor(page().palette()).misaligned;
    qint64 count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) == red ? 1 : 0;
        }
    }
    EXPECT_EQ(count, 0);
}

TEST_F(AlignmentPageTest, APresetJudgesForAnotherDrive) {
    auto& drive = child<QComboBox>("drive");
    const auto choose = [&](const QString& name) {
        const int at = drive.findText(name);
        ASSERT_GE(at, 0) << name.toStdString();
        drive.setCurrentIndex(at);
        Q_EMIT drive.activated(at);
        EXPECT_EQ(drive.currentText(), name);
    };
    choose("512n");
    EXPECT_EQ(session().judgement().verdict.alignment->verdict, Fit::Whole);
    EXPECT_EQ(redness(), 0);
    choose("512e, jumper");
    EXPECT_EQ(session().judgement().verdict.alignment->verdict, Fit::Whole)
        << "4,196,415 is 7 sectors past a multiple of 8";
    EXPECT_THAT(label("alignmentWorking"), HasSubstr("(2,148,564,480 − 3,584) mod 4,096 = 0"));
    choose("4Kn");
    EXPECT_EQ(session().judgement().verdict.alignment->verdict, Fit::Straddling);
    choose("SD card");
    EXPECT_EQ(stackCell(1, 5), "✖ +1,080,832");
    choose("4,096 B (assumed)");
    EXPECT_EQ(session().overrides(), Overrides());
    EXPECT_EQ(stackCell(1, 5), "unknown");
}

TEST_F(AlignmentPageTest, CustomLeadsToTheFiguresOfTheDrive) {
    window->pages().showMap();
    auto& drive = child<QComboBox>("drive");
    Q_EMIT drive.activated(drive.count() - 1);
    EXPECT_EQ(child<QTabWidget>("tabs").currentWidget(), &page());
    EXPECT_TRUE(child<ByteChoice>("physicalSector").hasFocus());
    auto& erase = child<ByteChoice>("eraseBlock");
    const int at = erase.findData(quint64{8} << 20U);
    ASSERT_GE(at, 0);
    Q_EMIT erase.activated(at);
    EXPECT_EQ(session().judgement().drive().eraseBlock.value.value, std::uint64_t{8} << 20);
    EXPECT_TRUE(drive.currentText().startsWith("Custom")) << drive.currentText().toStdString();
}

TEST_F(AlignmentPageTest, AnotherGranularityIsMarked) {
    show(aligned());
    auto& mark = child<QComboBox>("mark");
    EXPECT_EQ(redness(), 0);
    EXPECT_FALSE(mark.model()->flags(mark.model()->index(3, 0)) & Qt::ItemIsEnabled) << "nobody knows the erase block";
    Q_EMIT mark.activated(1);
    EXPECT_GT(redness(), 0) << "structures begin off 1 MiB";
    const auto& findings = *child<QTableView>("findings").model();
    EXPECT_TRUE(findings.index(0, 4).data().toString().contains("not begin on a boundary of 1 MiB"))
        << findings.index(0, 4).data().toString().toStdString();
    EXPECT_EQ(session().judgement().verdict.alignment->verdict, Fit::Whole) << "the sector's verdict stays";
    session().setDrive({.eraseBlock = ByteCount{4 << 20}});
    Q_EMIT mark.activated(3);
    EXPECT_EQ(mark.currentText(), "erase block 4 MiB");
    EXPECT_TRUE(findings.index(0, 4).data().toString().startsWith("partition 1 starts at byte 1,048,576, which is"));
    session().setDrive({});
    EXPECT_EQ(mark.currentText(), "physical sector 4 KiB") << "what is unknown cannot be marked";
    EXPECT_EQ(redness(), 0);
}

TEST_F(AlignmentPageTest, ADoubleClickOnAMisalignedFindingAsksWhy) {
    window->pages().showMap();
    auto& findings = child<QTableView>("findings");
    const auto point = findings.visualRect(findings.model()->index(2, 4)).center();
    QTest::mouseClick(findings.viewport(), Qt::LeftButton, {}, point);
    EXPECT_NE(child<QTabWidget>("tabs").currentWidget(), &page());
    QTest::mouseDClick(findings.viewport(), Qt::LeftButton, {}, point);
    EXPECT_EQ(child<QTabWidget>("tabs").currentWidget(), &page());
    window->pages().showMap();
    action("Why?").trigger();
    EXPECT_EQ(child<QTabWidget>("tabs").currentWidget(), &page());
}

TEST_F(AlignmentPageTest, ABareFileSystemHasNoPartition) {
    auto snapshot = test::twoPartitions();
    snapshot.disk.table = {};
    snapshot.placement->partition.reset();
    show(fake.snapshotFile("bare.img", snapshot));
    EXPECT_THAT(label("alignmentWorking"), StartsWith("The file system starts at 2,148,564,480 mod 4,096 = 3,584"));
    EXPECT_EQ(stackCell(1, 0), "Ext4, block 0");
    EXPECT_EQ(window->findChild<QLineEdit*>("command"), nullptr) << "no command can move it";
}

TEST_F(AlignmentPageTest, TheAnswerHasTheColourOfTheState) {
    const auto colour = [&] { return child<QLabel>("alignmentVerdict").palette().color(QPalette::WindowText); };
    const auto kinds = paletteFor(page().palette());
    EXPECT_EQ(colour(), kinds.misaligned);
    show(aligned());
    EXPECT_EQ(colour(), kinds.good);
    auto besideOff = test::twoPartitions(4196352);
    besideOff.disk.table.partitions[0].sectors.first = {2049};
    show(fake.snapshotFile("beside.img", besideOff));
    EXPECT_EQ(colour(), kinds.warning) << "a warning: exit status 1";
    EXPECT_THAT(label("alignmentVerdict"), testing::ContainsRegex("^⚠ All .*; 1 other start is not aligned"));
    EXPECT_THAT(label("verdictAlignment"), testing::ContainsRegex("^⚠ All .*; 1 other start is not aligned"));
    session().setDrive({.logicalSector = ByteCount{8192}, .physicalSector = ByteCount{8192}});
    EXPECT_EQ(colour(), kinds.misaligned);
    EXPECT_THAT(label("alignmentVerdict"), StartsWith("✖ Cannot be mounted on the drive"));
    EXPECT_THAT(label("verdictAlignment"), StartsWith("✖ Cannot be mounted"));
    Snapshot nothing;
    nothing.disk.size = {2000};
    show(fake.snapshotFile("nothing.img", nothing));
    EXPECT_EQ(colour(), page().palette().color(QPalette::WindowText)) << "no all-clear of what was not judged";
}

TEST_F(AlignmentPageTest, ADiskWithoutExtIsJudgedByItsStarts) {
    auto snapshot = test::twoPartitions();
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    show(fake.snapshotFile("no-ext.img", snapshot));
    EXPECT_THAT(label("alignmentVerdict"), StartsWith("✖ 1 of 2 starts is not aligned to the 4 KiB physical sectors"));
    EXPECT_THAT(label("alignmentWorking"), HasSubstr("4,196,415 × 512 = 2,148,564,480; mod 4,096 = 3,584"));
    EXPECT_THAT(label("cause"), HasSubstr("7 sectors (3,584 bytes) past a boundary"));
    EXPECT_EQ(stack().rowCount(), 3);
    EXPECT_FALSE(sweep().isVisible());
    show(misaligned());
    EXPECT_TRUE(sweep().isVisible());
}

TEST_F(AlignmentPageTest, AFindingOfADiskWithoutExtLeadsHere) {
    auto snapshot = test::twoPartitions();
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    show(fake.snapshotFile("no-ext.img", snapshot));
    window->pages().showCompare();
    auto& findings = child<QTableView>("findings");
    findings.setCurrentIndex(findings.model()->index(0, 0));
    const auto actions = findings.actions();
    const auto why = std::ranges::find(actions, QString("&Why?"), &QAction::text);
    ASSERT_NE(why, actions.end());
    ASSERT_TRUE((*why)->isEnabled());
    (*why)->trigger();
    EXPECT_TRUE(page().isVisible());
}

TEST_F(AlignmentPageTest, TakesBackACureThatAFaultOfTheBitmapsForbids) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {34});
    snapshot.disk.size.value += std::uint64_t{33} * 512; // for the backup GPT: it has to shrink before it moves
    show(fake.snapshotFile("full.img", snapshot));
    ASSERT_NE(window->findChild<QLineEdit*>("command"), nullptr);
    Allocation read;
    read.findings = {{.kind = FindingKind::BitmapChecksum, .region = RegionKind::BlockBitmap, .group = {0}}};
    session().setBitmapFindings(read);
    EXPECT_EQ(window->findChild<QLineEdit*>("command"), nullptr);
    EXPECT_THAT(label("cause"), HasSubstr("repair it with e2fsck -f"));
}

TEST_F(AlignmentPageTest, WhatDestroysTheDataIsFoldedAway) {
    auto snapshot = test::twoPartitions();
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    show(fake.snapshotFile("no-ext.img", snapshot));
    QStringList commands;
    for (const auto* field : window->findChildren<QLineEdit*>("command")) {
        commands << field->text();
    }
    ASSERT_EQ(commands.size(), 2);
    EXPECT_TRUE(commands[0].contains("sfdisk --move-data")) << commands[0].toStdString();
    EXPECT_TRUE(commands[1].contains("sfdisk -N")) << commands[1].toStdString();
    const auto& warning = child<QLabel>("destroysData");
    EXPECT_FALSE(warning.isVisible());
    child<QToolButton>("otherWay").click();
    EXPECT_TRUE(warning.isVisible());
}

} // namespace
} // namespace atlas::ui
