// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/partitions/partition_model.h"

#include "report/words/stack_text.h"
#include "report/words/verdict_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

#include <algorithm>

namespace atlas::ui {

namespace {

/// "ext4", "crypto_LUKS: encrypted: what is inside cannot be read without its key"
QString contentText(const Disk& disk, const Partition& partition) {
    const auto name = contentName(partition);
    const auto* const inside = disk.inside.containerIn(partition.number);
    return inside == nullptr ? name : labelledText(name, text(insideText(*inside)));
}

enum PartitionColumn { Number, Start, Size, Type, Contents, Verdict, ColumnCount };

} // namespace

void PartitionModel::setJudgement(const Judgement& judgement) {
    beginResetModel();
    m_disk = judgement.snapshot.opened();
    m_by = judgement.startGranularity();
    m_starts.clear();
    const auto starts = judgement.shownStarts();
    const auto add = [&](const StartVerdict* start) {
        m_starts.push_back(start != nullptr ? std::optional(*start) : std::nullopt);
    };
    for (const auto& partition : m_disk.table.partitions)
        add(startOf(partition, m_disk, starts));
    for (const auto& volume : m_disk.inside.logicalVolumes)
        add(startOf(volume, starts));
    endResetModel();
}

std::optional<std::uint32_t> PartitionModel::numberAt(int row) const {
    const auto* volume = volumeAt(row);
    return volume != nullptr ? volume->partition
                             : std::optional(m_disk.table.partitions.at(static_cast<std::size_t>(row)).number);
}

int PartitionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0
                            : static_cast<int>(m_disk.table.partitions.size() + m_disk.inside.logicalVolumes.size());
}

const LogicalVolume* PartitionModel::volumeAt(int row) const {
    const auto partitions = static_cast<int>(m_disk.table.partitions.size());
    return row < partitions ? nullptr : &m_disk.inside.logicalVolumes.at(static_cast<std::size_t>(row - partitions));
}

int PartitionModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant PartitionModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto* volume = volumeAt(index.row());
    const auto& start = m_starts[static_cast<std::size_t>(index.row())];
    const auto fit = start ? start->countedFit() : std::nullopt;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Verdict && start)
            return text(markedStart(*start, m_by));
        return volume != nullptr ? cell(*volume, index.column())
                                 : cell(m_disk.table.partitions[static_cast<std::size_t>(index.row())], index.column());
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (index.column() <= Size ? Qt::AlignRight : Qt::AlignLeft));
    case FitRole: return index.column() == Verdict && fit ? QVariant(static_cast<int>(*fit)) : QVariant();
    default: return {};
    }
}

QString PartitionModel::cell(const Partition& partition, int column) const {
    const auto bytes = bytesOf(m_disk, partition);
    switch (column) {
    case Number: return QString::number(partition.number);
    case Start: return number(partition.sectors.first.value);
    case Size: return size(bytes.count);
    case Type: return diskText(partition.typeName.empty() ? partition.typeCode : partition.typeName);
    case Contents: return contentText(m_disk, partition);
    default: return {};
    }
}

QString PartitionModel::cell(const LogicalVolume& volume, int column) const {
    const auto start = contiguousAt(volume.map);
    const auto place = placeText(volume);
    switch (column) {
    case Number: return diskText(volume.name);
    case Start: return start ? number(sectorOf(*start, m_disk.drive.logicalSector.value).value) : QStringLiteral("—");
    case Size: return size(volume.size);
    case Type: return tr("logical volume");
    case Contents: return text(insideText(volume));
    case Verdict: return place ? text(*place) : QStringLiteral("—");
    default: return {};
    }
}

QVariant PartitionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("Partition or volume");
    case Start: return tr("First sector");
    case Size: return tr("Size");
    case Type: return tr("Type");
    case Contents: return tr("Content");
    case Verdict: return tr("Start");
    default: return {};
    }
}

} // namespace atlas::ui
