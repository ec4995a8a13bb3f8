// SPDX-License-Identifier: GPL-3.0-or-later
// The optimised paths of the map's painter give the same pixels as the plain ones.
#include "tests/ui/map/fixture.h"
#include "ui/drawing/map_painter.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using namespace ui;

/// Each group has a different share of used blocks.
MapScene usedScene(QSizeF size, RowMode mode, bool magnified) {
    auto claims = syntheticClaims({.groups = GroupCount{3000}});
    for (std::size_t g = 0; g < claims.groups.freeBlocks.size(); ++g) {
        claims.groups.freeBlocks[g] = static_cast<std::uint32_t>(claims.groups.freeBlocks[g] * (g * 7 % 17) / 16);
    }
    MapScene scene;
    scene.volume = volumeOn(diskWithVolumeAt(oddStart), std::make_shared<const Layout>(resolve(std::move(claims))));
    scene.viewpoint.mode = mode;
    scene.viewpoint.magnified = magnified;
    scene.layOut(size, QFontMetricsF(QFont()));
    scene.refreshRows();
    return scene;
}

QImage painted(const MapScene& scene, double ratio, bool clipped) {
    QImage image((scene.size * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    if (clipped) {
        painter.setClipRect(QRectF({}, scene.size)); // clips nothing, but disables the direct pixel access
    }
    paintMap(painter, scene, paletteFor(QPalette()));
    return image;
}

TEST(MapPixels, AreThoseThatThePainterFills) {
    for (const auto mode : {RowMode::Group, RowMode::FlexGroup, RowMode::WholeVolume}) {
        for (const bool magnified : {false, true}) {
            for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
                SCOPED_TRACE(testing::Message() << "mode " << static_cast<int>(mode) << ", ratio " << ratio);
                const auto scene = usedScene({900, 420}, mode, magnified);
                const auto fast = painted(scene, ratio, false);
                EXPECT_EQ(fast, painted(scene, ratio, true));
                EXPECT_EQ(pixelsOf(fast, Qt::magenta), 0);
            }
        }
    }
}

TEST(MapPixels, OfARowThatStandsForSeveralAreThoseThatThePainterFills) {
    MapScene scene;
    scene.volume = stripedVolume(ByteCount{192 << 10});
    scene.viewpoint.mode = RowMode::Overview;
    scene.layOut({900, 420}, QFontMetricsF(QFont()));
    scene.refreshRows();
    ASSERT_TRUE(std::ranges::any_of(scene.drawn.rows, &DrawRow::alignmentDiffers));
    EXPECT_EQ(painted(scene, 1, false), painted(scene, 1, true));
}

TEST(MapPixels, OfRowsThatDoNotFitEndWithTheImage) {
    auto scene = usedScene({900, 420}, RowMode::Group, false);
    scene.size = {900, 300}; // the rows below are laid out nevertheless
    EXPECT_EQ(painted(scene, 1, false), painted(scene, 1, true));
}

/// As those of a layout that is planned anew on the Compare page.
TEST(MapPixels, AreDimmedWithThePainter) {
    const auto scene = usedScene({900, 420}, RowMode::FlexGroup, false);
    const auto dimmed = [&](bool clipped) {
        QImage image(scene.size.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        if (clipped) {
            painter.setClipRect(QRectF({}, scene.size));
        }
        painter.setOpacity(0.35);
        paintMapRows(painter, scene, paletteFor(QPalette()));
        return image;
    };
    EXPECT_EQ(dimmed(false), dimmed(true));
}

TEST(GlyphPieces, AreWhatTheFontShapes) {
    int composed = 0;
    for (const auto& family : {QFont().family(), QStringLiteral("DejaVu Serif"), QStringLiteral("monospace")}) {
        const QFont font(family, 10);
        for (const auto* const words : {"group 1,234,567", "block bitmaps, groups 16–31", "4", "groups 11 71 17 77"}) {
            const auto expected = shaped(words, font);
            if (const auto text = GlyphPieces().compose(words, font)) {
                ++composed;
                ASSERT_EQ(text->runs.size(), expected.runs.size());
                EXPECT_EQ(text->runs.front().glyphIndexes(), expected.runs.front().glyphIndexes()) << words;
                EXPECT_EQ(text->runs.front().positions(), expected.runs.front().positions()) << words;
                EXPECT_EQ(text->width, expected.width) << words;
                EXPECT_EQ(text->ascent, expected.ascent) << words;
            }
        }
    }
    EXPECT_GE(composed, 4);
}

TEST(MapLabels, AreAsWideAsTheirFontSays) {
    const QFontMetricsF metrics{QFont()};
    MapLabels labels;
    for (const auto* const words : {"", "group 1,234,567", "block bitmap, groups 16–31", "größer 数"}) {
        EXPECT_EQ(labels.label(words, QFont()).width(), metrics.horizontalAdvance(words)) << words;
    }
}

TEST(MapLabels, GivesTheLongestThatFits) {
    MapLabels labels;
    const Region region{.first = {0}, .count = {16}, .group = {16}, .groups = {16}, .kind = RegionKind::BlockBitmap};
    const auto* const longest = labels.runLabel(region, true, 1e6, QFont());
    ASSERT_NE(longest, nullptr);
    const auto* const shorter = labels.runLabel(region, true, longest->width() - 1, QFont());
    ASSERT_NE(shorter, nullptr);
    EXPECT_LT(shorter->width(), longest->width());
    EXPECT_EQ(labels.runLabel(region, true, 3, QFont()), nullptr);
}

TEST(MapLabels, AreTextInADrawing) {
    const auto scene = usedScene({900, 420}, RowMode::Group, false);
    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize({900, 420});
    {
        QPainter painter(&generator);
        paintMap(painter, scene, paletteFor(QPalette()));
    }
    EXPECT_TRUE(svg.data().contains(">group 0</text>"));
}

} // namespace
} // namespace atlas::test
