// SPDX-License-Identifier: GPL-3.0-or-later
// The disks of this machine and their partitions as a tree.
#pragma once

#include "disk/block_device.h"
#include "disk/image_request.h"

#include <QAbstractItemModel>
#include <optional>

namespace atlas::ui {

enum class DeviceColumn : std::uint8_t { Device, Size, Sectors, Content, Mounted, Model };
inline constexpr int deviceColumnCount = static_cast<int>(DeviceColumn::Model) + 1;

class DevicesModel : public QAbstractItemModel {
    Q_OBJECT
public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Keeps the selection if nothing has changed.
    void show(std::vector<ListedDevice> devices);
    /// What the row opens: a whole disk by its path, or a partition of it. nullopt for an invalid index.
    [[nodiscard]] std::optional<ImageRequest> choiceAt(const QModelIndex& index) const;
    /// The row that opens `choice`; invalid if there is none.
    [[nodiscard]] QModelIndex find(const ImageRequest& choice) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<ListedDevice> m_devices; ///< a partition's index has its disk, from 1, as internal id
};

} // namespace atlas::ui
