// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page with real events and the real planner: layouts, charts, images, growth.
#include "layout/layout.h"
#include "report/words/labels.h"
#include "report/words/metric_text.h"
#include "report/words/recommendation_text.h"
#include "support/measured_drive.h"
#include "tests/ui/compare/compare_page_fixture.h"
#include "ui/compare/compare_advice.h"
#include "ui/compare/compare_document.h"
#include "ui/compare/metric_charts.h"
#include "ui/compare/metric_plot.h"
#include "ui/compare/small_multiples.h"
#include "ui/drawing/legend.h"
#include "ui/text/qt_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListView>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

namespace atlas::ui {
namespace {

using testing::AllOf;
using testing::HasSubstr;

/// A metric's value in words, as tables show it.
std::string shownValue(const Metric& metric, const Measured& measured) { return format(metricValue(metric, measured)); }

TEST_F(ComparePageTest, IsThereWithoutAnImageAndSaysWhatItFollows) {
    openPage();
    EXPECT_TRUE(page().isVisible());
    EXPECT_FALSE(tabVisible("Map"));
    EXPECT_EQ(names(), (QStringList{"^flex_bg", "-G 16", "-G 64", "-G 256"}));
    EXPECT_THAT(words("planner").toStdString(),
                AllOf(HasSubstr("Planned as e2fsprogs 1.4"), HasSubstr(". Nothing is written to any disk.")));
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("General use: keep -G 16"));
    action("Back to where you were").trigger();
    EXPECT_FALSE(page().isVisible());
}

TEST_F(ComparePageTest, ChipsAddAndRemoveLayouts) {
    openPage();
    click("chip-G 4");
    EXPECT_EQ(names(), (QStringList{"^flex_bg", "-G 4", "-G 16", "-G 64", "-G 256"}));
    EXPECT_TRUE(child<QToolButton>("chip-G 4").isChecked());
    click("chip^flex_bg");
    EXPECT_EQ(names().front(), "-G 4");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[0].measured.metrics.blockBitmapRuns, 4U);
}

TEST_F(ComparePageTest, ButtonsBesideALayoutRemoveItMakeItTheBaselineAndCopyItsCommand) {
    openPage();
    click("baseline2");
    EXPECT_EQ(comparison().baseline(), 2U);
    click("copy2");
    EXPECT_EQ(QApplication::clipboard()->text(), "mke2fs -t ext4 -G 64 DEVICE");
    click("remove0");
    EXPECT_EQ(names().front(), "-G 16");
    EXPECT_EQ(comparison().baseline(), 1U);
}

TEST_F(ComparePageTest, HoveringAGroupShowsItInEveryMap) {
    openPage();
    auto& maps = page().multiples();
    const auto& plot = maps.scene().rows[1].plot;
    const auto before = maps.grab().toImage();
    QTest::mouseMove(&maps, plot.center().toPoint());
    ASSERT_TRUE(maps.highlighted());
    const auto after = maps.grab().toImage();
    const auto changed = [&](std::size_t row) {
        const auto area = maps.scene().rows[row].plot.toRect();
        return before.copy(area) != after.copy(area);
    };
    for (std::size_t row = 0; row < 4; ++row) {
        EXPECT_TRUE(changed(row)) << row;
    }
    QTest::mouseMove(&maps, {2, 2});
    EXPECT_FALSE(maps.highlighted());
}

TEST_F(ComparePageTest, TheLegendNamesWhatATruncatedImageLacks) {
    openPage();
    const auto legend = [&] { return page().findChild<Legend*>()->accessibleDescription(); };
    EXPECT_FALSE(legend().contains("missing"));
    auto snapshot = test::twoPartitions();
    auto layout = *snapshot.layout;
    const auto bytes = layout.filesystem.size();
    setAvailable(layout, ByteCount{bytes.value / 2});
    snapshot.layout = std::make_shared<const Layout>(layout);
    const LayoutSpec image{.kind = LayoutSpec::Kind::File, .image = {.path = "/nowhere/disk.img"}};
    comparison().supply(image, std::make_shared<const Snapshot>(snapshot));
    comparison().add(image);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(legend().contains("missing: past the end of the image or partition"));
}

