// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fake_reader.h"
#include "ui/session/session.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

class SessionTest : public testing::Test {
protected:
    test::FakeReader fake;
    Session session;
    QSignalSpy opened{&session, &Session::opened};
    QSignalSpy judged{&session, &Session::judgedAgain};
    QSignalSpy failed{&session, &Session::failed};
    QSignalSpy found{&session, &Session::findingsChanged};
    QSignalSpy drawn{&session, &Session::volumeChanged};

    void SetUp() override { session.reader().setProgram(fake.copier()); }
    void open(const QString& path) {
        session.open(path);
        ASSERT_TRUE(opened.wait(test::patience));
    }
};

TEST_F(SessionTest, OpensAndJudges) {
    open(fake.snapshotFile("a", test::twoPartitions()));
    EXPECT_TRUE(session.isOpen());
    EXPECT_EQ(session.layout()->groups.size().value, 128U);
    EXPECT_EQ(session.judgement().verdict.alignment->verdict, Fit::Straddling);
}

TEST_F(SessionTest, JudgesAnewWithoutReading) {
    open(fake.snapshotFile("a", test::twoPartitions()));
    const auto layout = session.layout();
    session.setStart(Lba{4196352});
    EXPECT_TRUE(session.judgement().remedies.whatIf);
    EXPECT_EQ(session.judgement().verdict.alignment->verdict, Fit::Whole);
    session.setStart({});
    session.setDrive({.physicalSector = ByteCount{512}});
    EXPECT_EQ(session.judgement().verdict.alignment->verdict, Fit::Whole);
    session.setDrive({.physicalSector = ByteCount{512}});
    EXPECT_EQ(judged.size(), 3);
    EXPECT_EQ(opened.size(), 1);
    EXPECT_EQ(session.layout(), layout);
}

TEST_F(SessionTest, UndoesEachWhatIfUntilAnotherImageIsOpened) {
    open(fake.snapshotFile("a", test::twoPartitions()));
    EXPECT_FALSE(session.canUndo());
    session.setStart(Lba{4196352});
    session.setDrive({.physicalSector = ByteCount{512}});
    session.undoOverrides();
    EXPECT_EQ(session.overrides().start, Lba{4196352});
    EXPECT_FALSE(session.overrides().drive.physicalSector);
    EXPECT_TRUE(session.judgement().remedies.whatIf);
    session.undoOverrides();
    EXPECT_EQ(session.overrides(), Overrides{});
    EXPECT_EQ(session.judgement().verdict.alignment->verdict, Fit::Straddling) << "as on the disk";
    EXPECT_FALSE(session.canUndo());
    session.undoOverrides();
    EXPECT_EQ(judged.size(), 4);
    session.setStart(Lba{4196352});
    open(fake.snapshotFile("b", test::twoPartitions()));
    EXPECT_FALSE(session.canUndo()) << "of another image";
}

TEST_F(SessionTest, AFailedOpenKeepsWhatWasThere) {
    const auto good = fake.snapshotFile("a", test::twoPartitions());
    open(good);
    session.setDrive({.physicalSector = ByteCount{512}});
    session.open(fake.file("missing"));
    ASSERT_TRUE(failed.wait(test::patience));
    EXPECT_EQ(failed[0][0].toString(), fake.file("missing"));
    EXPECT_EQ(session.path(), good);
    EXPECT_TRUE(session.isOpen());
    EXPECT_EQ(session.overrides().drive.physicalSector, ByteCount{512});
}

TEST_F(SessionTest, OverridesBelongToOneImage) {
    open(fake.snapshotFile("a", test::twoPartitions()));
    session.setDrive({.physicalSector = ByteCount{512}});
    session.setStart(Lba{64});
    session.reload();
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_TRUE(session.wasReloaded());
    EXPECT_EQ(session.overrides().drive.physicalSector, ByteCount{512});
    EXPECT_EQ(session.overrides().start, Lba{64}) << "the same volume, read again";
    session.choose({.partition = 2});
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_FALSE(session.wasReloaded());
    EXPECT_FALSE(session.overrides().start);
    open(fake.snapshotFile("b", test::twoPartitions()));
    EXPECT_FALSE(session.overrides().drive.physicalSector);
}

TEST_F(SessionTest, ChoosingAPartitionAsksTheReaderForIt) {
    const auto first = fake.snapshotFile("first", test::twoPartitions(2048));
    const auto chosen = fake.snapshotFile("chosen", test::twoPartitions(63));
    session.reader().setProgram(
        fake.script("chooser", "if [ \"$5\" = 7 ]; then cat " + chosen.toStdString() + "; else cat \"$2\"; fi"));
    open(first);
    session.choose({.partition = 7});
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_EQ(session.judgement().verdict.alignment->start.value, 63U * 512);
    EXPECT_EQ(session.path(), first);
}

/// As if the bitmaps of all groups had been read, and one of them was wrong.
Allocation faultyBitmaps(const Layout& layout) {
    Allocation read;
    read.freeClusters.resize(layout.groups.size().value);
    read.findings = {{.kind = FindingKind::BitmapChecksum, .region = RegionKind::BlockBitmap, .group = {7}}};
    return read;
}

TEST_F(SessionTest, JudgesWithWhatTheBitmapsSay) {
    open(fake.snapshotFile("a", test::twoPartitions()));
    const auto before = session.judgement();
    const auto read = faultyBitmaps(*session.layout());
    session.setBitmapFindings(read);
    EXPECT_EQ(session.judgement().found.health, withBitmaps(before.found.health, read.findings, true));
    EXPECT_TRUE(session.judgement().found.health.bitmapsRead);
    EXPECT_EQ(session.judgement().found.findings.size(), before.found.findings.size() + 1);
    EXPECT_EQ(session.judgement().found.findings.front(), read.findings[0]) << "an error comes first";
    session.setBitmapFindings(read);
    EXPECT_EQ(found.size(), 2) << "when opened and once for the bitmaps";
    EXPECT_EQ(drawn.size(), 1) << "nothing is drawn anew";
    EXPECT_TRUE(judged.isEmpty());
}

