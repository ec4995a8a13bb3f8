// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "tests/support/run.h"
#include "ui/window/headless_picture.h"

#include "support/lvm_image.h"
#include "support/paths.h"

#include <QImage>

#include <fstream>

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
    auto& pages = window->pages();
    ASSERT_TRUE(savePicture(fake.file("map.png"), {800, 600}, "title", PictureView::Map, pages.map(), pages.strip()));
    const QImage png(fake.file("map.png"));
    EXPECT_EQ(png.size(), QSize(800, 600));
    EXPECT_EQ(png.text("Title"), "title");
    const auto palette = paletteFor(map().palette());
    EXPECT_TRUE(shows(png, palette.of(RegionKind::InodeTable)));
    EXPECT_TRUE(shows(png, palette.misaligned));
    ASSERT_TRUE(
        savePicture(fake.file("strip.svg"), {800, 120}, "title", PictureView::Strip, pages.map(), pages.strip()));
    QFile svg(fake.file("strip.svg"));
    ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
    EXPECT_TRUE(svg.readAll().contains("<svg"));
    EXPECT_FALSE(savePicture("/nowhere/at/all.png", {80, 60}, "title", PictureView::Map, pages.map(), pages.strip()));
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

TEST_F(ProgramTest, WhatIsNoImageIsRefusedByItsKind) {
    const auto history = fake.file("steps.ext4atlas-history").toStdString();
    const auto steps = fake.file("steps").toStdString();
    std::ofstream(steps) << "size 8M\nmke2fs -q -F -t ext4 IMAGE\n";
    const auto picture = fake.file("picture.png").toStdString();
    const auto recorded = test::run(test::built("ext4atlas-cli") + " history record " + steps + " -o " + history);
    ASSERT_EQ(recorded.exitCode, 0) << recorded.err;
    for (const auto* form : {"--render ", "--screenshot "}) {
        const auto ran = run(form + picture + " " + history);
        EXPECT_EQ(ran.exitCode, 3);
        EXPECT_THAT(ran.err, testing::HasSubstr("it holds the history of an image"));
    }
    const auto comparison = fake.file("page.ext4atlas-compare").toStdString();
    std::ofstream(comparison) << "{}";
    EXPECT_THAT(run("--render " + picture + " " + comparison).err, testing::HasSubstr("it holds a comparison"));
    EXPECT_FALSE(QFile::exists(fake.file("picture.png")));
}

/// A volume group on a disk without a table: a volume of 16 extents of 1 MiB, from the first on.
constexpr const char* oneVolume = R"(vg {
id = "XQjl9c-IlHS-ECcW-uscP-tipI-aAX1-Ddm1aB"
seqno = 1
extent_size = 2048
physical_volumes { pv0 { id = "QDp9wM-BfVK-pkVN-wD1h-xaRp-dvmy-4sL1H7"
pe_start = 2048
pe_count = 60 } }
logical_volumes { root { status = ["READ", "WRITE", "VISIBLE"]
segment1 { start_extent = 0
extent_count = 16
type = "striped"
stripe_count = 1
stripes = ["pv0", 0] } } }
}
)";

TEST_F(ProgramTest, DrawsTheLogicalVolumeThatIsNamed) {
    const auto image = fake.file("lvm.img").toStdString();
    test::makeSparse(image, 64 << 20);
    test::writePhysicalVolume(image, 0, {}, oneVolume);
    test::mustRun("mke2fs -q -F -t ext4 -E offset=1048576 " + test::shellQuoted(image) + " 16M");
    const auto picture = fake.file("volume.png");
    const auto drawn = run("--render " + picture.toStdString() + " --volume vg/root " + image);
    EXPECT_EQ(drawn.exitCode, 0) << drawn.err;
    EXPECT_TRUE(QFile::exists(picture));
    const auto absent = run("--render " + picture.toStdString() + " --volume vg/nope " + image);
    EXPECT_EQ(absent.exitCode, 3);
    EXPECT_THAT(absent.err, testing::HasSubstr("there is no logical volume vg/nope"));
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
