// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/selection.h"

namespace atlas::ui {

void Selection::leave() {
    if (m_look) {
        m_history.current().seen = m_look();
    }
}

void Selection::arrive() {
    Q_EMIT changed(place());
    if (const auto seen = m_history.current().seen) {
        Q_EMIT viewpointWanted(*seen);
    }
    Q_EMIT historyChanged();
}

void Selection::select(const Place& place) {
    if (place == this->place()) {
        return;
    }
    leave();
    m_history.visit({place});
    Q_EMIT changed(place);
    Q_EMIT historyChanged();
}

void Selection::point(const Place& place) {
    if (place != this->place()) {
        m_history.current().place = place;
        Q_EMIT changed(place);
    }
}

void Selection::mark() {
    leave();
    m_history.visit({place()});
    Q_EMIT historyChanged();
}

void Selection::back() {
    if (m_history.canGoBack()) {
        leave();
        m_history.back();
        arrive();
    }
}

void Selection::forward() {
    if (m_history.canGoForward()) {
        leave();
        m_history.forward();
        arrive();
    }
}

void Selection::keepOnly(const std::function<bool(const Place&)>& exists) {
    if (!exists(place())) {
        return reset();
    }
    m_history.keepOnly([&exists](Visit& visit) {
        if (visit.seen) { // rows folded for the volume as it was read before
            visit.seen->folds.reset();
            visit.seen->sought.reset();
        }
        return exists(visit.place);
    });
    Q_EMIT historyChanged();
}

void Selection::reset() {
    m_history = History<Visit>();
    Q_EMIT changed(place());
    Q_EMIT historyChanged();
}

} // namespace atlas::ui
