// SPDX-License-Identifier: GPL-3.0-or-later
// The stack as a table: one row per layer, from the disk to each kind of structure, with a verdict per granularity.
#pragma once

#include "alignment/judgement.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class StackColumn : std::uint8_t {
    Layer,
    FirstByte,
    PhysicalSector, ///< first granularity column; they follow the order of allGranularityKinds
    Partitioning,
    Stripe,
    EraseBlock,
    Working,
    KnownFrom,
};
inline constexpr int stackColumnCount = static_cast<int>(StackColumn::KnownFrom) + 1;

class StackModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setJudgement(const Judgement& judgement);
    /// The kind of structure in `row`; nullopt for the layers above.
    [[nodiscard]] std::optional<RegionKind> structureAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QStringList cells; ///< indexed by StackColumn
        PerGranularity<std::optional<Fit>> fits{}; ///< nullopt if not judged
        PerGranularity<QString> explanations{};
        std::optional<RegionKind> structure{};
    };
    [[nodiscard]] static Row rowOf(const StackRow& row, const Judgement& judgement);

    std::vector<Row> m_rows;
    QStringList m_headings;
    QStringList m_headingTips;
};

} // namespace atlas::ui
