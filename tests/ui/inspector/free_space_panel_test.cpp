// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the bitmap layer and the free extent table on real images with the real reader.
#include "tests/ui/window/window_fixture.h"

#include "tests/support/run.h"
#include "ui/text/qt_text.h"

#include "support/paths.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <set>

namespace atlas::ui {
namespace {

using testing::HasSubstr;
using testing::Not;

class FreeSpace : public WindowTest {
protected:
    BitmapLoader& bitmaps() { return window->workspace().bitmaps; }

    /// Opens a sample image, created if missing, and waits until its bitmaps are read.
    void openSample(const std::string& name) {
        const std::string folder = test::inBuild("samples");
        test::mustRun(test::inSources("sample-images/make ") + name + ' ' + test::shellQuoted(folder));
        openReal(folder + '/' + name + ".img");
    }
    void openReal(const std::string& image) {
        m_image = image;
        session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        openAndWait(QString::fromStdString(image));
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return bitmaps().state() == BitmapState::Complete && bitmaps().settled(); }, 20'000));
    }
    [[nodiscard]] QJsonObject free(const std::string& arguments = {}) const {
        // Exit status 1 tells of faults, which the panel shows too.
        const auto out =
            test::run(test::built("ext4atlas-cli free --json ") + arguments + ' ' + test::shellQuoted(m_image)).out;
        return QJsonDocument::fromJson(QByteArray::fromStdString(out)).object();
    }
    QAbstractItemModel& table() { return *child<QTableView>("freeExtents").model(); }
    QString cell(int row, int column) { return table().index(row, column).data().toString(); }

    void expectEquals(const QJsonObject& json) {
        const auto histogram = json["histogram"].toArray();
        ASSERT_EQ(table().rowCount(), histogram.size() + 1);
        for (int row = 0; row < histogram.size(); ++row) {
            const auto bin = histogram[row].toObject();
            EXPECT_EQ(cell(row, 2), count(bin["extents"]));
            EXPECT_EQ(cell(row, 3), count(bin["blocks"]));
        }
        EXPECT_EQ(cell(static_cast<int>(histogram.size()), 2), count(json["free_extents"].toObject()["count"]));
        EXPECT_EQ(cell(static_cast<int>(histogram.size()), 3), count(json["free_blocks"]));
    }
    static QString count(const QJsonValue& value) { return number(static_cast<std::uint64_t>(value.toInteger())); }
    /// How often the map has a colour.
    int pixelsOf(QRgb colour) {
        const QImage image = map().viewport()->grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); y += 2) {
            for (int x = 0; x < image.width(); ++x) {
                count += image.pixel(x, y) == colour ? 1 : 0;
            }
        }
        return count;
    }

private:
    std::string m_image;
};

TEST_F(FreeSpace, EqualsTheCommandLineOnEverySample) {
    for (const auto* name :
         {"aged", "1k-blocks", "bigalloc", "ext3", "meta-bg", "mbr-63", "gpt-4kn", "no-superblock"}) {
        SCOPED_TRACE(name);
        openSample(name);
        expectEquals(free());
    }
}

