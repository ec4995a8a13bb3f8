// SPDX-License-Identifier: GPL-3.0-or-later
// The Go menu: back, forward, to a place, to the next finding.
#pragma once

#include "ui/session/workspace.h"

#include <QMenu>

namespace atlas::ui {

class GoMenu : public QMenu {
    Q_OBJECT
public:
    explicit GoMenu(Workspace& workspace, QWidget* parent);

    [[nodiscard]] QAction* backAction() const { return m_back; }
    [[nodiscard]] QAction* forwardAction() const { return m_forward; }

Q_SIGNALS:
    void goToRequested();
    /// 1: next finding; -1: previous finding.
    void findingRequested(int step);

private:
    void refresh();
    void addBookmarks();
    void fillBookmarks();
    void askForNote();

    Workspace& m_workspace;
    QAction* m_back;
    QAction* m_forward;
    QMenu* m_bookmarks = nullptr;
    QAction* m_mark = nullptr;
    QList<QAction*> m_needOpen;
};

} // namespace atlas::ui
