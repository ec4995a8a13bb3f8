// SPDX-License-Identifier: GPL-3.0-or-later
// Synthetic volumes of any size, and the map's scene for them at 3840 × 2160.
#pragma once

#include "support/synthetic.h"
#include "ui/drawing/map_painter.h"

#include <QFont>
#include <QImage>
#include <QPainter>

namespace atlas::bench {

using namespace ui;

inline constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;
inline constexpr QSize frameSize{3840, 2160};

/// A volume with mke2fs defaults (groups of 128 MiB) and pseudo-random free counts, so that the shade differs from group to
/// group. At sector 63 every structure is misaligned and hatched.
inline Snapshot snapshotOf(std::uint64_t gibibytes, Lba start) {
    const auto groups = static_cast<std::uint32_t>(gibibytes * 8);
    auto snapshot = test::syntheticSnapshot({.groups = {groups}, .inodesPerGroup = 2048}, start);
    auto layout = std::make_shared<Layout>(*snapshot.layout);
    for (std::uint32_t g = 0; g < groups; ++g) {
        auto& free = layout->groups.freeBlocks[g];
        free = static_cast<std::uint32_t>(std::uint64_t{free} * (g * 2654435761U >> 24) / 255);
    }
    snapshot.layout = std::move(layout);
    return snapshot;
}

inline DrawnVolumePtr volumeOf(const Snapshot& snapshot, AllocationMapPtr allocation = nullptr) {
    return makeVolume({.layout = snapshot.layout,
                       .placement = *snapshot.placement,
                       .diskSize = snapshot.disk.size,
                       .allocation = std::move(allocation)});
}

/// As volumeOf, with all bitmaps read and a pseudo-random share in use for each stretch.
inline DrawnVolumePtr readVolumeOf(const Snapshot& snapshot) {
    auto map = std::make_shared<AllocationMap>(snapshot.layout);
    std::uint32_t noise = 1;
    for (std::size_t n = 0; n < map->chunkCount(); ++n) {
        auto chunk = std::make_shared<AllocationChunk>();
        chunk->first = map->groupsOf(n).first;
        for (std::uint32_t g = 0; g < map->groupsOf(n).count.value; ++g) {
            chunk->freeClusters.push_back(snapshot.layout->groups.freeBlocks[chunk->first.value + g]);
            std::uint16_t sum = 0;
            for (std::uint32_t stretch = 0; stretch < stretchesPerGroup; ++stretch) {
                noise = noise * 1664525U + 1013904223U;
                sum += static_cast<std::uint16_t>(noise >> 24);
                chunk->sharesUntil.push_back(sum);
            }
        }
        sumUpGroups(*chunk, snapshot.layout->filesystem);
        map->put(std::move(chunk));
    }
    return volumeOf(snapshot, std::move(map));
}

class Frame {
public:
    /// `ratio` is the device pixel ratio of the screen.
    Frame(DrawnVolumePtr volume, RowMode mode, bool magnified, double ratio = 1) {
        m_image.setDevicePixelRatio(ratio);
        m_painter.begin(&m_image);
        m_scene.viewpoint.mode = mode;
        m_scene.viewpoint.magnified = magnified;
        m_scene.show(std::move(volume));
        m_scene.layOut(QSizeF(frameSize) / ratio, QFontMetricsF(m_painter.font()));
    }

    /// Scrolls and zooms: `at` is the position from 0 to 1 in the volume and in the row, `zoom` is at least 1.
    void go(double at, double zoom) {
        m_scene.viewpoint.view.topRow = static_cast<std::uint64_t>(at * static_cast<double>(m_scene.rows.rowCount()));
        const double length = static_cast<double>(m_scene.rows.blocksPerRow) / zoom;
        m_scene.viewpoint.view.window = {at * (static_cast<double>(m_scene.rows.blocksPerRow) - length), length};
    }

    /// Lays out and paints, as the widget does after each wheel step.
    void paint() {
        m_scene.drawnVolume.reset(); // invalidate the draw list, or an unchanged view would not be laid out
        m_scene.refreshRows();
        paintMap(m_painter, m_scene, m_palette);
    }

    [[nodiscard]] const MapScene& scene() const { return m_scene; }
    [[nodiscard]] const QImage& image() const { return m_image; }

private:
    QImage m_image{frameSize, QImage::Format_RGB32};
    QPainter m_painter;
    MapScene m_scene;
    Palette m_palette = paletteFor(QPalette(Qt::white));
};

} // namespace atlas::bench
