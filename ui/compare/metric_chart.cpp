// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_chart.h"

#include "report/messages/labels.h"
#include "report/messages/metric_value.h"
#include "ui/session/qt_text.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QLocale>
#include <QPainter>
#include <QStackedBarSeries>
#include <QToolTip>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace atlas::ui {

namespace {

constexpr std::size_t maxUpright = 10;

QString categoryOf(const FlexSizePoint& point, bool isDefault) {
    if (!point.flexGroupSize) {
        return MetricChart::tr("off");
    }
    const auto size = shortText(*point.flexGroupSize);
    return isDefault ? size + '*' : size;
}

/// Divisor and unit name of the value axis.
struct AxisUnit {
    double scale = 1;
    QString name{};
};

AxisUnit unitFor(const Metric& metric, double maximum) {
    if (metric.unit == Unit::Share) {
        return {0.01, QStringLiteral("%")};
    }
    if (metric.unit == Unit::Seconds) {
        return {1, QStringLiteral("s")};
    }
    if (metric.unit != Unit::Blocks) {
        return {};
    }
    static constexpr std::array names{"B", "KiB", "MiB", "GiB", "TiB"};
    std::size_t unit = 0;
    double scale = 1;
    while (maximum / scale >= 1024 && unit + 1 < names.size()) {
        scale *= 1024;
        ++unit;
    }
    return {scale, QLatin1StringView(names[unit])};
}

/// The first layout that was read from a file; null if there is none.
const ComparedLayout* presentImage(const Comparison& comparison) {
    const auto& layouts = comparison.layouts();
    const auto found = std::ranges::find_if(
        layouts, [](const ComparedLayout& entry) { return entry.spec.kind == LayoutSpec::Kind::File && entry.layout; });
    return found == layouts.end() ? nullptr : &*found;
}

} // namespace

MetricChart::MetricChart(Comparison& comparison, MetricKind metric, RegionKind colour, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_colour(colour),
      m_choice(new QComboBox),
      m_chart(new QChart),
      m_view(new QChartView(m_chart)),
      m_bars(new QStackedBarSeries),
      m_usual(new QBarSet(QString())),
      m_default(new QBarSet(QString())),
      m_present(new QLineSeries),
      m_settings(new QBarCategoryAxis),
      m_values(new QValueAxis) {
    m_choice->setToolTip(tr("Which metric is drawn over -G"));
    m_choice->setObjectName("chartMetric");
    fillChoice();
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(metric)));
    dressChart();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addWidget(m_view, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &MetricChart::refresh);
    const auto hover = [this](bool entered, int bar) {
        if (entered) {
            QToolTip::showText(QCursor::pos(), tooltip(bar), m_view);
        }
    };
    connect(m_usual, &QBarSet::hovered, this, hover);
    connect(m_default, &QBarSet::hovered, this, hover);
}

void MetricChart::fillChoice() {
    for (const auto& metric : m_comparison.metrics()) {
        m_choice->addItem(capitalised(text(label(metric.kind))), static_cast<int>(metric.kind));
        m_choice->setItemData(m_choice->count() - 1, text(definition(metric.kind)), Qt::ToolTipRole);
    }
}

void MetricChart::dressChart() {
    m_bars->append(m_usual);
    m_bars->append(m_default);
    m_bars->setBarWidth(0.7);
    m_chart->addSeries(m_bars);
    m_chart->addSeries(m_present);
    m_chart->addAxis(m_settings, Qt::AlignBottom);
    m_chart->addAxis(m_values, Qt::AlignLeft);
    for (QAbstractSeries* series : {static_cast<QAbstractSeries*>(m_bars), static_cast<QAbstractSeries*>(m_present)}) {
        series->attachAxis(m_settings);
        series->attachAxis(m_values);
    }
    m_chart->setLocalizeNumbers(true);
    m_chart->setLocale(QLocale(QLocale::English)); // digit grouping "1,024", as in the rest of the program
    m_chart->legend()->hide();
    m_chart->setMargins({2, 2, 2, 2});
    m_chart->setBackgroundRoundness(0);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMinimumHeight(110);
    m_values->setTickCount(4);
}

const Metric& MetricChart::chosen() const {
    return atlas::metric(static_cast<MetricKind>(m_choice->currentData().toInt()));
}

