// SPDX-License-Identifier: GPL-3.0-or-later
// The Measure page with a program that answers like `ext4atlas-cli measure`.
#include "report/json/measurement_json.h"
#include "support/file_text.h"
#include "support/measured_drive.h"
#include "support/temp_dir.h"
#include "ui/measure/measure_page.h"
#include "ui/measure/measurement_plot.h"
#include "ui/measure/percentile_plot.h"
#include "ui/session/workspace.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <filesystem>
#include <gmock/gmock.h>
#include <sstream>

namespace atlas::ui {
namespace {

constexpr int patience = 30000;

MeasurementPtr measurementOf(double aligned) {
    return std::make_shared<const Measurement>(test::measuredWrites(aligned));
}

class MeasurePageTest : public testing::Test {
protected:
    /// A program that writes what `measure --json` would, or the text of an error.
    [[nodiscard]] QString program(const std::string& script) const {
        const auto path =
            m_folder.write("program", "#!/bin/sh\necho \"$@\" > " + m_folder.file("words") + "\n" + script);
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        return QString::fromStdString(path);
    }
    [[nodiscard]] std::string saved(const Measurement& measurement) const {
        std::ostringstream json;
        writeMeasurementJson(measurement, json);
        return m_folder.write("measured.json", json.str());
    }
    [[nodiscard]] QString label(const char* name) const { return m_page.findChild<QLabel*>(name)->text(); }
    [[nodiscard]] QPushButton* button(const QString& words) const {
        for (auto* each : m_page.findChildren<QPushButton*>()) {
            if (each->text() == words) {
                return each;
            }
        }
        return nullptr;
    }