TEST_F(ComparePageTest, TheMediumChangesTheModelAndTheSentence) {
    openPage();
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("On a hard disk"));
    child<QComboBox>("compareMedium").setCurrentText("SSD");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().options().frame().model, modelOf(Medium::SolidState));
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("On an SSD"));
}

/// Measured figures take the place of the medium's, in sight, and go with the measurement.
TEST_F(ComparePageTest, AMeasuredDriveReplacesTheFiguresOfTheMedium) {
    openPage();
    auto& measured = child<QCheckBox>("compareMeasured");
    EXPECT_FALSE(measured.isVisible());
    auto& measurements = window->workspace().measurements;
    measurements.add(std::make_shared<const Measurement>(test::measuredBitmaps(0.002)));
    ASSERT_TRUE(measured.isVisible());
    EXPECT_FALSE(measured.isChecked()) << "nothing changes unasked";
    measured.click();
    EXPECT_DOUBLE_EQ(comparison().options().frame().model.secondsPerRead, 0.002);
    EXPECT_DOUBLE_EQ(comparison().options().frame().model.bytesPerSecond, modelOf(Medium::HardDisk).bytesPerSecond);
    EXPECT_THAT(words("compareBytes").toStdString(),
                HasSubstr("By the measurement of /dev/sdx, a read elsewhere takes 2 ms"));
    measurements.add(std::make_shared<const Measurement>(test::measuredBitmaps(0.001)));
    EXPECT_DOUBLE_EQ(comparison().options().frame().model.secondsPerRead, 0.001) << "the last one counts";
    measured.click();
    EXPECT_EQ(comparison().options().frame().model, modelOf(Medium::HardDisk));
}

TEST_F(ComparePageTest, TheUseSetsTheMediumUnlessOneWasChosen) {
    openPage();
    child<QComboBox>("compareUse").setCurrentText("SD card");
    EXPECT_EQ(comparison().options().frame().model, modelOf(Medium::SdCard));
    EXPECT_EQ(child<QComboBox>("compareMedium").currentText(), "SD card");
    child<QComboBox>("compareUse").setCurrentText("database");
    EXPECT_EQ(child<QComboBox>("compareMedium").currentText(), "SSD");
    child<QComboBox>("compareMedium").setCurrentText("hard disk");
    child<QComboBox>("compareUse").setCurrentText("SD card");
    EXPECT_EQ(comparison().options().frame().model.medium, Medium::HardDisk);
}

TEST_F(ComparePageTest, TheMediumOfAnImageStaysWhateverTheUse) {
    openPage();
    auto document = page().document();
    document.options.image = ImageFrame{.start = usualPartitionStart, .medium = Medium::SolidState};
    comparison().setOptions(document.options);
    for (const auto* use : {"database", "SD card", "general use", "SD card"}) {
        child<QComboBox>("compareUse").setCurrentText(use);
        EXPECT_EQ(comparison().options().frame().model, modelOf(Medium::SolidState)) << use;
        EXPECT_EQ(child<QComboBox>("compareMedium").currentText(), "SSD") << use;
    }
    child<QComboBox>("compareMedium").setCurrentText("hard disk");
    EXPECT_EQ(comparison().options().frame().model, modelOf(Medium::HardDisk));
}

