// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/multiples_scene.h"

#include "report/words/geometry_facts.h"
#include "ui/compare/layout_roles.h"
#include "ui/text/qt_text.h"
#include "ui/text/sentence_text.h"
#include "view/row_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace atlas::ui {

namespace {

constexpr double cellMargin = 8;
constexpr double gap = 8; ///< between two layouts
constexpr double minPlot = 240;
constexpr double maxName = 260;

struct MultiplesSceneText {
    Q_DECLARE_TR_FUNCTIONS(MultiplesSceneText)
};

QString marksOf(const Comparison& comparison, std::size_t index) {
    const auto& entry = comparison.layouts()[index];
    auto marks = rolesOf(comparison, index);
    if (entry.layout && entry.waiting) {
        return listText(marks << stepText(entry));
    }
    if (entry.facts.growth) {
        marks << text(grownRuns(*entry.facts.growth));
    }
    if (const auto notes = entry.facts.notes.size(); notes > 0) {
        marks << (notes == 1 ? MultiplesSceneText::tr("1 note") : MultiplesSceneText::tr("%1 notes").arg(notes));
    }
    return listText(marks);
}

/// One line where the name fits in the large font. Else two, broken between words; what is too long loses its middle, since
/// the ends tell option lines and files apart.
QStringList nameLines(const QString& name, double width, const QFont& font) {
    if (QFontMetricsF(largeName(font)).horizontalAdvance(name) <= width) {
        return {name};
    }
    const QFontMetricsF metrics(font);
    qsizetype cut = 0;
    for (auto at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
        cut = metrics.horizontalAdvance(name.left(at)) <= width ? at : cut;
    }
    if (cut == 0) {
        return {metrics.elidedText(name, Qt::ElideMiddle, width), QString()};
    }
    return {name.left(cut), metrics.elidedText(name.mid(cut + 1), Qt::ElideMiddle, width)};
}

/// The volume that determines the scale; null if there is none.
const Volume* largest(const std::vector<VolumePtr>& volumes) {
    const Volume* found = nullptr;
    for (const auto& volume : volumes) {
        if (volume && (found == nullptr || volume->filesystem().size() > found->filesystem().size())) {
            found = volume.get();
        }
    }
    return found;
}

MapScene mapOf(const VolumePtr& volume, QRectF plot, ByteCount bytesPerRow, std::uint64_t maxRows) {
    MapScene map{.volume = volume, .viewpoint = {.mode = RowMode::WholeVolume}, .byCover = true};
    map.layOutBare(plot, rowsOfLength(volume->filesystem(), bytesPerRow), smallMultipleRows, maxRows);
    return map;
}

/// Gives all maps, each `height` high, the scale of `widest`. Returns the rows of its map.
std::uint64_t takeScale(MultiplesScene& scene, const Volume& widest, double height) {
    const auto& fs = widest.filesystem();
    const auto rows = evenRows(fs, smallMultipleRows.rowsIn(height));
    scene.bytesPerMapRow = atlas::bytesOf(BlockCount{rows.blocksPerRow}, fs.blockSize);
    scene.groupsPerMapRow = rows.blocksPerRow % fs.blocksPerGroup == 0
                                ? static_cast<std::uint32_t>(rows.blocksPerRow / fs.blocksPerGroup)
                                : 0;
    return rows.rowCount();
}

struct Columns {
    double name;
    double metric;
    double plotLeft;
    double plotRight;

