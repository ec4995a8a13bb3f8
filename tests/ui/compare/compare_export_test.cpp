// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and files of the Compare page.
#include "tests/ui/compare/compare_page_fixture.h"
#include "ui/compare/metric_plot.h"
#include "ui/window/headless_picture.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

TEST_F(ComparePageTest, OnlyTheVerdictStandsOutOnThePageAndInThePicture) {
    openPage();
    EXPECT_THAT(words("recommendation").toStdString(),
                testing::StartsWith("<b>General use: keep -G 16, the default with these options; no other setting is "
                                    "noticeably better in ordinary use.</b> "));
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

TEST_F(ComparePageTest, ExportsNoFiguresOfThePreviousOptions) {
    openPage();
    type("compareSize", "4 GiB");
    ASSERT_FALSE(comparison().settled());
    for (const auto* name : {"early.json", "early.csv"}) {
        const auto status = page().exportTo(fake.file(name));
        ASSERT_FALSE(status) << name;
        EXPECT_THAT(status.error().what, HasSubstr("is still being planned"));
        EXPECT_FALSE(QFile::exists(fake.file(name)));
    }
    ASSERT_TRUE(settle());
    EXPECT_TRUE(page().exportTo(fake.file("early.json")));
}

TEST_F(ComparePageTest, AnExportNamesWhatFailed) {
    openPage();
    comparison().add({.kind = LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4 -G 3")});
    ASSERT_TRUE(settle());
    for (const auto* name : {"failed.json", "failed.csv"}) {
        const auto status = page().exportTo(fake.file(name));
        ASSERT_FALSE(status) << "as compare fails on the command line";
        EXPECT_THAT(status.error().what, HasSubstr("mkfs.ext4 -G 3"));
        EXPECT_THAT(status.error().found, HasSubstr("power of 2"));
    }
    EXPECT_TRUE(page().exportTo(fake.file("failed.png"))) << "a picture shows why";
}

TEST(CompareWithoutADisplay, DrawsANewPage) {
    const test::FakeReader fake;
    HeadlessPicture picture{.file = fake.file("compare.png"), .view = PictureView::Compare, .size = QSize(1200, 760)};
    ASSERT_TRUE(renderCompare({}, picture));
    EXPECT_EQ(QImage(picture.file).size(), QSize(1200, 760));
    EXPECT_FALSE(renderCompare("/nowhere.ext4atlas-compare", picture));
    EXPECT_FALSE(renderCompare("/nowhere/at/all.img", picture));
}

TEST(CompareWithoutADisplay, DrawsNoNewPageForWhatHoldsNoVolume) {
    const test::FakeReader fake;
    const HeadlessPicture picture{.file = fake.file("compare.png"), .view = PictureView::Compare};
    fake.write("text.img", "no disk at all");
    const auto drawn = renderCompare(fake.file("text.img"), picture);
    ASSERT_FALSE(drawn);
    EXPECT_THAT(drawn.error().where, HasSubstr("text.img"));
    EXPECT_FALSE(QFileInfo::exists(picture.file));
}

} // namespace
} // namespace atlas::ui
