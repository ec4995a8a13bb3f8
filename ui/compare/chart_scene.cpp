// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/chart_scene.h"

#include "report/words/metric_text.h"
#include "ui/compare/comparison.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace atlas::ui {
namespace {

struct ChartSceneText {
    Q_DECLARE_TR_FUNCTIONS(ChartSceneText)
};

constexpr double barShare = 0.7; ///< of the bar's slot
constexpr double minLinesWithRoles = 9; ///< height of a chart with a line of roles, in text lines

/// "64K" instead of "-G 65536", "packed¹" instead of "packed_meta_blocks, no backups": there may be twenty bars.
QString shortName(const PlannedSetting& setting) {
    if (setting.line.packed)
        return setting.line.withoutBackups ? ChartSceneText::tr("packed¹") : ChartSceneText::tr("packed");
    const auto size = setting.line.flexGroupSize;
    return size ? shortText(*size) : ChartSceneText::tr("off");
}

/// The layouts without a bar of their own, if current.
std::vector<std::size_t> layoutsWithLine(const Comparison& comparison) {
    const auto& layouts = comparison.layouts();
    std::vector<std::size_t> found;
    for (std::size_t n = 0; n < layouts.size(); ++n)
        if (layouts[n].isCurrent() && layouts[n].spec.kind != LayoutSpec::Kind::FlexGroups)
            found.push_back(n);
    return found;
}

/// Lays out one chart; each step sets the members that later steps use.
class ChartBuilder {
public:
    ChartBuilder(const Comparison& comparison, const Metric& metric, QSizeF size, const QFontMetricsF& metrics)
        : m_comparison(comparison), m_metric(metric), m_metrics(metrics), m_scene{.size = size} {}

    ChartScene layOut() {
        makeAxis();
        makePlot();
        makeBars();
        for (const auto n : layoutsWithLine(m_comparison)) {
            const auto& entry = m_comparison.layouts()[n];
            m_scene.lines.push_back({fullName(m_comparison, n), yOf(valueOf(entry.measured))});
        }
        placeLabels(m_scene, m_metrics);
        return std::move(m_scene);
    }

private:
    [[nodiscard]] double valueOf(const Measured& measured) const {
        return m_metric.comparable(measured) * traitsOf(m_metric.unit).scale;
    }

    void makeAxis() {
        std::vector<double> values;
        for (const auto& setting : m_comparison.flexGroupSweep())
            if (setting.layout)
                values.push_back(valueOf(setting.layout->measured));
        for (const auto n : layoutsWithLine(m_comparison))
            values.push_back(valueOf(m_comparison.layouts()[n].measured));
        const auto& unit = traitsOf(m_metric.unit);
        m_axis = ValueAxis(values, unit.isSize ? ValueAxis::Ticks::Binary : ValueAxis::Ticks::Decimal);
        m_scene.unit = text(unit.symbol);
        if (unit.isSize && !m_axis.isLogarithmic())
            chooseByteUnit(values);
        if (m_axis.isLogarithmic()) {
            const auto words = ChartSceneText::tr("logarithmic");
            m_scene.unit = m_scene.unit.isEmpty() ? words : listText({m_scene.unit, words});
        }
    }

    /// Picks the binary prefix, such as MiB, in which the tick numbers are round.
    void chooseByteUnit(std::vector<double> values) {
        static constexpr std::array prefixes{"", "Ki", "Mi", "Gi", "Ti"};
        const double largest = values.empty() ? 0 : *std::ranges::max_element(values);
        std::size_t unit = 0;
        for (; largest / m_scale >= 1024 && unit + 1 < prefixes.size(); ++unit)
            m_scale *= 1024;
        m_scene.unit = QLatin1StringView(prefixes[unit]) + text(numberStyleOf(currentLanguage()).byte);
        for (auto& value : values)
            value /= m_scale;
        m_axis = ValueAxis(values);
    }

    [[nodiscard]] QString tickText(double value) const {
        if (traitsOf(m_metric.unit).isSize && m_axis.isLogarithmic())
            return ui::size({static_cast<std::uint64_t>(std::llround(value))});
        return value == std::floor(value) ? number(static_cast<std::uint64_t>(value)) : decimal(value, 'g', 2);
    }

