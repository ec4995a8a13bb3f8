// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/map_pixels.h"

#include <QPaintEngine>
#include <QPainter>
#include <cmath>
#include <cstring>

namespace atlas::ui {
namespace {

QImage* imageOf(QPainter& painter) {
    auto* const image = dynamic_cast<QImage*>(painter.device());
    if (image == nullptr || painter.hasClipping() || !painter.transform().isIdentity() || painter.opacity() < 1) {
        return nullptr;
    }
    const auto format = image->format();
    const bool plain = format == QImage::Format_RGB32 || format == QImage::Format_ARGB32 ||
                       format == QImage::Format_ARGB32_Premultiplied;
    return plain ? image : nullptr;
}

} // namespace

std::optional<MapPixels> MapPixels::of(QPainter& painter, const MapGeometry& geometry, const Palette& palette,
                                       double edge) {
    auto* const image = imageOf(painter);
    const double right = (geometry.left + geometry.columns()) * (image != nullptr ? image->devicePixelRatio() : 0);
    if (image == nullptr || std::lround(right) > image->width() || geometry.left < 0) {
        return {};
    }
    return MapPixels(*image, geometry, palette, edge);
}

MapPixels::MapPixels(QImage& image, const MapGeometry& geometry, const Palette& palette, double edge)
    : m_bits(image.bits()),
      m_bytesPerLine(image.bytesPerLine()),
      m_height(image.height()),
      m_ratio(image.devicePixelRatio()),
      m_rowHeight(geometry.rowHeight),
      m_edge(edge),
      m_spacing(misalignedPixels(m_ratio)),
      m_ground(palette.background.rgb()),
      m_red(palette.misaligned.rgb()) {
    for (const auto kind : allRegionKinds) {
        for (std::size_t cover = 0; cover <= shadeSteps; ++cover) {
            m_kinds[index(kind)][cover] = palette.of(kind, static_cast<std::uint8_t>(cover)).rgb();
        }
    }
    for (std::size_t shade = 0; shade <= shadeSteps; ++shade) {
        m_shades[shade] = palette.shade(static_cast<double>(shade) / shadeSteps).rgb();
    }
    const int columns = geometry.columns();
    m_edges.resize(static_cast<std::size_t>(columns) + 1);
    for (int column = 0; column <= columns; ++column) {
        m_edges[static_cast<std::size_t>(column)] = qRound(geometry.x(column) * m_ratio);
    }
    const auto width = static_cast<std::size_t>(pixel(columns));
    m_line.resize(width);
    m_edgeLine.resize(width);
    m_hatch.resize(width + static_cast<std::size_t>(m_spacing));
    for (std::size_t i = 0; i < m_hatch.size(); ++i) {
        const int sum = m_edges.front() + static_cast<int>(i);
        m_hatch[i] = isHatched(sum, m_spacing) ? m_red : m_ground;
    }
}

MapPixels::Lines MapPixels::linesOf(double top, double bottom) const {
    const int first = std::clamp(qRound(top * m_ratio), 0, m_height);
    return {first, std::clamp(qRound(bottom * m_ratio), first, m_height)};
}

/// Computes the pixels of one line of the row, above its misalignment edge.
void MapPixels::makeLine(const DrawRow& row) {
    std::ranges::fill(m_line, m_ground);
    for (const auto& run : row.runs) {
        if (run.kind) {
            std::fill(m_line.begin() + pixel(run.x0), m_line.begin() + pixel(run.x1),
                      m_kinds[index(*run.kind)][run.cover]);
        } else if (m_ratio == 1) {
            std::transform(row.shades.begin() + run.x0, row.shades.begin() + run.x1, m_line.begin() + run.x0,
                           [this](std::uint8_t shade) { return m_shades[shade]; });
        } else {
            row.eachShade(run, [this](int x0, int x1, std::uint8_t shade) {
                std::fill(m_line.begin() + pixel(x0), m_line.begin() + pixel(x1), m_shades[shade]);
            });
        }
    }
}

/// Computes the pixels of surface line `y`, which crosses the row's misalignment edge.
void MapPixels::makeEdge(const DrawRow& row, int y) {
    m_edgeLine = m_line;
    const auto hatch = m_hatch.begin() + y % m_spacing;
    for (const auto& run : row.runs) {
        if (run.offMarked && row.marksSome(run)) {
            std::fill(m_edgeLine.begin() + pixel(run.x0), m_edgeLine.begin() + pixel(run.x1), m_red);
        } else if (run.offMarked) {
            std::copy(hatch + pixel(run.x0), hatch + pixel(run.x1), m_edgeLine.begin() + pixel(run.x0));
        }
    }
}

void MapPixels::copy(const QRgb* from, int y) {
    auto* const line = reinterpret_cast<QRgb*>(m_bits + y * m_bytesPerLine) + m_edges.front();
    std::copy_n(from, m_line.size(), line);
}

void MapPixels::paintRow(const DrawRow& row, double y) {
    const bool offMarked = std::ranges::any_of(row.runs, &Run::offMarked);
    const auto all = linesOf(y, y + m_rowHeight);
    const auto edge = offMarked ? linesOf(y + m_rowHeight - m_edge, y + m_rowHeight) : Lines{all.end, all.end};
    makeLine(row);
    for (int n = all.first; n < edge.first; ++n) {
        copy(m_line.data(), n);
    }
    // The hatching repeats every m_spacing lines.
    for (int phase = 0; phase < m_spacing && edge.first + phase < edge.end; ++phase) {
        makeEdge(row, edge.first + phase);
        for (int n = edge.first + phase; n < edge.end; n += m_spacing) {
            copy(m_edgeLine.data(), n);
        }
    }
}

} // namespace atlas::ui
