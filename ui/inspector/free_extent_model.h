// SPDX-License-Identifier: GPL-3.0-or-later
// Free extents by size as a table: one row per non-empty bin, as e2freefrag prints them, then the total.
#pragma once

#include "allocation/free_extents.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace atlas::ui {

enum class FreeExtentColumn : std::uint8_t { From, To, Extents, Blocks, Share };
inline constexpr int freeExtentColumnCount = static_cast<int>(FreeExtentColumn::Share) + 1;

/// The minimum extent size of a bin: "4 KiB".
[[nodiscard]] QString binStart(std::size_t bin, ByteCount blockSize);
/// `part` as a percentage of `of`: "12.34 %"; 0 if `of` is 0.
[[nodiscard]] QString shareText(std::uint64_t part, std::uint64_t of);

class FreeExtentModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setExtents(const FreeExtents& extents, ByteCount blockSize);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<QStringList> m_rows; ///< cells by FreeExtentColumn; the last row is the total
};

} // namespace atlas::ui
