// SPDX-License-Identifier: GPL-3.0-or-later
// Bookmarked places with notes, stored per volume in the user's settings: nothing is written next to an image, and a
// copy of the volume shares its bookmarks. Snapshots saved by the window carry them to other users.
#pragma once

#include "ui/session/place.h"
#include "ui/session/session.h"

#include <QObject>
#include <QSettings>
#include <vector>

namespace atlas::ui {

struct Bookmark {
    Place place{};
    QString note{};
    bool operator==(const Bookmark&) const = default;
};

/// A note as it is drawn.
struct NotePin {
    ByteOffset byte{}; ///< on the disk
    BlockInterval blocks{}; ///< of the volume; empty outside it
    QString words{};
};

/// "block 12", "group 3", "partition 2", "byte 512", "partition table".
[[nodiscard]] QString placeNumber(const Place& place);
/// Language-independent form for files: "block 12", "group 3", "partition 2", "mbr", "gpt". Empty for no place.
[[nodiscard]] QString placeKey(const Place& place);
/// The place of a key; empty for any other text.
[[nodiscard]] Place placeOfKey(const QString& key);

/// Notes as the head of a tooltip.
[[nodiscard]] QString noteHtml(const QStringList& notes);

class Bookmarks : public QObject {
    Q_OBJECT
public:
    Bookmarks(QSettings& settings, const Session& session);

    /// The bookmarks of the open volume, or of the disk if there is none; oldest first, as in the menu.
    [[nodiscard]] QList<Bookmark> all() const;
    [[nodiscard]] const Bookmark* find(const Place& place) const;
    /// The bookmarks of places that the open image holds, to be drawn.
    [[nodiscard]] std::vector<NotePin> pins() const;
    /// The bookmarks in the form that a snapshot file keeps.
    [[nodiscard]] std::vector<PlaceNote> asNotes() const;
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
