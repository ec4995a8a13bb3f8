// SPDX-License-Identifier: GPL-3.0-or-later
// The metric table of the Compare page: a row for each metric, a column for each layout.
#pragma once

#include "ui/compare/comparison.h"

#include <QAbstractTableModel>

namespace atlas::ui {

/// "-G 16 (default)", "^flex_bg (baseline)".
[[nodiscard]] QString fullName(const Comparison& comparison, std::size_t layout);

/// Which layouts have the best of `metric`; none where all are alike.
[[nodiscard]] std::vector<bool> bestLayouts(const Comparison& comparison, const Metric& metric);

class MetricModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit MetricModel(Comparison& comparison, QObject* parent = nullptr);

    /// Shows differences to the baseline instead of the values; the baseline's own column keeps its values.
    void setSubtracting(bool subtracting);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// The metric's name, then the layouts.
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// The best of a row has EmphasisRole and ends in a star; definitions are tooltips.
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
