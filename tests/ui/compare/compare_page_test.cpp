// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page with real events and the real planner.
#include "tests/ui/session/fake_reader.h"
#include "tests/ui/window/window_fixture.h"

#include "ui/compare/compare_page.h"
#include "ui/compare/layout_diff_model.h"
#include "ui/compare/metric_chart.h"
#include "ui/compare/small_multiples.h"
#include "ui/map/legend.h"
#include "ui/window/headless_picture.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

namespace atlas::ui {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class ComparePageTest : public WindowTest {
protected:
    ComparePage& page() { return window->volume().compare(); }
    Comparison& comparison() { return page().comparison(); }

    bool settle() {
        const bool settled = QTest::qWaitFor([&] { return comparison().settled(); }, 60000);
        QTest::qWait(60);
        return settled;
    }
    void openPage() {
        QTest::mouseClick(&child<QWidget>("startCompare"), Qt::LeftButton);
        type("compareSize", "2 GiB");
        ASSERT_TRUE(settle());
    }
    void type(const char* field, const QString& words) { type(*child<QComboBox>(field).lineEdit(), words); }
    static void type(QLineEdit& field, const QString& words) {
        field.selectAll();
        QTest::keyClicks(&field, words);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    QByteArray fileOf(const char* name) const {
        QFile file(fake.file(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void typeMore(const QString& words) { type(child<QLineEdit>("compareOthers"), words); }
    void click(const char* name) { QTest::mouseClick(&child<QWidget>(name), Qt::LeftButton); }
    QString words(const char* name) { return child<QLabel>(name).text(); }
    QStringList names() {
        QStringList all;
        for (const auto& entry : comparison().layouts()) {
            all << entry.spec.name();
        }
        return all;
    }
    bool tabVisible(const QString& text) {
        auto& tabs = child<QTabWidget>("tabs");
        for (int n = 0; n < tabs.count(); ++n) {
            if (tabs.tabText(n).remove('&') == text) {
                return tabs.isTabVisible(n);
            }
        }
        return false;
    }
};

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

TEST_F(ComparePageTest, OnlyTheVerdictStandsOutOnThePageAndInThePicture) {
    openPage();
    EXPECT_THAT(words("recommendation").toStdString(),
                testing::StartsWith("<b>General use: keep -G 16, the default of these options.</b> "));
    ASSERT_TRUE(page().exportTo(fake.file("words.svg")));
    const QRegularExpression drawn(R"re(font-weight="(\d+)"[^>]*>([^<]*)</text>)re");
    const auto svg = QString::fromUtf8(fileOf("words.svg"));
    const auto weightOf = [&](const QString& said) {
        for (auto all = drawn.globalMatch(svg); all.hasNext();) {
            if (const auto each = all.next(); each.captured(2).contains(said)) {
                return each.captured(1).toInt();
            }
        }
        return 0;
    };
    EXPECT_EQ(weightOf("General use: keep -G 16"), QFont::Bold);
    EXPECT_EQ(weightOf("On a hard disk, "), QFont::Normal);
}

TEST_F(ComparePageTest, ATypedSizePlansAllAnew) {
    openPage();
    EXPECT_EQ(comparison().layouts()[0].layout->groups.size().value, 16U);
    type("compareSize", "4 GiB");
    ASSERT_TRUE(settle());
    for (const auto& entry : comparison().layouts()) {
        EXPECT_EQ(entry.layout->groups.size().value, 32U);
    }
    type("compareSize", "four");
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(), HasSubstr("“four” is not understood: a size is wanted"));
    EXPECT_EQ(comparison().options().format.size.value, std::uint64_t{4} << 30) << "what was there stays";
    type("compareSize", "1 GiB");
    EXPECT_FALSE(child<QLabel>("compareRefusal").isVisible());
}

TEST_F(ComparePageTest, AValueTypedPartlyIsNotTheOneBefore) {
    openPage();
    type("compareSize", "99999999T"); // 99,999,999 bytes is a size
    EXPECT_EQ(comparison().options().format.size, ByteCount{std::uint64_t{2} << 30});
    EXPECT_EQ(words("compareBytes"), "2 GiB is 2,147,483,648 bytes");
    EXPECT_EQ(child<QComboBox>("compareSize").currentText(), "99999999T") << "to be corrected";
    typeMore("-G 3"); // "-" would be a number of blocks
    EXPECT_TRUE(comparison().options().format.more.operands.empty());
    ASSERT_TRUE(settle());
    EXPECT_FALSE(comparison().layouts()[1].error);
    EXPECT_EQ(comparison().layouts()[1].layout->groups.size().value, 16U);
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(),
                AllOf(HasSubstr("Size: “99999999T” is not understood"), HasSubstr("More: “-G 3” is refused")));
}

TEST_F(ComparePageTest, ASizeAboveWhatItGrowsToIsRefusedAsTheSize) {
    openPage();
    child<QComboBox>("compareGrowTo").setEditText("4 GiB");
    child<QComboBox>("compareSize").setEditText("4 GiB");
    EXPECT_EQ(words("compareBytes"), "4 GiB is 4,294,967,296 bytes") << "of what is typed";
    EXPECT_THAT(
        words("compareRefusal").toStdString(),
        AllOf(HasSubstr("Size: “4 GiB” is refused: the size has to be below 4 GiB"), Not(HasSubstr("grow to:"))));
    EXPECT_EQ(comparison().options().format.size, ByteCount{std::uint64_t{2} << 30});
    child<QComboBox>("compareMedium").setCurrentText("SSD");
    EXPECT_THAT(words("compareRefusal").toStdString(), testing::StartsWith("Size: "));
    child<QComboBox>("compareSize").setEditText("3 GiB");
    EXPECT_EQ(comparison().options().format.size, ByteCount{std::uint64_t{3} << 30});
    child<QComboBox>("compareGrowTo").setEditText("1 GiB");
    EXPECT_THAT(words("compareRefusal").toStdString(),
                testing::StartsWith("Will grow to: “1 GiB” is refused: a file system of 3 GiB grows to a larger"));
}

TEST_F(ComparePageTest, ARefusedFieldHoldsUpNoOther) {
    openPage();
    type("compareGrowTo", "xyz");
    auto& raid = child<QComboBox>("compareRaid");
    raid.setCurrentIndex(raid.findText("RAID 6"));
    ASSERT_TRUE(comparison().options().frame.raid);
    EXPECT_EQ(comparison().options().frame.raid->level, RaidLevel::Raid6);
    EXPECT_EQ(child<QComboBox>("compareGrowTo").currentText(), "xyz");
    auto& refusal = child<QLabel>("compareRefusal");
    EXPECT_TRUE(QTest::qWaitFor([&] { return refusal.isVisible(); }));
    EXPECT_THAT(refusal.text().toStdString(),
                HasSubstr("Will grow to: “xyz” is not understood: a size is wanted, such as 16 GiB"));
    EXPECT_GE(refusal.height(), refusal.heightForWidth(refusal.width())) << "shown whole";
    raid.lineEdit()->selectAll();
    QTest::keyClicks(raid.lineEdit(), "RAID 7");
    QTest::keyClick(raid.lineEdit(), Qt::Key_Return);
    EXPECT_THAT(refusal.text().toStdString(),
                AllOf(HasSubstr("RAID: “RAID 7” is refused: "), Not(HasSubstr("--raid"))));
    raid.lineEdit()->selectAll();
    QTest::keyClicks(raid.lineEdit(), "raid 5");
    QTest::keyClick(raid.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(comparison().options().frame.raid->level, RaidLevel::Raid5);
}

TEST_F(ComparePageTest, ANumberOutsideItsRangeIsRefusedWithTheRange) {
    openPage();
    child<QComboBox>("compareBlock").setEditText("131072");
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(),
                HasSubstr("“131072” is refused: the value goes from 1,024 to 65,536."));
    EXPECT_EQ(comparison().options().format.blockSize.value, 0U);
    child<QComboBox>("compareBlock").setEditText("abc");
    EXPECT_THAT(words("compareRefusal").toStdString(),
                HasSubstr("“abc” is not understood: a block size from 1,024 to 65,536 is wanted, a power of two."));
    child<QComboBox>("compareRatio").setEditText("abc");
    EXPECT_THAT(words("compareRefusal").toStdString(), HasSubstr("a number from 1,024 to 67,108,864 is wanted."));
}

TEST_F(ComparePageTest, SaysWhichBlockSizeMke2fsTakes) {
    openPage();
    child<QComboBox>("compareBlock").setEditText("3000");
    ASSERT_TRUE(settle());
    const auto& entry = comparison().layouts()[1];
    EXPECT_EQ(entry.layout->filesystem.blockSize.value, 2048U);
    EXPECT_THAT(entry.facts.notes, testing::Contains(Note{NoteKind::BlockSizeRounded, {3000, 2048}}));
}

TEST_F(ComparePageTest, AStartInsideASectorIsRefusedWithTheRule) {
    openPage();
    child<QComboBox>("compareStart").setEditText("3");
    EXPECT_EQ(comparison().options().frame.start, usualPartitionStart);
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(),
                testing::StartsWith("Start: “3” is refused: a partition starts at a multiple of 512 bytes."));
    child<QComboBox>("compareStart").setEditText("3 sectors");
    EXPECT_EQ(comparison().options().frame.start, ByteOffset{3 * 512});
    ASSERT_TRUE(settle());
    EXPECT_THAT(words("recommendation").toStdString(), testing::StartsWith("Start at a multiple of 4,096 bytes: "));
}

TEST_F(ComparePageTest, ShowsEveryArrayThatASavedPageMayHave) {
    openPage();
    auto document = page().document();
    document.options.frame.raid =
        RaidGeometry{.level = RaidLevel::Raid6, .chunk = {raidChunks.maximum}, .members = raidMembers.maximum};
    ASSERT_TRUE(compareDocumentOf(toJson(document)));
    comparison().setOptions(document.options);
    child<QComboBox>("compareUse").setCurrentText("streaming");
    EXPECT_EQ(comparison().options().frame.raid, document.options.frame.raid) << "the bar keeps it";
}

TEST_F(ComparePageTest, ATypedBlockSizeChangesTheGroupsAndWithThemTheFlexGroupSizes) {
    openPage();
    EXPECT_EQ(comparison().flexGroupSizes().back(), 16U);
    typeMore("-b 1024");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout->filesystem.blockSize.value, 1024U);
    EXPECT_EQ(comparison().flexGroupSizes().back(), 256U);
    EXPECT_EQ(comparison().sweep().size(), 12U);
    click("chip-G 128");
    EXPECT_EQ(names(), (QStringList{"^flex_bg", "-G 16", "-G 64", "-G 128", "-G 256"}));
    typeMore("-g 16384");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().flexGroupSizes().back(), 32U);
}

