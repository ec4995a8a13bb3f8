// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/free_extent_model.h"

#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

namespace atlas::ui {

QString binStart(std::size_t bin, ByteCount blockSize) {
    return size(bytesOf(BlockCount{std::uint64_t{1} << (bin - 1)}, blockSize));
}

QString shareText(std::uint64_t part, std::uint64_t of) {
    const double share = of == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(of);
    return QStringLiteral("%1 %").arg(decimal(share, 'f', 2));
}

void FreeExtentModel::setExtents(const FreeExtents& extents, ByteCount blockSize) {
    beginResetModel();
    m_rows.clear();
    for (std::size_t n = 1; n < freeExtentBins; ++n) {
        const auto& bin = extents.bins[n];
        if (bin.extents != 0) {
            m_rows.push_back({binStart(n, blockSize),
                              n + 1 < freeExtentBins ? binStart(n + 1, blockSize) : QStringLiteral("—"),
                              number(bin.extents), number(bin.blocks), shareText(bin.blocks, extents.total.value)});
        }
    }
    if (!m_rows.empty()) {
        m_rows.push_back({tr("all"),
                          {},
                          number(extents.count),
                          number(extents.total.value),
                          shareText(extents.total.value, extents.total.value)});
    }
    endResetModel();
}

int FreeExtentModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FreeExtentModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : freeExtentColumnCount;
}

QVariant FreeExtentModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole: return m_rows[static_cast<std::size_t>(index.row())][index.column()];
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignVCenter | Qt::AlignRight);
    case EmphasisRole: return index.row() + 1 == rowCount();
    default: return {};
    }
}

QVariant FreeExtentModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= freeExtentColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | Qt::AlignRight);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<FreeExtentColumn>(section)) {
    case FreeExtentColumn::From: return tr("Extents from");
    case FreeExtentColumn::To: return tr("to below");
    case FreeExtentColumn::Extents: return tr("Extents");
    case FreeExtentColumn::Blocks: return tr("Blocks");
    case FreeExtentColumn::Share: return tr("Of the free");
    }
    return {};
}

} // namespace atlas::ui
