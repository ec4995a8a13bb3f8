// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/multiples_scene.h"

#include "report/words/geometry_facts.h"
#include "report/words/metric_text.h"
#include "report/words/plan_text.h"
#include "ui/compare/comparison.h"
#include "ui/compare/metric_model.h"
#include "ui/compare/small_multiples.h"
#include "ui/drawing/map_overlay.h"
#include "ui/drawing/map_painter.h"
#include "ui/text/qt_text.h"
#include "view/row_layout.h"

#include <QCoreApplication>
#include <QPainter>
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
    if (entry.layout && entry.waiting)
        return listText(marks << stepText(entry));
    if (entry.facts.growth)
        marks << text(grownRuns(*entry.facts.growth));
    if (const auto notes = entry.facts.notes.size(); notes > 0)
        marks << (notes == 1 ? MultiplesSceneText::tr("1 note") : MultiplesSceneText::tr("%1 notes").arg(notes));
    return listText(marks);
}

/// One line if the name fits in the large font. Else two, broken between words and elided in the middle: the ends
/// distinguish option lines and files.
QStringList nameLines(const QString& name, double width, const QFont& font) {
    if (QFontMetricsF(largeName(font)).horizontalAdvance(name) <= width)
        return {name};
    const QFontMetricsF metrics(font);
    qsizetype cut = 0;
    for (auto at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
        cut = metrics.horizontalAdvance(name.left(at)) <= width ? at : cut;
    if (cut == 0)
        return {metrics.elidedText(name, Qt::ElideMiddle, width), QString()};
    return {name.left(cut), metrics.elidedText(name.mid(cut + 1), Qt::ElideMiddle, width)};
}

/// The volume that sets the scale; null if there is none.
const DrawnVolume* largest(const std::vector<DrawnVolumePtr>& volumes) {
    const DrawnVolume* found = nullptr;
    for (const auto& volume : volumes)
        if (volume && (found == nullptr || volume->filesystem().size() > found->filesystem().size()))
            found = volume.get();
    return found;
}

MapScene mapOf(const DrawnVolumePtr& volume, QRectF plot, ByteCount bytesPerRow, std::uint64_t maxRows) {
    MapScene map{.volume = volume, .viewpoint = {.mode = RowMode::WholeVolume}, .byCover = true};
    map.layOutBare(plot, rowsOfLength(volume->filesystem(), bytesPerRow), smallMultipleRows, maxRows);
    return map;
}

/// Gives all maps, each `height` high, the scale of `widest`. Returns the number of rows of its map.
std::uint64_t takeScale(MultiplesScene& scene, const DrawnVolume& widest, double height) {
    const auto& fs = widest.filesystem();
    const auto rows = evenRows(fs, smallMultipleRows.rowsIn(height));
    scene.bytesPerMapRow = atlas::bytesOf(BlockCount{rows.blocksPerRow}, fs.blockSize);
    scene.groupsPerMapRow = rows.blocksPerRow % fs.blocksPerGroup == 0
                                ? static_cast<std::uint32_t>(rows.blocksPerRow / fs.blocksPerGroup)
                                : 0;
    return rows.rowCount();
}

/// From this share of columns with metadata on, no place of a map stands out.
constexpr double uniformShare = 0.9;

struct Cover {
    double columns = 0;
    double covered = 0; ///< columns with metadata
};

Cover coverOf(const MapScene& map) {
    Cover cover;
    for (const auto& row : map.drawn.rows) {
        for (const auto& run : row.runs) {
            cover.columns += run.x1 - run.x0;
            cover.covered += run.kind ? run.x1 - run.x0 : 0;
        }
    }
    return cover;
}

bool looksLike(const MapScene& one, const MapScene& other) {
    return std::ranges::equal(one.drawn.rows, other.drawn.rows, [](const DrawRow& a, const DrawRow& b) {
        return std::ranges::equal(a.runs, b.runs, [](const Run& x, const Run& y) {
            return x.x0 == y.x0 && x.x1 == y.x1 && x.kind == y.kind && x.cover == y.cover;
        });
    });
}

/// Why the map of `row` shows less than its layout has; empty if it shows it.
QString noteOn(const MultiplesScene& scene, std::size_t row, const Comparison& comparison) {
    const auto& map = scene.rows[row].map;
    if (!map.volume)
        return {};
    for (std::size_t earlier = 0; earlier < row; ++earlier)
        if (scene.rows[earlier].map.volume && looksLike(scene.rows[earlier].map, map))
            return MultiplesSceneText::tr("looks the same as %1 at this scale")
                .arg(comparison.layouts()[earlier].spec.name());
    const auto cover = coverOf(map);
    if (cover.columns == 0 || cover.covered < uniformShare * cover.columns)
        return {};
    const auto bytes = map.volume->filesystem().size().value;
    const auto stretches = comparison.layouts()[row].measured.metrics.metadataFreeStretches;
    const auto pixel = static_cast<std::uint64_t>(static_cast<double>(bytes) / std::max(cover.columns, 1.0));
    return MultiplesSceneText::tr("uniform at this scale: metadata every %1, a pixel is %2")
        .arg(size({bytes / std::max<std::uint64_t>(stretches, 1)}), size({pixel}));
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

/// The narrowest columns; the plot takes the remaining width.
Columns columnsFor(const MultiplesScene& scene, const Comparison& comparison, const QFontMetricsF& metrics) {
    Columns columns{};
    // room for the buttons below the name
    const auto buttons =
        QStringLiteral("[ %1 ]  [ %2 ]  [ X ]").arg(SmallMultiples::tr("Base"), SmallMultiples::tr("Copy"));
    // and for all roles, so that the plots stay in place when the last plan has arrived
    const auto roles = listText({text(defaultLabel()), text(baselineLabel()), text(recommendedLabel())});
    const double reserved = std::min(std::ceil(metrics.horizontalAdvance(roles)) + 2 * cellMargin, maxName);
    columns.name = std::max(std::ceil(metrics.horizontalAdvance(buttons)) + 2 * cellMargin, reserved);
    for (std::size_t n = 0; n < comparison.layouts().size(); ++n) {
        const double marks = std::ceil(metrics.horizontalAdvance(marksOf(comparison, n))) + 2 * cellMargin;
        columns.name = std::max(columns.name, std::min(marks, maxName));
    }
    for (const auto& each : scene.metrics)
        for (const auto& line : each.title.split('\n'))
            columns.metric = std::max(columns.metric, std::ceil(metrics.horizontalAdvance(line)) + 12);
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
    for (std::size_t n = 0; n < rows.size(); ++n)
        if (point.y() >= rows[n].plot.top() - gap / 2 && point.y() < rows[n].plot.bottom() + gap / 2)
            return n;
    return {};
}

std::optional<GroupNumber> MultiplesScene::groupAt(std::size_t row, QPointF point) const {
    const auto hit = rows[row].map.hitAt(point);
    return hit ? std::optional(rows[row].map.volume->layout().groupAt(hit->block)) : std::nullopt;
}

QSize minMultiplesSize(const Comparison& comparison, const QFont& font) {
    const QFontMetricsF metrics(font);
    const MultiplesScene scene{.metrics = headlineMetrics(comparison.options())};
    const auto columns = columnsFor(scene, comparison, metrics);
    const auto rows = static_cast<double>(std::max<std::size_t>(1, comparison.layouts().size()));
    const double height = headerHeight(metrics) + rows * (minRowHeight(metrics) + gap) + cellMargin / 2;
    return QSizeF(columns.plotRight + columns.allMetrics(scene), std::ceil(height)).toSize();
}

MultiplesScene layOutMultiples(const Comparison& comparison, const std::vector<DrawnVolumePtr>& volumes, QSizeF size,
                               const QFont& font) {
    const QFontMetricsF metrics(font);
    MultiplesScene scene{
        .size = size, .headerHeight = headerHeight(metrics), .metrics = headlineMetrics(comparison.options())};
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
        for (const auto& title : scene.metricTitles)
            row.metrics.emplace_back(title.left(), top, title.width(), height);
        scene.rows.push_back(std::move(row));
        scene.rows.back().note = noteOn(scene, n, comparison);
    }
    return scene;
}

namespace {

constexpr double dimmed = 0.35; ///< opacity of results for the previous options

struct MultiplesPainterText {
    Q_DECLARE_TR_FUNCTIONS(MultiplesPainterText)
};

class MultiplesPainter {
public:
    MultiplesPainter(QPainter& painter, const MultiplesScene& scene, const Comparison& comparison,
                     const QPalette& window)
        : m_painter(painter),
          m_scene(scene),
          m_comparison(comparison),
          m_colours(paletteFor(window)),
          m_metrics(painter.font()) {}

    void paintTitles() const;
    void paintRow(std::size_t index) const;

private:
    void paintName(std::size_t index) const;
    void paintMessage(const ComparedLayout& entry, const QRectF& plot) const;
    void paintNote(const MultipleRow& row) const;
    void paintMetrics(const ComparedLayout& entry, std::size_t index) const;
    void paintValue(const QRectF& place, const QString& value, const QString& difference, bool best) const;
    QPainter& m_painter;
    const MultiplesScene& m_scene;
    const Comparison& m_comparison;
    Palette m_colours;
    QFontMetricsF m_metrics;
};

void MultiplesPainter::paintTitles() const {
    m_painter.setPen(m_colours.mutedText);
    for (std::size_t n = 0; n < m_scene.metrics.size(); ++n)
        m_painter.drawText(m_scene.metricTitles[n], Qt::AlignLeft | Qt::AlignVCenter,
                           markedName(m_comparison, m_scene.metrics[n].metric, m_scene.metrics[n].title));
    if (m_scene.bytesPerMapRow.value == 0 || m_scene.rows.empty())
        return;
    const auto bytes = size(m_scene.bytesPerMapRow);
    const auto words =
        m_scene.groupsPerMapRow == 0 ? MultiplesPainterText::tr("each line %1; the same scale for all").arg(bytes)
        : m_scene.groupsPerMapRow == 1
            ? MultiplesPainterText::tr("each line %1, one block group; the same scale for all").arg(bytes)
            : MultiplesPainterText::tr("each line %1, %2 block groups; the same scale for all")
                  .arg(bytes, number(m_scene.groupsPerMapRow));
    const auto& plot = m_scene.rows.front().plot;
    // Otherwise a few per cent of metadata would look like solid metadata.
    const auto paler = MultiplesPainterText::tr("paler where metadata fills less of a pixel");
    m_painter.drawText(QRectF(plot.left(), 0, plot.width(), m_scene.headerHeight), Qt::AlignLeft | Qt::AlignVCenter,
                       m_metrics.elidedText(words, Qt::ElideRight, plot.width()) + '\n' +
                           m_metrics.elidedText(paler, Qt::ElideRight, plot.width()));
}

void MultiplesPainter::paintRow(std::size_t index) const {
    const auto& entry = m_comparison.layouts()[index];
    const auto& row = m_scene.rows[index];
    m_painter.fillRect(row.plot, m_colours.background);
    paintName(index);
    if (row.map.volume) {
        m_painter.save();
        m_painter.setOpacity(entry.waiting ? dimmed : 1);
        paintMapRows(m_painter, row.map, m_colours);
        paintNote(row);
        paintMetrics(entry, index);
        m_painter.restore();
    } else {
        paintMessage(entry, row.plot);
    }
    if (index == m_comparison.baseline())
        m_painter.fillRect(QRectF(0, row.plot.top(), 3, row.plot.height()), m_colours.bracket);
}

void MultiplesPainter::paintName(std::size_t index) const {
    const auto& row = m_scene.rows[index];
    const auto& place = row.name;
    m_painter.setPen(m_colours.text);
    if (row.nameLines.size() > 1) {
        double base = place.top() + m_metrics.ascent();
        for (const auto& line : row.nameLines) {
            m_painter.drawText(QPointF(place.left(), base), line);
            base += m_metrics.height();
        }
        // Below the buttons, if there is room.
        base = place.top() + 5 * m_metrics.height();
        if (base <= place.bottom()) {
            m_painter.setPen(m_colours.mutedText);
            m_painter.drawText(QPointF(place.left(), base),
                               m_metrics.elidedText(row.marks, Qt::ElideRight, place.width() - 4));
        }
        return;
    }
    const auto font = largeName(m_painter.font());
    const QFontMetricsF large(font);
    m_painter.save();
    m_painter.setFont(font);
    m_painter.drawText(QPointF(place.left(), place.top() + large.ascent() + 2), row.nameLines.join(QString()));
    m_painter.restore();
    m_painter.setPen(m_colours.mutedText);
    m_painter.drawText(QPointF(place.left(), place.top() + large.height() + m_metrics.ascent() + 3),
                       m_metrics.elidedText(row.marks, Qt::ElideRight, place.width() - 4));
}

void MultiplesPainter::paintMessage(const ComparedLayout& entry, const QRectF& plot) const {
    m_painter.setPen(entry.error ? m_colours.text : m_colours.mutedText);
    auto words = stepText(entry);
    if (entry.error) {
        auto error = *entry.error;
        error.hint.clear();
        words = marked(false, diskText(sentence(error)));
        if (!entry.error->hint.empty())
            words += '\n' + MultiplesPainterText::tr("What to try: %1").arg(diskText(entry.error->hint));
    }
    m_painter.drawText(plot.adjusted(12, 4, -12, -4), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, words);
}

void MultiplesPainter::paintNote(const MultipleRow& row) const {
    if (row.note.isEmpty())
        return;
    const auto words = m_metrics.elidedText(row.note, Qt::ElideRight, row.plot.width() - 4 * cellMargin);
    const QSizeF box(m_metrics.horizontalAdvance(words) + 2 * cellMargin, m_metrics.height() + 6);
    const QRectF place(row.plot.center() - QPointF(box.width() / 2, box.height() / 2), box);
    m_painter.fillRect(place, m_colours.background);
    m_painter.setPen(m_colours.mutedText);
    m_painter.drawText(place, Qt::AlignCenter, words);
}

void MultiplesPainter::paintMetrics(const ComparedLayout& entry, std::size_t index) const {
    const auto& baseline = m_comparison.layouts()[m_comparison.baseline()];
    for (std::size_t n = 0; n < m_scene.metrics.size(); ++n) {
        const auto& metric = m_scene.metrics[n].metric;
        const bool compares = index != m_comparison.baseline() && baseline.isCurrent() && entry.isCurrent();
        const auto difference =
            compares ? text(metricDifference(metric, entry.measured, baseline.measured)) : QString();
        paintValue(m_scene.rows[index].metrics[n], valueText(metric, entry), difference,
                   bestLayouts(m_comparison, metric)[index]);
    }
}

void MultiplesPainter::paintValue(const QRectF& place, const QString& value, const QString& difference,
                                  bool best) const {
    const double line = m_metrics.height();
    const double middle = place.center().y();
    m_painter.save();
    m_painter.setPen(m_colours.text);
    if (best) {
        QFont bold = m_painter.font();
        bold.setBold(true);
        m_painter.setFont(bold);
    }
    const double base = middle + (difference.isEmpty() ? m_metrics.ascent() / 2 : -2);
    m_painter.drawText(QPointF(place.left(), base), best ? value + ' ' + text(bestMark) : value);
    m_painter.restore();
    m_painter.setPen(m_colours.mutedText);
    m_painter.drawText(QPointF(place.left(), base + line), difference);
}

} // namespace

void paintMultiples(QPainter& painter, const MultiplesScene& scene, const Comparison& comparison,
                    const QPalette& window) {
    const MultiplesPainter multiples(painter, scene, comparison, window);
    multiples.paintTitles();
    for (std::size_t n = 0; n < scene.rows.size(); ++n)
        multiples.paintRow(n);
}

void paintMultiplesOverlay(QPainter& painter, MultiplesScene& scene, std::optional<GroupNumber> group,
                           const QPalette& window) {
    const auto colours = paletteFor(window);
    for (auto& row : scene.rows) {
        auto& map = row.map;
        if (map.volume && group && group->value < map.volume->layout().groups.size().value) {
            map.linked = group;
            paintMapOverlay(painter, map, colours);
        }
    }
}

} // namespace atlas::ui
