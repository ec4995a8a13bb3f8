// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector_model.h"

#include "ui/widgets/item_roles.h"

namespace atlas::ui {

/// A node with a link to its parent. unique_ptr keeps the addresses stable for QModelIndex::internalPointer().
struct InspectorModel::Item {
    InspectorNode node;
    const Item* parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Item>> children{};

    void adopt(std::vector<InspectorNode> nodes) {
        for (auto& each : nodes) {
            auto child = std::make_unique<Item>(Item{std::move(each), this, static_cast<int>(children.size())});
            child->adopt(std::move(child->node.children));
            children.push_back(std::move(child));
        }
    }
};

InspectorModel::InspectorModel(QObject* parent) : QAbstractItemModel(parent), m_root(std::make_unique<Item>()) {}
InspectorModel::~InspectorModel() = default;

void InspectorModel::setTree(std::vector<InspectorNode> roots) {
    beginResetModel();
    m_root = std::make_unique<Item>();
    m_root->adopt(std::move(roots));
    endResetModel();
}

const InspectorModel::Item* InspectorModel::item(const QModelIndex& index) const {
    return index.isValid() ? static_cast<const Item*>(index.constInternalPointer()) : m_root.get();
}

Place InspectorModel::linkOf(const QModelIndex& index) const { return item(index)->node.link; }

Place InspectorModel::placeOf(const QModelIndex& index) const {
    const auto* at = item(index);
    while (at->parent != nullptr && std::holds_alternative<std::monostate>(at->node.link))
        at = at->parent;
    return at->node.link;
}

QModelIndex InspectorModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, item(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex InspectorModel::parent(const QModelIndex& child) const {
    const auto* above = child.isValid() ? item(child)->parent : nullptr;
    return above == nullptr || above == m_root.get() ? QModelIndex() : createIndex(above->row, 0, above);
}

int InspectorModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(item(parent)->children.size());
}

int InspectorModel::columnCount(const QModelIndex&) const { return 2; }

QVariant InspectorModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& node = item(index)->node;
    const bool isValue = index.column() == 1;
    switch (role) {
    case Qt::DisplayRole: return isValue ? node.value : node.name;
    case Qt::ToolTipRole:
        return std::holds_alternative<std::monostate>(node.link)
                   ? node.value
                   : tr("%1 (a click outlines it on the map, a double click goes there)").arg(node.value);
    case FitRole: return isValue && node.fit ? QVariant(static_cast<int>(*node.fit)) : QVariant();
    case EmphasisRole: return isValue && node.wrong;
    default: return {};
    }
}

QVariant InspectorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section > 1)
        return {};
    return section == 0 ? tr("Structure") : tr("Value");
}

} // namespace atlas::ui
