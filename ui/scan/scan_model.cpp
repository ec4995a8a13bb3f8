// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scan/scan_model.h"

#include "base/number_text.h"
#include "report/language/language.h"
#include "scan/scan_words.h"
#include "ui/text/qt_text.h"

#include <QFile>
#include <utility>

namespace atlas::ui {
namespace {

QVariant sortKey(const ScanRecord& record, ScanColumn column) {
    const auto& volume = record.volume;
    const auto number = [](std::uint64_t value) { return QVariant::fromValue<qulonglong>(value); };
    switch (column) {
    case ScanColumn::State: return static_cast<int>(stateOf(record));
    case ScanColumn::Map: return volume ? QVariant(volume->metadataShare) : QVariant(-1.0);
    case ScanColumn::FlexGroup: return number(volume ? volume->flexGroupSize.value_or(0) : 0);
    case ScanColumn::BlockSize: return number(volume ? volume->blockSize : 0);
    case ScanColumn::Size: return number(record.stamp.size.value_or(0));
    default: return {};
    }
}

QString sizeOf(std::uint64_t bytes) { return text(humanSize({bytes}, numberStyleOf(currentLanguage()))); }

bool isNumber(ScanColumn column) { return column >= ScanColumn::FlexGroup; }

} // namespace

void ScanModel::add(std::vector<ScanRecord> records) {
    if (records.empty())
        return;
    const auto first = static_cast<int>(m_records.size());
    beginInsertRows({}, first, first + static_cast<int>(records.size()) - 1);
    for (auto& record : records) {
        m_summary.add(record);
        m_records.push_back(std::move(record));
    }
    endInsertRows();
}

void ScanModel::clear() {
    beginResetModel();
    m_records.clear();
    m_summary = {};
    endResetModel();
}

QString ScanModel::placeAt(int row) const {
    return QFile::decodeName(QByteArray::fromStdString(m_records[static_cast<std::size_t>(row)].placeBytes()));
}

int ScanModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int ScanModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : scanColumnCount; }

QString ScanModel::shown(const ScanRecord& record, ScanColumn column) const {
    const auto& volume = record.volume;
    switch (column) {
    case ScanColumn::Place:
        return text(record.place.starts_with(m_folder) ? record.place.substr(m_folder.size()) : record.place);
    case ScanColumn::State: return text(format(label(stateOf(record))));
    case ScanColumn::Map: return {};
    case ScanColumn::Alignment: return text(record.isRead() ? record.text : record.error);
    case ScanColumn::Health: return text(record.findingText.empty() ? record.health : record.findingText);
    case ScanColumn::FlexGroup:
        return volume && volume->flexGroupSize ? QString::number(*volume->flexGroupSize) : QString();
    case ScanColumn::BlockSize: return volume ? sizeOf(volume->blockSize) : QString();
    case ScanColumn::Size: return record.stamp.size ? sizeOf(*record.stamp.size) : QString();
    }
    return {};
}

QVariant ScanModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& record = m_records[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<ScanColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole: return shown(record, column);
    case Qt::ToolTipRole:
        return column == ScanColumn::Map && record.volume
                   ? tr("metadata: %1 % of the file system").arg(100 * record.volume->metadataShare, 0, 'f', 2)
                   : shown(record, column);
    case Qt::TextAlignmentRole: return isNumber(column) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case sortRole: {
        const auto key = sortKey(record, column);
        return key.isValid() ? key : QVariant(shown(record, column));
    }
    case stateRole: return static_cast<int>(stateOf(record));
    case mapRole: return column == ScanColumn::Map && record.volume ? text(record.volume->map) : QVariant();
    default: return {};
    }
}

QVariant ScanModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<ScanColumn>(section)) {
    case ScanColumn::Place: return tr("Place");
    case ScanColumn::State: return tr("State");
    case ScanColumn::Map: return tr("Map");
    case ScanColumn::Alignment: return tr("Alignment");
    case ScanColumn::Health: return tr("Health");
    case ScanColumn::FlexGroup: return QStringLiteral("-G");
    case ScanColumn::BlockSize: return tr("Block size");
    case ScanColumn::Size: return tr("Size");
    }
    return {};
}

} // namespace atlas::ui
