// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which docks are visible on which page. The map and the group table show docks by default; other pages start without
// them. The user's choice is remembered per kind of page.
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QSet>
#include <map>

namespace atlas::ui {

enum class PageKind { Structures, Answers };

class PageDocks {
public:
    explicit PageDocks(const QMainWindow& window) : m_window(window) {}

    void turnTo(PageKind page);

private:
    const QMainWindow& m_window;
    PageKind m_page = PageKind::Structures;
    std::map<PageKind, QSet<QDockWidget*>> m_shown;
};

} // namespace atlas::ui
