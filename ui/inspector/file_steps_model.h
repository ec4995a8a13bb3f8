// SPDX-License-Identifier: GPL-3.0-or-later
// The steps from a path to the blocks of its file as a table: superblock, group descriptors, directory inodes, entries,
// inode, mapping blocks, extents. Or the files that use one block.
#pragma once

#include "layout/snapshot.h"
#include "layout/structure_place.h"
#include "ui/session/file_finder.h"
#include "ui/session/tinted_blocks.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class FileStepColumn : std::uint8_t { Step, Where, Gap, Sectors };
inline constexpr int fileStepColumnCount = static_cast<int>(FileStepColumn::Sectors) + 1;

/// The file that a row leads to.
struct FileLink {
    std::uint32_t inode = 0;
    QString name; ///< its path, escaped, or "inode 12"
    bool isPath = false; ///< whether `name` is a path from the root
};

class FileStepsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void setFile(const SnapshotPtr& snapshot, const FileTracePtr& file);
    void setOwners(const SnapshotPtr& snapshot, const BlockOwners& owners);
    /// The place that the row describes; empty if it has none.
    [[nodiscard]] Place placeAt(int row) const;
    /// The steps of the followed file, without further extents; empty without one.
    [[nodiscard]] std::vector<StepMark> marks() const;
    /// The file that the row leads to; nullopt for most rows.
    [[nodiscard]] std::optional<FileLink> fileAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] static QString stepOf(const FileExtent& extent);
    struct Row {
        QString step;
        QString where;
        Place place{};
        std::optional<FileLink> file{};
    };
    void addStructure(const StructurePlace& place);
    /// Adds the descriptor of its group, which locates the inode table, then the inode.
    void addInode(std::uint32_t inode, const QString& step);
    void addSteps();
    void addOwner(const BlockOwner& owner);
    void addFormer(const BlockOwner& owner);
    [[nodiscard]] const FileExtent* extentAt(int row) const;
    /// The text of a row after m_rows.
    [[nodiscard]] QString cell(int row, FileStepColumn column) const;

    SnapshotPtr m_snapshot;
    FileTracePtr m_file; ///< null: owners or nothing
    GroupNumber m_described = noGroup; ///< the group of the last descriptor in m_rows
    std::vector<Row> m_rows; ///< rows of mapping blocks and extents of m_file follow
};

} // namespace atlas::ui
