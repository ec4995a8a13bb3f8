// SPDX-License-Identifier: GPL-3.0-or-later
// The window's sweep has the rows of `check`: for several images, on several drives.
#include "ui/alignment/offset_sweep_panel.h"

#include "disk/drive_overrides.h"
#include "tests/support/paths.h"
#include "tests/support/run.h"
#include "tests/ui/session/fake_reader.h"
#include "ui/text/qt_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <functional>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

struct Case {
    const char* name;
    std::function<Snapshot()> make;
    std::string drive; ///< a preset; empty: the drive of the snapshot
};

Snapshot bare() {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2049});
    snapshot.disk.table = {};
    snapshot.placement->partition.reset();
    return snapshot;
}

/// A header of 2,049 sectors lies between the partition and the volume.
Snapshot inALayer() {
    auto snapshot = test::syntheticSnapshot({.groups = {4}});
    snapshot.placement->bytes.first = snapshot.placement->bytes.first + ByteCount{2049 * 512};
    snapshot.disk.size = snapshot.disk.size + ByteCount{2049 * 512};
    return snapshot;
}

Snapshot smallBlocks() {
    return test::syntheticSnapshot({.blockSize = ByteCount{1024},
                                    .groups = {16},
                                    .inodesPerGroup = 1024,
                                    .reservedGdtBlocks = 16,
                                    .journalBlocks = 0});
}

const std::vector<Case>& cases() {
    static const auto aligned = [] { return test::syntheticSnapshot({.groups = {4}}); };
    static const auto misaligned = [] { return test::twoPartitions(); };
    static const auto withoutTable = [] {
        auto snapshot = bare();
        snapshot.placement->bytes.first = {2048 * 512};
        return snapshot;
    };
    static const std::vector<Case> all{{"aligned", aligned, ""},
                                       {"misaligned", misaligned, ""},
                                       {"bare", bare, ""},
                                       {"inALayer", inALayer, ""},
                                       {"smallBlocks", smallBlocks, ""},
                                       {"on512n", misaligned, "512n"},
                                       {"on4kn", withoutTable, "4kn"},
                                       {"withJumper", misaligned, "512e-jumper"},
                                       {"onFlash", smallBlocks, "flash-16k"}};
    return all;
}

/// What `check` says of the snapshot at `path`.
QJsonObject checkedSweep(const QString& path, const std::string& drive) {
    const auto options = drive.empty() ? drive : " --drive " + drive;
    const auto ran =
        test::run(test::built("ext4atlas-cli check --json") + options + ' ' + test::shellQuoted(path.toStdString()));
    EXPECT_LE(ran.exitCode, 1) << ran.err;
    return QJsonDocument::fromJson(QByteArray::fromStdString(ran.out)).object()["sweep"].toObject();
}

class SweepPanelTest : public testing::Test {
protected:
    void open(const QString& path) {
        session.reader().setProgram(fake.copier());
        QSignalSpy opened(&session, &Session::opened);
        session.open(path);
        ASSERT_TRUE(opened.wait(test::patience));
    }
    [[nodiscard]] const OffsetSweep& shown() const {
        return panel.findChild<OffsetSweepView*>("sweep")->chart().sweep();
    }
    [[nodiscard]] QString marker() const { return panel.findChild<OffsetSweepView*>("sweep")->markerText(); }

    test::FakeReader fake;
    Session session;
    OffsetSweepPanel panel{session};
};

class SweepPanel : public SweepPanelTest, public testing::WithParamInterface<Case> {};

TEST_P(SweepPanel, HasTheRowsOfCheck) {
    const auto& [name, make, drive] = GetParam();
    const auto path = fake.snapshotFile("image.img", make());
    open(path);
    if (!drive.empty()) {
        session.setDrive(withPreset({}, findPreset(drive)));
    }
    const auto checked = checkedSweep(path, drive);
    EXPECT_EQ(static_cast<qint64>(shown().own.value), checked["present"].toInteger());
    const auto first = checked["first"].toInteger();
    const auto costs = checked["read_modify_writes"].toArray();
    const auto all = offsetSweepOf(session.judgement().snapshot); // which check shows as text
    ASSERT_FALSE(shown().points.empty());
    int common = 0;
    for (const auto& point : shown().points) {
        const auto n = static_cast<qint64>(point.start.value) - first;
        if (n >= 0 && n < costs.size()) {
            ++common;
            EXPECT_EQ(static_cast<qint64>(point.readModifyWrites), costs[n].toInteger()) << n;
            EXPECT_EQ(point, all.points[static_cast<std::size_t>(n)]) << n;
        }
    }
    EXPECT_GE(common, 8) << "at least the starts of a physical sector";
    EXPECT_TRUE(marker().startsWith("now: ")) << marker().toStdString();
}

/// The rows are those of where the volume lies; only the marker moves.
TEST_P(SweepPanel, KeepsItsRowsWhileAnotherStartIsTried) {
    const auto& [name, make, drive] = GetParam();
    open(fake.snapshotFile("image.img", make()));
    if (!drive.empty()) {
        session.setDrive(withPreset({}, findPreset(drive)));
    }
    const auto before = shown();
    const auto& other = before.points[before.points[0].start == before.own ? 1 : 0];
    session.setStart(other.start);
    EXPECT_EQ(shown(), before);
    EXPECT_EQ(session.judgement().writes()->totalReadModifyWrites(), other.readModifyWrites)
        << "what judging that start says";
    EXPECT_EQ(session.judgement().verdict.judgedStart->start, other.volume);
    EXPECT_TRUE(marker().startsWith("what if: ")) << marker().toStdString();
}

INSTANTIATE_TEST_SUITE_P(All, SweepPanel, testing::ValuesIn(cases()),
                         [](const auto& test) { return std::string(test.param.name); });

TEST_F(SweepPanelTest, SaysWhatItCountsAsCheckDoes) {
    open(fake.snapshotFile("image.img", test::twoPartitions()));
    EXPECT_THAT(
        panel.findChild<QLabel*>("sweepTitle")->text().toStdString(),
        testing::HasSubstr("Read-modify-writes to write all metadata once, by partition start, in sectors past "));
}

} // namespace
} // namespace atlas::ui
