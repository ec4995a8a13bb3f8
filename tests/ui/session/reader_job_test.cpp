// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fake_reader.h"
#include "ui/session/reader_job.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

class ReaderJobTest : public testing::Test {
protected:
    test::FakeReader fake;
    ReaderJob job;
    QSignalSpy finished{&job, &ReaderJob::finished};
    QSignalSpy failed{&job, &ReaderJob::failed};
    QSignalSpy cancelled{&job, &ReaderJob::cancelled};

    void read(const QString& program, const QString& path = "/images/any.img") {
        job.setProgram(program);
        job.start({path.toStdString()});
    }
    Error failure() {
        if (failed.isEmpty() && !failed.wait(test::patience)) {
            return {ErrorKind::Usage, "nothing failed"};
        }
        EXPECT_FALSE(job.running());
        return failed[0][0].value<Error>();
    }
};

TEST_F(ReaderJobTest, GivesTheSnapshotWhole) {
    const auto snapshot = test::twoPartitions();
    read(fake.copier(), fake.snapshotFile("a", snapshot));
    EXPECT_TRUE(job.running());
    ASSERT_TRUE(finished.wait(test::patience));
    const auto got = finished[0][0].value<SnapshotPtr>();
    EXPECT_EQ(*got->layout, *snapshot.layout);
    EXPECT_EQ(got->disk, snapshot.disk);
    EXPECT_FALSE(job.running());
}

TEST_F(ReaderJobTest, AsksAsTheReaderWantsIt) {
    const auto program = fake.script("ask", R"(echo "$@" > ")" + fake.file("asked").toStdString() + R"("; exit 3)");
    job.setProgram(program);
    job.start({"/images/any.img", 3});
    (void)failure();
    QFile asked(fake.file("asked"));
    ASSERT_TRUE(asked.open(QIODevice::ReadOnly));
    EXPECT_EQ(asked.readAll(), "snapshot /images/any.img --progress=json --partition 3 --one-volume\n");
}

TEST_F(ReaderJobTest, TheNewestRequestWins) {
    const auto first = fake.snapshotFile("first", test::twoPartitions(2048));
    const auto second = fake.snapshotFile("second", test::twoPartitions(63));
    const auto slow = fake.script("slow", "case $2 in *first) sleep 0.3;; esac; exec cat \"$2\"");
    read(slow, first);
    job.start({second.toStdString()});
    ASSERT_TRUE(finished.wait(test::patience));
    QTest::qWait(500);
    ASSERT_EQ(finished.size(), 1);
    EXPECT_EQ(finished[0][0].value<SnapshotPtr>()->placement->bytes.first.value, 63U * 512);
    EXPECT_EQ(job.request().path, second.toStdString());
    EXPECT_TRUE(failed.isEmpty());
    EXPECT_TRUE(cancelled.isEmpty());
}

TEST_F(ReaderJobTest, AResultThatIsBeingParsedDoesNotOvertakeANewerRequest) {
    const auto first = fake.snapshotFile("first", test::twoPartitions(2048));
    const auto second = fake.snapshotFile("second", test::twoPartitions(63));
    QObject::connect(
        &job, &ReaderJob::progressed, &job, [&](const ReaderProgress&) { job.start({second.toStdString()}); },
        Qt::SingleShotConnection);
    read(
        fake.script(
            "telling",
            "case $2 in *first) cat \"$2\"; echo '{\"progress\": {\"done\": 1, \"of\": 1, \"phase\": \"done\"}}' >&2;; "
            "*) exec cat \"$2\";; esac"),
        first);
    ASSERT_TRUE(finished.wait(test::patience));
    QTest::qWait(200);
    ASSERT_EQ(finished.size(), 1);
    EXPECT_EQ(finished[0][0].value<SnapshotPtr>()->placement->bytes.first.value, 63U * 512);
}

TEST_F(ReaderJobTest, CancelEndsTheReaderAtOnce) {
    read(fake.script("sleeper", "echo $$ > " + fake.file("pid").toStdString() + "; exec sleep 60"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return QFile::exists(fake.file("pid")); }));
    job.cancel();
    EXPECT_EQ(cancelled.size(), 1);
    EXPECT_FALSE(job.running());
    QFile pid(fake.file("pid"));
    ASSERT_TRUE(pid.open(QIODevice::ReadOnly));
    const QString process = "/proc/" + QString::fromLatin1(pid.readAll()).trimmed();
    EXPECT_TRUE(QTest::qWaitFor(
        [&process] { return !QFile::exists(process + "/exe") || !QFile(process + "/cmdline").exists(); }));
    job.cancel();
    EXPECT_EQ(cancelled.size(), 1);
}