TEST_F(SessionTest, LaterBitmapsReplaceWhatFewerSaid) {
    open(fake.snapshotFile("a", test::twoPartitions()));
    auto read = faultyBitmaps(*session.layout());
    read.freeClusters[9] = unknownFree;
    session.setBitmapFindings(read);
    EXPECT_FALSE(session.judgement().found.health.bitmapsRead);
    EXPECT_EQ(session.judgement().found.health.errors, 1U);
    read.freeClusters[9] = 0;
    read.findings.push_back({.kind = FindingKind::FreeCountWrong, .group = {9}});
    session.setBitmapFindings(read);
    EXPECT_TRUE(session.judgement().found.health.bitmapsRead);
    EXPECT_EQ(session.judgement().found.health.errors, 2U);
}

TEST_F(SessionTest, AWhatIfKeepsWhatTheBitmapsSay) {
    open(fake.snapshotFile("a", test::twoPartitions()));
    const auto read = faultyBitmaps(*session.layout());
    session.setBitmapFindings(read);
    const auto health = session.judgement().found.health;
    ASSERT_EQ(health.errors, 1U);
    session.setStart(Lba{4196352});
    EXPECT_TRUE(session.judgement().remedies.whatIf);
    EXPECT_EQ(session.judgement().found.health, health);
    EXPECT_THAT(session.judgement().found.findings, testing::Contains(read.findings[0]));
    session.setMarked(GranularityKind::Partitioning);
    EXPECT_THAT(session.judgement().found.findings, testing::Contains(read.findings[0]));
    EXPECT_EQ(found.size(), 4) << "when opened, for the bitmaps and with each judgement";
}

TEST_F(SessionTest, AnotherImageForgetsWhatTheBitmapsSaid) {
    open(fake.snapshotFile("a", test::twoPartitions()));
    session.setBitmapFindings(faultyBitmaps(*session.layout()));
    open(fake.snapshotFile("b", test::twoPartitions()));
    EXPECT_EQ(session.judgement().found.health.errors, 0U);
    EXPECT_FALSE(session.judgement().found.health.bitmapsRead);
}

TEST_F(SessionTest, AnotherVolumeBesideAPartitionsDeviceIsReadFromItsDisk) {
    auto snapshot = test::twoPartitions();
    const auto disk = fake.snapshotFile("disk", snapshot);
    snapshot.disk.isDevice = true;
    snapshot.disk.path = QFileInfo(disk).canonicalFilePath().toStdString();
    snapshot.askedPartition = 2;
    const auto device = fake.snapshotFile("disk2", snapshot);
    open(device);
    EXPECT_EQ(session.request(), (ImageRequest{.path = device.toStdString(), .volume = {.partition = 2}}));
    session.setDrive({.physicalSector = ByteCount{512}});
    session.choose({.partition = 1});
    ASSERT_TRUE(opened.wait(test::patience));
    EXPECT_EQ(session.asked(), (ImageRequest{.path = snapshot.disk.path, .volume = {.partition = 1}}));
    EXPECT_EQ(session.overrides().drive.physicalSector, ByteCount{512}) << "the drive is the same";
}

TEST_F(SessionTest, AnotherVolumeBesideThatOfASnapshotIsAskedOfTheSnapshot) {
    auto snapshot = test::twoPartitions();
    snapshot.disk.isDevice = true;
    snapshot.disk.path = "/dev/sda";
    snapshot.askedPartition = 2;
    const auto saved = fake.snapshotFile("saved", snapshot);
    open(saved);
    session.choose({.partition = 1});
    EXPECT_EQ(session.reader().request().path, saved.toStdString());
}

TEST_F(SessionTest, ALogicalVolumeWhoseNameAnotherHasIsAskedForAsItWasOpened) {
    auto snapshot = test::twoPartitions();
    const auto first = snapshot.placement->bytes.first;
    snapshot.layers = {{.kind = LayerKind::LvmPhysicalVolume, .header = first, .data = first},
                       {.kind = LayerKind::LvmLinearVolume, .header = first, .data = first, .name = "vg/root"}};
    auto& volumes = snapshot.disk.inside.logicalVolumes;
    volumes = {{.name = "vg/root", .size = {MiB}, .partition = 2, .map = {{{{0}, {MiB}}, {{8 * MiB}}}}}};
    const auto requestAfter = [&](const std::string& file) {
        session.open({.path = fake.snapshotFile(file, snapshot).toStdString(), .volume = {.partition = 2}});
        return opened.wait(test::patience) ? session.request().volume : VolumeName{};
    };
    EXPECT_EQ(requestAfter("one"), (VolumeName{.logicalVolume = "vg/root"}));
    volumes.push_back(volumes[0]);
    EXPECT_EQ(requestAfter("two"), (VolumeName{.partition = 2})) << "the reader refuses the name";
}

TEST_F(SessionTest, DoesNothingWhileNothingIsOpen) {
    session.setDrive({.physicalSector = ByteCount{512}});
    session.choose({.partition = 1});
    session.reload();
    session.setBitmapFindings({});
    EXPECT_TRUE(found.isEmpty());
    EXPECT_FALSE(session.reader().running());
    EXPECT_TRUE(judged.isEmpty());
    EXPECT_EQ(session.layout(), nullptr);
}

} // namespace
} // namespace atlas::ui
