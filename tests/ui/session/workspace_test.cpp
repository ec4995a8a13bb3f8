// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a workspace tell each other: what the bitmaps say reaches the judgement.
#include "tests/ui/session/fake_bitmaps.h"
#include "tests/ui/session/fake_reader.h"
#include "ui/session/workspace.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

class WorkspaceTest : public testing::Test {
protected:
    test::FakeReader fake;
    std::shared_ptr<test::FakeBitmaps> disk = std::make_shared<test::FakeBitmaps>();
    QSettings settings{fake.file("settings.ini"), QSettings::IniFormat};
    Workspace workspace{settings};
    Session& session = workspace.session;

    void SetUp() override {
        workspace.bitmaps.setOpener([bitmaps = disk](const std::string&) -> Result<std::unique_ptr<ByteSource>> {
            return std::make_unique<test::FakeBitmapSource>(bitmaps);
        });
    }
    void TearDown() override { disk->release(); }

    /// Opens an image whose bitmaps contradict all else: they mark metadata as free.
    void open() {
        auto snapshot = test::twoPartitions();
        snapshot.disk.path = fake.file("disk.img").toStdString();
        fake.write("disk.img", "an image");
        const auto saved = fake.snapshotFile("saved", snapshot);
        session.reader().setProgram(fake.script("reader", "exec cat " + saved.toStdString()));
        QSignalSpy opened(&session, &Session::opened);
        session.open(fake.file("disk.img"));
        ASSERT_TRUE(opened.wait(test::patience));
    }
    bool readsAll() {
        return QTest::qWaitFor([&] { return workspace.bitmaps.state() == BitmapState::Complete; }, test::patience);
    }
    /// As the command line judges: at once, with all that was read.
    [[nodiscard]] Judgement atOnce(const Overrides& overrides = {}) const {
        const auto& read = workspace.bitmaps.allocation();
        return withBitmaps(judge(session.snapshot(), overrides), read.findings, read.isComplete(*session.layout()));
    }
    void expectSame(const Judgement& judgement) const {
        EXPECT_EQ(session.judgement().found.findings, judgement.found.findings);
        EXPECT_EQ(session.judgement().found.health, judgement.found.health);
    }
};

TEST_F(WorkspaceTest, TheJudgementIsThatOfAllThatWasRead) {
    disk->hold();
    open();
    EXPECT_EQ(session.judgement().found.health.errors, 0U) << "no bitmap was read yet";
    EXPECT_FALSE(session.judgement().found.health.bitmapsRead);
    disk->release();
    ASSERT_TRUE(readsAll());
    EXPECT_GT(session.judgement().found.health.errors, 0U);
    EXPECT_TRUE(session.judgement().found.health.bitmapsRead);
    EXPECT_THAT(session.judgement().found.findings,
                testing::Contains(testing::Field(&Finding::kind, FindingKind::MetadataFree)));
    expectSame(atOnce());
}

TEST_F(WorkspaceTest, AWhatIfStillHasWhatTheBitmapsSay) {
    open();
    ASSERT_TRUE(readsAll());
    const auto errors = session.judgement().found.health.errors;
    ASSERT_GT(errors, 0U);
    session.setStart(Lba{4196352});
    ASSERT_TRUE(session.judgement().remedies.whatIf);
    EXPECT_EQ(session.judgement().found.health.errors, errors);
    expectSame(atOnce({.start = Lba{4196352}}));
    session.setStart({});
    expectSame(atOnce());
    EXPECT_EQ(workspace.bitmaps.state(), BitmapState::Complete);
}

TEST_F(WorkspaceTest, HiddenBitmapsStillCount) {
    open();
    ASSERT_TRUE(readsAll());
    workspace.bitmaps.setShown(false);
    EXPECT_GT(session.judgement().found.health.errors, 0U);
    expectSame(atOnce());
}

TEST_F(WorkspaceTest, FindingsOfBitmapsDrawAndReadNothingAnew) {
    disk->hold();
    open();
    QSignalSpy found(&session, &Session::findingsChanged);
    QSignalSpy judged(&session, &Session::judgedAgain);
    QSignalSpy opened(&session, &Session::opened);
    workspace.selection.select(GroupPlace{{5}});
    disk->release();
    ASSERT_TRUE(readsAll());
    EXPECT_FALSE(found.isEmpty());
    EXPECT_TRUE(judged.isEmpty());
    EXPECT_TRUE(opened.isEmpty());
    EXPECT_EQ(workspace.selection.place(), Place{GroupPlace{{5}}});
    const auto reads = disk->reads().size();
    session.setDrive({.physicalSector = ByteCount{512}});
    QTest::qWait(20);
    EXPECT_EQ(disk->reads().size(), reads) << "judging anew reads nothing";
}

} // namespace
} // namespace atlas::ui
