// SPDX-License-Identifier: GPL-3.0-or-later
// Health and alignment in the window: both in sight, the worse one first.
#include "alignment/judgement.h"
#include "tests/ui/session/fake_bitmaps.h"
#include "tests/ui/window/window_fixture.h"

#include <QDockWidget>
#include <QLabel>
#include <QTableView>
#include <fmt/format.h>

namespace atlas::ui {

namespace {

using testing::HasSubstr;

class HealthTest : public WindowTest {
protected:
    std::string text(const char* label) { return child<QLabel>(label).text().toStdString(); }
    double type(const char* label) { return child<QLabel>(label).font().pointSizeF(); }

    QString damaged(const char* name, const Finding& finding, std::uint64_t start = 4196352) {
        auto snapshot = test::twoPartitions(start);
        auto layout = *snapshot.layout;
        layout.findings.push_back(finding);
        snapshot.layout = std::make_shared<const Layout>(std::move(layout));
        return fake.snapshotFile(name, snapshot);
    }
};

const Finding pastEnd{.kind = FindingKind::VolumePastEnd, .numbers = {std::uint64_t{17} << 30, 1400000}};

TEST_F(HealthTest, OfASoundImageStandsBesideTheAlignment) {
    openAndWait(aligned());
    EXPECT_THAT(text("verdictAlignment"), HasSubstr("✓ All"));
    EXPECT_EQ(text("verdictHealth"), "✓ No fault found in what was read; 1 part of the disk was not looked at");
    EXPECT_THAT(child<QLabel>("verdictHealth").toolTip().toStdString(), HasSubstr("were not read"));
    EXPECT_FALSE(banner().isVisible());
}

TEST_F(HealthTest, NamesTheVolumesThatNobodyLookedAt) {
    auto snapshot = test::twoPartitions();
    snapshot.findings.push_back({.kind = FindingKind::NotLookedAt,
                                 .numbers = {static_cast<std::uint64_t>(UnseenReason::Obstacle),
                                             static_cast<std::uint64_t>(VolumeObstacle::SegmentType)},
                                 .volume = {.logicalVolume = "vg/thin"},
                                 .detail = "thin"});
    openAndWait(fake.snapshotFile("thin.img", snapshot));
    EXPECT_EQ(text("verdictHealth"), "✓ No fault found in what was read; 2 parts of the disk were not looked at");
    EXPECT_THAT(child<QLabel>("verdictHealth").toolTip().toStdString(),
                testing::EndsWith("; not looked at: logical volume vg/thin."));
}

TEST_F(HealthTest, OfATruncatedImageComesFirstEverywhere) {
    openAndWait(damaged("cut.img", pastEnd));
    EXPECT_THAT(text("verdictHealth"), HasSubstr("⊗ 1 error: the file system claims"));
    EXPECT_THAT(text("verdictAlignment"), testing::StartsWith("? 418 structures lie past the end"));
    EXPECT_FALSE(banner().isVisible()) << "the verdict has it";
}

TEST_F(HealthTest, OfAnErrorComesBeforeAMisalignment) {
    openAndWait(damaged("both.img", pastEnd, 4196415));
    EXPECT_THAT(text("verdictHealth"), HasSubstr("⊗ 1 error"));
    EXPECT_THAT(text("verdictAlignment"), HasSubstr("✖"));
    EXPECT_GT(type("verdictHealth"), type("verdictAlignment"));
}

TEST_F(HealthTest, OfAWarningFollowsAMisalignment) {
    const Finding recovery{.kind = FindingKind::NeedsRecovery};
    openAndWait(damaged("journal.img", recovery, 4196415));
    EXPECT_THAT(text("verdictAlignment"), HasSubstr("✖"));
    EXPECT_THAT(text("verdictHealth"), HasSubstr("⚠ 1 warning: the journal has not been replayed"));
    EXPECT_LT(type("verdictHealth"), type("verdictAlignment"));
}

TEST_F(HealthTest, OfATextFileSaysWhatItIs) {
    Snapshot snapshot;
    snapshot.disk.path = "README.md";
    snapshot.disk.size = {2000};
    snapshot.findings = {{.kind = FindingKind::NotADisk, .detail = "a text file"}};
    openAndWait(fake.snapshotFile("README.md", snapshot));
    EXPECT_THAT(text("verdictHealth"), HasSubstr("this is a text file"));
}

/// Opens an image whose bitmaps mark metadata as free; they are read when the test asks for it.
class BitmapHealthTest : public HealthTest {
protected:
    void SetUp() override {
        auto& loader = window->workspace().bitmaps;
        loader.setOpener([bitmaps = disk](const std::string&) -> Result<std::unique_ptr<ByteSource>> {
            return std::make_unique<test::FakeBitmapSource>(bitmaps);
        });
        disk->hold();
        auto snapshot = test::twoPartitions();
        snapshot.disk.path = fake.file("disk.img").toStdString();
        fake.write("disk.img", "an image");
        const auto saved = fake.snapshotFile("saved", snapshot);
        session().reader().setProgram(fake.script("reader", "exec cat " + saved.toStdString()));
        openAndWait(fake.file("disk.img"));
    }
    void TearDown() override { disk->release(); }
    bool readsAll() {
        disk->release();
        const auto& bitmaps = window->workspace().bitmaps;
        return QTest::qWaitFor([&] { return bitmaps.state() == BitmapState::Complete; }, test::patience);
    }