TEST_F(ComparePageTest, MeasuresAPlanWithAnOffsetWhereItBegins) {
    openPage();
    comparison().add({.kind = LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4 -E offset=512")});
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts().back().measured.structures.whole, 0U);
    EXPECT_EQ(comparison().layouts().front().measured.structures.misaligned(), 0U);
}

TEST_F(ComparePageTest, TellsTwoLayoutsApart) {
    openPage();
    click("compareDifferences");
    ASSERT_TRUE(QTest::qWaitFor([&] { return words("diffSummary").contains("block bitmap"); }, 10000));
    EXPECT_THAT(words("diffSummary").toStdString(), HasSubstr("flex_group_size: none → 16"));
    EXPECT_GT(child<QTableView>("diffChanges").model()->rowCount(), 10);
}

TEST_F(ComparePageTest, KeepsWhichOfTwoImagesOfOneNameItTellsApart) {
    openPage();
    for (const auto* folder : {"before", "after"}) {
        QDir(fake.file("")).mkpath(folder);
        const auto path =
            fake.snapshotFile(QStringLiteral("%1/disk.img").arg(folder).toStdString(), test::twoPartitions());
        comparison().add({.kind = LayoutSpec::Kind::File, .image = {.path = path.toStdString()}});
    }
    ASSERT_TRUE(settle());
    click("compareDifferences");
    auto& from = child<QComboBox>("diffFrom");
    auto& to = child<QComboBox>("diffTo");
    const auto files = static_cast<int>(comparison().layouts().size()) - 2;
    from.setCurrentIndex(files);
    to.setCurrentIndex(files + 1);
    comparison().setBaseline(1);
    EXPECT_EQ(from.currentIndex(), files);
    EXPECT_EQ(to.currentIndex(), files + 1);
    comparison().add({.flexGroupSize = 8});
    const auto pathAt = [this](const QComboBox& choice) {
        return comparison().layouts()[static_cast<std::size_t>(choice.currentIndex())].spec.image.path;
    };
    EXPECT_THAT(pathAt(from), testing::EndsWith("before/disk.img"));
    EXPECT_THAT(pathAt(to), testing::EndsWith("after/disk.img"));
}

TEST_F(ComparePageTest, AnOpenImageFillsTheOptionsAndStandsBesideThem) {
    openAndWait(aligned());
    window->pages().showCompare();
    EXPECT_TRUE(tabVisible("Map"));
    EXPECT_EQ(names().front(), "aligned.img, partition 2");
    EXPECT_EQ(names().mid(1), (QStringList{"^flex_bg", "-G 16", "-G 64"})) << "those of a new page that are useful";
    EXPECT_EQ(comparison().options().format.size.value, std::uint64_t{16} << 30);
    EXPECT_EQ(comparison().options().frame().start.value, std::uint64_t{4196352} * 512);
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[0].layout, session().layout());
    EXPECT_EQ(comparison().layouts()[0].measured.structures.misaligned(), 0U);

    session().setOverrides({.start = Lba{63}});
    EXPECT_EQ(comparison().options().frame().start.value, std::uint64_t{63} * 512);
    ASSERT_TRUE(settle());
    for (const auto& entry : comparison().layouts()) {
        EXPECT_EQ(entry.measured.start.value, std::uint64_t{63} * 512) << "of the image and of the plans";
    }
    session().setOverrides({});
    EXPECT_EQ(comparison().options().frame().start.value, std::uint64_t{4196352} * 512) << "reset";
}

TEST_F(ComparePageTest, ASavedPageIsOpenedLikeAnImage) {
    openPage();
    click("chip-G 8");
    const auto saved = page().document();
    const auto path = fake.file("mine.ext4atlas-compare");
    ASSERT_TRUE(saveCompareDocument(path, saved));
    const auto other = makeWindow();
    other->open(path);
    EXPECT_TRUE(other->pages().compare().isVisible());
    EXPECT_EQ(other->pages().compare().document(), saved);

    fake.write("bad.ext4atlas-compare", "{}");
    other->open(fake.file("bad.ext4atlas-compare"));
    EXPECT_TRUE(bannerOf(*other).isVisible());
    EXPECT_THAT(bannerOf(*other).message().toStdString(), HasSubstr("no saved comparison"));
    EXPECT_EQ(other->pages().compare().document(), saved) << "what was there stays";
}

