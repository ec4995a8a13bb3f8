// SPDX-License-Identifier: GPL-3.0-or-later
// The images of a scan, one in each row.
#pragma once

#include "scan/scan_summary.h"

#include <QAbstractTableModel>
#include <QString>
#include <string>
#include <vector>

namespace atlas::ui {

enum class ScanColumn : std::uint8_t { Place, State, Map, Alignment, Health, FlexGroup, BlockSize, Size };
inline constexpr int scanColumnCount = static_cast<int>(ScanColumn::Size) + 1;

inline constexpr int sortRole = Qt::UserRole + 20; ///< a number or text by which a column is sorted
inline constexpr int stateRole = Qt::UserRole + 21; ///< a ScanState
inline constexpr int mapRole = Qt::UserRole + 22; ///< ScanRecord::map

class ScanModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void add(std::vector<ScanRecord> records);
    void clear();
    /// Places in this folder are shown without it.
    void setFolder(const QString& folder) { m_folder = folder.toStdString() + '/'; }
    /// What the row opens.
    [[nodiscard]] QString placeAt(int row) const;
    [[nodiscard]] const ScanSummary& summary() const { return m_summary; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString shown(const ScanRecord& record, ScanColumn column) const;

    std::string m_folder{};
    std::vector<ScanRecord> m_records{};
    ScanSummary m_summary{};
};

} // namespace atlas::ui