    void makePlot() {
        double widestTick = m_metrics.horizontalAdvance(m_scene.xName);
        for (const double value : m_axis.ticks()) {
            m_scene.ticks.push_back({.words = tickText(value)});
            widestTick = std::max(widestTick, m_metrics.horizontalAdvance(m_scene.ticks.back().words));
        }
        double widestName = 0;
        for (const auto& setting : m_comparison.flexGroupSweep())
            widestName = std::max(widestName, m_metrics.horizontalAdvance(shortName(setting)));
        const double line = m_metrics.height();
        m_scene.plot.setLeft(widestTick + 2 * chartEdge);
        m_scene.plot.setRight(m_scene.size.width() - chartEdge);
        const auto count = static_cast<double>(std::max<std::size_t>(m_comparison.flexGroupSweep().size(), 1));
        m_scene.names = planNames(m_scene.plot.width() / count, widestName, line);
        m_scene.hasRoles =
            !m_scene.names.slanted && m_scene.names.every == 1 && m_scene.size.height() >= minLinesWithRoles * line;
        const double angle = slant * std::numbers::pi / 180;
        const double below = m_scene.names.slanted ? widestName * std::sin(angle) + line * std::cos(angle) + chartEdge
                                                   : line * (m_scene.hasRoles ? 2 : 1) + chartEdge;
        m_scene.plot.setTop(line * 1.9); // room for the unit and the key, then for the mark of the recommended bar
        m_scene.plot.setBottom(std::max(m_scene.size.height() - below, m_scene.plot.top() + 1));
        for (std::size_t n = 0; n < m_scene.ticks.size(); ++n)
            m_scene.ticks[n].y = yAt(m_axis.ticks()[n]);
    }

    void makeBars() {
        const auto& recommended = m_comparison.recommendation();
        const auto& sweep = m_comparison.flexGroupSweep();
        const double pitch = m_scene.plot.width() / static_cast<double>(std::max<std::size_t>(sweep.size(), 1));
        QStringList key;
        for (std::size_t n = 0; n < sweep.size(); ++n) {
            const auto& setting = sweep[n];
            const QRectF slot(m_scene.plot.left() + static_cast<double>(n) * pitch, m_scene.plot.top(), pitch,
                              m_scene.plot.height());
            ChartBar bar{.name = shortName(setting), .slot = slot, .isDefault = setting.line.isDefault};
            if (bar.isDefault && !m_scene.hasRoles)
                bar.name += '*';
            bar.isRecommended = recommended && setting.layout && recommended->recommends(setting.line);
            if (setting.layout) {
                const double top = yOf(valueOf(setting.layout->measured));
                const double gap = pitch * (1 - barShare) / 2;
                bar.bar = QRectF(slot.left() + gap, top, pitch - 2 * gap, slot.bottom() - top);
            }
            m_scene.bars.push_back(bar);
        }
        if (m_scene.hasRoles) {
            addRoles();
        } else {
            if (std::ranges::any_of(m_scene.bars, &ChartBar::isRecommended))
                key << ChartSceneText::tr("▼ recommended");
            if (std::ranges::any_of(m_scene.bars, &ChartBar::isDefault))
                key << ChartSceneText::tr("* default");
        }
        if (std::ranges::any_of(sweep, [](const PlannedSetting& setting) { return setting.line.withoutBackups; }))
            key << ChartSceneText::tr("¹ no backups");
        fitKey(std::move(key));
    }

    void addRoles() {
        for (std::size_t n = 0; n < m_scene.bars.size(); ++n) {
            auto& bar = m_scene.bars[n];
            if (bar.isDefault)
                bar.role = ChartSceneText::tr("default");
            if (bar.isRecommended)
                bar.role = ChartSceneText::tr("recommended");
            const auto& layout = m_comparison.flexGroupSweep()[n].layout;
            if (!bar.role.isEmpty() && layout)
                bar.value = text(metricValue(m_metric, layout->measured));
        }
        placeRoles();
    }