TEST_F(ComparePageTest, DrawsTheDecidingMetricLargeAndNamesEveryBar) {
    openPage();
    window->resize(1280, 800);
    type("compareSize", "1 TiB");
    ASSERT_TRUE(settle());
    page().refresh();
    EXPECT_EQ(charts().shown(), MetricKind::FirstWriteSeconds);
    const auto& plot = child<MetricPlot>("metricPlot");
    const auto& scene = plot.scene();
    ASSERT_EQ(scene.bars.size(), 17U); // ^flex_bg, -G 1 to 8192, packed_meta_blocks with and without backups
    EXPECT_EQ(scene.bars.front().name, "off");
    EXPECT_EQ(scene.bars[15].name, "packed");
    EXPECT_EQ(scene.names.every, 1U);
    ASSERT_TRUE(scene.hasRoles);
    EXPECT_EQ(std::ranges::count_if(scene.bars, &ChartBar::isRecommended), 1);
    EXPECT_TRUE(scene.bars[5].isRecommended) << "-G 16";
    EXPECT_EQ(scene.bars[5].role, "recommended");
    EXPECT_EQ(scene.bars[5].value.toStdString(),
              shownValue(metric(MetricKind::FirstWriteSeconds), comparison().layouts()[1].measured));
    EXPECT_TRUE(scene.lines.empty()) << "each layout has a bar";
    EXPECT_EQ(scene.barAt(scene.bars[3].slot.center()), 3U);
    EXPECT_THAT(plot.accessibleDescription().toStdString(), HasSubstr("-G 64: "));
}

TEST_F(ComparePageTest, AnotherUseDrawsItsOwnDecidingMetric) {
    openPage();
    EXPECT_EQ(charts().shown(), MetricKind::FirstWriteSeconds);
    auto& others = child<QListView>("smallCharts");
    others.setCurrentIndex(others.model()->index(2, 0));
    EXPECT_EQ(charts().shown(), MetricKind::FindSeconds) << "chosen among the small ones";
    child<QComboBox>("compareMedium").setCurrentText("SSD");
    ASSERT_TRUE(settle());
    page().refresh();
    EXPECT_EQ(charts().shown(), MetricKind::FindSeconds) << "another drive changes no choice";
    child<QComboBox>("compareUse").setCurrentText("SD card");
    ASSERT_TRUE(settle());
    page().refresh();
    EXPECT_EQ(charts().shown(), MetricKind::BitmapEraseBlocks);
    EXPECT_EQ(others.currentIndex().data().toString(), "erase blocks with bitmaps");
}

TEST_F(ComparePageTest, ShowsThreeFiguresBesideThoseOfTheDefault) {
    openPage();
    const auto figures = page().findChildren<AdviceFigure*>();
    ASSERT_EQ(figures.size(), 3);
    const auto wordsOf = [](const AdviceFigure* figure) {
        QStringList all;
        for (const auto* label : figure->findChildren<QLabel*>()) {
            all << label->text();
        }
        return all.join(" | ").toStdString();
    };
    const auto value = [&](MetricKind kind, std::size_t layout) {
        return shownValue(metric(kind), comparison().layouts()[layout].measured);
    };
    EXPECT_EQ(wordsOf(figures[0]),
              "first write at worst: seconds (model) | " + value(MetricKind::FirstWriteSeconds, 1) + " | the default");
    child<QComboBox>("compareUse").setCurrentText("SD card");
    type("compareSize", "32 GiB");
    ASSERT_TRUE(settle());
    ASSERT_TRUE(comparison().recommendation());
    const auto& chosen = comparison().recommendation()->chosen.label;
    ASSERT_NE(chosen, "-G 16");
    EXPECT_THAT(words("recommendationHeadline").toStdString(),
                AllOf(HasSubstr("Use " + chosen + ": the bitmaps lie in "), HasSubstr(" instead of ")));
    EXPECT_THAT(wordsOf(figures[0]),
                HasSubstr(" | " + value(MetricKind::BitmapEraseBlocks, 1) + " with -G 16, the default"));
}

