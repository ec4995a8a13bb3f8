// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/device/devices_model.h"

#include "ui/text/qt_text.h"

#include <algorithm>
#include <utility>

namespace atlas::ui {
namespace {

QString contentText(const auto& listed) {
    const auto content = diskText(listed.content);
    return listed.label.empty() ? content : QStringLiteral("%1 “%2”").arg(content, diskText(listed.label));
}

QString mountedText(const auto& listed) {
    QStringList points;
    for (const auto& point : listed.mountedAt)
        points << diskText(point);
    return points.join(QStringLiteral(", "));
}

QString deviceText(const ListedDevice& device, DeviceColumn column) {
    switch (column) {
    case DeviceColumn::Device: return text(device.path);
    case DeviceColumn::Size: return ui::size(device.size);
    case DeviceColumn::Sectors:
        return device.logicalSector == 0
                   ? QString()
                   : QStringLiteral("%1 / %2").arg(number(device.logicalSector), number(device.physicalSector));
    case DeviceColumn::Content: return contentText(device);
    case DeviceColumn::Mounted: return mountedText(device);
    case DeviceColumn::Model: return diskText(device.model);
    }
    return {};
}

QString partitionText(const ListedPartition& partition, DeviceColumn column) {
    switch (column) {
    case DeviceColumn::Device: return text(partition.path);
    case DeviceColumn::Size: return ui::size(partition.size);
    case DeviceColumn::Content: return contentText(partition);
    case DeviceColumn::Mounted: return mountedText(partition);
    case DeviceColumn::Sectors:
    case DeviceColumn::Model: break;
    }
    return {};
}

} // namespace

void DevicesModel::show(std::vector<ListedDevice> devices) {
    if (devices == m_devices)
        return;
    beginResetModel();
    m_devices = std::move(devices);
    endResetModel();
}

std::optional<ImageRequest> DevicesModel::choiceAt(const QModelIndex& index) const {
    if (!index.isValid())
        return std::nullopt;
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == 0)
        return ImageRequest{.path = m_devices[row].path};
    const auto& disk = m_devices[index.internalId() - 1];
    return ImageRequest{.path = disk.path, .volume = {.partition = disk.partitions[row].number}};
}

QModelIndex DevicesModel::find(const ImageRequest& choice) const {
    for (int row = 0; row < rowCount(); ++row) {
        const auto disk = index(row, 0);
        if (choiceAt(disk) == choice)
            return disk;
        for (int part = 0; part < rowCount(disk); ++part)
            if (choiceAt(index(part, 0, disk)) == choice)
                return index(part, 0, disk);
    }
    return {};
}

QModelIndex DevicesModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex DevicesModel::parent(const QModelIndex& index) const {
    return index.isValid() && index.internalId() != 0
               ? createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr{0})
               : QModelIndex();
}

int DevicesModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_devices.size());
    return parent.internalId() == 0 && parent.column() == 0
               ? static_cast<int>(m_devices[static_cast<std::size_t>(parent.row())].partitions.size())
               : 0;
}

int DevicesModel::columnCount(const QModelIndex& /*parent*/) const { return deviceColumnCount; }

QVariant DevicesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto column = static_cast<DeviceColumn>(index.column());
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::TextAlignmentRole && column == DeviceColumn::Size)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return index.internalId() == 0 ? deviceText(m_devices[row], column)
                                   : partitionText(m_devices[index.internalId() - 1].partitions[row], column);
}

QVariant DevicesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<DeviceColumn>(section)) {
    case DeviceColumn::Device: return tr("Device");
    case DeviceColumn::Size: return tr("Size");
    case DeviceColumn::Sectors: return tr("Sectors");
    case DeviceColumn::Content: return tr("Content");
    case DeviceColumn::Mounted: return tr("Mounted at");
    case DeviceColumn::Model: return tr("Model");
    }
    return {};
}

} // namespace atlas::ui