TEST_F(ComparePageTest, AQuotedWordReachesMke2fsWhole) {
    openPage();
    typeMore(R"(-L "my disk" -E 'lazy_itable_init=0')");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout->filesystem.label, "my disk");
    EXPECT_THAT(comparison().layouts()[1].facts.command, HasSubstr("-L 'my disk' -E lazy_itable_init=0"));
    typeMore("-E 'stride=8, x'");
    ASSERT_TRUE(settle());
    EXPECT_FALSE(comparison().layouts()[1].error);
    EXPECT_EQ(comparison().layouts()[1].layout->filesystem.label, "my disk") << "what was shown stays";
    EXPECT_EQ(child<QLineEdit>("compareOthers").text(), "-E 'stride=8, x'") << "to be corrected";
    EXPECT_THAT(words("compareRefusal").toStdString(),
                AllOf(HasSubstr("More: “-E 'stride=8, x'” is refused: mke2fs refuses this"),
                      HasSubstr("Bad option(s) specified:  x")));
}

TEST_F(ComparePageTest, WhatMke2fsRefusesBlanksNoRow) {
    openPage();
    const auto layout = comparison().layouts()[1].layout;
    const auto recommended = words("recommendation");
    auto& features = child<QLineEdit>("compareFeatures");
    features.setText("foo");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout, layout);
    EXPECT_EQ(words("recommendation"), recommended);
    EXPECT_EQ(features.text(), "foo");
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(), testing::StartsWith("Features: “foo” is refused: "));
    child<QComboBox>("compareSize").setEditText("4 GiB");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout->groups.size().value, 32U) << "it holds up no other field";
    EXPECT_THAT(words("compareRefusal").toStdString(), testing::StartsWith("Features: "));
    features.setText("quota");
    ASSERT_TRUE(settle());
    EXPECT_TRUE(comparison().layouts()[1].layout->filesystem.has("quota"));
    EXPECT_FALSE(child<QLabel>("compareRefusal").isVisible());
}

