// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_docks.h"

namespace atlas::ui {

void PageDocks::turnTo(PageKind page) {
    if (page == m_page) {
        return;
    }
    QSet<QDockWidget*> shown;
    for (auto* dock : m_window.findChildren<QDockWidget*>()) {
        if (!dock->isHidden()) {
            shown.insert(dock);
        }
        dock->setVisible(m_shown[page].contains(dock));
    }
    m_shown[m_page] = shown;
    m_page = page;
}

} // namespace atlas::ui
