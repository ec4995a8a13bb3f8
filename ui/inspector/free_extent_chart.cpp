// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/free_extent_chart.h"

#include "ui/inspector/free_extent_model.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>
#include <QValueAxis>

namespace atlas::ui {

namespace {

/// Abbreviates "512 KiB" to "512K", since the axis has little room.
QString axisLabel(std::size_t bin, ByteCount blockSize) {
    return binStart(bin, blockSize).remove(QStringLiteral("iB")).remove(' ');
}

} // namespace

FreeExtentChart::FreeExtentChart(QWidget* parent)
    : QWidget(parent),
      m_choice(new QComboBox),
      m_chart(new QChart),
      m_bars(new QBarSeries),
      m_set(new QBarSet(QString())),
      m_sizes(new QBarCategoryAxis),
      m_values(new QValueAxis) {
    m_choice->setObjectName("freeExtentMeasure");
    m_choice->setToolTip(tr("What the bars count"));
    m_choice->addItems({tr("Free blocks by the size of their extent, in %"), tr("Free extents by size")});
    m_bars->append(m_set);
    m_bars->setBarWidth(0.8);
    m_chart->addSeries(m_bars);
    m_chart->addAxis(m_sizes, Qt::AlignBottom);
    m_chart->addAxis(m_values, Qt::AlignLeft);
    m_bars->attachAxis(m_sizes);
    m_bars->attachAxis(m_values);
    m_chart->legend()->hide();
    m_chart->setMargins({2, 2, 2, 2});
    m_chart->setBackgroundRoundness(0);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    auto* view = new QChartView(m_chart);
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    view->setMinimumSize(160, 80);
    view->setAccessibleName(tr("Free extents by size"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addWidget(view, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &FreeExtentChart::refresh);
    connect(m_set, &QBarSet::hovered, this, [this, view](bool entered, int bar) {
        if (entered) {
            QToolTip::showText(QCursor::pos(), tooltip(bar), view);
        }
    });
    refresh();
}

void FreeExtentChart::setExtents(const FreeExtents& extents, ByteCount blockSize) {
    m_extents = extents;
    m_blockSize = blockSize;
    refresh();
}

void FreeExtentChart::refresh() {
    dressAxes();
    fill();
}

void FreeExtentChart::dressAxes() {
    const auto colours = paletteFor(palette());
    m_chart->setBackgroundBrush(colours.background);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(m_sizes), static_cast<QAbstractAxis*>(m_values)}) {
        axis->setLabelsColor(colours.mutedText);
        axis->setGridLineColor(colours.free);
        axis->setLinePenColor(colours.line);
        axis->setLabelsFont(small);
    }
    m_sizes->setGridLineVisible(false);
    m_values->setTickCount(4);
    m_set->setColor(colours.of(RegionKind::BlockBitmap));
    m_set->setBorderColor(colours.of(RegionKind::BlockBitmap));
}

void FreeExtentChart::fill() {
    const auto holdsAny = [](const FreeExtentBin& bin) { return bin.extents != 0; };
    const auto first = std::ranges::find_if(m_extents.bins, holdsAny);
    const auto last = std::find_if(m_extents.bins.rbegin(), m_extents.bins.rend(), holdsAny).base();
    QStringList sizes;
    QList<qreal> values;
    double maximum = 0;
    m_first = static_cast<std::size_t>(first - m_extents.bins.begin());
    for (auto bin = first; bin < last; ++bin) {
        sizes << axisLabel(static_cast<std::size_t>(bin - m_extents.bins.begin()), m_blockSize);
        const double share = 100 * static_cast<double>(bin->blocks) /
                             static_cast<double>(std::max<std::uint64_t>(m_extents.total.value, 1));
        values << (m_choice->currentIndex() == 0 ? share : static_cast<double>(bin->extents));
        maximum = std::max(maximum, values.back());
    }
    m_set->remove(0, m_set->count());
    m_set->append(values);
    m_sizes->setCategories(sizes);
    m_values->setRange(0, maximum > 0 ? maximum : 1);
    m_values->applyNiceNumbers();
    m_values->setLabelFormat(maximum < 5 ? QStringLiteral("%.1f") : QStringLiteral("%.0f"));
}

QString FreeExtentChart::tooltip(int bar) const {
    const auto n = m_first + static_cast<std::size_t>(bar);
    if (bar < 0 || n >= freeExtentBins) {
        return {};
    }
    const auto& bin = m_extents.bins[n];
    const auto from = binStart(n, m_blockSize);
    const auto range = n + 1 < freeExtentBins ? tr("from %1 to below %2").arg(from, binStart(n + 1, m_blockSize))
                                              : tr("from %1").arg(from);
    return tr("%1: %2 free extents, %3 blocks, %4 of the free")
        .arg(range, number(bin.extents), number(bin.blocks), shareText(bin.blocks, m_extents.total.value));
}

void FreeExtentChart::renderTo(QPainter& painter, const QRectF& area) const {
    const QFontMetricsF metrics(font());
    painter.fillRect(area, paletteFor(palette()).background);
    painter.setFont(font());
    painter.setPen(paletteFor(palette()).text);
    painter.drawText(QPointF(area.left() + 4, area.top() + metrics.ascent()), m_choice->currentText());
    const QRectF target = area.adjusted(0, metrics.height() + 2, 0, 0);
    const QSizeF shown = m_chart->size();
    m_chart->resize(target.size());
    m_chart->scene()->render(&painter, target, QRectF(m_chart->pos(), target.size()));
    m_chart->resize(shown);
}

void FreeExtentChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        refresh();
    }
}

} // namespace atlas::ui