TEST_F(ComparePageTest, ASizeThatTheBlocksDoNotReachIsRefusedWithTheRangeInUnits) {
    openPage();
    child<QComboBox>("compareSize").setEditText("1 EiB");
    EXPECT_THAT(words("compareRefusal").toStdString(),
                testing::StartsWith("Size: “1 EiB” is refused: the size goes from 64 KiB to 511.9 PiB."));
    const auto layout = comparison().layouts()[1].layout;
    child<QComboBox>("compareSize").setEditText("64 KiB"); // too few inodes by default
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout, layout);
    EXPECT_THAT(words("compareRefusal").toStdString(),
                testing::StartsWith("Size: “64 KiB” is refused: mke2fs refuses"));
    EXPECT_EQ(words("compareBytes"), "64 KiB is 65,536 bytes");
}

TEST_F(ComparePageTest, ASizeTypedJustBeforeARefusedTextHolds) {
    openPage();
    child<QComboBox>("compareSize").setEditText("4 GiB");
    child<QLineEdit>("compareFeatures").setText("foo");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().options().format.size, ByteCount{std::uint64_t{4} << 30});
    EXPECT_EQ(comparison().layouts()[1].layout->groups.size().value, 32U);
    EXPECT_EQ(child<QLineEdit>("compareFeatures").text(), "foo");
}

