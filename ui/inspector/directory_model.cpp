// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/directory_model.h"

#include "ui/text/qt_text.h"

#include <algorithm>
#include <tuple>

namespace atlas::ui {
namespace {

QString typeText(FileType type) {
    switch (type) {
    case FileType::Unknown: break;
    case FileType::Regular: return DirectoryModel::tr("file");
    case FileType::Directory: return DirectoryModel::tr("directory");
    case FileType::CharacterDevice: return DirectoryModel::tr("character device");
    case FileType::BlockDevice: return DirectoryModel::tr("block device");
    case FileType::Fifo: return DirectoryModel::tr("pipe");
    case FileType::Socket: return DirectoryModel::tr("socket");
    case FileType::Symlink: return DirectoryModel::tr("symbolic link");
    }
    return DirectoryModel::tr("unknown");
}

} // namespace

QString pathBelow(const QString& path, const QString& name) {
    const auto up = path.left(path.lastIndexOf(QLatin1Char('/')));
    if (name == QStringLiteral(".."))
        return up.isEmpty() ? QStringLiteral("/") : up;
    return path.endsWith(QLatin1Char('/')) ? path + name : path + QLatin1Char('/') + name;
}

void DirectoryModel::show(const DirectoryListing& listing) {
    beginResetModel();
    m_entries.clear();
    std::ranges::copy_if(listing.entries, std::back_inserter(m_entries),
                         [](const ListedEntry& entry) { return entry.name != "."; });
    const auto key = [](const ListedEntry& entry) {
        return std::tuple(entry.name != "..", entry.type != FileType::Directory, std::string_view(entry.name));
    };
    std::ranges::stable_sort(m_entries, {}, key);
    endResetModel();
}

int DirectoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int DirectoryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : directoryColumnCount; }

QVariant DirectoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const auto& entry = entryAt(index.row());
    switch (static_cast<DirectoryColumn>(index.column())) {
    case DirectoryColumn::Name: return text(entry.name);
    case DirectoryColumn::Type: return typeText(entry.type);
    case DirectoryColumn::Inode: return number(entry.inode);
    }
    return {};
}

QVariant DirectoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<DirectoryColumn>(section)) {
    case DirectoryColumn::Name: return tr("Name");
    case DirectoryColumn::Type: return tr("Type");
    case DirectoryColumn::Inode: return tr("Inode");
    }
    return {};
}

} // namespace atlas::ui
