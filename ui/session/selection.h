// SPDX-License-Identifier: GPL-3.0-or-later
// The selection shared by all views, with its back and forward history.
#pragma once

#include "ui/session/history.h"
#include "ui/session/place.h"

#include <QObject>

namespace atlas::ui {

class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const Place& place() const { return m_history.current(); }
    [[nodiscard]] bool canGoBack() const { return m_history.canGoBack(); }
    [[nodiscard]] bool canGoForward() const { return m_history.canGoForward(); }

public Q_SLOTS:
    /// Selects `place` and adds it to the history.
    void select(const atlas::ui::Place& place);
    void back();
    void forward();
    /// Clears the selection and the history, for another image.
    void reset();

Q_SIGNALS:
    void changed(const atlas::ui::Place& place);

private:
    History<Place> m_history;
};

} // namespace atlas::ui