TEST_F(ReaderJobTest, TellsOfProgress) {
    QSignalSpy progressed(&job, &ReaderJob::progressed);
    read(fake.script(
             "teller",
             "echo '{\"progress\": {\"done\": 3, \"of\": 8, \"phase\": \"group descriptors\"}}' >&2; exec cat \"$2\""),
         fake.snapshotFile("a", test::twoPartitions()));
    ASSERT_TRUE(finished.wait(test::patience));
    ASSERT_EQ(progressed.size(), 1);
    const auto progress = progressed[0][0].value<ReaderProgress>();
    EXPECT_EQ(progress.done, 3U);
    EXPECT_EQ(progress.of, 8U);
    EXPECT_EQ(progress.phase, "group descriptors");
}

TEST_F(ReaderJobTest, AnErrorKeepsAllItsParts) {
    read(fake.script("refuser",
                     R"(echo '{"error": {"kind": "unsupported", "what": "is a qcow2 image", "where": "a.qcow2", )"
                     R"("found": "QFI", "expected": "raw", "hint": "qemu-img convert"}}' >&2; exit 3)"));
    const auto error = failure();
    EXPECT_EQ(error.kind, ErrorKind::Unsupported);
    EXPECT_EQ(sentence(error), "a.qcow2: is a qcow2 image; found QFI, expected raw; try: qemu-img convert");
}

TEST_F(ReaderJobTest, ACrashIsNamedByItsSignal) {
    read(fake.script("crasher", "echo 'free(): invalid pointer' >&2; kill -SEGV $$"));
    const auto error = failure();
    EXPECT_THAT(error.what, HasSubstr("crashed with signal 11"));
    EXPECT_EQ(error.found, "free(): invalid pointer");
}

TEST_F(ReaderJobTest, ALimitIsNamed) {
    read(fake.script("glutton", "kill -KILL $$"));
    EXPECT_EQ(failure().kind, ErrorKind::Limit);
}

TEST_F(ReaderJobTest, AHangIsEnded) {
    job.setTimeout(100ms);
    read(fake.script("hanger", "exec sleep 60"));
    const auto error = failure();
    EXPECT_EQ(error.kind, ErrorKind::Limit);
    EXPECT_THAT(error.what, HasSubstr("has not responded"));
}

TEST_F(ReaderJobTest, ProgressKeepsASlowReaderAlive) {
    job.setTimeout(400ms);
    read(fake.script("slow", "for i in 1 2 3 4 5 6; do sleep 0.1; echo '{\"progress\": {\"done\": 1, \"of\": 0, "
                             "\"phase\": \"x\"}}' >&2; done; "
                             "exec cat \"$2\""),
         fake.snapshotFile("a", test::twoPartitions()));
    EXPECT_TRUE(finished.wait(test::patience));
}

TEST_F(ReaderJobTest, SshMayAskAndHasTimeForIt) {
    job.setTimeout(100ms);
    read(fake.script("asking", "sleep 1; echo asks by $SSH_ASKPASS_REQUIRE >&2; exit 9"), "ssh://host/dev/sda1");
    const auto error = failure();
    EXPECT_THAT(error.found, HasSubstr("asks by force"));
    EXPECT_THAT(error.what, HasSubstr("exit code 9"));
}

TEST_F(ReaderJobTest, NothingAndNonsenseAreNoSnapshot) {
    read(fake.script("mute", "exit 0"));
    EXPECT_THAT(failure().what, HasSubstr("no snapshot"));
    failed.clear();
    read(fake.script("babbler", "echo nonsense"));
    EXPECT_NE(failure().what, "nothing failed");
    failed.clear();
    read(fake.script("cut", "head -c 200 \"$2\""), fake.snapshotFile("a", test::twoPartitions()));
    EXPECT_NE(failure().what, "nothing failed");
}

TEST_F(ReaderJobTest, AReaderThatIsNotThereIsNamed) {
    read(fake.file("nowhere"));
    EXPECT_THAT(failure().what, HasSubstr("does not start"));
}

} // namespace
} // namespace atlas::ui
