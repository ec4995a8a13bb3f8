// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "tests/support/run.h"
#include "ui/window/headless_picture.h"

#include "support/paths.h"

#include <QImage>

namespace atlas::ui {
namespace {

const std::string program = test::built("ext4atlas");

bool shows(const QImage& image, const QColor& colour) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour) {
                return true;
            }
        }
    }
    return false;
}

TEST_F(WindowTest, PicturesAreDrawnAsPngAndSvg) {
    openAndWait(misaligned());
    auto& volume = window->volume();
    ASSERT_TRUE(savePicture(fake.file("map.png"), {800, 600}, "title", PictureView::Map, volume.map(), volume.strip()));
    const QImage png(fake.file("map.png"));
    EXPECT_EQ(png.size(), QSize(800, 600));
    EXPECT_EQ(png.text("Title"), "title");
    const auto palette = paletteFor(map().palette());
    EXPECT_TRUE(shows(png, palette.of(RegionKind::InodeTable)));
    EXPECT_TRUE(shows(png, palette.misaligned));
    ASSERT_TRUE(
        savePicture(fake.file("strip.svg"), {800, 120}, "title", PictureView::Strip, volume.map(), volume.strip()));
    QFile svg(fake.file("strip.svg"));
    ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
    EXPECT_TRUE(svg.readAll().contains("<svg"));
    EXPECT_FALSE(savePicture("/nowhere/at/all.png", {80, 60}, "title", PictureView::Map, volume.map(), volume.strip()));
}

/// Runs the built program, with a reader that copies snapshots first in PATH.
class ProgramTest : public testing::Test {
protected:
    test::FakeReader fake;

    test::Ran run(const std::string& arguments) { return test::run("env -u DISPLAY " + program + " " + arguments); }
};

TEST_F(ProgramTest, WrongUsageIsExitCode2) {
    EXPECT_EQ(run("--render picture.gif image").exitCode, 2);
    EXPECT_EQ(run("--render picture.png").exitCode, 2);
    EXPECT_EQ(run("--render picture.png --size big image").exitCode, 2);
    EXPECT_EQ(run("--render picture.png --view moon image").exitCode, 2);
    EXPECT_EQ(run("--screenshot window.png one two").exitCode, 2);
    EXPECT_EQ(run("--render picture.png --unknown image").exitCode, 2);
}

TEST_F(ProgramTest, AnImageThatCannotBeReadIsExitCode3) {
    const auto ran = run("--render " + fake.file("picture.png").toStdString() + " /nowhere/at/all.img");
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, testing::HasSubstr("ext4atlas: "));
    EXPECT_FALSE(QFile::exists(fake.file("picture.png")));
}

TEST_F(ProgramTest, SaysItsVersionAndItsOptionsWithoutADisplay) {
    EXPECT_THAT(run("--version").out, testing::HasSubstr("ext4atlas 0."));
    const auto help = run("--help").out;
    for (const auto* option : {"--render", "--screenshot", "--view", "--size", "--rows", "--magnified", "--dark"}) {
        EXPECT_THAT(help, testing::HasSubstr(option));
    }
}

} // namespace
} // namespace atlas::ui
