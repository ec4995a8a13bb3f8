// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which docks are visible on which page. The map and the group table show docks by default; other pages, and all of them
// beside a lesson, start without. The user's arrangement, with the raised tabs and the sizes, is remembered per kind of page.
#pragma once

#include <QByteArray>
#include <QMainWindow>
#include <map>

namespace atlas::ui {

enum class PageKind { Structures, Answers, Taught /** beside a lesson, an exercise or a history */ };

class PageDocks {
public:
    explicit PageDocks(QMainWindow& window) : m_window(window) {}

    void turnTo(PageKind page);

private:
    QMainWindow& m_window;
    PageKind m_page = PageKind::Structures;
    std::map<PageKind, QByteArray> m_states;
};

} // namespace atlas::ui