TEST_F(ComparePageTest, AQuoteWithoutItsEndIsSaidAndLosesNoPlan) {
    openPage();
    typeMore("-I 512");
    ASSERT_TRUE(settle());
    const auto before = comparison().layouts()[1].layout;
    // Set at once: each intermediate text would start a plan.
    child<QLineEdit>("compareOthers").setText("-I 512 -L \"my disk");
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(), HasSubstr("the quote that begins at \"my disk has no end"));
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout->filesystem.inodeSize, 512U);
    QTest::keyClicks(&child<QLineEdit>("compareOthers"), "\"");
    EXPECT_FALSE(child<QLabel>("compareRefusal").isVisible());
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout->filesystem.label, "my disk");
}

TEST_F(ComparePageTest, AFlexGroupSizeAmongTheSharedOptionsBecomesALayout) {
    openPage();
    auto& more = child<QLineEdit>("compareOthers");
    more.setText("-I 512 -G 32");
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_EQ(words("compareRefusal"), "Enter adds a layout with -G 32.");
    EXPECT_EQ(names().size(), 4) << "-G 3 was on the way";
    QTest::keyClick(&more, Qt::Key_Return);
    EXPECT_EQ(names(), (QStringList{"^flex_bg", "-G 16", "-G 32", "-G 64", "-G 256"}));
    EXPECT_EQ(more.text(), "-I 512");
    EXPECT_FALSE(child<QLabel>("compareRefusal").isVisible());
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[2].layout->filesystem.flexGroupSize, 32U);
    EXPECT_EQ(comparison().layouts()[2].layout->filesystem.inodeSize, 512U);
    more.setText("-G 32 -I 512");
    QTest::keyClick(&more, Qt::Key_Return);
    EXPECT_EQ(words("compareRefusal"), "A layout with -G 32 is shown already; other options hold for every -G.");
    more.setText("-I 512 -G 3");
    QTest::keyClick(&more, Qt::Key_Return);
    EXPECT_EQ(names().size(), 5);
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(), HasSubstr("flex_bg size must be a power of 2"));
}

TEST_F(ComparePageTest, AddsFlexBgWhereMke2fsConfLeavesItOut) {
    const test::FakeReader folder;
    folder.write("mke2fs.conf", "[fs_types]\n ext4 = {\n features = has_journal,extent,^flex_bg\n }\n");
    qputenv("MKE2FS_CONFIG", folder.file("mke2fs.conf").toUtf8());
    openPage();
    EXPECT_TRUE(comparison().addsFlexBg());
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("-G needs flex_bg, which these options leave out"));
    for (const auto& entry : comparison().layouts()) {
        ASSERT_FALSE(entry.error) << sentence(*entry.error);
        EXPECT_EQ(entry.layout->filesystem.flexGroupSize, entry.spec.flexGroupSize);
    }
    qunsetenv("MKE2FS_CONFIG");
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

TEST_F(ComparePageTest, AWrongOptionLineStandsThereWithTheReasonOfMke2fs) {
    openPage();
    QTimer::singleShot(0, [] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->setTextValue("mkfs.ext4 -G 3");
        dialog->accept();
    });
    click("compareAddLine");
    ASSERT_TRUE(settle());
    ASSERT_EQ(names().back(), "mkfs.ext4 -G 3");
    ASSERT_TRUE(comparison().layouts().back().error);
    EXPECT_THAT(comparison().layouts().back().error->what, HasSubstr("flex_bg size must be a power of 2"));
    EXPECT_NE(comparison().layouts().front().layout, nullptr);
}

