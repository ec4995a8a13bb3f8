// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/selection.h"

namespace atlas::ui {

void Selection::leave() {
    if (m_look)
        m_history.current().seen = m_look();
}

void Selection::arrive(const FileTracePtr& before) {
    if (file() != before)
        Q_EMIT fileChanged();
    Q_EMIT changed(place());
    if (const auto seen = m_history.current().seen)
        Q_EMIT viewpointWanted(*seen);
    Q_EMIT historyChanged();
}

void Selection::select(const Place& place) { select(place, FileTracePtr(file())); }

void Selection::select(const Place& place, const FileTracePtr& file) {
    const auto before = this->file();
    if (place == this->place() && file == before)
        return;
    leave();
    m_history.visit({.place = place, .file = file});
    if (file != before)
        Q_EMIT fileChanged();
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
    m_history.visit({.place = place(), .file = file()});
    Q_EMIT historyChanged();
}

void Selection::selectBytes(const Place& place) {
    select(place);
    Q_EMIT bytesWanted();
}

void Selection::selectField(const Place& place) {
    select(place);
    Q_EMIT fieldsWanted();
}

void Selection::back() {
    if (m_history.canGoBack()) {
        const auto before = file();
        leave();
        m_history.back();
        arrive(before);
    }
}

void Selection::forward() {
    if (m_history.canGoForward()) {
        const auto before = file();
        leave();
        m_history.forward();
        arrive(before);
    }
}

void Selection::keepOnly(const std::function<bool(const Place&)>& exists) {
    if (!exists(place()))
        return reset();
    m_history.keepOnly([&exists](Visit& visit) {
        if (visit.seen) { // folded rows belong to the volume as read before
            visit.seen->folds.reset();
            visit.seen->ownRow.reset();
        }
        visit.file.reset(); // it may have changed
        return exists(visit.place);
    });
    Q_EMIT fileChanged();
    Q_EMIT historyChanged();
}

void Selection::reset() {
    m_history = History<Visit>();
    Q_EMIT fileChanged();
    Q_EMIT changed(place());
    Q_EMIT historyChanged();
}

} // namespace atlas::ui
