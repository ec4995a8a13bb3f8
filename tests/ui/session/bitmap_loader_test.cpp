// SPDX-License-Identifier: GPL-3.0-or-later
// Tests reading bitmaps in the background: requests, priorities and errors.
#include "tests/ui/session/fake_bitmaps.h"
#include "tests/ui/session/fake_reader.h"
#include "ui/session/background.h"
#include "ui/session/bitmap_loader.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

constexpr std::uint32_t manyGroups = 20'000; ///< 78 MiB of bitmaps, too many to read automatically

class BitmapLoaderTest : public testing::Test {
protected:
    test::FakeReader fake;
    std::shared_ptr<test::FakeBitmaps> disk = std::make_shared<test::FakeBitmaps>();
    Session session;
    BitmapLoader loader{session};
    QSignalSpy changed{&loader, &BitmapLoader::imageChanged};

    void SetUp() override {
        loader.setOpener([bitmaps = disk](const std::string&) -> Result<std::unique_ptr<ByteSource>> {
            return std::make_unique<test::FakeBitmapSource>(bitmaps);
        });
    }
    void TearDown() override { disk->release(); }

    /// Opens an image whose reader returns a volume of `groups` block groups.
    void open(std::uint32_t groups, std::uint64_t start = 2048) {
        auto snapshot = test::twoPartitions(start, {.groups = {groups}});
        snapshot.disk.path = fake.file("disk.img").toStdString();
        fake.write("disk.img", "an image");
        const auto saved = fake.snapshotFile("saved", snapshot);
        session.reader().setProgram(fake.script("reader", "exec cat " + saved.toStdString()));
        QSignalSpy opened(&session, &Session::opened);
        session.open(fake.file("disk.img"));
        ASSERT_TRUE(opened.wait(test::patience));
    }
    bool comesTo(BitmapState state) {
        return QTest::qWaitFor([&] { return loader.state() == state; }, 60'000);
    }
    [[nodiscard]] std::uint64_t byteOf(std::uint32_t group) const {
        return session.snapshot().placement->bytes.first.value +
               session.layout()->groups.blockBitmap[group].value * 4096;
    }
};

TEST_F(BitmapLoaderTest, SmallVolumesAreReadUnasked) {
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    EXPECT_TRUE(loader.isShown());
    ASSERT_TRUE(loader.map());
    EXPECT_TRUE(loader.map()->complete());
    EXPECT_EQ(loader.allocation().unread().value, 0U);
    const std::atomic<bool> never = false;
    const auto expected =
        allocationOf({{0}, {128}}, std::vector{std::make_shared<const AllocationChunk>(
                                       readChunk(test::FakeBitmapSource(disk), session.snapshot().placement->bytes,
                                                 *session.layout(), {{0}, {128}}, never))});
    EXPECT_EQ(loader.allocation(), expected);
    EXPECT_GT(expected.extents.count, 1000U);
}

TEST_F(BitmapLoaderTest, UnlessTheUserHasTurnedThatOff) {
    loader.setUnasked(false);
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    EXPECT_FALSE(loader.map());
    EXPECT_TRUE(disk->reads().empty());
}

TEST_F(BitmapLoaderTest, LargeOnesWaitToBeAskedFor) {
    open(manyGroups);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    EXPECT_TRUE(loader.areLarge());
    EXPECT_TRUE(disk->reads().empty());
    loader.setShown(true);
    ASSERT_TRUE(loader.map());
    EXPECT_FALSE(loader.map()->complete());
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    EXPECT_EQ(loader.allocation().unread().value, 0U);
    open(manyGroups); // reopening keeps the bitmap layer enabled
    EXPECT_TRUE(comesTo(BitmapState::Complete));
}

TEST_F(BitmapLoaderTest, WhatIsInViewIsReadFirstAndBitByBit) {
    open(manyGroups);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    const auto blocks = session.layout()->filesystem.blocksOf({16'000});
    loader.setView({blocks});
    loader.setShown(true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return loader.map()->inUse({blocks.first, {8}}) == 0.0; }, 20'000));
    EXPECT_EQ(loader.map()->blockInUse(blocks.first + BlockCount{8}), true);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    const auto reads = disk->reads();
    for (std::size_t n = 0; n < 2; ++n) { // the reads of the tile and of the first chunk, in either order
        EXPECT_GE(reads.at(n).value, byteOf(15'872)) << n;
    }
    EXPECT_FALSE(loader.map()->tiles().empty());
}

TEST_F(BitmapLoaderTest, AFarViewKeepsNoBits) {
    open(manyGroups);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    const auto& fs = session.layout()->filesystem;
    loader.setView({fs.blocksOfGroups()});
    loader.setShown(true);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    EXPECT_TRUE(loader.map()->tiles().empty());
    EXPECT_TRUE(loader.map()->inUse(fs.blocksOf({manyGroups - 1})));
}

TEST_F(BitmapLoaderTest, CancelStopsAndTheRestCanBeReadLater) {
    disk->hold();
    open(manyGroups);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    loader.setShown(true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !disk->reads().empty(); }));
    loader.cancel();
    EXPECT_EQ(loader.state(), BitmapState::Stopped);
    disk->release();
    QTest::qWait(50);
    EXPECT_EQ(loader.state(), BitmapState::Stopped);
    EXPECT_EQ(loader.map()->chunksRead(), 0U);
    loader.setShown(true);
    EXPECT_TRUE(comesTo(BitmapState::Complete));
}

TEST_F(BitmapLoaderTest, HidingStopsToo) {
    disk->hold();
    open(manyGroups);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    loader.setShown(true);
    loader.setShown(false);
    disk->release();
    EXPECT_EQ(loader.state(), BitmapState::Stopped);
    EXPECT_FALSE(loader.map());
    EXPECT_TRUE(loader.settled());
}

TEST_F(BitmapLoaderTest, AnotherImageNeverGetsTheOldOnesBitmaps) {
    disk->hold();
    open(128);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !disk->reads().empty(); }));
    open(64);
    disk->release();
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    EXPECT_EQ(loader.allocation().size().value, 64U);
    EXPECT_EQ(loader.map()->layoutPtr(), session.layout());
}