TEST_F(FreeSpace, OfTheSelectionAlone) {
    openSample("aged");
    window->workspace().selection.select(GroupPlace{{18}});
    auto& scope = child<QComboBox>("freeScope");
    const auto wait = [&](const QString& title) {
        return QTest::qWaitFor([&] { return child<QLabel>("freeSummary").text().startsWith(title); }, 20'000);
    };
    scope.setCurrentIndex(2);
    ASSERT_TRUE(wait("Group 18."));
    expectEquals(free("--group 18"));
    scope.setCurrentIndex(1);
    ASSERT_TRUE(wait("Flex group 1."));
    expectEquals(free("--group 16-31"));
    window->workspace().selection.select(GroupPlace{{3}});
    ASSERT_TRUE(wait("Flex group 0."));
    expectEquals(free("--group 0-15"));
}

TEST_F(FreeSpace, TheLayerIsTurnedOffAndOn) {
    openSample("aged");
    auto& layer = child<QAction>("bitmaps");
    EXPECT_TRUE(layer.isChecked());
    const auto free = paletteFor(map().palette()).free.rgb();
    const int before = pixelsOf(free);
    layer.trigger();
    EXPECT_FALSE(bitmaps().map());
    EXPECT_LT(pixelsOf(free), before) << "parts of groups are free, few are entirely";
    EXPECT_FALSE(settings.value("allocationFromBitmaps").toBool());
    layer.trigger();
    EXPECT_EQ(pixelsOf(free), before);
}

TEST_F(FreeSpace, TheStatusLineSaysWhetherABlockIsInUse) {
    openSample("aged");
    const auto layout = session().layout();
    const auto blocks = layout->filesystem.blocksOf({2});
    std::set<QString> told;
    for (auto block = blocks.first; block < blocks.end(); block += BlockCount{64}) {
        const auto inUse = bitmaps().map()->blockInUse(block);
        ASSERT_TRUE(inUse);
        window->workspace().selection.select(BlockPlace{block});
        const QString words = *inUse ? "in use in the block bitmap" : "free in the block bitmap";
        ASSERT_TRUE(child<QLabel>("statusPlace").text().endsWith(words)) << block.value;
        told.insert(words);
    }
    EXPECT_EQ(told.size(), 2U);
}

TEST_F(FreeSpace, ABitmapAgainstItsDescriptorIsAFinding) {
    const auto image = fake.file("wrong.img").toStdString();
    test::mustRun("mke2fs -q -F -t ext4 -b 4096 " + test::shellQuoted(image) +
                  " 300M && printf 'set_block_group 1 free_blocks_count 77\\nset_block_group 1 checksum calc\\n' | "
                  "debugfs -w -f - " +
                  test::shellQuoted(image));
    openReal(image);
    const auto& findings = *child<QTableView>("findings").model();
    QStringList all;
    for (int row = 0; row < findings.rowCount(); ++row) {
        all << findings.index(row, 4).data().toString();
    }
    EXPECT_THAT(all.join('\n').toStdString(), HasSubstr("77"));
    const auto expected = free()["findings"].toArray();
    ASSERT_EQ(expected.size(), 1);
    EXPECT_THAT(all.join('\n').toStdString(), HasSubstr("bitmap"));
}

TEST_F(FreeSpace, ASnapshotSaysWhyThereIsNothing) {
    openAndWait(aligned());
    ASSERT_TRUE(QTest::qWaitFor([this] { return bitmaps().state() == BitmapState::Unavailable; }, 20'000));
    EXPECT_FALSE(child<QAction>("bitmaps").isEnabled());
    EXPECT_THAT(child<QLabel>("freeSummary").text().toStdString(), HasSubstr("snapshot holds no block bitmaps"));
    EXPECT_EQ(table().rowCount(), 0);
}

TEST_F(FreeSpace, AnImageThatChangesIsToldOf) {
    const auto image = fake.file("changes.img").toStdString();
    test::mustRun("mke2fs -q -F -t ext4 -b 4096 " + test::shellQuoted(image) + " 300M");
    openReal(image);
    test::mustRun("debugfs -w -R 'mkdir d' " + test::shellQuoted(image));
    ASSERT_TRUE(QTest::qWaitFor([this] { return bitmaps().changed(); }, 20'000));
    EXPECT_THAT(banner().message().toStdString(), HasSubstr("has changed on disk"));
    EXPECT_THAT(child<QLabel>("freeSummary").text().toStdString(), HasSubstr("reload it"));
}

/// Also where they have no faults, about which nothing else changes in the window.
TEST_F(FreeSpace, BitmapsReadAreNamedByTheHealth) {
    openSample("aged");
    const auto& health = child<QLabel>("verdictHealth");
    EXPECT_THAT(health.text().toStdString(), Not(HasSubstr("not read")));
    EXPECT_THAT(health.toolTip().toStdString(), HasSubstr("block and inode bitmaps"));
}

TEST_F(FreeSpace, CopiesTheTable) {
    openSample("aged");
    auto& view = child<QTableView>("freeExtents");
    openDrawer("freeSpaceDock");
    view.setFocus();
    view.selectAll();
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text().count('\n'), table().rowCount() - 1);
}

} // namespace
} // namespace atlas::ui
