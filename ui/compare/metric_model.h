// SPDX-License-Identifier: GPL-3.0-or-later
// The key metrics shown beside each small map of the Compare page.
#pragma once

#include "compare/metric_table.h"
#include "ui/compare/comparison.h"

#include <QAbstractTableModel>
#include <QString>

namespace atlas::ui {

struct HeadlineMetric {
    QString title; ///< the metric's label, on two lines
    Metric metric;
};

/// Five metrics, plus the RAID imbalance if `frame` has an array.
[[nodiscard]] std::vector<HeadlineMetric> headlineMetrics(const MeasureFrame& frame);

// The metric table of the Compare page: one row per metric, one column per layout.

/// Per layout, whether it has the best value of `metric`; all false when all values are equal. Values of the previous options
/// are not compared.
[[nodiscard]] std::vector<bool> bestLayouts(const Comparison& comparison, const Metric& metric);

class MetricModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit MetricModel(Comparison& comparison, QObject* parent = nullptr);

    /// Shows differences to the baseline instead of values; the baseline's own column keeps its values.
    void setSubtracting(bool subtracting);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// One column for the metric's name, then one per layout.
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// The best cells of a row have EmphasisRole and end in a star; cells of the previous options have FaintRole; tooltips hold the
    /// metric's definition.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void refresh();
    [[nodiscard]] QString cell(const Metric& metric, std::size_t layout) const;
    [[nodiscard]] bool isBest(const Metric& metric, std::size_t layout) const;

    Comparison& m_comparison;
    std::vector<Metric> m_metrics;
    std::size_t m_columns = 0;
    bool m_subtracting = false;
};

} // namespace atlas::ui
