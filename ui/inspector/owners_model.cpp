// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/owners_model.h"

#include "report/language/language.h"
#include "report/words/owner_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

#include <algorithm>
#include <utility>

namespace atlas::ui {

void OwnersModel::show(OwnerMapPtr map, LayoutPtr layout) {
    beginResetModel();
    m_map = std::move(map);
    m_layout = std::move(layout);
    endResetModel();
}

const Owner& OwnersModel::ownerAt(int row) const { return m_map->owners[static_cast<std::size_t>(row)]; }

BlockInterval OwnersModel::firstOf(int row) const {
    for (const auto* stretches : {&m_map->stretches, &m_map->further}) {
        const auto found = std::ranges::find(*stretches, static_cast<std::uint32_t>(row), &OwnedBlocks::owner);
        if (found != stretches->end())
            return found->blocks;
    }
    return {};
}

std::vector<int> OwnersModel::rowsOf(BlockNumber block) const {
    std::vector<int> rows;
    if (!m_map)
        return rows;
    const auto found = std::ranges::partition_point(
        m_map->stretches, [block](const OwnedBlocks& each) { return each.blocks.end() <= block; });
    if (found != m_map->stretches.end() && found->blocks.contains(block))
        rows.push_back(static_cast<int>(found->owner));
    for (const auto& each : m_map->further) {
        const auto row = static_cast<int>(each.owner);
        if (each.blocks.contains(block) && std::ranges::find(rows, row) == rows.end())
            rows.push_back(row);
    }
    return rows;
}

int OwnersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_map ? 0 : static_cast<int>(m_map->owners.size());
}

int OwnersModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ownerColumnCount; }

QString OwnersModel::cell(const Owner& owner, OwnerColumn column) const {
    const auto& fs = m_layout->filesystem;
    switch (column) {
    case OwnerColumn::Owner:
        return owner.kind == OwnerKind::File ? text(pathText(owner)) : capitalised(text(kindText(owner.kind)));
    case OwnerColumn::Size: return ui::size(bytesOf(BlockCount{owner.blocks}, fs.blockSize));
    case OwnerColumn::Share: {
        const auto all = static_cast<double>(std::max<std::uint64_t>(fs.blockCount.value, 1));
        return tr("%1 %").arg(text(localDecimal(100 * static_cast<double>(owner.blocks) / all, 2)));
    }
    case OwnerColumn::Shared: return owner.shared == 0 ? QString() : number(owner.shared);
    case OwnerColumn::Pieces: return number(owner.pieces);
    case OwnerColumn::Files: return owner.files == 0 ? QString() : number(owner.files);
    }
    return {};
}

QVariant OwnersModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& owner = ownerAt(index.row());
    const auto column = static_cast<OwnerColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole: return cell(owner, column);
    case TintRole:
        return column == OwnerColumn::Owner ? QVariant(tintOf(*m_map, static_cast<std::uint32_t>(index.row())))
                                            : QVariant();
    case Qt::ToolTipRole: {
        QStringList lines;
        for (const auto& path : owner.paths)
            lines << text(path);
        return column == OwnerColumn::Owner && !lines.isEmpty() ? lines.join(QLatin1Char('\n')) : QVariant();
    }
    case Qt::TextAlignmentRole:
        return column == OwnerColumn::Owner ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case FaintRole: return owner.kind == OwnerKind::File && owner.paths.empty() && column == OwnerColumn::Owner;
    default: return {};
    }
}

QVariant OwnersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<OwnerColumn>(section)) {
    case OwnerColumn::Owner: return tr("Owner");
    case OwnerColumn::Size: return tr("Size");
    case OwnerColumn::Share: return tr("Share");
    case OwnerColumn::Shared: return tr("Shared blocks");
    case OwnerColumn::Pieces: return tr("Pieces");
    case OwnerColumn::Files: return tr("Files");
    }
    return {};
}

} // namespace atlas::ui