TEST_F(ComparePageTest, AnOptionLineThatCannotBeReadIsNotAdded) {
    openPage();
    QTimer::singleShot(0, [] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->setTextValue("mkfs.ext4 -L 'my");
        dialog->accept();
    });
    click("compareAddLine");
    EXPECT_EQ(names().size(), 4);
    EXPECT_THAT(page().findChild<Banner*>()->message().toStdString(), HasSubstr("begins at 'my has no end"));
}

TEST_F(ComparePageTest, RaidCountsTheMembersAndPassesTheStride) {
    openPage();
    typeMore("-b 1024");
    child<QComboBox>("compareRaid").setCurrentIndex(1);
    child<QComboBox>("compareUse").setCurrentText("RAID members");
    ASSERT_TRUE(settle());
    EXPECT_THAT(comparison().layouts()[0].facts.command, HasSubstr("stride=512,stripe_width=2048"));
    EXPECT_TRUE(comparison().layouts()[0].measured.load);
    EXPECT_EQ(comparison().options().frame.start, ByteOffset{}) << "a file system directly on md";
    EXPECT_EQ(child<QComboBox>("compareStart").currentText(), "0 sectors");
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("RAID members: "));
}

TEST_F(ComparePageTest, WithoutTheArrayTheUseIsWhatItWasBefore) {
    openPage();
    auto& raid = child<QComboBox>("compareRaid");
    raid.setCurrentIndex(1);
    EXPECT_EQ(comparison().options().use, Use::RaidMembers);
    raid.setCurrentIndex(0);
    EXPECT_EQ(comparison().options().use, Use::General);
    EXPECT_EQ(child<QComboBox>("compareUse").currentText(), "general use");
    child<QComboBox>("compareUse").setCurrentText("streaming");
    raid.setCurrentIndex(1);
    EXPECT_EQ(comparison().options().use, Use::Streaming);
    child<QComboBox>("compareUse").setCurrentText("RAID members");
    raid.setCurrentIndex(0);
    EXPECT_EQ(comparison().options().use, Use::Streaming);
    ASSERT_TRUE(settle());
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("Streaming"));
}

TEST_F(ComparePageTest, AnArrayIsTypedInOneField) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.setFocus();
    field.lineEdit()->selectAll();
    QTest::keyClicks(field.lineEdit(), "6:512k:10");
    QTest::keyClick(field.lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    const RaidGeometry ten{.level = RaidLevel::Raid6, .chunk = {std::uint64_t{512} << 10}, .members = 10};
    EXPECT_EQ(comparison().options().frame.raid, ten);
    EXPECT_EQ(comparison().options().use, Use::RaidMembers);
    EXPECT_EQ(field.currentText(), "RAID 6");
    EXPECT_EQ(child<QSpinBox>("compareMembers").value(), 10);
}

TEST_F(ComparePageTest, WhatIsNoArrayIsRefusedAndTheOldOneStays) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.setCurrentIndex(1);
    field.lineEdit()->selectAll();
    QTest::keyClicks(field.lineEdit(), "5:500k:3");
    QTest::keyClick(field.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(comparison().options().frame.raid->level, RaidLevel::Raid0);
    EXPECT_EQ(field.currentText(), "RAID 0");
}

TEST_F(ComparePageTest, TooFewDisksAreRefusedWithTheRange) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.setCurrentIndex(field.findText("RAID 6"));
    child<QSpinBox>("compareMembers").setValue(1);
    EXPECT_EQ(comparison().options().frame.raid->members, 4U);
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(),
                testing::StartsWith("RAID: “1” is refused: the value goes from 4 to 4,096."));
}

TEST_F(ComparePageTest, ALevelIsThatOfTheStripeInTheImage) {
    openPage();
    auto snapshot = test::twoPartitions();
    auto layout = *snapshot.layout;
    layout.filesystem.raidStride = 16;
    layout.filesystem.raidStripeWidth = 48;
    snapshot.layout = std::make_shared<const Layout>(layout);
    const LayoutSpec image{.kind = LayoutSpec::Kind::File, .path = "/nowhere/disk.img"};
    comparison().supply(image, std::make_shared<const Snapshot>(snapshot));
    comparison().add(image);
    ASSERT_TRUE(settle());
    auto& field = child<QComboBox>("compareRaid");
    field.setCurrentIndex(field.findText("RAID 6"));
    const RaidGeometry known{
        .level = RaidLevel::Raid6, .chunk = {16 * layout.filesystem.blockSize.value}, .members = 5};
    EXPECT_EQ(comparison().options().frame.raid, known);
}

