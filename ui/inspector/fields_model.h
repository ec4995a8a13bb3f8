// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an on-disk structure as a table, with a column for each other copy.
#pragma once

#include "ui/session/structure_copies.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class FieldColumn : std::uint8_t { Name, Value, Raw, Offset, Meaning };
inline constexpr int fieldColumnCount = static_cast<int>(FieldColumn::Meaning) + 1; ///< those of copies follow

class FieldsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setStructure(StructureCopies structure);
    [[nodiscard]] const StructureCopies& structure() const { return m_structure; }
    /// The structure, its position, its checksum and how its copies compare; one line each. Empty without a structure.
    [[nodiscard]] QString summary() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] QString cell(std::size_t field, FieldColumn column) const;
    [[nodiscard]] QString copyCell(std::size_t field, std::size_t copy) const;
    [[nodiscard]] std::optional<CopyDifference> difference(std::size_t field, std::size_t copy) const;
    /// Whether the selected copy has a wrong checksum or a value that should equal that of the other copies.
    [[nodiscard]] bool isWrong(std::size_t field) const;

private:
    StructureCopies m_structure;
};

enum class StoredColumn : std::uint8_t { Name, Stored, Copies };

/// Each field's name and value, and in one column how the other copies compare: "=", the right value, or the first wrong
/// one.
class StoredFieldsModel : public FieldsModel {
    Q_OBJECT
public:
    using FieldsModel::FieldsModel;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString copies(std::size_t field) const;
    [[nodiscard]] bool differsUnexpectedly(std::size_t field) const;
};

} // namespace atlas::ui
