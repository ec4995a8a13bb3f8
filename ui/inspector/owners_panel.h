// SPDX-License-Identifier: GPL-3.0-or-later
// The owners dock: the owners of the volume's blocks, and whether the map is coloured by owner.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace atlas::ui {

class OwnersModel;

class OwnersPanel : public QWidget {
    Q_OBJECT
public:
    explicit OwnersPanel(Workspace& workspace, QWidget* parent = nullptr);

private:
    void arrange();
    [[nodiscard]] QWidget* controls();
    void refresh();
    void advance(const ReaderProgress& progress);
    void choose(int row);
    /// Follows the file of the row.
    void follow(int row);
    /// Makes the row of the selected block current.
    void showOwnerOfSelection();
    [[nodiscard]] QString summary() const;

    Workspace& m_workspace;
    OwnersModel* m_model;
    QLabel* m_summary;
    QPushButton* m_read;
    QCheckBox* m_shown;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QTableView* m_view;
    OwnerMapPtr m_map; ///< the owners in the table
};

} // namespace atlas::ui