TEST_F(ComparePageTest, TheLegendNamesWhatATruncatedImageLacks) {
    openPage();
    const auto legend = [&] { return page().findChild<Legend*>()->accessibleDescription(); };
    EXPECT_FALSE(legend().contains("missing: past the end of the image"));
    auto snapshot = test::twoPartitions();
    auto layout = *snapshot.layout;
    const auto bytes = bytesOf(layout.filesystem.blockCount, layout.filesystem.blockSize).value;
    layout.findings.push_back({.kind = FindingKind::VolumePastEnd, .numbers = {bytes, bytes / 2}});
    snapshot.layout = std::make_shared<const Layout>(layout);
    const LayoutSpec image{.kind = LayoutSpec::Kind::File, .path = "/nowhere/disk.img"};
    comparison().supply(image, std::make_shared<const Snapshot>(snapshot));
    comparison().add(image);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(legend().contains("missing: past the end of the image"));
}

TEST_F(ComparePageTest, ALevelHasAtLeastItsDisks) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.setCurrentText("RAID 0");
    field.setCurrentIndex(field.findText("RAID 0"));
    child<QSpinBox>("compareMembers").setValue(2);
    field.setCurrentIndex(field.findText("RAID 6"));
    EXPECT_EQ(comparison().options().frame.raid->members, 4U);
    EXPECT_EQ(child<QSpinBox>("compareMembers").value(), 4);
}

TEST_F(ComparePageTest, TheMediumChangesTheModelAndTheSentence) {
    openPage();
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("On a hard disk"));
    child<QComboBox>("compareMedium").setCurrentText("SSD");
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().options().frame.model, modelOf(Medium::SolidState));
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("On an SSD"));
}

TEST_F(ComparePageTest, TheUseSetsTheMediumUnlessOneWasChosen) {
    openPage();
    child<QComboBox>("compareUse").setCurrentText("SD card");
    EXPECT_EQ(comparison().options().frame.model, modelOf(Medium::SdCard));
    EXPECT_EQ(child<QComboBox>("compareMedium").currentText(), "SD card");
    child<QComboBox>("compareUse").setCurrentText("database");
    EXPECT_EQ(child<QComboBox>("compareMedium").currentText(), "SSD");
    child<QComboBox>("compareMedium").setCurrentText("hard disk");
    child<QComboBox>("compareUse").setCurrentText("SD card");
    EXPECT_EQ(comparison().options().frame.model.medium, Medium::HardDisk);
}

TEST_F(ComparePageTest, TellsTwoLayoutsApart) {
    openPage();
    child<QTabWidget>("compareDetails").setCurrentIndex(2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return words("diffSummary").contains("block bitmap"); }, 10000));
    EXPECT_THAT(words("diffSummary").toStdString(), HasSubstr("flex_group_size: none → 16"));
    EXPECT_GT(child<QTableView>("diffChanges").model()->rowCount(), 10);
}

TEST_F(ComparePageTest, AnOpenImageFillsTheOptionsAndStandsBesideThem) {
    openAndWait(aligned());
    window->volume().showCompare();
    EXPECT_TRUE(tabVisible("Map"));
    EXPECT_EQ(names().front(), "aligned.img, partition 2");
    EXPECT_EQ(names().mid(1), (QStringList{"^flex_bg", "-G 16", "-G 64"})) << "those of a new page that are useful";
    EXPECT_EQ(comparison().options().format.size.value, std::uint64_t{16} << 30);
    EXPECT_EQ(comparison().options().frame.start.value, std::uint64_t{4196352} * 512);
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[0].layout, session().layout());
    EXPECT_EQ(comparison().layouts()[0].measured.structures.misaligned(), 0U);

    session().setOverrides({.start = Lba{63}});
    EXPECT_EQ(comparison().options().frame.start.value, std::uint64_t{63} * 512);
    session().setOverrides({});
    EXPECT_EQ(comparison().options().frame.start.value, std::uint64_t{4196352} * 512) << "reset";
}

TEST_F(ComparePageTest, ASavedPageIsOpenedLikeAnImage) {
    openPage();
    click("chip-G 8");
    const auto saved = page().document();
    const auto path = fake.file("mine.ext4atlas-compare");
    ASSERT_TRUE(saveCompareDocument(path, saved));
    const auto other = makeWindow();
    other->open(path);
    EXPECT_TRUE(other->volume().compare().isVisible());
    EXPECT_EQ(other->volume().compare().document(), saved);

    fake.write("bad.ext4atlas-compare", "{}");
    other->open(fake.file("bad.ext4atlas-compare"));
    EXPECT_TRUE(bannerOf(*other).isVisible());
    EXPECT_THAT(bannerOf(*other).message().toStdString(), HasSubstr("no saved comparison"));
    EXPECT_EQ(other->volume().compare().document(), saved) << "what was there stays";
}

