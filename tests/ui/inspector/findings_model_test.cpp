// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fixture.h"
#include "ui/inspector/findings_model.h"
#include "ui/partitions/partition_model.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractItemModelTester>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using Reporting = QAbstractItemModelTester::FailureReportingMode;

class FindingsModelTest : public testing::Test {
protected:
    Snapshot snapshot = test::twoPartitions();
    FindingsModel model;
    QAbstractItemModelTester tester{&model, Reporting::Fatal};

    void show(const Overrides& overrides = {}) { model.setFindings(judge(snapshot, overrides)); }
    [[nodiscard]] QString cell(int row, FindingColumn column) const {
        return model.index(row, static_cast<int>(column)).data().toString();
    }
    [[nodiscard]] std::optional<Severity> severity(int row) const {
        const auto data = model.index(row, 0).data(SeverityRole);
        return data.isValid() ? std::optional(static_cast<Severity>(data.toInt())) : std::nullopt;
    }
    [[nodiscard]] int rowOfStructure(const QString& structure) const {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (cell(row, FindingColumn::Structure) == structure) {
                return row;
            }
        }
        return -1;
    }
};

TEST_F(FindingsModelTest, BeginsWithTheCauseAndItsRemedy) {
    show();
    EXPECT_EQ(cell(0, FindingColumn::Structure), "partition 2");
    EXPECT_EQ(cell(0, FindingColumn::Byte), "2,148,564,480");
    EXPECT_EQ(model.placeAt(0), Place{PartitionPlace{2}});
    EXPECT_TRUE(cell(1, FindingColumn::Severity).contains("remedy"));
    EXPECT_FALSE(model.index(1, 0).data(SeverityRole).isValid()) << "it is none";
    EXPECT_TRUE(model.isAlignment(1));
}

TEST_F(FindingsModelTest, CountsStructuresAndLeadsToTheFirst) {
    show();
    const int row = rowOfStructure("block bitmap ×128");
    ASSERT_GE(row, 0);
    EXPECT_EQ(cell(row, FindingColumn::Group), "0–127");
    EXPECT_TRUE(cell(row, FindingColumn::Byte).endsWith(" …"));
    EXPECT_EQ(model.placeAt(row), Place{BlockPlace{snapshot.layout->groups.blockBitmap[0]}});
    EXPECT_EQ(severity(row), Severity::Misaligned);
    EXPECT_FALSE(model.isOfHealth(row));
}

TEST_F(FindingsModelTest, ErrorsAreOfHealth) {
    auto layout = *snapshot.layout;
    layout.findings.push_back({.kind = FindingKind::DescriptorChecksum, .group = {7}, .numbers = {1, 2}});
    snapshot.layout = std::make_shared<const Layout>(layout);
    show();
    EXPECT_TRUE(cell(0, FindingColumn::Severity).contains("error"));
    EXPECT_EQ(severity(0), Severity::Error);
    EXPECT_TRUE(model.isOfHealth(0));
    EXPECT_FALSE(model.isAlignment(0));
    EXPECT_EQ(model.placeAt(0), (Place{BlockPlace{{1}, 7 * 64}})) << "the descriptor";
    EXPECT_EQ(cell(0, FindingColumn::Byte).remove(',').toULongLong(), 4196415ULL * 512 + 4096 + 7 * 64);
}

TEST_F(FindingsModelTest, KeepsTheRowsThatStayTheSame) {
    const auto judgement = judge(snapshot);
    model.setFindings(judgement);
    const int before = model.rowCount();
    const QPersistentModelIndex first = model.index(0, static_cast<int>(FindingColumn::Finding));
    const QPersistentModelIndex last = model.index(before - 1, static_cast<int>(FindingColumn::Finding));
    const auto texts = std::pair(first.data().toString(), last.data().toString());
    const std::vector<Finding> some{{.kind = FindingKind::BitmapChecksum, .group = {7}}};
    const std::vector<Finding> more{{.kind = FindingKind::BitmapChecksum, .group = {5}}, some[0]};
    for (const auto& ofBitmaps : {some, more, some, std::vector<Finding>{}}) {
        model.setFindings(withBitmaps(judgement, ofBitmaps, false));
        const int added = static_cast<int>(ofBitmaps.size());
        ASSERT_EQ(model.rowCount(), before + added);
        ASSERT_TRUE(first.isValid() && last.isValid());
        EXPECT_EQ(first.row(), added) << "errors come first";
        EXPECT_EQ(last.row(), before + added - 1);
        EXPECT_EQ(std::pair(first.data().toString(), last.data().toString()), texts);
        if (added > 0) {
            EXPECT_EQ(cell(added - 1, FindingColumn::Group), "7");
        }
    }
}

TEST_F(FindingsModelTest, LeadsToTheDescriptorOrToTheGroup) {
    const auto place = [this](FindingKind kind, RegionKind region) {
        return placeOf({.kind = kind, .region = region, .group = {5}}, snapshot);
    };
    const Place descriptor = BlockPlace{{1}, 5 * 64};
    EXPECT_EQ(place(FindingKind::CountImpossible, RegionKind::GroupDescriptors), descriptor);
    EXPECT_EQ(place(FindingKind::FieldImpossible, RegionKind::GroupDescriptors), descriptor);
    EXPECT_EQ(place(FindingKind::OutsideVolume, RegionKind::InodeTable), descriptor) << "which names the block";
    EXPECT_EQ(place(FindingKind::OutsideVolume, RegionKind::BackupSuperblock), Place{GroupPlace{{5}}});
    EXPECT_EQ(place(FindingKind::FeaturesConflict, RegionKind::GroupDescriptors), Place{GroupPlace{{5}}});
}

TEST_F(FindingsModelTest, ABlockOutsideTheVolumeLeadsNowhere) {
    const Finding outside{.kind = FindingKind::OutsideVolume, .block = snapshot.layout->filesystem.end()};
    EXPECT_EQ(placeOf(outside, snapshot), Place{});
}

TEST_F(FindingsModelTest, FollowsTheDrive) {
    show({.drive = {.physicalSector = ByteCount{512}}});
    EXPECT_EQ(model.rowCount(), 0);
    show();
    EXPECT_GT(model.rowCount(), 0);
    model.clear();
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(PartitionModel, JudgesEachStart) {
    const auto snapshot = test::twoPartitions();
    PartitionModel model;
    const QAbstractItemModelTester tester(&model, Reporting::Fatal);
    model.setJudgement(judge(snapshot));
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.numberAt(1), 2U);
    EXPECT_EQ(model.index(0, model.columnCount() - 1).data().toString(), "✓ on a 4 KiB physical sector");
    EXPECT_EQ(model.index(1, model.columnCount() - 1).data().toString(),
              "✖ 3,584 bytes past the start of a 4 KiB physical sector");
}

} // namespace
} // namespace atlas::ui
