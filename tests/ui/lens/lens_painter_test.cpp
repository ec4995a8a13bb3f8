// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout.h"
#include "tests/ui/map/fixture.h"
#include "ui/lens/lens_painter.h"
#include "ui/lens/lens_view.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using namespace ui;

constexpr QSize pictureSize{900, 200};

/// A picture of the lens, and where its tracks are.
struct LensPicture {
    LensPicture(const DrawnVolume& volume, LensWindow window, BlockInterval selection = {}) {
        image = picture(pictureSize, [&](QPainter& painter, QSize size) {
            metrics = QFontMetricsF(painter.font());
            const auto drawn = layOutLens(volume, window, track(LensTrack::Logical).width());
            const auto bytes = selection.empty() ? ByteInterval{} : bytesOnDisk(volume, selection);
            const LensScene scene{drawn, volume, bytes, size};
            frame = selectionFrame(scene, metrics).value_or(QRectF());
            paintLens(painter, scene, colours);
        });
    }
    [[nodiscard]] QRect track(LensTrack which) const { return lensTrack(which, pictureSize, metrics); }
    [[nodiscard]] QImage upperHalf(LensTrack which) const {
        const auto rect = track(which);
        return image.copy(rect.left(), rect.top(), rect.width(), rect.height() / 2);
    }

    Palette colours = paletteFor(QPalette());
    QFontMetricsF metrics{QFont()};
    QRectF frame;
    QImage image;
};

LensWindow windowOn(const DrawnVolume& volume, BlockInterval blocks) {
    const auto bytes = bytesOnDisk(volume, blocks);
    return {static_cast<double>(bytes.first.value), static_cast<double>(bytes.count.value)};
}

TEST(LensPainter, HatchesASectorAndNotACellOfMany) {
    const auto volume = volumeOn(diskWithVolumeAt(oddStart), layoutOf());
    const LensPicture near(*volume, lensOn(*volume, {BlockNumber{0}, BlockCount{1}}));
    const LensPicture far(*volume, wholeDiskWindow(*volume));
    EXPECT_GT(pixelsOf(near.upperHalf(LensTrack::Physical), near.colours.misaligned), 0);
    EXPECT_EQ(pixelsOf(far.upperHalf(LensTrack::Physical), far.colours.misaligned), 0);
    EXPECT_GT(pixelsOf(far.image.copy(far.track(LensTrack::Physical)), far.colours.misaligned), 0)
        << "its edge says that some are shared";
}

TEST(LensPainter, NoLabelLiesAcrossTheEdgeOfTheFrame) {
    const auto layout = layoutOf();
    const auto volume = volumeOn(diskWithVolumeAt(alignedStart), layout);
    const auto first = layout->groups.blockBitmap[0];
    const auto window = windowOn(*volume, {first, BlockCount{16}});
    for (const std::uint64_t selected : {6u, 7u, 8u, 9u, 10u}) {
        const LensPicture lens(*volume, window, {first, BlockCount{selected}});
        const auto track = lens.track(LensTrack::Structures);
        const auto fill = lens.colours.of(RegionKind::BlockBitmap);
        for (const int beside : {-3, 2}) {
            const QRect column(static_cast<int>(lens.frame.right()) + beside, track.top() + 2, 2, track.height() - 4);
            EXPECT_EQ(pixelsOf(lens.image.copy(column), fill), column.width() * column.height()) << selected;
        }
        const auto inside = lens.image.copy(track.adjusted(4, 2, -4, -4));
        EXPECT_GT(pixelsOf(inside, lens.colours.textOn(fill)), 0) << "the label is there";
    }
}

TEST(LensPainter, LabelsStayReadablePastTheEnd) {
    auto disk = diskWithVolumeAt(alignedStart);
    auto cut = *layoutOf();
    const ByteCount there{1000 * 4096};
    const auto whole = volumeOn(disk, layoutOf());
    setAvailable(cut, there);
    const auto placement = placementOf(disk);
    const auto truncated = makeVolume({.layout = std::make_shared<const Layout>(std::move(cut)),
                                       .placement = placement,
                                       .drive = disk.drive,
                                       .diskSize = (placement.bytes.first + there) - ByteOffset{0}});
    const auto window = windowOn(*whole, {BlockNumber{2000}, BlockCount{5}});
    const LensPicture lens(*truncated, window);
    const LensPicture other(*whole, window);
    for (const auto which : {LensTrack::Blocks, LensTrack::Structures}) {
        QRect label(0, 0, 12, 6);
        label.moveCenter(lens.track(which).center());
        EXPECT_EQ(lens.image.copy(label), other.image.copy(label)) << "no hatching behind the text";
    }
    for (const auto which : {LensTrack::Logical, LensTrack::Physical}) {
        EXPECT_GT(pixelsOf(lens.image.copy(lens.track(which)), lens.colours.text), 0) << "says that nothing is there";
    }
}

/// The texts of a drawing of the lens on `window`, each between bars.
QString textsOf(const DrawnVolume& volume, LensWindow window) {
    QByteArray svg;
    QBuffer buffer(&svg);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(pictureSize);
    QPainter painter(&generator);
    const QFontMetricsF metrics(painter.font());
    const auto drawn = layOutLens(volume, window, lensTrack(LensTrack::Logical, pictureSize, metrics).width());
    paintLens(painter, {drawn, volume, {}, pictureSize}, paletteFor(QPalette()));
    painter.end();
    static const QRegularExpression element(QStringLiteral("<text[^>]*>([^<]*)</text>"));
    QStringList texts;
    for (auto all = element.globalMatch(QString::fromUtf8(svg)); all.hasNext();) {
        texts << all.next().captured(1).trimmed();
    }
    return QStringLiteral("|%1|").arg(texts.join('|'));
}

/// Where two digits have room and three have not, as in large type.
TEST(LensPainter, NumbersSectorsBelowAndAboveAHundred) {
    const auto volume = volumeOn(diskWithVolumeAt(63), layoutOf());
    QImage screen(pictureSize, QImage::Format_RGB32);
    QPainter painter(&screen);
    const QFontMetricsF metrics(painter.font());
    constexpr std::uint64_t sector = 512;
    constexpr std::uint64_t first = 84;
    const double room = metrics.horizontalAdvance(QStringLiteral("99")) + 7;
    const auto sectors = static_cast<std::uint64_t>(lensTrack(LensTrack::Logical, pictureSize, metrics).width() / room);
    ASSERT_GE(sectors, 28U);
    const auto texts = textsOf(*volume, {first * sector, static_cast<double>(sectors * sector)});
    for (const int number : {88, 96, 104}) {
        EXPECT_TRUE(texts.contains(QStringLiteral("|%1|").arg(number))) << number << " in " << texts.toStdString();
    }
}

TEST(LensMarks, TextGoesToTheWidestPart) {
    const QRectF rect(0, 0, 100, 10);
    EXPECT_EQ(widestBeside(rect, {}), rect);
    EXPECT_EQ(widestBeside(rect, QRectF(-5, 0, 200, 10)), rect);
    EXPECT_EQ(widestBeside(rect, QRectF(30, 0, 10, 10)), QRectF(41, 0, 59, 10));
    EXPECT_EQ(widestBeside(rect, QRectF(10, 0, 80, 10)), QRectF(11, 0, 78, 10));
    EXPECT_EQ(widestBeside(rect, QRectF(-20, 0, 40, 10)), QRectF(21, 0, 79, 10));
}

} // namespace
} // namespace atlas::test
