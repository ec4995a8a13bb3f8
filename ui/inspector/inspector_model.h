// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's tree as an item model: names and values; verdicts in FitRole.
#pragma once

#include "ui/inspector/inspector_tree.h"

#include <QAbstractItemModel>

namespace atlas::ui {

class InspectorModel : public QAbstractItemModel {
    Q_OBJECT
public:
    explicit InspectorModel(QObject* parent = nullptr);
    ~InspectorModel() override;

    void setTree(std::vector<InspectorNode> roots);
    /// The place that a double click on `index` selects; empty for most nodes.
    [[nodiscard]] Place linkOf(const QModelIndex& index) const;
    /// The place of the row, else of its nearest ancestor that has one.
    [[nodiscard]] Place placeOf(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Item;
    [[nodiscard]] const Item* item(const QModelIndex& index) const;
    std::unique_ptr<Item> m_root;
};

} // namespace atlas::ui
