// SPDX-License-Identifier: GPL-3.0-or-later
// A disk of 20 GiB with three partitions, the last one an ext4 volume of 128 groups, and helpers to examine pixels.
#pragma once

// Included first: Qt's headers and macros precede the library's, as in every widget's header.
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "support/synthetic.h"
#include "view/drawn_volume.h"

#include <set>

namespace atlas::test {

inline constexpr std::uint64_t alignedStart = 4196352; ///< logical sector; a multiple of 8
inline constexpr std::uint64_t oddStart = alignedStart + 63;

inline LayoutPtr layoutOf(const Geometry& geometry = {}) {
    return std::make_shared<const Layout>(resolve(syntheticClaims(geometry)));
}

inline Partition partition(std::uint32_t number, std::uint64_t first, std::uint64_t sectors, const char* type,
                           const char* name) {
    Partition p;
    p.number = number;
    p.sectors = {Lba{first}, SectorCount{sectors}};
    p.content.type = type;
    p.name = name;
    return p;
}

inline Disk diskWithVolumeAt(std::uint64_t start) {
    Disk disk;
    disk.size = ByteCount{std::uint64_t{20} << 30};
    disk.table.kind = TableKind::Gpt;
    disk.table.partitions = {partition(1, 2048, 1048576, "vfat", "EFI"), partition(2, 1050624, 3145728, "swap", ""),
                             partition(3, start, 33554432, "ext4", "root")};
    return disk;
}

inline Placement placementOf(const Disk& disk) {
    return {.bytes = bytesOf(disk, disk.table.partitions.at(2)), .partition = 3};
}

inline DrawnVolumePtr volumeOn(const Disk& disk, LayoutPtr layout) {
    return makeVolume(
        {.layout = std::move(layout), .placement = placementOf(disk), .drive = disk.drive, .diskSize = disk.size});
}

/// A volume of 20 flex groups of 128 MiB, of which those from 10 on are alike, with `stripe` marked: of 192 KiB 128 KiB are left
/// over in each of them.
inline DrawnVolumePtr stripedVolume(ByteCount stripe) {
    const auto disk = diskWithVolumeAt(alignedStart);
    return makeVolume({.layout = layoutOf({.groups = GroupCount{20}, .groupsPerFlex = 1, .journalBlocks = 0}),
                       .placement = placementOf(disk),
                       .drive = disk.drive,
                       .diskSize = disk.size,
                       .markedGrid = SectorGrid{stripe, {}}});
}

/// The image that `paint` draws at `size`.
template <class Paint>
QImage picture(QSize size, Paint&& paint) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paint(painter, size);
    return image;
}

inline std::set<QRgb> coloursOf(const QImage& image) {
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            colours.insert(image.pixel(x, y) | 0xFF000000);
        }
    }
    return colours;
}

inline int pixelsOf(const QImage& image, QColor colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += (image.pixel(x, y) | 0xFF000000) == colour.rgb() ? 1 : 0;
        }
    }
    return count;
}

} // namespace atlas::test
