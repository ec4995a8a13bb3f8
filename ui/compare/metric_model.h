// SPDX-License-Identifier: GPL-3.0-or-later
// The metric table of the Compare page: a row for each figure, a column for each layout.
#pragma once

#include "ui/compare/comparison.h"

#include <QAbstractTableModel>

namespace atlas::ui {

/// "-G 16 (default)", "^flex_bg (baseline)".
[[nodiscard]] QString fullName(const Comparison& comparison, std::size_t layout);

/// Which layouts have the best of `figure`; none where all are alike.
[[nodiscard]] std::vector<bool> bestLayouts(const Comparison& comparison, const Figure& figure);

class MetricModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit MetricModel(Comparison& comparison, QObject* parent = nullptr);

    /// Shows differences to the baseline instead of the values; the baseline's own column keeps its values.
    void setSubtracting(bool subtracting);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// The figure's name, then the layouts.
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// The best of a row has EmphasisRole and ends in a star; definitions are tooltips.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void refresh();
    [[nodiscard]] QString cell(const Figure& figure, std::size_t layout) const;
    [[nodiscard]] bool isBest(const Figure& figure, std::size_t layout) const;

    Comparison& m_comparison;
    std::vector<Figure> m_figures;
    std::size_t m_columns = 0;
    bool m_subtracting = false;
};

} // namespace atlas::ui