TEST_F(ComparePageTest, SaysWhenAMapShowsNothingOfItsOwn) {
    openPage();
    window->resize(1280, 800);
    type("compareSize", "4 TiB");
    ASSERT_TRUE(settle());
    page().multiples().refresh();
    const auto& rows = page().multiples().scene().rows;
    EXPECT_THAT(rows[0].note.toStdString(), HasSubstr("uniform at this scale: metadata every 12"));
    EXPECT_THAT(rows[0].note.toStdString(), HasSubstr(" MiB, a pixel is ")) << "each group has its own";
    EXPECT_EQ(rows[3].note, "") << "-G 256, each 32 GiB";
    type("compareSize", "1 GiB");
    ASSERT_TRUE(settle());
    page().multiples().refresh();
    EXPECT_EQ(page().multiples().scene().rows[3].note, "looks the same as -G 16 at this scale") << "eight groups";
}

TEST_F(ComparePageTest, AddsTheRecommendedLayoutByOneClick) {
    openPage();
    EXPECT_FALSE(child<QToolButton>("compareTake").isVisible());
    click("remove1");
    ASSERT_TRUE(settle());
    ASSERT_TRUE(child<QToolButton>("compareTake").isVisible());
    EXPECT_EQ(child<QToolButton>("compareTake").text(), "Add -G 16");
    click("compareTake");
    EXPECT_EQ(names(), (QStringList{"^flex_bg", "-G 16", "-G 64", "-G 256"}));
    EXPECT_FALSE(child<QToolButton>("compareTake").isVisible());
}

TEST_F(ComparePageTest, EscapeStopsThePlanAndKeepsWhatWasTyped) {
    openPage();
    const auto before = words("recommendation");
    child<QComboBox>("compareSize").setEditText("16 TiB");
    EXPECT_TRUE(words("recommendation").startsWith("Planning every -G")) << before.toStdString();
    ASSERT_TRUE(QTest::qWaitFor([&] { return words("recommendation").contains(" of "); }, 60000));
    ASSERT_TRUE(QTest::qWaitFor([&] { return child<QToolButton>("compareStop").isVisible(); }));
    QTest::keyClick(&child<QComboBox>("compareSize"), Qt::Key_Escape);
    EXPECT_EQ(comparison().options().format.size, ByteCount{std::uint64_t{16} << 40});
    EXPECT_EQ(child<QComboBox>("compareSize").currentText(), "16 TiB");
    EXPECT_TRUE(words("recommendation").startsWith("Planning was stopped"));
    EXPECT_EQ(child<QToolButton>("compareStop").text(), "Plan again");
    child<QComboBox>("compareSize").setEditText("2 GiB");
    EXPECT_EQ(words("recommendation"), before);
    EXPECT_FALSE(child<QToolButton>("compareStop").isVisible());
}

/// The real mke2fs and resize2fs.
TEST_F(ComparePageTest, ComparesTheLayoutsAfterGrowth) {
    openPage();
    type("compareGrowTo", "1 GiB");
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_FALSE(comparison().options().grownTo) << "not above the size";
    child<QLineEdit>("compareOthers").setText("-E packed_meta_blocks=1");
    child<QComboBox>("compareGrowTo").setEditText("4 GiB");
    ASSERT_TRUE(settle());
    EXPECT_FALSE(child<QToolButton>("compareStop").isVisible());
    EXPECT_THAT(words("planner").toStdString(), HasSubstr("work on sparse temporary files"));
    const auto& grown = comparison().layouts()[1];
    ASSERT_TRUE(grown.facts.growth) << sentence(grown.error.value_or(Error{}));
    EXPECT_EQ(grown.layout->groups.size().value, 32U);
    EXPECT_EQ(grown.facts.growth->before.blockBitmaps, 1U);
    EXPECT_EQ(grown.facts.growth->after.blockBitmaps, grown.measured.metrics.blockBitmapRuns);
    EXPECT_GT(grown.measured.metrics.blockBitmapRuns, 1U);
    EXPECT_TRUE(page().multiples().scene().rows[1].marks.contains("bitmap runs, was 1"));
    ASSERT_TRUE(page().exportTo(fake.file("grown.json")));
    const auto exported = QJsonDocument::fromJson(fileOf("grown.json")).object();
    EXPECT_EQ(exported["inputs"]["grown_to"].toInteger(), qint64{4} << 30);
    EXPECT_EQ(exported["layouts"][1]["growth"]["before"]["block_bitmap_runs"].toInteger(), 1)
        << "as of the command line";
    EXPECT_EQ(page().document().options.grownTo, ByteCount{std::uint64_t{4} << 30});
    EXPECT_EQ(compareDocumentOf(toJson(page().document())).value(), page().document());
    child<QComboBox>("compareGrowTo").setEditText("2 TiB");
    ASSERT_TRUE(QTest::qWaitFor([&] { return child<QToolButton>("compareStop").isVisible(); }));
    click("compareStop");
    EXPECT_EQ(comparison().options().grownTo, ByteCount{std::uint64_t{2} << 40});
    child<QComboBox>("compareGrowTo").setEditText("4 GiB");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout->groups.size().value, 32U);
}