    std::shared_ptr<test::FakeBitmaps> disk = std::make_shared<test::FakeBitmaps>();
};

TEST_F(BitmapHealthTest, TakesTheirFaultsInAndKeepsThemInAWhatIf) {
    EXPECT_LT(type("verdictHealth"), type("verdictAlignment"));
    ASSERT_TRUE(readsAll());
    const auto errors = session().judgement().found.health.errors;
    ASSERT_GT(errors, 0U);
    const auto words = fmt::format("⊗ {} error", errors);
    EXPECT_THAT(text("verdictHealth"), testing::StartsWith(words));
    const auto& table = *child<QTableView>("findings").model();
    EXPECT_THAT(table.index(0, 0).data().toString().toStdString(), HasSubstr("error"));
    session().setStart(Lba{4196352});
    ASSERT_TRUE(session().judgement().remedies.whatIf);
    EXPECT_THAT(text("verdictHealth"), testing::StartsWith(words));
    EXPECT_THAT(text("verdictAlignment"), HasSubstr("✓ All"));
    EXPECT_THAT(table.index(0, 0).data().toString().toStdString(), HasSubstr("error"));
}

TEST_F(BitmapHealthTest, LeaveTheCurrentFindingAndWhatIsSelected) {
    auto& table = child<QTableView>("findings");
    ASSERT_GT(table.model()->rowCount(), 2);
    table.setCurrentIndex(table.model()->index(2, 0));
    const auto current = table.model()->index(2, 4).data();
    window->workspace().selection.select(GroupPlace{{5}});
    const auto rows = table.model()->rowCount();
    ASSERT_TRUE(readsAll());
    ASSERT_GT(table.model()->rowCount(), rows);
    EXPECT_EQ(table.currentIndex().siblingAtColumn(4).data().toString().toStdString(),
              current.toString().toStdString());
    EXPECT_GT(table.currentIndex().row(), 2) << "errors were inserted above";
    EXPECT_EQ(selected(), Place{GroupPlace{{5}}});
}

TEST_F(HealthTest, HatchesTheMapFromWhereTheBytesEnd) {
    openAndWait(aligned());
    const auto sound = map().viewport()->grab().toImage();
    openAndWait(damaged("cut.img", pastEnd));
    banner().hide();
    QTest::qWait(20);
    const auto cut = map().viewport()->grab().toImage();
    const auto ink = paletteFor(map().palette()).text;
    const auto count = [&](const QImage& image) {
        qint64 pixels = 0;
        for (int y = image.height() / 2; y < image.height(); ++y) {
            for (int x = image.width() / 2; x < image.width(); ++x) {
                pixels += image.pixelColor(x, y) == ink ? 1 : 0;
            }
        }
        return pixels;
    };
    EXPECT_GT(count(cut), count(sound) + 1000);
}

} // namespace
} // namespace atlas::ui
