// SPDX-License-Identifier: GPL-3.0-or-later
// Recently opened files, and the last session.
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
    /// The list is stored in `settings`, which must outlive this object.
    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] QStringList paths() const;

public Q_SLOTS:
    /// Moves `path` to the front; keeps at most maxRecentFiles.
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList& paths);
    QSettings& m_settings;
};

/// What was open when the last window closed, for the next start without an image.
struct LastSession {
    ImageRequest request{};
    Place place{};
    bool operator==(const LastSession&) const = default;
};

void saveSession(QSettings& settings, const LastSession& session);
void forgetSession(QSettings& settings);
/// Nullopt if nothing was open, the image is unreadable, or the user has turned this off.
[[nodiscard]] std::optional<LastSession> savedSession(const QSettings& settings);

/// Whether the user wants the session restored; on by default.
[[nodiscard]] bool isSessionRestored(const QSettings& settings);
void setSessionRestored(QSettings& settings, bool restored);

} // namespace atlas::ui
