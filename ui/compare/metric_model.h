// SPDX-License-Identifier: GPL-3.0-or-later
// The metrics of the Compare page: beside the small maps, and as a table with a row per metric and a column per layout.
#pragma once

#include "compare/metric_table.h"
#include "ui/compare/comparison.h"

#include <QAbstractTableModel>
#include <QString>

namespace atlas::ui {

struct HeadlineMetric {
    QString title; ///< on two lines
    Metric metric;
};

/// The metric that decides for the use, what an array or erase blocks add, and three that tell layouts apart.
[[nodiscard]] std::vector<HeadlineMetric> headlineMetrics(const CompareOptions& options);

/// Which layouts have the best value of `metric`; all false if all values are equal. Ignores values of the previous
/// options.
[[nodiscard]] std::vector<bool> bestLayouts(const Comparison& comparison, const Metric& metric);

/// Whether the metric isUncounted() for one of the layouts.
[[nodiscard]] bool isUncountedIn(const Comparison& comparison, const Metric& metric);
/// The name, with uncountedMark where it applies.
[[nodiscard]] QString markedName(const Comparison& comparison, const Metric& metric, const QString& name);

/// The value of a layout that has arrived. Values of the previous options lack what only the new ones ask for: "…".
[[nodiscard]] QString valueText(const Metric& metric, const ComparedLayout& entry);

class MetricModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit MetricModel(Comparison& comparison, QObject* parent = nullptr);

    /// Shows differences to the baseline instead of values, except in the baseline's own column.
    void setSubtracting(bool subtracting);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// The metric's name, then one column per layout.
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// The best cells of a row have EmphasisRole and end in a star; cells of the previous options have FaintRole;
    /// tooltips hold the metric's definition.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// Cells of the previous options cannot be selected, and so not be copied.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
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
