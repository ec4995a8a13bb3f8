// SPDX-License-Identifier: GPL-3.0-or-later
// Places with a note, kept for each volume in the user's settings: nothing is written beside an image, and a snapshot or a copy of
// the volume has the same bookmarks.
#pragma once

#include "ui/session/place.h"
#include "ui/session/session.h"

#include <QObject>
#include <QSettings>

namespace atlas::ui {

struct Bookmark {
    Place place{};
    QString note{};
    bool operator==(const Bookmark&) const = default;
};

/// "block 12", "group 3", "partition 2", "mbr", "gpt": a form for files, the same in each language. Empty for no place.
[[nodiscard]] QString placeKey(const Place& place);
/// The place of a key; the empty place for anything else.
[[nodiscard]] Place placeOfKey(const QString& key);

class Bookmarks : public QObject {
    Q_OBJECT
public:
    Bookmarks(QSettings& settings, const Session& session);

    /// Of the open volume, or of the disk without one; by their order in the menu, the oldest first.
    [[nodiscard]] QList<Bookmark> all() const;
    [[nodiscard]] const Bookmark* find(const Place& place) const;
    /// Adds a bookmark, or replaces the note of the one at `place`. No effect when nothing is open.
    void set(const Place& place, const QString& note);
    void remove(const Place& place);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString settingsKey() const;
    void load();
    void store();

    QSettings& m_settings;
    const Session& m_session;
    QList<Bookmark> m_all;
};

} // namespace atlas::ui
