// SPDX-License-Identifier: GPL-3.0-or-later
// Bookmarked places with notes, stored per volume in the user's settings: nothing is written next to an image, and a
// snapshot or copy of the volume shares its bookmarks.
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

/// Language-independent form for files: "block 12", "group 3", "partition 2", "mbr", "gpt". Empty for no place.
[[nodiscard]] QString placeKey(const Place& place);
/// The place of a key; empty for any other text.
[[nodiscard]] Place placeOfKey(const QString& key);

class Bookmarks : public QObject {
    Q_OBJECT
public:
    Bookmarks(QSettings& settings, const Session& session);

    /// The bookmarks of the open volume, or of the disk if there is none; oldest first, as in the menu.
    [[nodiscard]] QList<Bookmark> all() const;
    [[nodiscard]] const Bookmark* find(const Place& place) const;
    /// Adds a bookmark, or replaces the note at `place`. No effect if nothing is open.
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
