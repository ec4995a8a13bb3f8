// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the base layer of a laid-out scene. Rows are written directly into a QImage: a QPainter call for each of
// 100,000 runs takes longer than filling the pixels. Copying a line to the next is the fastest way to fill a row.
#pragma once

#include "ui/drawing/map_scene.h"
#include "ui/widgets/palette.h"
#include "view/draw_row.h"
#include "view/row_layout.h"

#include <QImage>
#include <optional>

class QPainter;

namespace atlas::ui {

class MapPixels {
public:
    /// nullopt unless `painter` draws on a QImage, unclipped and with no transform but the device pixel ratio; then use
    /// the painter. The edge of `offMarked` runs is `edge` units high.
    [[nodiscard]] static std::optional<MapPixels> of(QPainter& painter, const MapGeometry& geometry,
                                                     const Palette& palette, double edge);

    /// Paints one row with its top at `y`. Same pixels as QPainter::fillRect and paintMisaligned.
    void paintRow(const DrawRow& row, double y);

private:
    MapPixels(QImage& image, const MapGeometry& geometry, const Palette& palette, double edge);

    struct Lines {
        int first;
        int end;
    };
    [[nodiscard]] Lines linesOf(double top, double bottom) const;
    /// Pixel offset of `column` from the first column.
    [[nodiscard]] int pixel(int column) const { return m_edges[static_cast<std::size_t>(column)] - m_edges.front(); }
    void makeLine(const DrawRow& row);
    void makeEdge(const DrawRow& row, int y);
    void copy(const QRgb* from, int y);

    uchar* m_bits;
    qsizetype m_bytesPerLine;
    int m_height;
    double m_ratio;
    double m_rowHeight;
    double m_edge;
    int m_spacing; ///< period of the hatching, in pixels
    QRgb m_ground;
    QRgb m_red;
    std::array<std::array<QRgb, shadeSteps + 1>, regionKindCount> m_kinds{}; ///< by kind, then by cover
    std::array<QRgb, shadeSteps + 1> m_shades{};
    std::vector<int> m_edges; ///< first pixel of each column, then the end of the last
    std::vector<QRgb> m_line; ///< pixels of one line, from the first column to the last
    std::vector<QRgb> m_edgeLine;
    std::vector<QRgb> m_hatch; ///< one line of the hatching, plus m_spacing pixels to shift it by
};

/// Paints background, ruler, row names, flex groups and runs. The painter's font must be the one `scene` was laid out with.
void paintMap(QPainter& painter, const MapScene& scene, const Palette& palette);

/// Paints only the rows, for small maps.
void paintMapRows(QPainter& painter, const MapScene& scene, const Palette& palette);

} // namespace atlas::ui
