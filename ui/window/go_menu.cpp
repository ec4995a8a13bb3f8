// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/go_menu.h"

#include "ui/session/qt_text.h"

#include <QAction>

namespace atlas::ui {

GoMenu::GoMenu(Workspace& workspace, QWidget* parent) : QMenu(tr("&Go"), parent), m_workspace(workspace) {
    setToolTipsVisible(true);
    m_back = addAction(tr("&Back"), &workspace.selection, &Selection::back);
    m_back->setShortcuts({QKeySequence(QStringLiteral("Alt+Left")), QKeySequence(Qt::Key_Backspace)});
    m_back->setToolTip(tr("To what was selected and shown before (Alt+Left, Backspace)"));
    m_forward =
        addAction(tr("&Forward"), QKeySequence(QStringLiteral("Alt+Right")), &workspace.selection, &Selection::forward);
    m_forward->setToolTip(tr("To what was selected and shown after this (Alt+Right)"));
    for (auto* action : {m_back, m_forward}) {
        action->setIconText(withoutMnemonic(action->text()));
    }
    addSeparator();
    m_needOpen << addAction(tr("&Go to…"), QKeySequence(QStringLiteral("Ctrl+G")), this, &GoMenu::goToRequested);
    addSeparator();
    m_needOpen << addAction(tr("&Next finding"), QKeySequence(QStringLiteral("F8")), this,
                            [this] { Q_EMIT findingRequested(1); });
    m_needOpen << addAction(tr("&Previous finding"), QKeySequence(QStringLiteral("Shift+F8")), this,
                            [this] { Q_EMIT findingRequested(-1); });
    connect(&workspace.selection, &Selection::historyChanged, this, &GoMenu::refresh);
    connect(&workspace.session, &Session::opened, this, &GoMenu::refresh);
    refresh();
}

void GoMenu::refresh() {
    m_back->setEnabled(m_workspace.selection.canGoBack());
    m_forward->setEnabled(m_workspace.selection.canGoForward());
    for (auto* action : std::as_const(m_needOpen)) {
        action->setEnabled(m_workspace.session.isOpen());
    }
}

} // namespace atlas::ui
