// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the map straight into the pixels of an image: a call of the painter for each of a hundred thousand runs takes longer
// than all that they fill, and one line copied to the next is the fastest fill there is.
#pragma once

#include "ui/widgets/palette.h"
#include "view/draw_list.h"
#include "view/map_geometry.h"

#include <QImage>
#include <optional>

class QPainter;

namespace atlas::ui {

class MapPixels {
public:
    /// None where `painter` does not paint on an image whose units are whole or fractional pixels and nothing else: then the
    /// painter has to be called. The edge of `misaligned` runs is `edge` units high.
    [[nodiscard]] static std::optional<MapPixels> of(QPainter& painter, const MapGeometry& geometry,
                                                     const Palette& palette, double edge);

    /// One row with its top at `y`; the same pixels as by QPainter::fillRect and paintMisaligned.
    void paintRow(const DrawRow& row, double y);

private:
    MapPixels(QImage& image, const MapGeometry& geometry, const Palette& palette, double edge);

    struct Lines {
        int first;
        int end;
    };
    [[nodiscard]] Lines linesOf(double top, double bottom) const;
    /// Counted from the first column's.
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
    int m_spacing; ///< pixels from one line of the red hatching to the next
    QRgb m_ground;
    QRgb m_red;
    std::array<QRgb, regionKindCount> m_kinds{};
    std::array<QRgb, shadeSteps + 1> m_shades{};
    std::vector<int> m_edges; ///< the pixel where each column begins, and where the last one ends
    std::vector<QRgb> m_line; ///< from the first column's pixel to the last one's
    std::vector<QRgb> m_edgeLine;
    std::vector<QRgb> m_hatch; ///< a line of it, and as much more as it may be shifted
};

} // namespace atlas::ui
