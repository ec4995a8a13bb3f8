// SPDX-License-Identifier: GPL-3.0-or-later
// An X server of the tests' own with a window manager, whose keys are pressed from outside.
#pragma once

#include <QProcess>
#include <QString>

namespace atlas::ui {

class Desktop {
public:
    /// Starts both, and makes DISPLAY name the server. `screen`: "1280x800".
    explicit Desktop(const QString& screen);
    ~Desktop();
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
    Desktop(Desktop&&) = delete;
    Desktop& operator=(Desktop&&) = delete;

    /// The first of the programs that is not installed; empty if none.
    [[nodiscard]] static QString missingTool();
    /// Null where a tool is missing: the tests are then skipped.
    [[nodiscard]] static Desktop* current();

    /// Presses `keys`, in the notation of xdotool, in the window that has the focus.
    static void press(const QString& keys);

private:
    QProcess m_server;
    QProcess m_manager;
};

} // namespace atlas::ui