TEST_F(ComparePageTest, NamesEveryBarOfItsChartsAndMarksTheRecommendedOne) {
    openPage();
    window->resize(1280, 800);
    type("compareSize", "1 TiB");
    ASSERT_TRUE(settle());
    page().refresh();
    const auto plots = page().findChildren<MetricPlot*>("metricPlot");
    ASSERT_EQ(plots.size(), 3);
    for (const auto* plot : plots) {
        const auto& scene = plot->scene();
        ASSERT_EQ(scene.bars.size(), 17U); // ^flex_bg, -G 1 to 8192, packed_meta_blocks with and without backups
        EXPECT_EQ(scene.bars.front().name, "off");
        EXPECT_EQ(scene.bars[15].name, "packed");
        EXPECT_EQ(scene.names.every, 1U);
        EXPECT_EQ(scene.unit, "logarithmic");
        EXPECT_EQ(std::ranges::count_if(scene.bars, &ChartBar::isRecommended), 1);
        EXPECT_TRUE(scene.bars[5].isRecommended) << "-G 16";
        ASSERT_EQ(scene.lines.size(), 1U);
        EXPECT_EQ(scene.lines[0].name, "^flex_bg (baseline)");
        EXPECT_EQ(scene.barAt(scene.bars[3].slot.center()), 3U);
        EXPECT_THAT(plot->accessibleDescription().toStdString(), HasSubstr("-G 64: "));
    }
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

TEST_F(ComparePageTest, EscapeReturnsToWhatWasShownBefore) {
    openPage();
    const auto before = words("recommendation");
    child<QComboBox>("compareSize").setEditText("16 TiB");
    EXPECT_TRUE(words("recommendation").startsWith("Planning every -G")) << before.toStdString();
    ASSERT_TRUE(QTest::qWaitFor([&] { return words("recommendation").contains(" of "); }, 60000));
    ASSERT_TRUE(QTest::qWaitFor([&] { return child<QToolButton>("compareCancel").isVisible(); }));
    QTest::keyClick(&child<QComboBox>("compareSize"), Qt::Key_Escape);
    EXPECT_EQ(comparison().options().format.size, ByteCount{std::uint64_t{2} << 30});
    EXPECT_EQ(child<QComboBox>("compareSize").currentText(), "2 GiB");
    EXPECT_EQ(words("recommendation"), before);
    EXPECT_FALSE(child<QToolButton>("compareCancel").isVisible());
}

/// The real mke2fs and resize2fs.
TEST_F(ComparePageTest, ComparesTheLayoutsAfterGrowth) {
    openPage();
    type("compareGrowTo", "1 GiB");
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_FALSE(comparison().options().frame.grownTo) << "not above the size";
    child<QLineEdit>("compareOthers").setText("-E packed_meta_blocks=1");
    child<QComboBox>("compareGrowTo").setEditText("4 GiB");
    ASSERT_TRUE(settle());
    EXPECT_FALSE(child<QToolButton>("compareCancel").isVisible());
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
    EXPECT_EQ(page().document().options.frame.grownTo, ByteCount{std::uint64_t{4} << 30});
    EXPECT_EQ(compareDocumentOf(toJson(page().document())).value(), page().document());
    child<QComboBox>("compareGrowTo").setEditText("16 TiB");
    ASSERT_TRUE(QTest::qWaitFor([&] { return child<QToolButton>("compareCancel").isVisible(); }));
    click("compareCancel");
    EXPECT_EQ(comparison().options().frame.grownTo, ByteCount{std::uint64_t{4} << 30});
    ASSERT_TRUE(settle());
    EXPECT_EQ(comparison().layouts()[1].layout->groups.size().value, 32U);
}

TEST_F(ComparePageTest, ShowsEveryFieldWholeOnAWindowOf1280) {
    openPage();
    window->resize(1280, 800);
    child<QComboBox>("compareRaid").setCurrentIndex(1);
    QTest::qWait(50);
    for (const auto* name : {"compareRaid", "compareChunk", "compareMembers", "compareMedium", "compareUse",
                             "compareStart", "compareGrowTo", "compareSize", "compareBlock", "compareRatio"}) {
        const auto& field = child<QWidget>(name);
        EXPECT_GE(field.width(), field.minimumSizeHint().width()) << name;
        EXPECT_EQ(field.visibleRegion().boundingRect(), field.rect()) << name;
    }
}

TEST_F(ComparePageTest, BreaksLongNamesBetweenWords) {
    openPage();
    comparison().add({.kind = LayoutSpec::Kind::OptionLine, .words = {"mkfs.ext4", "-E", "packed_meta_blocks=1"}});
    ASSERT_TRUE(settle());
    const auto& row = page().multiples().scene().rows.back();
    ASSERT_EQ(row.nameLines.size(), 2);
    EXPECT_EQ(row.nameLines[0], "mkfs.ext4 -E");
}

TEST_F(ComparePageTest, ThePictureSaysWhatItIsPlannedFor) {
    openPage();
    child<QComboBox>("compareRaid").setCurrentIndex(1);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(page().exportTo(fake.file("head.svg")));
    auto drawn = QString::fromUtf8(fileOf("head.svg"));
    drawn.remove(QRegularExpression("<[^>]*>"));
    const auto text = drawn.simplified().toStdString();
    EXPECT_THAT(text, HasSubstr("Planned for a device of 2 GiB."));
    EXPECT_THAT(text, HasSubstr("The array: RAID 0 of 4 disks with chunks of 512 KiB."));
    EXPECT_THAT(text, HasSubstr("The volume starts at byte 0 of its array."));
    EXPECT_EQ(page().findChild<MetricPlot*>("metricPlot")->scene().xName, "-G");
    EXPECT_THAT(text, HasSubstr(" -G "));
}

TEST_F(ComparePageTest, RefusesAPictureInWhichNotAllCouldBeRead) {
    openPage();
    const auto small = page().exportTo(fake.file("small.png"), QSize(400, 300));
    ASSERT_FALSE(small);
    EXPECT_EQ(small.error().found, "400x300");
    const auto least = QString::fromStdString(small.error().expected).section(' ', -1).split('x');
    ASSERT_EQ(least.size(), 2);
    EXPECT_TRUE(page().exportTo(fake.file("least.png"), QSize(least[0].toInt(), least[1].toInt())));
    EXPECT_FALSE(page().exportTo(fake.file("less.png"), QSize(least[0].toInt() - 1, least[1].toInt())));
    EXPECT_TRUE(page().exportTo(fake.file("small.csv"), QSize(400, 300))) << "no picture";
}

TEST_F(ComparePageTest, ExportsEveryFormat) {
    openPage();
    const auto head = [&](const char* name, int bytes) {
        EXPECT_TRUE(page().exportTo(fake.file(name))) << name;
        QFile file(fake.file(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.read(bytes).toStdString();
    };
    EXPECT_THAT(head("a.png", 8), HasSubstr("PNG"));
    EXPECT_THAT(head("a.svg", 400), HasSubstr("<svg"));
    EXPECT_THAT(head("a.pdf", 8), HasSubstr("%PDF"));
    EXPECT_THAT(head("a.csv", 8000), HasSubstr("\n-G 16,1,1,1,"));
    EXPECT_THAT(head("a.json", 200), HasSubstr("ext4atlas-compare/1"));
    EXPECT_THAT(head("a.json", 900), testing::AllOf(HasSubstr("\"inputs\""), HasSubstr("\"start\": 1048576"),
                                                    HasSubstr("\"medium\": \"hdd\"")));
    const auto json = QJsonDocument::fromJson(fileOf("a.json")).object();
    EXPECT_EQ(json["recommendation"]["use"].toString(), "general") << "as compare --use --json";
    EXPECT_EQ(json["recommendation"]["setting"].toString(), "-G 16");
    EXPECT_FALSE(page().exportTo(fake.file("a.txt")));
    EXPECT_FALSE(page().exportTo("/nowhere/at/all.png"));
    const QImage picture(fake.file("a.png"));
    EXPECT_GE(picture.width(), 900);
}

TEST(CompareWithoutADisplay, DrawsANewPage) {
    const test::FakeReader fake;
    HeadlessPicture picture{.file = fake.file("compare.png"), .view = PictureView::Compare, .size = QSize(1200, 760)};
    ASSERT_TRUE(renderCompare({}, picture));
    EXPECT_EQ(QImage(picture.file).size(), QSize(1200, 760));
    EXPECT_FALSE(renderCompare("/nowhere.ext4atlas-compare", picture));
    EXPECT_FALSE(renderCompare("/nowhere/at/all.img", picture));
}

} // namespace
} // namespace atlas::ui
