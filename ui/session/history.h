// SPDX-License-Identifier: GPL-3.0-or-later
// Back and forward history, as in a browser.
#pragma once

#include <cstddef>
#include <deque>
#include <utility>

namespace atlas::ui {

/// Starts with a default-constructed T. Keeps the last `limit` entries.
template <class T>
class History {
public:
    explicit History(std::size_t limit = 200) : m_limit(limit) {}

    [[nodiscard]] const T& current() const { return m_visited[m_at]; }
    [[nodiscard]] T& current() { return m_visited[m_at]; }
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_visited.size(); }

    /// Discards the forward entries. Visiting the current place again has no effect.
    void visit(T place) {
        if (place == current()) {
            return;
        }
        m_visited.resize(m_at + 1);
        m_visited.push_back(std::move(place));
        if (m_visited.size() > m_limit) {
            m_visited.pop_front();
        }
        m_at = m_visited.size() - 1;
    }

    /// Discards the entries for which `wanted`, which may change them, is false. Precondition: it is true for the current one.
    template <class Wanted>
    void keepOnly(Wanted wanted) {
        std::deque<T> kept;
        std::size_t at = 0;
        for (std::size_t i = 0; i < m_visited.size(); ++i) {
            at = i == m_at ? kept.size() : at;
            if (wanted(m_visited[i])) {
                kept.push_back(std::move(m_visited[i]));
            }
        }
        m_visited = std::move(kept);
        m_at = at;
    }

    void back() { m_at -= canGoBack() ? 1 : 0; }
    void forward() { m_at += canGoForward() ? 1 : 0; }

private:
    std::size_t m_limit;
    std::deque<T> m_visited{T{}};
    std::size_t m_at = 0;
};

} // namespace atlas::ui
