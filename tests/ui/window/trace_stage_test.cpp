// SPDX-License-Identifier: GPL-3.0-or-later
// A trace over the open image, read by the real reader.
#include "tests/ui/window/window_fixture.h"

#include "support/paths.h"
#include "support/run.h"
#include "ui/lens/lens_view.h"
#include "ui/trace/trace_slider.h"
#include "ui/window/trace_stage.h"

#include <QComboBox>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTableWidget>

namespace atlas::ui {
namespace {

class TraceStageTest : public WindowTest {
protected:
    QString image = fake.file("disk.img");
    QString trace = QString::fromStdString(test::inSources("sample-images/traces/unpack.log"));
    TracePlayer& player() { return window->traces().player(); }

    void SetUp() override {
        test::mustRun(test::inSources("sample-images/traces/record") + " disk " + image.toStdString());
        session().reader().setProgram({});
        openAndWait(image);
    }
    void show(const QString& path) {
        QSignalSpy changed(&player(), &TracePlayer::changed);
        QSignalSpy failed(&player(), &TracePlayer::failed);
        window->open(path);
        waitForView();
    }
    void waitForView() {
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return player().view() != nullptr && !player().isReading(); }, test::patience));
    }
};

TEST_F(TraceStageTest, AnswersHowManyWritesWereBitmaps) {
    show(trace);
    EXPECT_TRUE(child<QDockWidget>("traceDock").isVisible());
    const auto json =
        test::mustRun(test::built("ext4atlas-cli") + " trace show " + trace.toStdString() + " " + image.toStdString());
    const auto answer = child<QLabel>("traceAnswer").text();
    EXPECT_TRUE(answer.startsWith("Of 23 writes, 4 (17.4 %) touched bitmaps")) << answer.toStdString();
    EXPECT_THAT(json, testing::HasSubstr(answer.toStdString()));
    EXPECT_GT(child<QTableWidget>("traceKinds").rowCount(), 5);
    EXPECT_FALSE(map().scene().tintedRects().isEmpty());
}

TEST_F(TraceStageTest, SelectsTheBusiestBlocks) {
    show(trace);
    auto& busiest = child<QTableWidget>("traceBusiest");
    ASSERT_GT(busiest.rowCount(), 2);
    busiest.setCurrentCell(1, 0);
    EXPECT_EQ(selected(), Place(BlockPlace{BlockNumber{16}}));
}

TEST_F(TraceStageTest, CountsTheChunksOfATypedSize) {
    show(trace);
    auto& size = child<QLineEdit>("traceChunk");
    auto& answer = child<QLabel>("traceChunkAnswer");
    EXPECT_EQ(size.text(), "4 MiB");
    EXPECT_EQ(answer.text(), "Chunks of 4 MiB written at least once: 3, which are 12 MiB to copy.");
    const auto type = [&](const QString& words) {
        size.selectAll();
        QTest::keyClicks(&size, words);
        QTest::keyClick(&size, Qt::Key_Return);
        waitForView();
    };
    for (const auto* const words : {"64k", "12 KiB", "3M"}) {
        type(words);
        const auto json = test::mustRun(test::built("ext4atlas-cli") + " trace show --json --chunk " +
                                        QString(words).remove(' ').toStdString() + " " + trace.toStdString() + " " +
                                        image.toStdString());
        const auto chunks = QJsonDocument::fromJson(QByteArray::fromStdString(json))["dirty_chunks"][0]["chunks"];
        EXPECT_TRUE(answer.text().contains(QString(" once: %1, ").arg(chunks.toInt(-1))))
            << answer.text().toStdString();
    }
    for (const auto* const wrong : {"many", "511", "3 sectors", "2 PiB", "-4k", "", "0"}) {
        type("64k");
        size.clear();
        type(wrong);
        EXPECT_EQ(size.text(), wrong);
        EXPECT_EQ(answer.text(),
                  QString("“%1” is no size of a chunk: type 512 bytes to 1 PiB, such as 64 KiB or 4 MiB.").arg(wrong));
        player().setWindow(0, 10'000'000); // must not hide the refusal
        waitForView();
        EXPECT_TRUE(answer.text().contains("is no size of a chunk"));
        EXPECT_EQ(size.text(), wrong);
        player().setWindow(0, 0);
        waitForView();
    }
}

