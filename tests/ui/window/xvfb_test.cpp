// SPDX-License-Identifier: GPL-3.0-or-later
// The built program in a real window on a real X server, checked from outside.
#include "tests/ui/window/window_fixture.h"

#include "tests/support/run.h"

#include "support/paths.h"

#include <QElapsedTimer>
#include <QImage>
#include <QProcess>
#include <map>

namespace atlas::ui {
namespace {

constexpr int timeoutMs = 30'000;
constexpr int legendPixels = 200; // a legend square has about half as many

class Xvfb : public testing::Test {
protected:
    test::FakeReader fake;
    QProcess server;
    QProcess program;
    QString display;
    Palette palette = paletteFor(QPalette(QColor(239, 239, 239)));
    std::map<QRgb, int> shown;

    void SetUp() override {
        for (const auto* tool : {"Xvfb", "import"}) {
            if (!test::hasTool(tool)) {
                GTEST_SKIP() << tool << " is not installed";
            }
        }
        server.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1500x940x24", "-nolisten", "tcp"});
        ASSERT_TRUE(server.waitForReadyRead(timeoutMs)) << server.readAllStandardError().toStdString();
        display = ':' + QString::fromLatin1(server.readLine()).trimmed();
    }
    void TearDown() override {
        for (auto* process : {&program, &server}) {
            if (process->state() != QProcess::NotRunning) {
                process->kill();
                process->waitForFinished();
            }
        }
    }

    /// Starts the program with a temporary home directory and magnified metadata, so that each kind is visible. If no reader is
    /// beside the program, PATH contains one that serves snapshots.
    void start(const QString& image) {
        QFile::copy(fake.copier(), fake.file("ext4atlas-cli"));
        QSettings stored(fake.file("config/ext4atlas/ext4atlas.conf"), QSettings::IniFormat);
        stored.setValue("magnified", true);
        stored.setValue("rows/small", static_cast<int>(RowMode::FlexGroup));
        stored.sync();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("DISPLAY", display);
        environment.insert("QT_QPA_PLATFORM", "xcb");
        environment.insert("HOME", fake.file("."));
        environment.insert("XDG_CONFIG_HOME", fake.file("config"));
        environment.insert("PATH", fake.file(".") + ':' + environment.value("PATH"));
        environment.remove("WAYLAND_DISPLAY");
        program.setProcessEnvironment(environment);
        program.start(QString::fromStdString(test::built("ext4atlas")), {image});
        ASSERT_TRUE(program.waitForStarted());
    }

    /// The number of pixels per colour on the screen.
    std::map<QRgb, int> coloursOnScreen() {
        const auto file = fake.file("screen.png");
        QProcess::execute("import", {"-display", display, "-window", "root", file});
        const QImage screen = QImage(file).convertToFormat(QImage::Format_RGB32);
        std::map<QRgb, int> colours;
        for (int y = 0; y < screen.height(); ++y) {
            for (int x = 0; x < screen.width(); ++x) {
                ++colours[screen.pixel(x, y)];
            }
        }
        return colours;
    }

    /// Polls the screen until each of `kinds` covers more pixels than in the legend; returns the kinds that never did.
    std::vector<std::string_view> missing(const std::vector<RegionKind>& kinds) {
        QElapsedTimer timer;
        timer.start();
        std::vector<std::string_view> absent;
        do {
            shown = coloursOnScreen();
            absent.clear();
            for (const auto kind : kinds) {
                if (shown[palette.of(kind).rgb()] <= legendPixels) {
                    absent.push_back(name(kind));
                }
            }
            program.waitForFinished(0); // detects without an event loop that the program has ended
        } while (!absent.empty() && timer.elapsed() < timeoutMs && program.state() == QProcess::Running);
        return absent;
    }
};

const std::vector<RegionKind> kindsToSee{
    RegionKind::PrimarySuperblock, RegionKind::GroupDescriptors, RegionKind::ReservedGdt, RegionKind::BlockBitmap,
    RegionKind::InodeBitmap,       RegionKind::InodeTable,       RegionKind::Journal};

TEST_F(Xvfb, ShowsTheKindsOfAMisalignedImageAndThatItIsOne) {
    start(fake.snapshotFile("misaligned.img", test::twoPartitions()));
    EXPECT_THAT(missing(kindsToSee), testing::IsEmpty()) << program.readAllStandardError().toStdString();
    EXPECT_GT(shown[palette.misaligned.rgb()], legendPixels);
    EXPECT_EQ(program.state(), QProcess::Running);
}

TEST_F(Xvfb, ShowsTheSameKindsOfAnAlignedImageWithoutRed) {
    start(fake.snapshotFile("aligned.img", test::twoPartitions(4196352)));
    EXPECT_THAT(missing(kindsToSee), testing::IsEmpty()) << program.readAllStandardError().toStdString();
    EXPECT_LE(shown[palette.misaligned.rgb()], legendPixels);
}

} // namespace
} // namespace atlas::ui
