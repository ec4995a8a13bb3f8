// SPDX-License-Identifier: GPL-3.0-or-later
// The partitions and logical volumes of a disk as a table, each with the verdict on its start.
#pragma once

#include "alignment/judgement.h"

#include <QAbstractTableModel>

namespace atlas::ui {

class PartitionModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows what `judgement.snapshot.opened()` contains.
    void setJudgement(const Judgement& judgement);
    /// The number of the partition, or of the one in which a logical volume begins.
    [[nodiscard]] std::optional<std::uint32_t> numberAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString cell(const Partition& partition, int column) const;
    [[nodiscard]] QString cell(const LogicalVolume& volume, int column) const;
    [[nodiscard]] const LogicalVolume* volumeAt(int row) const; ///< null for a partition
    Disk m_disk;
    Granularity m_by;
    std::vector<std::optional<StartVerdict>> m_starts; ///< by row; nullopt for a logical volume in several pieces
};

} // namespace atlas::ui