TEST_F(TraceStageTest, MarksTheFlushesOnTheTimeLine) {
    fake.write("trace.log", "fio version 3 iolog\n0 d add\n0 d write 1048576 4096\n500000 d sync 0 0\n"
                            "1000000 d write 1048576 4096\n");
    show(fake.file("trace.log"));
    auto& line = dynamic_cast<TraceSlider&>(child<QSlider>("traceTime"));
    ASSERT_EQ(line.marks().size(), 1U);
    EXPECT_NEAR(line.marks()[0], 0.5, 1e-6);
    const auto picture = line.grab().toImage();
    int marked = 0;
    for (int x = 0; x < picture.width(); ++x) {
        marked += picture.pixel(x, 0) == picture.pixel(0, 0) ? 0 : 1;
    }
    EXPECT_EQ(marked, picture.devicePixelRatio());
    // The window of time that begins at the mark has the flush.
    child<QComboBox>("traceLength").setCurrentIndex(3);
    line.setValue(static_cast<int>(line.marks()[0] * line.maximum()));
    waitForView();
    EXPECT_EQ(player().view()->report.table.flushes, 1U);
    EXPECT_EQ(player().view()->report.table.requests(), 1U);
    player().close();
    EXPECT_TRUE(line.marks().empty());
}

/// An image with files, and a trace of writes to the first block of each.
class TraceOwnersTest : public TraceStageTest {
protected:
    std::array<std::uint64_t, 2> blocks{};

    void SetUp() override {
        TraceStageTest::SetUp();
        const auto volume = test::shellQuoted(image.toStdString() + "?offset=1048576");
        const auto debugfs = [&](const std::string& request, bool writes = false) {
            return test::mustRun("debugfs " + std::string(writes ? "-w " : "") + "-R " + test::shellQuoted(request) +
                                 " " + volume);
        };
        fake.write("content", std::string(8192, 'x'));
        debugfs("write " + fake.file("content").toStdString() + " burst.db", true);
        debugfs("write " + fake.file("content").toStdString() + " still.txt", true);
        blocks = {std::stoull(debugfs("blocks /burst.db")), std::stoull(debugfs("blocks /still.txt"))};
        openAndWait(image);
    }
    /// The second file is written a second after the first.
    QString written() const {
        std::string log = "fio version 3 iolog\n0 d add\n";
        for (std::size_t n = 0; n < 12; ++n) {
            log += "1 d write " + std::to_string(1048576 + blocks[0] * 4096) + " 4096\n";
        }
        log += "1000000 d write " + std::to_string(1048576 + blocks[1] * 4096) + " 4096\n";
        fake.write("trace.log", log);
        return fake.file("trace.log");
    }
    QString ownerIn(int row) {
        const auto* const item = child<QTableWidget>("traceBusiest").item(row, 3);
        return item == nullptr ? QString() : item->text();
    }
    testing::AssertionResult becomes(int row, const QString& owner) {
        const bool is = QTest::qWaitFor([&] { return ownerIn(row) == owner; }, test::patience);
        return is ? testing::AssertionSuccess() : testing::AssertionFailure() << ownerIn(row).toStdString();
    }
};

TEST_F(TraceOwnersTest, NamesTheFileThatCausedABurst) {
    show(written());
    EXPECT_TRUE(becomes(0, "/burst.db"));
    EXPECT_TRUE(becomes(1, "/still.txt"));
    player().setWindow(900'000'000, 500'000'000);
    waitForView();
    EXPECT_EQ(child<QTableWidget>("traceBusiest").rowCount(), 1);
    EXPECT_EQ(ownerIn(0), "/still.txt"); // known from before, so at once
}

TEST_F(TraceOwnersTest, TheHeatIsThatOfRequestsOrOfBytes) {
    std::string log = "fio version 3 iolog\n0 d add\n";
    for (std::size_t n = 0; n < 2; ++n) {
        log += "1 d write " + std::to_string(1048576 + blocks[0] * 4096) + " 512\n";
    }
    log += "2 d write " + std::to_string(1048576 + blocks[1] * 4096) + " 4096\n";
    fake.write("trace.log", log);
    show(fake.file("trace.log"));
    const auto hottest = [this] {
        const auto& heat = *player().view()->heat;
        return std::ranges::max_element(heat, {}, &TintedBlocks::tint)->blocks.first.value;
    };
    EXPECT_EQ(hottest(), blocks[0]);
    child<QComboBox>("traceMeasure").setCurrentIndex(1);
    waitForView();
    EXPECT_EQ(hottest(), blocks[1]);
    child<QComboBox>("traceMeasure").setCurrentIndex(0);
    waitForView();
    EXPECT_EQ(hottest(), blocks[0]);
}

