// SPDX-License-Identifier: GPL-3.0-or-later
// A window that is used for a whole day, and readers that are killed: nothing may pile up, and nothing may be lost.
#include "tests/support/paths.h"
#include "tests/support/run.h"
#include "tests/support/temp_dir.h"
#include "tests/ui/window/memory_in_use.h"
#include "tests/ui/window/window_fixture.h"

#include <QDir>
#include <csignal>
#include <fmt/format.h>
#include <fstream>
#include <random>
#include <unistd.h>

namespace atlas::ui {
namespace {

std::size_t entriesOf(const QString& folder) { return static_cast<std::size_t>(QDir(folder).entryList().size()); }
std::size_t descriptors() { return entriesOf("/proc/self/fd"); }

std::vector<pid_t> children() {
    std::ifstream in(fmt::format("/proc/self/task/{}/children", getpid()));
    std::vector<pid_t> found;
    for (pid_t child = 0; in >> child;) {
        found.push_back(child);
    }
    return found;
}

class Endurance : public WindowTest {
protected:
    void SetUp() override {
        qputenv("TMPDIR", temporary.path().c_str()); // other tests come and go in the shared one
        session().reader().setProgram(QString::fromStdString(test::built("ext4atlas-cli")));
        int number = 0;
        for (const auto* options :
             {"-t ext4 -b 4096", "-t ext4 -b 1024", "-t ext2 -b 2048", "-t ext4 -b 1024 -G 1 -O bigalloc"}) {
            images.push_back(fake.file("image" + std::to_string(number++)));
            const auto path = test::shellQuoted(images.back().toStdString());
            test::mustRun(fmt::format("mke2fs -q -F {} {} 24M 2>/dev/null", options, path));
        }
    }

    /// Opens an image and waits for its end, good or bad.
    bool open(const QString& path) {
        QSignalSpy opened(&session(), &Session::opened);
        QSignalSpy failed(&session(), &Session::failed);
        window->open(path);
        const bool ended = QTest::qWaitFor([&] { return !opened.isEmpty() || !failed.isEmpty(); }, test::patience);
        return ended && !opened.isEmpty();
    }

    void openInTurn(int count) {
        for (int n = 0; n < count; ++n) {
            ASSERT_TRUE(open(images[static_cast<std::size_t>(n) % images.size()]));
            QTest::qWait(1);
        }
        QTest::qWait(200); // the bitmaps of the last one
    }

    void TearDown() override {
        if (before.isNull()) {
            qunsetenv("TMPDIR");
        } else {
            qputenv("TMPDIR", before);
        }
    }

    test::TempDir temporary;
    const QByteArray before = qgetenv("TMPDIR");
    std::vector<QString> images;
};

TEST_F(Endurance, TwoHundredImagesLeaveNothingBehind) {
    openInTurn(60);
    const auto memory = memoryInUse();
    const auto open = descriptors();
    const auto files = entriesOf(QDir::tempPath());
    openInTurn(140);
    EXPECT_LE(memoryInUse(), memory + memory / 16);
    EXPECT_LE(descriptors(), open);
    EXPECT_LE(entriesOf(QDir::tempPath()), files);
    EXPECT_TRUE(children().empty());
}

TEST_F(Endurance, AKilledReaderCostsABannerAtMost) {
    ASSERT_TRUE(open(images[0]));
    const auto files = entriesOf(QDir::tempPath());
    std::minstd_rand random(1);
    int killed = 0;
    for (int n = 0; n < 100; ++n) {
        QSignalSpy opened(&session(), &Session::opened);
        QSignalSpy failed(&session(), &Session::failed);
        window->open(images[static_cast<std::size_t>(n) % images.size()]);
        usleep(static_cast<useconds_t>(random() % 12000));
        for (const auto child : children()) {
            kill(child, SIGKILL);
        }
        ASSERT_TRUE(QTest::qWaitFor([&] { return !opened.isEmpty() || !failed.isEmpty(); }, test::patience));
        killed += failed.isEmpty() ? 0 : 1;
        EXPECT_TRUE(session().isOpen()) << "what was open stays open";
        EXPECT_EQ(banner().isVisible(), !failed.isEmpty());
    }
    EXPECT_GT(killed, 10) << "the test must have hit the reader";
    EXPECT_TRUE(open(images[1])) << "the next reader is well";
    EXPECT_LE(entriesOf(QDir::tempPath()), files);
    EXPECT_TRUE(children().empty());
}

} // namespace
} // namespace atlas::ui
