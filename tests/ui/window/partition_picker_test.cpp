// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing among partitions and logical volumes.
#include "disk/volume_place.h"
#include "tests/ui/window/window_fixture.h"

#include <QComboBox>
#include <QStandardItemModel>
#include <fstream>

namespace atlas::ui {
namespace {

LogicalVolume volume(const std::string& name, const ByteMap& map) {
    LogicalVolume made{.name = name, .size = {16 * MiB}, .partition = 2, .map = map};
    made.content.type = "ext4";
    return made;
}

/// Beside ext4: a LUKS partition, and a volume group with a volume in two pieces and a thin one.
Snapshot withContainers() {
    auto snapshot = test::twoPartitions();
    auto& contents = snapshot.disk.inside;
    contents.containers.push_back(
        {.partition = 1, .layers = {{.kind = LayerKind::Luks2, .header = {MiB}, .data = {17 * MiB}}}});
    const MappedBytes first{{{0}, {8 * MiB}}, {{40 * MiB}}};
    const MappedBytes second{{{8 * MiB}, {8 * MiB}}, {{64 * MiB}}};
    contents.logicalVolumes.push_back(volume("vg/pieces", {first, second}));
    contents.logicalVolumes.push_back(volume("vg/thin", {}));
    contents.logicalVolumes.back().obstacle = VolumeObstacle::SegmentType;
    contents.logicalVolumes.back().detail = "thin";
    return snapshot;
}

QStringList wordsOf(const QComboBox& choice) {
    QStringList words;
    for (int n = 0; n < choice.count(); ++n) {
        words << choice.itemText(n);
    }
    return words;
}

int rowThatOpens(const QComboBox& choice, const VolumeName& volume) {
    return choice.findData(QVariant::fromValue(volume));
}

TEST_F(WindowTest, ThePickerListsContainersAndLogicalVolumes) {
    openAndWait(fake.snapshotFile("containers.img", withContainers()));
    auto& choice = child<QComboBox>("partition");
    EXPECT_TRUE(choice.isVisible());
    const auto words = wordsOf(choice).join('\n').toStdString();
    EXPECT_THAT(words, testing::HasSubstr("1 LUKS2: encrypted: what is inside cannot be read without its key"));
    EXPECT_THAT(words, testing::HasSubstr("vg/pieces ext4 16 MiB"));
    EXPECT_THAT(words,
                testing::HasSubstr("vg/thin not read: LVM maps its thin segments in a way that is not supported"));
    const auto* items = qobject_cast<QStandardItemModel*>(choice.model());
    ASSERT_NE(items, nullptr);
    EXPECT_TRUE(items->item(rowThatOpens(choice, {.logicalVolume = "vg/pieces"}))->isEnabled());
    EXPECT_FALSE(items->item(choice.findText("vg/thin", Qt::MatchStartsWith))->isEnabled());
}

TEST_F(WindowTest, ALogicalVolumeIsChosenByItsName) {
    const auto image = withContainers();
    auto inside = test::twoPartitions();
    inside.image = image.disk;
    inside.disk = diskOf(placeOf(image.disk.inside.logicalVolumes[0]), image.disk);
    inside.placement = Placement{.bytes = {{0}, inside.disk.size}};
    const auto chosen = fake.snapshotFile("chosen", inside);
    const auto asked = fake.file("asked");
    session().reader().setProgram(fake.script("chooser", "if [ \"$4\" = --volume ]; then echo \"$5\" >" +
                                                             asked.toStdString() + "; cat " + chosen.toStdString() +
                                                             "; else cat \"$2\"; fi"));
    openAndWait(fake.snapshotFile("containers.img", image));
    auto& choice = child<QComboBox>("partition");
    QSignalSpy opened(&session(), &Session::opened);
    choice.setCurrentIndex(rowThatOpens(choice, {.logicalVolume = "vg/pieces"}));
    Q_EMIT choice.activated(choice.currentIndex());
    ASSERT_TRUE(opened.wait());
    std::string name;
    std::ifstream(asked.toStdString()) >> name;
    EXPECT_EQ(name, "vg/pieces");
    EXPECT_EQ(choice.currentIndex(), rowThatOpens(choice, {.logicalVolume = "vg/pieces"}));
    EXPECT_GE(rowThatOpens(choice, {.partition = 2}), 0) << "the others are still there to choose";
    session().reload();
    ASSERT_TRUE(opened.wait());
    EXPECT_EQ(session().snapshot().logicalVolume(), "vg/pieces");
}

} // namespace
} // namespace atlas::ui
