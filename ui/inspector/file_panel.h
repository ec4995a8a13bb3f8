// SPDX-License-Identifier: GPL-3.0-or-later
// The file dock: the steps from a path to the blocks of its file with the entries of a directory, or the files that use
// the selected block.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace atlas::ui {

class DirectoryModel;
class FileStepsModel;

class FilePanel : public QWidget {
    Q_OBJECT
public:
    explicit FilePanel(Workspace& workspace, QWidget* parent = nullptr);

    /// Looks for the files that use `block`, and emits `wanted`.
    void askForOwners(BlockNumber block);

Q_SIGNALS:
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
    bool m_ownersShown = false; ///< owners are shown instead of the file
    bool m_filling = false; ///< the model is being replaced
};

} // namespace atlas::ui
