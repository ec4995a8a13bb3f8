// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector dock: the selected structure's fields, location and purpose.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QLabel;
class QTextBrowser;
class QTreeView;

namespace atlas::ui {

class InspectorModel;

class InspectorPanel : public QWidget {
    Q_OBJECT
public:
    explicit InspectorPanel(Workspace& workspace, QWidget* parent = nullptr);

private:
    void refresh();
    /// A link that asks for the owners of the selected block; empty if files cannot own it.
    [[nodiscard]] QString question() const;

    Workspace& m_workspace;
    InspectorModel* m_model;
    QTreeView* m_tree;
    QTextBrowser* m_text;
};

} // namespace atlas::ui
