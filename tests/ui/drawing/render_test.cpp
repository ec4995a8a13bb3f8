// SPDX-License-Identifier: GPL-3.0-or-later
// The output of the painters: pictures, drawings, texts that do not overlap.
#include "tests/ui/map/fixture.h"
#include "ui/drawing/legend.h"
#include "ui/drawing/map_painter.h"
#include "ui/drawing/map_text.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using namespace ui;

MapScene sceneOf(QSize size, const Geometry& geometry = {}, RowMode mode = RowMode::Group) {
    const auto disk = diskWithVolumeAt(oddStart);
    MapScene scene;
    scene.volume = volumeOn(disk, layoutOf(geometry));
    scene.viewpoint.mode = mode;
    scene.layOut(size, QFontMetricsF(QFont()));
    scene.refreshRows();
    return scene;
}

TEST(Render, ADrawingLooksLikeThePicture) {
    const QSize size(1000, 480);
    auto scene = sceneOf(size);
    const auto palette = paletteFor(QPalette());
    const auto paint = [&](QPainter& painter, QSize) { paintMap(painter, scene, palette); };

    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize(size);
    generator.setViewBox(QRect({}, size));
    {
        QPainter painter(&generator);
        paint(painter, size);
    }
    QSvgRenderer renderer(svg.data());
    ASSERT_TRUE(renderer.isValid());
    const auto drawn = picture(size, [&](QPainter& painter, QSize) { renderer.render(&painter); });
    const auto painted = picture(size, paint);
    for (const auto kind : {RegionKind::ReservedGdt, RegionKind::InodeTable}) {
        const auto there = pixelsOf(painted, palette.of(kind));
        EXPECT_GT(there, 200);
        EXPECT_NEAR(pixelsOf(drawn, palette.of(kind)), there, there * 0.15) << name(kind);
    }
    EXPECT_GT(pixelsOf(drawn, palette.free), 100000);
}

TEST(Render, AViewIsPlannedAnewOnlyWhenItOrItsVolumeHasChanged) {
    auto scene = sceneOf({1000, 480});
    scene.drawn.rows.clear();
    scene.refreshRows();
    EXPECT_TRUE(scene.drawn.rows.empty()) << "nothing has changed";
    scene.show(volumeOn(diskWithVolumeAt(alignedStart), scene.volume->layoutPtr()));
    scene.refreshRows();
    EXPECT_FALSE(scene.drawn.rows.empty());
    scene.viewpoint.view.topRow = 3;
    scene.refreshRows();
    EXPECT_EQ(scene.drawn.firstRow, 3);
}

TEST(Render, RowNamesFitTheirGutterInEveryMode) {
    const QFontMetricsF metrics{QFont()};
    for (const auto groups : {1u, 12u, 128u, 524288u}) {
        for (const auto mode : {RowMode::Group, RowMode::FlexGroup, RowMode::WholeVolume}) {
            const auto scene = sceneOf({900, 400}, {.groups = GroupCount{groups}, .journalBlocks = 0}, mode);
            for (std::uint64_t row = 0; row < scene.rows.rowCount(); row += 1 + scene.rows.rowCount() / 50) {
                const auto name = rowLabel(rowName(scene.rows, scene.volume->filesystem(), row));
                const double left = scene.gutter.labelEnd - metrics.horizontalAdvance(name);
                EXPECT_GE(left, scene.gutter.brackets ? scene.gutter.bracketX : 0) << name.toStdString();
            }
            EXPECT_GE(scene.geometry.rowPitch, metrics.height()) << "names of neighbouring rows would meet";
        }
    }
}

TEST(Render, WhatIsPointedAtIsWhatIsPainted) {
    const QSize size(900, 400);
    const auto scene = sceneOf(size);
    const auto palette = paletteFor(QPalette());
    const auto image = picture(size, [&](QPainter& painter, QSize) { paintMap(painter, scene, palette); });
    int compared = 0;
    for (int y = static_cast<int>(scene.geometry.top); y < size.height(); y += 2) {
        for (int x = 0; x < size.width(); ++x) {
            const auto hit = hitPoint(scene.volume->layout(), scene.drawn, scene.geometry, x, y);
            const double inRow = std::fmod(y - scene.geometry.top, scene.geometry.rowPitch);
            const bool fill = inRow < scene.geometry.rowHeight * 0.5; // excludes the red edge and the gap
            if (hit && hit->kind && fill && hit->kind != RegionKind::InodeTable) {
                EXPECT_EQ(QColor(image.pixel(x, y)).name(), palette.of(*hit->kind).name()) << x << ", " << y;
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 200);
}

TEST(Render, TheLegendFlowsIntoAsManyLinesAsItNeeds) {
    const Legend legend;
    EXPECT_GT(legend.heightForWidth(300), legend.heightForWidth(2000));
    const auto palette = paletteFor(legend.palette());
    for (const int width : {200, 500, 1500}) {
        const QSize size(width, legend.heightForWidth(width));
        const auto image = picture(size, [&](QPainter& painter, QSize s) { legend.renderTo(painter, s); });
        const auto colours = coloursOf(image);
        for (const auto kind : allRegionKinds) {
            EXPECT_TRUE(colours.contains(palette.of(kind).rgb())) << name(kind) << " at " << width;
        }
        EXPECT_TRUE(colours.contains(palette.misaligned.rgb()));
    }
}

TEST(Palette, KindsDifferFromEachOtherAndFromWhatIsBehindThem) {
    for (const auto window : {QColor(Qt::white), QColor(0x20, 0x20, 0x20)}) {
        QPalette palette;
        palette.setColor(QPalette::Window, window);
        const auto colours = paletteFor(palette);
        std::set<QRgb> shown{colours.free.rgb(), colours.dataInUse.rgb(), colours.background.rgb(),
                             colours.misaligned.rgb()};
        for (const auto kind : {RegionKind::PrimarySuperblock, RegionKind::GroupDescriptors, RegionKind::ReservedGdt,
                                RegionKind::BlockBitmap, RegionKind::InodeBitmap, RegionKind::InodeTable,
                                RegionKind::Journal, RegionKind::Quota}) {
            EXPECT_TRUE(shown.insert(colours.of(kind).rgb()).second) << name(kind);
        }
    }
}

TEST(Palette, HatchingStaysInsideItsRect) {
    const auto image =
        picture({60, 40}, [](QPainter& painter, QSize) { hatch(painter, QRectF(10, 10, 30, 12), Qt::black, 3); });
    constexpr double third = 30 * 12 / 3.0;
    EXPECT_NEAR(pixelsOf(image, Qt::black), third, 12);
    EXPECT_EQ(pixelsOf(image.copy(10, 10, 30, 12), Qt::black), pixelsOf(image, Qt::black));
}

} // namespace
} // namespace atlas::test
