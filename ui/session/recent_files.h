// SPDX-License-Identifier: GPL-3.0-or-later
// What was opened last, and where the window was left.
#pragma once

#include "disk/image_request.h"
#include "ui/session/place.h"

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <optional>

namespace atlas::ui {

inline constexpr qsizetype maxRecentFiles = 10;

class RecentFiles : public QObject {
    Q_OBJECT
public:
    /// Stores the list in `settings`, which must outlive this object.
    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] QStringList paths() const;

public Q_SLOTS:
    /// Moves `path` to the front. Keeps at most maxRecentFiles.
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList& paths);
    QSettings& m_settings;
};

// What was open when the last window closed, for the next start without an image.

struct LastSession {
    ImageRequest request{};
    Place place{};
    bool operator==(const LastSession&) const = default;
};

void saveSession(QSettings& settings, const LastSession& session);
void forgetSession(QSettings& settings);
/// Nullopt where nothing was open, the image is gone, or the user does not want it.
[[nodiscard]] std::optional<LastSession> savedSession(const QSettings& settings);

/// Whether the user wants it; on at first.
[[nodiscard]] bool isSessionRestored(const QSettings& settings);
void setSessionRestored(QSettings& settings, bool restored);

} // namespace atlas::ui