TEST_F(TraceOwnersTest, ReportsWhenTheFilesCannotBeFound) {
    player().owners().reader().setProgram(fake.script("broken", "exit 3"));
    show(written());
    auto& note = child<QLabel>("traceOwners");
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return note.isVisible() && !player().owners().isRunning() && !player().owners().refusal().isEmpty(); },
        test::patience));
    EXPECT_EQ(note.text(), player().owners().refusal());
    EXPECT_EQ(ownerIn(0), "data or free");
}

TEST_F(TraceStageTest, AWindowOfTimeCountsItsRequestsOnly) {
    show(trace);
    const auto all = player().view()->report.table.requests();
    player().setWindow(0, 10'000'000);
    waitForView();
    const auto some = player().view()->report.table.requests();
    EXPECT_GT(some, 0U);
    EXPECT_LT(some, all);
    std::uint64_t sum = 0;
    constexpr std::uint64_t length = 50'000'000;
    for (std::uint64_t from = 0; from + length <= player().duration(); from += length) {
        player().setWindow(from, length);
        waitForView();
        sum += player().view()->report.table.requests();
    }
    player().setWindow(player().duration(), player().duration() % length);
    waitForView();
    EXPECT_EQ(sum + player().view()->report.table.requests(), all);
}

TEST_F(TraceStageTest, AWhatIfStartMovesTheTrace) {
    show(trace);
    EXPECT_EQ(player().view()->report.table.total.readModifyWrites, 0U);
    const auto bitmaps = player().view()->report.table.bitmaps.writes;
    session().setStart(Lba{2047});
    waitForView();
    EXPECT_EQ(player().view()->report.table.total.readModifyWrites, 2 * 23U);
    EXPECT_EQ(player().view()->report.table.bitmaps.writes, bitmaps);
}

TEST_F(TraceStageTest, ClosesWithAnotherImageAndRefusesWhatIsNone) {
    show(trace);
    child<QDockWidget>("traceDock").close();
    EXPECT_FALSE(player().isOpen());
    EXPECT_TRUE(map().scene().tintedRects().isEmpty());
    fake.write("none", "no trace\n");
    window->traces().open(fake.file("none"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return banner().isVisible(); }, test::patience));
    EXPECT_TRUE(banner().message().contains("none"));
    EXPECT_FALSE(player().isOpen());
}

TEST_F(TraceStageTest, DrawsFramesWithoutADisplay) {
    const auto render = [&](const QString& file, const std::string& options) {
        return test::run("env -u DISPLAY " + test::built("ext4atlas") + " --render " + file.toStdString() +
                         " --size 400x300 " + options + " " + image.toStdString());
    };
    const auto traced = "--trace " + trace.toStdString();
    const auto bytes = [&](const QString& name) {
        QFile file(fake.file(name.toStdString()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const auto frames = render(fake.file("heat.png"), traced + " --frames 2");
    ASSERT_EQ(frames.exitCode, 0) << frames.err;
    EXPECT_FALSE(bytes("heat-0001.png").isEmpty());
    EXPECT_FALSE(bytes("heat-0002.png").isEmpty());
    EXPECT_NE(bytes("heat-0001.png"), bytes("heat-0002.png"));
    EXPECT_TRUE(bytes("heat.png").isEmpty());
    const auto moving = render(fake.file("heat.gif"), traced + " --frames 2 --fps 5");
    if (moving.exitCode == 0) {
        EXPECT_TRUE(bytes("heat.gif").startsWith("GIF8"));
    } else {
        EXPECT_THAT(moving.err, testing::HasSubstr("neither ffmpeg nor ImageMagick"));
    }
    EXPECT_EQ(render(fake.file("heat.gif"), "").exitCode, 2);
    EXPECT_EQ(render(fake.file("heat.png"), traced + " --frames many").exitCode, 2);
    EXPECT_EQ(render(fake.file("heat.png"), "--trace " + image.toStdString()).exitCode, 3);
}

} // namespace
} // namespace atlas::ui