/// A VM disk grows at first boot; the kernel is modelled, so no file is made.
TEST_F(ComparePageTest, GrowsWhileMountedWhereTheUseDoes) {
    openPage();
    auto& how = child<QComboBox>("compareGrowth");
    EXPECT_FALSE(how.isVisible()) << "nothing grows yet";
    child<QComboBox>("compareUse").setCurrentText(text(label(Use::VmImage)));
    child<QComboBox>("compareGrowTo").setEditText("8 GiB");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(how.isVisible());
    EXPECT_EQ(how.currentText(), "while mounted");
    EXPECT_THAT(words("planner").toStdString(), HasSubstr("Nothing is written"));
    ASSERT_TRUE(comparison().layouts()[0].facts.growth);
    EXPECT_TRUE(comparison().layouts()[0].facts.growth->mounted);
    ASSERT_TRUE(page().exportTo(fake.file("grown.json")));
    EXPECT_TRUE(QJsonDocument::fromJson(fileOf("grown.json"))["inputs"]["grown_mounted"].toBool());
    child<QComboBox>("compareUse").setCurrentText(text(label(Use::General)));
    ASSERT_TRUE(settle());
    EXPECT_EQ(how.currentText(), "while not mounted") << "follows the use";
    how.setCurrentIndex(how.findText("while mounted"));
    ASSERT_TRUE(settle());
    EXPECT_TRUE(comparison().layouts()[0].facts.growth->mounted) << "as chosen";
    EXPECT_EQ(compareDocumentOf(toJson(page().document())).value(), page().document());
}

/// What holds fewer files or has no counted reads is not compared without a word.
TEST_F(ComparePageTest, NamesWhatTheLayoutsDoNotOfferAlike) {
    openPage();
    EXPECT_FALSE(child<QLabel>("compareCapacity").isVisible());
    ASSERT_TRUE(comparison().add(layoutSpecOf("mke2fs -t ext4 -N 2000 -G 16").value()));
    ASSERT_TRUE(settle());
    EXPECT_TRUE(child<QLabel>("compareCapacity").isVisible());
    EXPECT_THAT(words("compareCapacity").toStdString(), HasSubstr("inodes 2,0"));
    const auto marked = [this] {
        const auto* table = child<QTableView>("compareMetrics").model();
        QStringList names;
        for (int row = 0; row < table->rowCount(); ++row) {
            if (const auto name = table->index(row, 0).data().toString(); name.endsWith("†")) {
                names << name;
            }
        }
        return names.join('\n');
    };
    EXPECT_FALSE(marked().contains("e2fsck")) << marked().toStdString();
    ASSERT_TRUE(comparison().add(layoutSpecOf("mke2fs -t ext4 -C 65536 -O bigalloc -G 16").value()));
    ASSERT_TRUE(settle());
    EXPECT_THAT(words("planner").toStdString(), HasSubstr("†: modelled; not compared with counted reads"));
    EXPECT_TRUE(marked().contains("e2fsck")) << marked().toStdString();
}

