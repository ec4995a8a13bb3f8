// SPDX-License-Identifier: GPL-3.0-or-later
// The selection shared by all views, with its back and forward history, which remembers what the map showed.
#pragma once

#include "ui/session/file_trace.h"
#include "ui/session/history.h"
#include "ui/session/place.h"
#include "view/map_view.h"

#include <QObject>
#include <functional>

namespace atlas::ui {

class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const Place& place() const { return m_history.current().place; }
    /// The file whose blocks are shown; null: none.
    [[nodiscard]] const FileTracePtr& file() const { return m_history.current().file; }
    [[nodiscard]] bool canGoBack() const { return m_history.canGoBack(); }
    [[nodiscard]] bool canGoForward() const { return m_history.canGoForward(); }
    /// `look` returns what the map shows; it is called whenever an entry of the history is left.
    void setViewpoint(std::function<Viewpoint()> look) { m_look = std::move(look); }
    /// For the same volume read again: keeps the entries whose place `exists`, or resets if the current one does not.
    void keepOnly(const std::function<bool(const Place&)>& exists);

public Q_SLOTS:
    /// Selects `place` and adds it to the history. The file stays.
    void select(const atlas::ui::Place& place);
    /// The same with another file, or with none.
    void select(const atlas::ui::Place& place, const atlas::ui::FileTracePtr& file);
    /// Replaces the current entry of the history, for another byte of the same block.
    void point(const atlas::ui::Place& place);
    /// Adds the same place once more, so that back() returns to what the map shows now.
    void mark();
    /// Points `place` out without selecting it: what is selected, and the history, stay.
    void glance(const atlas::ui::Place& place) { Q_EMIT glanced(place); }
    /// Selects `place` and asks for the view of its bytes.
    void selectBytes(const atlas::ui::Place& place);
    /// Selects `place` and asks for the view of the fields that its bytes encode.
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
    /// file() was replaced; emitted before `changed`.
    void fileChanged();
    /// After `changed`, by back() and forward().
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