    /// Centres the roles below their names; those of two neighbours are moved apart.
    void placeRoles() {
        ChartBar* earlier = nullptr;
        const double space = m_metrics.averageCharWidth();
        for (auto& bar : m_scene.bars) {
            if (bar.role.isEmpty())
                continue;
            const double width = m_metrics.horizontalAdvance(bar.role);
            const double last = m_scene.size.width() - width;
            bar.roleX = std::clamp(bar.slot.center().x() - width / 2, 0.0, std::max(0.0, last));
            if (earlier != nullptr) {
                const double end = earlier->roleX + m_metrics.horizontalAdvance(earlier->role) + space;
                const double excess = std::max(0.0, end - bar.roleX);
                earlier->roleX = std::max(0.0, earlier->roleX - excess / 2);
                bar.roleX = std::min(std::max(0.0, last), bar.roleX + excess / 2);
                // The values of neighbours would cover each other as well.
                if (excess > 0)
                    earlier->value.clear();
            }
            earlier = &bar;
        }
    }

    /// Puts the key beside the unit. In a narrow chart its last parts are dropped; the tooltips of the bars have them
    /// too.
    void fitKey(QStringList key) {
        const double gap = 2 * m_metrics.averageCharWidth();
        const double room = m_scene.plot.right() - chartEdge - m_metrics.horizontalAdvance(m_scene.unit) - gap;
        const auto separator = QStringLiteral("   ");
        while (!key.isEmpty() && m_metrics.horizontalAdvance(key.join(separator)) > room)
            key.removeLast();
        m_scene.key = key.join(separator);
    }

    [[nodiscard]] double yOf(double value) const { return yAt(value / m_scale); }
    [[nodiscard]] double yAt(double onAxis) const {
        return m_scene.plot.bottom() - m_axis.shareOf(onAxis) * m_scene.plot.height();
    }

    const Comparison& m_comparison;
    const Metric& m_metric;
    const QFontMetricsF& m_metrics;
    ChartScene m_scene;
    ValueAxis m_axis;
    double m_scale = 1; ///< bytes per unit of a tick's number
};

/// The highest number of the members on the axis, at least 1.
std::uint64_t largestLoad(const Recommendation& recommendation) {
    std::uint64_t most = 1;
    for (const auto* loads : {&recommendation.chosen.load, &recommendation.reference.load})
        for (const auto load : *loads)
            most = std::max(most, load);
    return most;
}

} // namespace

ChartScene layOutMembers(const Recommendation& recommendation, QSizeF size, const QFontMetricsF& metrics) {
    const auto& chosen = recommendation.chosen.load;
    const auto& reference = recommendation.reference.load;
    const bool compares = reference.size() == chosen.size() && reference != chosen;
    const std::array values{0.0, static_cast<double>(largestLoad(recommendation))};
    const ValueAxis axis(values);
    const double line = metrics.height();
    ChartScene scene{.size = size, .xName = ChartSceneText::tr("disk")};
    double widestTick = metrics.horizontalAdvance(scene.xName);
    for (const double value : axis.ticks()) {
        scene.ticks.push_back({.words = number(static_cast<std::uint64_t>(std::llround(value)))});
        widestTick = std::max(widestTick, metrics.horizontalAdvance(scene.ticks.back().words));
    }
    scene.plot = QRectF(QPointF(widestTick + 2 * chartEdge, line * 1.9),
                        QPointF(size.width() - chartEdge, std::max(size.height() - line - chartEdge, line * 2)));
    if (compares)
        scene.key = ChartSceneText::tr("— with %1").arg(text(recommendation.reference.label));
    const double pitch = scene.plot.width() / static_cast<double>(std::max<std::size_t>(chosen.size(), 1));
    scene.names = planNames(pitch, metrics.horizontalAdvance(number(chosen.size())), line);
    scene.names.slanted = false;
    const auto yOf = [&](double value) { return scene.plot.bottom() - axis.shareOf(value) * scene.plot.height(); };
    for (std::size_t n = 0; n < scene.ticks.size(); ++n)
        scene.ticks[n].y = yOf(axis.ticks()[n]);
    for (std::size_t n = 0; n < chosen.size(); ++n) {
        const QRectF slot(scene.plot.left() + static_cast<double>(n) * pitch, scene.plot.top(), pitch,
                          scene.plot.height());
        ChartBar bar{.name = number(n + 1), .slot = slot};
        const double gap = pitch * (1 - barShare) / 2;
        const double top = yOf(static_cast<double>(chosen[n]));
        bar.bar = QRectF(slot.left() + gap, top, pitch - 2 * gap, slot.bottom() - top);
        if (compares)
            bar.referenceY = yOf(static_cast<double>(reference[n]));
        scene.bars.push_back(std::move(bar));
    }
    return scene;
}

