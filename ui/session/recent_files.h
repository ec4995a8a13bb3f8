// SPDX-License-Identifier: GPL-3.0-or-later
// The recently opened images, newest first.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

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

} // namespace atlas::ui
