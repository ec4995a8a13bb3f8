// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/multiples_painter.h"

#include "report/words/metric_text.h"
#include "ui/compare/metric_model.h"
#include "ui/drawing/map_overlay.h"
#include "ui/drawing/map_painter.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QPainter>

namespace atlas::ui {

namespace {

constexpr double dimmed = 0.35; ///< opacity of what belongs to the previous options

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
    for (std::size_t n = 0; n < m_scene.metrics.size(); ++n) {
        m_painter.drawText(m_scene.metricTitles[n], Qt::AlignLeft | Qt::AlignVCenter, m_scene.metrics[n].title);
    }
    if (m_scene.bytesPerMapRow.value == 0 || m_scene.rows.empty()) {
        return;
    }
    const auto bytes = size(m_scene.bytesPerMapRow);
    const auto words = m_scene.groupsPerMapRow != 0
                           ? MultiplesPainterText::tr("each line %1, %2 block groups; the same scale for all")
                                 .arg(bytes, number(m_scene.groupsPerMapRow))
                           : MultiplesPainterText::tr("each line %1; the same scale for all").arg(bytes);
    const auto& plot = m_scene.rows.front().plot;
    // Metadata of a few per cent would otherwise look like a wall of it.
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
        paintMetrics(entry, index);
        m_painter.restore();
    } else {
        paintMessage(entry, row.plot);
    }
    if (index == m_comparison.baseline()) {
        m_painter.fillRect(QRectF(0, row.plot.top(), 3, row.plot.height()), m_colours.bracket);
    }
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
        // Below the buttons, where there is room.
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
        if (!entry.error->hint.empty()) {
            words += '\n' + MultiplesPainterText::tr("What to try: %1").arg(diskText(entry.error->hint));
        }
    }
    m_painter.drawText(plot.adjusted(12, 4, -12, -4), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, words);
}

void MultiplesPainter::paintMetrics(const ComparedLayout& entry, std::size_t index) const {
    const auto& baseline = m_comparison.layouts()[m_comparison.baseline()];
    for (std::size_t n = 0; n < m_scene.metrics.size(); ++n) {
        const auto& metric = m_scene.metrics[n].metric;
        const bool compares = index != m_comparison.baseline() && baseline.isCurrent() && entry.isCurrent();
        const auto difference =
            compares ? text(metricDifference(metric, entry.measured, baseline.measured)) : QString();
        paintValue(m_scene.rows[index].metrics[n], text(metricValue(metric, entry.measured)), difference,
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
    for (std::size_t n = 0; n < scene.rows.size(); ++n) {
        multiples.paintRow(n);
    }
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
