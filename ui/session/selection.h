// SPDX-License-Identifier: GPL-3.0-or-later
// The selection shared by all views, with its back and forward history.
#pragma once

#include "ui/session/file_trace.h"
#include "ui/session/place.h"
#include "view/map_view.h"

#include <QObject>
#include <cstddef>
#include <deque>
#include <functional>
#include <utility>

namespace atlas::ui {

/// Back and forward history as in a browser. Starts with a default-constructed T; keeps the last `limit` entries.
template <class T>
class History {
public:
    explicit History(std::size_t limit = 200) : m_limit(limit) {}

    [[nodiscard]] const T& current() const { return m_visited[m_at]; }
    [[nodiscard]] T& current() { return m_visited[m_at]; }
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_visited.size(); }

    /// Discards the forward entries. No effect if `place` is the current one.
    void visit(T place) {
        if (place == current())
            return;
        m_visited.resize(m_at + 1);
        m_visited.push_back(std::move(place));
        if (m_visited.size() > m_limit)
            m_visited.pop_front();
        m_at = m_visited.size() - 1;
    }

    /// Discards the entries for which `wanted`, which may change them, returns false. Precondition: true for the
    /// current entry.
    template <class Wanted>
    void keepOnly(Wanted wanted) {
        std::deque<T> kept;
        std::size_t at = 0;
        for (std::size_t i = 0; i < m_visited.size(); ++i) {
            at = i == m_at ? kept.size() : at;
            if (wanted(m_visited[i]))
                kept.push_back(std::move(m_visited[i]));
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

class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const Place& place() const { return m_history.current().place; }
    /// The file whose blocks are shown; null if there is none.
    [[nodiscard]] const FileTracePtr& file() const { return m_history.current().file; }
    [[nodiscard]] bool canGoBack() const { return m_history.canGoBack(); }
    [[nodiscard]] bool canGoForward() const { return m_history.canGoForward(); }
    /// `look` returns what the map shows. It is called whenever an entry of the history is left.
    void setViewpoint(std::function<Viewpoint()> look) { m_look = std::move(look); }
    /// For a volume that was read again: keeps the entries whose place `exists`, without their files; resets if the
    /// current one does not exist.
    void keepOnly(const std::function<bool(const Place&)>& exists);

public Q_SLOTS:
    /// Selects `place` and adds it to the history; file() stays.
    void select(const atlas::ui::Place& place);
    /// Also replaces file(), by null for none.
    void select(const atlas::ui::Place& place, const atlas::ui::FileTracePtr& file);
    /// Replaces the current entry, for another byte of the same block.
    void point(const atlas::ui::Place& place);
    /// Repeats the current entry, so that back() returns to what the map shows now.
    void mark();
    /// Points out `place` without changing the selection or the history.
    void glance(const atlas::ui::Place& place) { Q_EMIT glanced(place); }
    /// Selects `place` and asks to show its bytes.
    void selectBytes(const atlas::ui::Place& place);
    /// Asks for the files that use `block`, which need not be selected.
    void askForOwners(atlas::BlockNumber block) { Q_EMIT ownersWanted(block); }
    /// Selects `place` and asks to show the fields in its bytes.
    void selectField(const atlas::ui::Place& place);
    void back();
    void forward();
    /// Clears the selection and the history, for another image.
    void reset();

Q_SIGNALS:
    void changed(const atlas::ui::Place& place);
    void glanced(const atlas::ui::Place& place);
    void bytesWanted();
    void fieldsWanted();
    void ownersWanted(atlas::BlockNumber block);
    /// Before `changed`.
    void fileChanged();
    /// After `changed`, on back() and forward().
    void viewpointWanted(const atlas::Viewpoint& viewpoint);
    /// canGoBack() or canGoForward() may have changed.
    void historyChanged();

private:
    struct Visit {
        Place place{};
        FileTracePtr file{};
        std::optional<Viewpoint> seen{}; ///< what the map showed when the entry was left
        bool operator==(const Visit&) const = default;
    };

    void leave();
    void arrive(const FileTracePtr& before);

    History<Visit> m_history;
    std::function<Viewpoint()> m_look;
};

} // namespace atlas::ui