    test::TempDir m_folder;
    QSettings m_settings{QString::fromStdString(m_folder.file("settings.ini")), QSettings::IniFormat};
    Workspace m_workspace{m_settings};
    MeasurePage m_page{m_workspace};
};

TEST_F(MeasurePageTest, ShowsWhatTheCommandMeasured) {
    m_page.job().setProgram(program("cat " + saved(*measurementOf(118))));
    m_page.findChild<QLineEdit*>("measureTarget")->setText("/some/folder");
    QSignalSpy answered(&m_page.job(), &ReaderJob::answered);
    m_page.start();
    EXPECT_FALSE(button("Measure")->isEnabled());
    ASSERT_TRUE(answered.wait(patience));
    EXPECT_TRUE(button("Measure")->isEnabled());
    EXPECT_EQ(test::fileText(m_folder.file("words")),
              "measure --json --progress=json --runs 5 -- synced-writes /some/folder\n");
    EXPECT_TRUE(
        label("measureConclusion").startsWith("Aligned 119 synced writes a second, misaligned 39.7: 3.0 times"));
    EXPECT_EQ(label("measureDoubts"), "");
    EXPECT_EQ(m_page.findChild<QTableView*>()->model()->rowCount(), 8);
    EXPECT_EQ(m_page.findChild<QLineEdit*>("measureCommand")->text(), "fio --name=measure");
    EXPECT_FALSE(m_page.findChild<MeasurementPlot*>("writePlot")->isHidden());
    EXPECT_TRUE(m_page.findChild<MeasurementPlot*>("readPlot")->isHidden());
}

/// What was measured stays at hand, for the Alignment page, for snapshots, and to be looked at again.
TEST_F(MeasurePageTest, KeepsEarlierMeasurements) {
    auto& stored = *m_page.findChild<QComboBox*>("measureStored");
    EXPECT_TRUE(stored.isHidden());
    m_workspace.measurements.add(measurementOf(118));
    EXPECT_EQ(m_page.measurement(), m_workspace.measurements.all()[0]) << "the page was empty";
    m_workspace.measurements.add(measurementOf(60));
    EXPECT_EQ(m_page.measurement(), m_workspace.measurements.all()[0]);
    ASSERT_EQ(stored.count(), 3);
    EXPECT_TRUE(stored.itemText(2).contains("/dev/sdx"));
    Q_EMIT stored.activated(2);
    EXPECT_EQ(m_page.measurement(), m_workspace.measurements.all()[1]);
    EXPECT_EQ(m_workspace.measurements.last(Experiment::SyncedWrites), m_workspace.measurements.all()[1]);
    EXPECT_EQ(m_workspace.measurements.last(Experiment::Sequential), nullptr);
}

TEST_F(MeasurePageTest, NamesDoubts) {
    m_page.show(measurementOf(5000));
    EXPECT_TRUE(label("measureDoubts").contains("a write cache acknowledges them before they are on the medium"));
}

TEST_F(MeasurePageTest, FailuresAndCancelLeaveTheResultBefore) {
    m_page.show(measurementOf(118));
    m_page.findChild<QLineEdit*>("measureTarget")->setText("/some/folder");
    m_page.job().setProgram(program("exit 3"));
    QSignalSpy failed(&m_page.job(), &ReaderJob::failed);
    m_page.start();
    ASSERT_TRUE(failed.wait(patience));
    m_page.job().setProgram(program("exec sleep 60"));
    m_page.start();
    button("Cancel")->click();
    EXPECT_FALSE(m_page.job().running());
    EXPECT_TRUE(button("Measure")->isEnabled());
    EXPECT_TRUE(m_page.measurement());
}

TEST_F(MeasurePageTest, WithoutATargetNothingStarts) {
    m_page.start();
    EXPECT_FALSE(m_page.job().running());
}

TEST_F(MeasurePageTest, ExportsFiguresAndCharts) {
    m_page.show(measurementOf(118));
    m_page.showBeside(measurementOf(60));
    for (const auto& [name, start] : {std::pair{"a.json", "{\n  \"schema\": \"ext4atlas-measure/1\""},
                                      {"a.csv", "experiment,access"},
                                      {"a.svg", "<?xml"},
                                      {"a.png", "\x89PNG"},
                                      {"a.pdf", "%PDF"}}) {
        const auto path = m_folder.file(name);
        const auto status = m_page.exportTo(QString::fromStdString(path));
        ASSERT_TRUE(status) << status.error().what;
        EXPECT_TRUE(test::fileText(path).starts_with(start)) << name;
    }
}

TEST(MeasurementChart, IsEmptyWithoutAMeasurement) {
    MeasurementPlot plot(Access::Write);
    PercentilePlot percentiles;
    for (MeasuredChart* chart : {static_cast<MeasuredChart*>(&plot), static_cast<MeasuredChart*>(&percentiles)}) {
        EXPECT_FALSE(chart->isVisible());
        EXPECT_FALSE(chart->grab().isNull()) << "as its menu copies it";
    }
}

TEST(MeasurementChart, ShowsPercentiles) {
    const auto measured = *measurementOf(100);
    const auto scene = layOutPercentiles(measured, {800, 300}, QFontMetricsF(QFont()));
    ASSERT_EQ(scene.marks.size(), 8U);
    for (std::size_t n = 0; n < scene.marks.size(); ++n) {
        const auto [p95, p99, longest] = scene.marks[n];
        EXPECT_LT(p95, scene.chart.bars[n].bar.top());
        EXPECT_LT(p99, p95);
        EXPECT_LT(longest, p99);
        EXPECT_GE(longest, scene.chart.plot.top());
    }
    EXPECT_GT(scene.chart.bars[0].bar.top(), scene.chart.bars[1].bar.top()) << "aligned requests take less time";
}

/// The lines across the bars are those of the other drive, where it was measured with the same setting.
TEST(MeasurementChart, DrawsTwoDrives) {
    const auto one = *measurementOf(118);
    auto other = *measurementOf(60);
    const QFontMetricsF metrics{QFont()};
    const MeasuredFigures alone{.measurement = &one, .access = Access::Write};
    const auto scene = layOutMeasurement(alone, {800, 300}, metrics);
    ASSERT_EQ(scene.bars.size(), 8U);
    EXPECT_TRUE(scene.bars[0].isRecommended) << "on a boundary";
    EXPECT_FALSE(scene.bars[1].isRecommended);
    EXPECT_LT(scene.bars[0].bar.top(), scene.bars[1].bar.top());
    EXPECT_NEAR(*scene.bars[0].referenceY, scene.bars[0].bar.top(), 4) << "the model says 120";
    EXPECT_TRUE(measuredBarText(alone, 0).contains("118 to 120 in 3 runs"));
    other.points.pop_back();
    const MeasuredFigures both{.measurement = &one, .beside = &other, .access = Access::Write};
    const auto two = layOutMeasurement(both, {800, 300}, metrics);
    EXPECT_GT(*two.bars[0].referenceY, two.bars[0].bar.top() + 50);
    EXPECT_FALSE(two.bars[7].referenceY);
    EXPECT_TRUE(layOutMeasurement({.measurement = &one, .access = Access::Read}, {800, 300}, metrics).bars.empty());
}

} // namespace
} // namespace atlas::ui