std::vector<std::optional<double>> barShares(const Comparison& comparison, const Metric& metric) {
    std::vector<double> values;
    for (const auto& setting : comparison.flexGroupSweep())
        if (setting.layout)
            values.push_back(metric.comparable(setting.layout->measured));
    const ValueAxis axis(values);
    std::vector<std::optional<double>> shares;
    for (const auto& setting : comparison.flexGroupSweep()) {
        shares.push_back(setting.layout ? std::optional(axis.shareOf(metric.comparable(setting.layout->measured)))
                                        : std::nullopt);
    }
    return shares;
}

std::optional<std::size_t> ChartScene::barAt(QPointF point) const {
    for (std::size_t n = 0; n < bars.size(); ++n)
        if (point.x() >= bars[n].slot.left() && point.x() < bars[n].slot.right())
            return n;
    return {};
}

ChartScene layOutChart(const Comparison& comparison, const Metric& metric, QSizeF size, const QFontMetricsF& metrics) {
    return ChartBuilder(comparison, metric, size, metrics).layOut();
}

QString barText(const Comparison& comparison, const Metric& metric, std::size_t bar) {
    const auto& sweep = comparison.flexGroupSweep();
    if (bar >= sweep.size() || !sweep[bar].arrived())
        return {};
    const auto& line = sweep[bar].line;
    if (sweep[bar].error)
        return labelledText(text(line.label), text(sentence(*sweep[bar].error)));
    QStringList lines{labelledText(text(line.label), text(metricValue(metric, sweep[bar].layout->measured)))};
    if (line.isDefault)
        lines << ChartSceneText::tr("what mke2fs uses without -G");
    for (const auto n : layoutsWithLine(comparison))
        lines << labelledText(fullName(comparison, n), text(metricValue(metric, comparison.layouts()[n].measured)));
    return lines.join('\n');
}

namespace {

constexpr double labelMargin = 2;

double overlap(const QRectF& one, const QRectF& other) {
    const auto shared = one & other;
    return shared.width() * shared.height();
}

/// The area of `place` in pixels that covers bars and placed labels or lies outside the chart.
double hiddenBy(const QRectF& place, const ChartScene& scene, std::span<const ChartLine> placed) {
    double hidden = 0;
    for (const auto& bar : scene.bars)
        hidden += overlap(place, bar.bar);
    for (const auto& line : placed)
        hidden += overlap(place, line.label);
    const QRectF inside = scene.plot.adjusted(0, -place.height() * 0.6, 0, 0);
    return hidden + place.width() * place.height() - overlap(place, inside);
}

} // namespace

void placeLabels(ChartScene& scene, const QFontMetricsF& metrics) {
    const auto& plot = scene.plot;
    for (std::size_t n = 0; n < scene.lines.size(); ++n) {
        auto& line = scene.lines[n];
        line.words = metrics.elidedText(line.name, Qt::ElideMiddle, plot.width() / 2 - 4 * labelMargin);
        const QSizeF size(metrics.horizontalAdvance(line.words) + 2 * labelMargin, metrics.height());
        const double right = plot.right() - labelMargin - size.width();
        const double left = plot.left() + labelMargin;
        const double above = line.y - size.height() - labelMargin;
        const double below = line.y + labelMargin;
        const std::array places{QPointF(right, above), QPointF(left, above), QPointF(right, below),
                                QPointF(left, below)};
        const auto placed = std::span(scene.lines).first(n);
        const auto hidden = [&](QPointF place) { return hiddenBy(QRectF(place, size), scene, placed); };
        line.label = QRectF(*std::ranges::min_element(places, {}, hidden), size);
    }
}

} // namespace atlas::ui