/// Figures and commands of the previous options are neither copied nor taken for new ones.
TEST_F(ComparePageTest, DimsWhatBelongsToThePreviousOptions) {
    openPage();
    click("compareNotesButton");
    EXPECT_TRUE(child<QTextBrowser>("compareNotes").isEnabled());
    child<QComboBox>("compareSize").setEditText("64 TiB");
    EXPECT_FALSE(child<QTextBrowser>("compareNotes").isEnabled());
    const auto* table = child<QTableView>("compareMetrics").model();
    EXPECT_FALSE(table->flags(table->index(0, 1)) & Qt::ItemIsSelectable);
    QGuiApplication::clipboard()->setText("untouched");
    page().copyCommand(0);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "untouched");
    child<QComboBox>("compareSize").setEditText("2 GiB");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(child<QTextBrowser>("compareNotes").isEnabled());
    EXPECT_TRUE(table->flags(table->index(0, 1)) & Qt::ItemIsSelectable);
}

TEST_F(ComparePageTest, ShowsEveryFieldWholeOnAWindowOf1280) {
    openPage();
    window->resize(1280, 800);
    click("compareMore");
    child<QComboBox>("compareRaid").setCurrentIndex(1);
    QTest::qWait(50);
    for (const auto* name : {"compareRaid", "compareChunk", "compareMembers", "compareMedium", "compareUse",
                             "compareStart", "compareGrowTo", "compareSize", "compareBlock", "compareRatio"}) {
        const auto& field = child<QWidget>(name);
        EXPECT_GE(field.width(), field.minimumSizeHint().width()) << name;
        EXPECT_EQ(field.visibleRegion().boundingRect(), field.rect()) << name;
    }
}

TEST_F(ComparePageTest, DrawsAndTellsEachImageWhereItLies) {
    openPage();
    for (const std::uint64_t start : {2048, 63}) {
        const auto name = std::to_string(start) + ".atlas";
        const auto path = fake.snapshotFile(name, test::syntheticSnapshot({.groups = {4}}, {start}));
        comparison().add({.kind = LayoutSpec::Kind::File, .image = {.path = path.toStdString()}});
    }
    ASSERT_TRUE(settle());
    const auto& layouts = comparison().layouts();
    const auto last = layouts.size() - 1;
    EXPECT_EQ(layouts[last - 1].measured.structures.misaligned(), 0U);
    EXPECT_EQ(layouts[last].measured.structures.misaligned(), layouts[last].measured.structures.total());
    page().multiples().refresh();
    const auto& rows = page().multiples().scene().rows;
    EXPECT_EQ(rows[last].map.volume->placement().bytes.first, ByteOffset{63 * 512});
    EXPECT_EQ(rows[0].map.volume->placement().bytes.first, usualPartitionStart) << "planned";
    const auto notes = child<QTextBrowser>("compareNotes").toPlainText().toStdString();
    EXPECT_THAT(notes, HasSubstr("The volume starts at byte 32,256 of its disk."));
    ASSERT_TRUE(page().exportTo(fake.file("starts.csv")));
    EXPECT_TRUE(fileOf("starts.csv").trimmed().endsWith(",32256"));
}

TEST_F(ComparePageTest, BeginsWithTheDefaultOfMke2fsBesideASmallImage) {
    openAndWait(fake.snapshotFile("small.img", test::syntheticSnapshot({.groups = {8}}, {2048})));
    window->pages().showCompare();
    EXPECT_EQ(names().mid(1), (QStringList{"^flex_bg", "-G 16"}));
}

TEST_F(ComparePageTest, BreaksLongNamesBetweenWords) {
    openPage();
    comparison().add(
        {.kind = LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4 -E packed_meta_blocks=1")});
    ASSERT_TRUE(settle());
    const auto& row = page().multiples().scene().rows.back();
    ASSERT_EQ(row.nameLines.size(), 2);
    EXPECT_EQ(row.nameLines[0], "mkfs.ext4 -E");
}

} // namespace
} // namespace atlas::ui