TEST_F(BitmapLoaderTest, WhatCannotBeReadIsUnknownAndFound) {
    disk->failFrom({100ULL * 32768 * 4096});
    open(128, 0);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    EXPECT_EQ(loader.allocation().unread().value, 16U);
    const auto& findings = loader.allocation().findings;
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings[0].kind, FindingKind::BitmapUnreadable);
    EXPECT_THAT(findings[0].detail, HasSubstr("this disk is broken"));
    EXPECT_FALSE(loader.map()->freeClusters({127}));
    EXPECT_TRUE(loader.map()->freeClusters({0}));
}

TEST_F(BitmapLoaderTest, AnImageThatCannotBeOpenedAgainSaysWhy) {
    loader.setOpener([](const std::string& path) -> Result<std::unique_ptr<ByteSource>> {
        return std::unexpected(Error{ErrorKind::Io, "permission denied", path});
    });
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Unavailable));
    EXPECT_THAT(loader.reason().toStdString(), HasSubstr("ermission denied"));
    loader.setShown(true);
    EXPECT_FALSE(loader.isShown());
}

TEST_F(BitmapLoaderTest, ASavedSnapshotHasNone) {
    session.reader().setProgram(fake.copier());
    session.open(fake.snapshotFile("saved", test::twoPartitions()));
    ASSERT_TRUE(comesTo(BitmapState::Unavailable));
    EXPECT_THAT(loader.reason().toStdString(), HasSubstr("saved snapshot holds no block bitmaps"));
}

TEST_F(BitmapLoaderTest, AnImageThatChangesMeanwhileLeavesEstimates) {
    disk->hold();
    open(128);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !disk->reads().empty(); }));
    fake.write("disk.img", "another image");
    disk->release();
    ASSERT_TRUE(comesTo(BitmapState::Stopped));
    EXPECT_TRUE(loader.changed());
    EXPECT_TRUE(loader.map()->stale());
    EXPECT_EQ(changed.size(), 1);
}

TEST_F(BitmapLoaderTest, AnImageThatChangesAfterwardsToo) {
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    fake.write("disk.img", "another image");
    ASSERT_TRUE(QTest::qWaitFor([&] { return loader.changed(); }, 20'000));
    EXPECT_TRUE(loader.map()->stale());
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    EXPECT_FALSE(loader.changed());
}

TEST_F(BitmapLoaderTest, SettlesWithASignalAfterTheLastTilesOfAChangedImage) {
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    const auto before = disk->reads().size();
    disk->hold();
    loader.setView({session.layout()->filesystem.blocksOf({5})});
    ASSERT_TRUE(QTest::qWaitFor([&] { return disk->reads().size() > before; }));
    fake.write("disk.img", "another image");
    ASSERT_TRUE(changed.wait(test::patience));
    ASSERT_FALSE(loader.settled()) << "tiles are still being read";
    QSignalSpy settled(&loader, &BitmapLoader::becameSettled);
    disk->release();
    ASSERT_TRUE(settled.wait(test::patience));
    EXPECT_TRUE(loader.settled());
    EXPECT_EQ(changed.size(), 1);
}

TEST_F(BitmapLoaderTest, AWhatIfReadsWhereTheVolumeReallyLies) {
    loader.setUnasked(false);
    open(128, 4096);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    session.setStart(Lba{9000});
    loader.setShown(true);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    EXPECT_EQ(disk->reads().front().value, byteOf(0));
}

TEST_F(BitmapLoaderTest, OpensTheImageOnce) {
    const auto times = std::make_shared<std::atomic<int>>(0);
    loader.setOpener([bitmaps = disk, times](const std::string&) -> Result<std::unique_ptr<ByteSource>> {
        ++*times;
        return std::make_unique<test::FakeBitmapSource>(bitmaps);
    });
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Complete));
    EXPECT_EQ(*times, 1);
}

TEST_F(BitmapLoaderTest, ACountOfAnImageNoLongerOpenNeverArrives) {
    loader.setUnasked(false);
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    bool arrived = false;
    QObject::connect(&loader, &BitmapLoader::counted, &loader, [&] { arrived = true; });
    disk->hold();
    loader.count({{0}, {128}});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !disk->reads().empty(); }));
    open(256);
    disk->release();
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    backgroundPool().waitForDone();
    QTest::qWait(20);
    EXPECT_FALSE(arrived);
}

TEST_F(BitmapLoaderTest, ASelectionIsCountedByItself) {
    loader.setUnasked(false);
    open(128);
    ASSERT_TRUE(comesTo(BitmapState::Waiting));
    Allocation found;
    QObject::connect(&loader, &BitmapLoader::counted, &loader, [&](const Allocation& each) { found = each; });
    loader.count({{0}, {128}}); // superseded by the next request
    loader.count({{16}, {16}});
    ASSERT_TRUE(QTest::qWaitFor([&] { return found.size().value != 0; }));
    EXPECT_EQ(found.first, GroupNumber{16});
    EXPECT_EQ(found.size().value, 16U);
    EXPECT_EQ(loader.state(), BitmapState::Waiting);
}

} // namespace
} // namespace atlas::ui
