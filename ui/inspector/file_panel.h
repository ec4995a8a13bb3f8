// SPDX-License-Identifier: GPL-3.0-or-later
// The dock with a file: its directory, the way to it, and its blocks.
#pragma once

#include "layout/file_map.h"
#include "ui/session/workspace.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace atlas::ui {

enum class DirectoryColumn : std::uint8_t { Name, Type, Inode };
inline constexpr int directoryColumnCount = static_cast<int>(DirectoryColumn::Inode) + 1;

class DirectoryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Omits "."; names are escaped.
    void show(const DirectoryListing& listing);
    [[nodiscard]] const ListedEntry& entryAt(int row) const { return m_entries[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<ListedEntry> m_entries;
};

/// The path of an entry of directory `path`; ".." is resolved.
[[nodiscard]] QString pathBelow(const QString& path, const QString& name);

// The file dock: the steps from a path to the blocks of its file with the entries of a directory, or the files that use
// the selected block.

class DirectoryModel;
class FileStepsModel;
class FragmentPlot;

class FilePanel : public QWidget {
    Q_OBJECT
public:
    explicit FilePanel(Workspace& workspace, QWidget* parent = nullptr);

    /// Looks for the files that use `block`, and emits `wanted`.
    void askForOwners(BlockNumber block);

Q_SIGNALS:
    /// Another file is followed, or none.
    void stepsChanged(const std::vector<atlas::ui::StepMark>& marks);
    /// There is something new to show.
    void wanted();

private:
    [[nodiscard]] QWidget* controls();
    void refresh();
    void refreshControls();
    void advance(const ReaderProgress& progress);
    void choose(int row);
    void follow(int row);
    /// Follows an entry of the shown directory.
    void enter(int row);
    /// The selected block; nullopt if metadata covers it.
    [[nodiscard]] std::optional<BlockNumber> ownable() const;
    [[nodiscard]] bool showsOwners() const;

    Workspace& m_workspace;
    FileStepsModel* m_model;
    QLabel* m_summary;
    QPushButton* m_browse;
    QPushButton* m_ask;
    QPushButton* m_clear;
    QPushButton* m_cancel;
    QProgressBar* m_bar;
    QTableView* m_view;
    DirectoryModel* m_entries;
    QTableView* m_list; ///< of m_entries
    FragmentPlot* m_fragments; ///< of a file in several pieces
    bool m_ownersShown = false; ///< owners are shown instead of the file
    bool m_filling = false; ///< the model is being replaced
};

} // namespace atlas::ui