    [[nodiscard]] double allMetrics(const MultiplesScene& scene) const {
        return cellMargin + metric * static_cast<double>(scene.metrics.size());
    }
};

/// Columns of the least width: the plot takes what is left of a larger one.
Columns columnsFor(const MultiplesScene& scene, const Comparison& comparison, const QFontMetricsF& metrics) {
    Columns columns{};
    // Leaves room for the buttons below the name.
    columns.name = std::ceil(metrics.horizontalAdvance(QStringLiteral("[ Base ]  [ Copy ]  [ X ]"))) + 2 * cellMargin;
    for (std::size_t n = 0; n < comparison.layouts().size(); ++n) {
        const double marks = std::ceil(metrics.horizontalAdvance(marksOf(comparison, n))) + 2 * cellMargin;
        columns.name = std::max(columns.name, std::min(marks, maxName));
    }
    for (const auto& each : scene.metrics) {
        for (const auto& line : each.title.split('\n')) {
            columns.metric = std::max(columns.metric, std::ceil(metrics.horizontalAdvance(line)) + 12);
        }
    }
    columns.plotLeft = columns.name;
    columns.plotRight = std::max(columns.plotLeft + minPlot, scene.size.width() - columns.allMetrics(scene));
    return columns;
}

/// The minimum height of a row.
double minRowHeight(const QFontMetricsF& metrics) { return std::ceil(metrics.height() * 3 + 18); }

double headerHeight(const QFontMetricsF& metrics) { return std::ceil(metrics.height() * 2 + 6); }

} // namespace

QString stepText(const ComparedLayout& entry) {
    return entry.step.isEmpty() ? MultiplesSceneText::tr("planning…") : entry.step + QStringLiteral("…");
}

QFont largeName(QFont font) {
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.15);
    return font;
}

std::optional<std::size_t> MultiplesScene::rowAt(QPointF point) const {
    for (std::size_t n = 0; n < rows.size(); ++n) {
        if (point.y() >= rows[n].plot.top() - gap / 2 && point.y() < rows[n].plot.bottom() + gap / 2) {
            return n;
        }
    }
    return {};
}

std::optional<GroupNumber> MultiplesScene::groupAt(std::size_t row, QPointF point) const {
    const auto hit = rows[row].map.hitAt(point);
    return hit ? std::optional(rows[row].map.volume->layout().groupAt(hit->block)) : std::nullopt;
}

QSize minMultiplesSize(const Comparison& comparison, const QFont& font) {
    const QFontMetricsF metrics(font);
    const MultiplesScene scene{.metrics = headlineMetrics(comparison.options().frame())};
    const auto columns = columnsFor(scene, comparison, metrics);
    const auto rows = static_cast<double>(std::max<std::size_t>(1, comparison.layouts().size()));
    const double height = headerHeight(metrics) + rows * (minRowHeight(metrics) + gap) + cellMargin / 2;
    return QSizeF(columns.plotRight + columns.allMetrics(scene), std::ceil(height)).toSize();
}

MultiplesScene layOutMultiples(const Comparison& comparison, const std::vector<VolumePtr>& volumes, QSizeF size,
                               const QFont& font) {
    const QFontMetricsF metrics(font);
    MultiplesScene scene{
        .size = size, .headerHeight = headerHeight(metrics), .metrics = headlineMetrics(comparison.options().frame())};
    const auto columns = columnsFor(scene, comparison, metrics);
    const auto count = std::max<std::size_t>(1, volumes.size());
    const double room = size.height() - scene.headerHeight - cellMargin / 2;
    const double pitch = std::floor(room / static_cast<double>(count));
    const double height = pitch - gap;
    const auto* const widest = largest(volumes);
    const auto mapRows = widest != nullptr ? takeScale(scene, *widest, height) : 1;
    for (std::size_t n = 0; n < scene.metrics.size(); ++n) {
        scene.metricTitles.emplace_back(columns.plotRight + 10 + columns.metric * static_cast<double>(n), 0,
                                        columns.metric, scene.headerHeight);
    }
    for (std::size_t n = 0; n < volumes.size(); ++n) {
        const double top = scene.headerHeight + pitch * static_cast<double>(n);
        const double nameWidth = columns.name - cellMargin;
        const QRectF plot{columns.plotLeft, top, columns.plotRight - columns.plotLeft, height};
        MultipleRow row{.nameLines = nameLines(comparison.layouts()[n].spec.name(), nameWidth - 6, font),
                        .marks = marksOf(comparison, n),
                        .name = {cellMargin, top, nameWidth, height},
                        .plot = plot,
                        .map = volumes[n] ? mapOf(volumes[n], plot, scene.bytesPerMapRow, mapRows) : MapScene{}};
        for (const auto& title : scene.metricTitles) {
            row.metrics.emplace_back(title.left(), top, title.width(), height);
        }
        scene.rows.push_back(std::move(row));
    }
    return scene;
}

} // namespace atlas::ui
