// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/selection.h"

namespace atlas::ui {

void Selection::select(const Place& place) {
    if (place == m_history.current()) {
        return;
    }
    m_history.visit(place);
    Q_EMIT changed(m_history.current());
}

void Selection::back() {
    if (m_history.canGoBack()) {
        m_history.back();
        Q_EMIT changed(m_history.current());
    }
}

void Selection::forward() {
    if (m_history.canGoForward()) {
        m_history.forward();
        Q_EMIT changed(m_history.current());
    }
}

void Selection::reset() {
    m_history = History<Place>();
    Q_EMIT changed(m_history.current());
}

} // namespace atlas::ui