void MetricChart::refresh() {
    if (static_cast<std::size_t>(m_choice->count()) != m_comparison.metrics().size()) {
        const QSignalBlocker quiet(m_choice);
        const auto current = m_choice->currentData();
        m_choice->clear();
        fillChoice();
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(current)));
    }
    const auto& metric = chosen();
    double maximum = 0;
    for (const auto& point : m_comparison.sweep()) {
        maximum = point.setting ? std::max(maximum, metric.comparable(point.setting->measured)) : maximum;
    }
    if (const auto* present = presentImage(m_comparison)) {
        maximum = std::max(maximum, metric.comparable(present->measured));
    }
    const auto unit = unitFor(metric, maximum);
    const auto colours = paletteFor(palette());
    m_chart->setBackgroundBrush(colours.background);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(m_settings), static_cast<QAbstractAxis*>(m_values)}) {
        axis->setLabelsColor(colours.mutedText);
        axis->setGridLineColor(colours.free);
        axis->setLinePenColor(colours.line);
        axis->setLabelsFont(small);
        axis->setTitleFont(small);
        axis->setTitleBrush(colours.mutedText);
    }
    m_settings->setGridLineVisible(false);
    // Horizontal labels would be elided to dots.
    m_settings->setLabelsAngle(m_comparison.sweep().size() > maxUpright ? -90 : 0);
    m_values->setTitleText(unit.name);
    const double top = maximum / unit.scale;
    m_values->setRange(0, top > 0 ? top : 1);
    m_values->applyNiceNumbers();
    m_values->setLabelFormat(top < 10 ? QStringLiteral("%.1f") : QStringLiteral("%.0f"));
    fillBars(metric, unit.scale);
    fillPresent(metric, unit.scale);
}

void MetricChart::fillBars(const Metric& metric, double scale) {
    const auto colours = paletteFor(palette());
    const auto usual = m_comparison.defaultFlexGroupSize();
    QStringList categories;
    QList<qreal> values;
    QList<qreal> marked;
    for (const auto& point : m_comparison.sweep()) {
        const bool isDefault = usual && point.flexGroupSize == usual;
        const double value = point.setting ? metric.comparable(point.setting->measured) / scale : 0;
        categories << categoryOf(point, isDefault);
        values << (isDefault ? 0 : value);
        marked << (isDefault ? value : 0);
    }
    m_usual->remove(0, m_usual->count());
    m_default->remove(0, m_default->count());
    m_usual->append(values);
    m_default->append(marked);
    m_usual->setColor(colours.of(m_colour));
    m_usual->setBorderColor(colours.of(m_colour));
    m_default->setBrush(QBrush(colours.of(m_colour), Qt::Dense4Pattern));
    m_default->setPen(QPen(colours.text, 1.5));
    if (m_settings->categories() != categories) {
        m_settings->setCategories(categories);
    }
}

void MetricChart::fillPresent(const Metric& metric, double scale) {
    m_present->clear();
    const auto* present = presentImage(m_comparison);
    m_present->setVisible(present != nullptr);
    if (present == nullptr) {
        return;
    }
    const double value = metric.comparable(present->measured) / scale;
    m_present->append(-0.5, value);
    m_present->append(static_cast<double>(m_comparison.sweep().size()) - 0.5, value);
    m_present->setPen(QPen(paletteFor(palette()).text, 1.5, Qt::DashLine));
}

QString MetricChart::tooltip(int bar) const {
    const auto& sweep = m_comparison.sweep();
    if (bar < 0 || static_cast<std::size_t>(bar) >= sweep.size() || !sweep[static_cast<std::size_t>(bar)].setting) {
        return {};
    }
    const auto& setting = *sweep[static_cast<std::size_t>(bar)].setting;
    const auto& metric = chosen();
    auto words = QStringLiteral("%1: %2").arg(text(setting.label), text(metricValue(metric, setting.measured)));
    if (setting.isDefault) {
        words += tr("\nwhat mke2fs takes without -G");
    }
    if (const auto* present = presentImage(m_comparison)) {
        words += QStringLiteral("\n%1: %2").arg(present->spec.name(), text(metricValue(metric, present->measured)));
    }
    return words;
}

void MetricChart::renderTo(QPainter& painter, const QRectF& area) const {
    const QFontMetricsF metrics(font());
    painter.save();
    painter.setFont(font());
    painter.setPen(paletteFor(palette()).text);
    painter.drawText(QPointF(area.left() + 4, area.top() + metrics.ascent()), m_choice->currentText());
    painter.restore();
    const QRectF target = area.adjusted(0, metrics.height() + 2, 0, 0);
    const QSizeF shown = m_chart->size();
    m_chart->resize(target.size());
    m_chart->scene()->render(&painter, target, QRectF(m_chart->pos(), target.size()));
    m_chart->resize(shown);
}

} // namespace atlas::ui
