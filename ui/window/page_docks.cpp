// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_docks.h"

#include <QDockWidget>
#include <utility>

namespace atlas::ui {

void PageDocks::turnTo(PageKind page) {
    if (page == m_page) {
        return;
    }
    m_states[std::exchange(m_page, page)] = m_window.saveState();
    if (const auto state = m_states.find(page); state != m_states.end()) {
        m_window.restoreState(state->second);
        return;
    }
    for (auto* dock : m_window.findChildren<QDockWidget*>()) {
        dock->hide();
    }
}

} // namespace atlas::ui
