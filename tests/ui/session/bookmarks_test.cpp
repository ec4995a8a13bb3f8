// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fixture.h"
#include "ui/session/bookmarks.h"
#include "ui/session/recent_files.h"

#include "tests/ui/session/fake_reader.h"

#include <QSignalSpy>
#include <QTest>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

TEST(PlaceKey, LeadsBackToThePlace) {
    const std::vector<Place> places{BlockPlace{{123456789012}}, GroupPlace{{17}},           PartitionPlace{3},
                                    TablePlace{TableKind::Gpt}, TablePlace{TableKind::Mbr}, DiskPlace{{1536000000}}};
    for (const auto& place : places) {
        EXPECT_EQ(placeOfKey(placeKey(place)), place) << placeKey(place).toStdString();
    }
    EXPECT_EQ(placeKey({}), QString());
    for (const auto* const other : {"", "block", "block x", "group 99999999999", "planet 3", "block -1"}) {
        EXPECT_EQ(placeOfKey(other), Place{}) << other;
    }
}

class BookmarksTest : public testing::Test {
protected:
    void open(const QString& path) {
        QSignalSpy opened(&session, &Session::opened);
        session.reader().setProgram(fake.copier());
        session.open(path);
        ASSERT_TRUE(opened.wait(test::patience));
    }

    test::FakeReader fake;
    QSettings settings{fake.file("settings.ini"), QSettings::IniFormat};
    Session session;
    Bookmarks bookmarks{settings, session};
};

TEST_F(BookmarksTest, BelongToTheVolumeWhereverItIsOpenedFrom) {
    auto snapshot = test::twoPartitions();
    auto layout = *snapshot.layout;
    layout.filesystem.uuid = "11111111-2222-3333-4444-555555555555";
    snapshot.layout = std::make_shared<const Layout>(layout);
    open(fake.snapshotFile("one.img", snapshot));
    bookmarks.set(BlockPlace{{5}}, "first");
    bookmarks.set(GroupPlace{{1}}, "a group\twith a tab");
    bookmarks.set(BlockPlace{{5}}, "again");
    const QList<Bookmark> expected{{BlockPlace{{5}}, "again"}, {GroupPlace{{1}}, "a group\twith a tab"}};
    EXPECT_EQ(bookmarks.all(), expected);

    layout.filesystem.uuid = "99999999-2222-3333-4444-555555555555";
    auto other = snapshot;
    other.layout = std::make_shared<const Layout>(layout);
    open(fake.snapshotFile("two.img", other));
    EXPECT_TRUE(bookmarks.all().isEmpty());
    open(fake.snapshotFile("copy.img", snapshot));
    EXPECT_EQ(bookmarks.all(), expected);
    bookmarks.remove(GroupPlace{{1}});
    EXPECT_EQ(bookmarks.find(GroupPlace{{1}}), nullptr);
    EXPECT_EQ(bookmarks.all().size(), 1);
}

TEST_F(BookmarksTest, AreNotKeptWithoutAnImage) {
    bookmarks.set(BlockPlace{{5}}, "nowhere");
    EXPECT_TRUE(bookmarks.all().isEmpty());
    EXPECT_TRUE(settings.allKeys().isEmpty());
}

TEST_F(BookmarksTest, DamagedSettingsGiveWhatIsSound) {
    open(fake.snapshotFile("one.img", test::twoPartitions()));
    bookmarks.set(BlockPlace{{5}}, "kept");
    const auto key = settings.allKeys().front();
    settings.setValue(key, QStringList{"nonsense", "block 5\tkept", "group x\t", ""});
    open(fake.snapshotFile("one.img", test::twoPartitions()));
    EXPECT_EQ(bookmarks.all(), (QList<Bookmark>{{BlockPlace{{5}}, "kept"}}));
}

TEST_F(BookmarksTest, TheLastSessionComesBackUnlessItsImageIsGoneOrUnwanted) {
    fake.write("disk.img", "x");
    const LastSession last{{.path = fake.file("disk.img").toStdString(), .volume = {.partition = 2}}, BlockPlace{{7}}};
    saveSession(settings, last);
    EXPECT_EQ(savedSession(settings), last);
    setSessionRestored(settings, false);
    EXPECT_EQ(savedSession(settings), std::nullopt);
    setSessionRestored(settings, true);
    forgetSession(settings);
    EXPECT_EQ(savedSession(settings), std::nullopt);
    saveSession(settings, {{.path = fake.file("gone.img").toStdString()}});
    EXPECT_EQ(savedSession(settings), std::nullopt);
}

} // namespace
} // namespace atlas::ui
