// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of a directory as a table: directories first, then by name.
#pragma once

#include "layout/file_map.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class DirectoryColumn : std::uint8_t { Name, Type, Inode };
inline constexpr int directoryColumnCount = static_cast<int>(DirectoryColumn::Inode) + 1;

class DirectoryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Omits "."; names are escaped.
    void show(const DirectoryListing& listing);
    [[nodiscard]] const ListedEntry& entryAt(int row) const { return m_entries[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<ListedEntry> m_entries;
};

/// The path of an entry of directory `path`; ".." is resolved.
[[nodiscard]] QString pathBelow(const QString& path, const QString& name);

} // namespace atlas::ui
