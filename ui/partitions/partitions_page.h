// SPDX-License-Identifier: GPL-3.0-or-later
// The page for a disk without an ext file system: its partitions and their contents.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace atlas::ui {

class PartitionModel;

class PartitionsPage : public QWidget {
    Q_OBJECT
public:
    explicit PartitionsPage(Workspace& workspace, QWidget* parent = nullptr);

private:
    void refresh();
    [[nodiscard]] QString message() const;

    Workspace& m_workspace;
    PartitionModel* m_model;
    QLabel* m_message;
    QTableView* m_view;
};

} // namespace atlas::ui
