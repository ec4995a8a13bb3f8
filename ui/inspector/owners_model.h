// SPDX-License-Identifier: GPL-3.0-or-later
// The owners of a volume's blocks as a table, each with its colour on the map.
#pragma once

#include "layout/layout.h"
#include "ui/session/owner_reader.h"

#include <QAbstractTableModel>
#include <vector>

namespace atlas::ui {

enum class OwnerColumn : std::uint8_t { Owner, Size, Share, Shared, Pieces, Files };
inline constexpr int ownerColumnCount = static_cast<int>(OwnerColumn::Files) + 1;

class OwnersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Both may be null.
    void show(OwnerMapPtr map, LayoutPtr layout);
    [[nodiscard]] const Owner& ownerAt(int row) const;
    /// The first stretch of the owner's blocks, shared ones if it has no others; empty if it has none.
    [[nodiscard]] BlockInterval firstOf(int row) const;
    /// The rows of the owners of `block`, that of its colour first.
    [[nodiscard]] std::vector<int> rowsOf(BlockNumber block) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString cell(const Owner& owner, OwnerColumn column) const;

    OwnerMapPtr m_map;
    LayoutPtr m_layout;
};

} // namespace atlas::ui
