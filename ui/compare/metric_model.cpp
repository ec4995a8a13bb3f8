// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_model.h"

#include "compare/metric_table.h"
#include "compare/recommendation.h"
#include "report/words/labels.h"
#include "report/words/metric_text.h"
#include "report/words/verdict_text.h"
#include "ui/compare/comparison.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace atlas::ui {
namespace {

/// Breaks `words` at the space that makes the longer line shortest.
QString onTwoLines(QString words) {
    qsizetype best = -1;
    auto width = std::numeric_limits<qsizetype>::max();
    for (auto at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) {
        if (const auto longer = std::max(at, words.size() - at - 1); longer < width) {
            best = at;
            width = longer;
        }
    }
    return best < 0 ? words : words.replace(best, 1, '\n');
}

} // namespace

std::vector<HeadlineMetric> headlineMetrics(const CompareOptions& options) {
    const auto frame = options.frame();
    const auto deciding = decidingMetric(options.use).kind;
    const bool needsArray = deciding == MetricKind::RaidBlockBitmapImbalance;
    std::vector kinds{needsArray && !frame.raid ? MetricKind::FirstWriteSeconds : deciding};
    const auto add = [&](MetricKind kind) {
        if (std::ranges::find(kinds, kind) == kinds.end())
            kinds.push_back(kind);
    };
    if (frame.raid)
        add(MetricKind::RaidBlockBitmapImbalance);
    if (frame.eraseBlocks.matter)
        add(MetricKind::BitmapEraseBlocks);
    for (const auto kind :
         {MetricKind::InodeTableRuns, MetricKind::InodeTableDistanceMean, MetricKind::StructuresMisaligned}) {
        add(kind);
    }
    std::vector<HeadlineMetric> chosen;
    for (const auto kind : kinds)
        chosen.push_back({onTwoLines(text(label(kind))), metric(kind)});
    return chosen;
}

MetricModel::MetricModel(Comparison& comparison, QObject* parent)
    : QAbstractTableModel(parent),
      m_comparison(comparison),
      m_metrics(comparison.metrics()),
      m_columns(comparison.layouts().size()) {
    connect(&comparison, &Comparison::layoutsChanged, this, &MetricModel::refresh);
    connect(&comparison, &Comparison::optionsChanged, this, &MetricModel::refresh);
    connect(&comparison, &Comparison::recommendationChanged, this,
            [this] { Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1); });
    connect(&comparison, &Comparison::layoutChanged, this, [this] {
        if (rowCount() > 0 && m_columns > 0)
            Q_EMIT dataChanged(index(0, 1), index(rowCount() - 1, columnCount() - 1));
    });
}

void MetricModel::refresh() {
    beginResetModel();
    m_metrics = m_comparison.metrics();
    m_columns = m_comparison.layouts().size();
    endResetModel();
}

void MetricModel::setSubtracting(bool subtracting) {
    m_subtracting = subtracting;
    refresh();
}

int MetricModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_metrics.size());
}

int MetricModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_columns);
}

QString MetricModel::cell(const Metric& metric, std::size_t layout) const {
    const auto& entry = m_comparison.layouts()[layout];
    if (!entry.layout)
        return entry.error ? QStringLiteral("—") : QStringLiteral("…");
    const auto& baseline = m_comparison.layouts()[m_comparison.baseline()];
    if (!m_subtracting || layout == m_comparison.baseline() || !baseline.isCurrent() || !entry.isCurrent())
        return valueText(metric, entry);
    return text(metricDifference(metric, entry.measured, baseline.measured));
}

bool MetricModel::isBest(const Metric& metric, std::size_t layout) const {
    return bestLayouts(m_comparison, metric)[layout];
}

QVariant MetricModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || static_cast<std::size_t>(index.column()) > m_columns)
        return {};
    const auto& metric = m_metrics[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return text(definition(metric.kind));
    if (index.column() == 0)
        return role == Qt::DisplayRole ? QVariant(markedName(m_comparison, metric, text(label(metric.kind))))
                                       : QVariant();
    const auto layout = static_cast<std::size_t>(index.column()) - 1;
    switch (role) {
    case Qt::DisplayRole: return cell(metric, layout) + (isBest(metric, layout) ? ' ' + text(bestMark) : QString());
    case FaintRole: return !m_comparison.layouts()[layout].isCurrent();
    case EmphasisRole: return isBest(metric, layout);
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
    }
}

Qt::ItemFlags MetricModel::flags(const QModelIndex& index) const {
    return index.data(FaintRole).toBool() ? Qt::ItemIsEnabled : QAbstractTableModel::flags(index);
}

QVariant MetricModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == 0)
        return tr("Metric");
    const auto layout = static_cast<std::size_t>(section) - 1;
    return fullName(m_comparison, layout);
}

bool isUncountedIn(const Comparison& comparison, const Metric& metric) {
    return std::ranges::any_of(comparison.layouts(), [&](const ComparedLayout& each) {
        return each.isCurrent() && isUncounted(metric, each.measured);
    });
}

QString markedName(const Comparison& comparison, const Metric& metric, const QString& name) {
    return isUncountedIn(comparison, metric) ? QStringLiteral("%1 %2").arg(name, text(uncountedMark)) : name;
}

QString valueText(const Metric& metric, const ComparedLayout& entry) {
    const bool isOfArray = metric.unit == Unit::Ratio;
    return isOfArray && !entry.measured.load ? QStringLiteral("…") : text(metricValue(metric, entry.measured));
}

std::vector<bool> bestLayouts(const Comparison& comparison, const Metric& metric) {
    std::vector<const Measured*> measured;
    std::ranges::transform(comparison.layouts(), std::back_inserter(measured),
                           [](const ComparedLayout& each) { return each.isCurrent() ? &each.measured : nullptr; });
    return bestOf(metric, measured);
}

} // namespace atlas::ui
