// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recent_files.h"

#include <QFileInfo>

namespace atlas::ui {

namespace {
const QString key = QStringLiteral("recentFiles");
}

RecentFiles::RecentFiles(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {}

QStringList RecentFiles::paths() const { return m_settings.value(key).toStringList(); }

void RecentFiles::add(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList all = paths();
    all.removeAll(absolute);
    all.prepend(absolute);
    store(all.mid(0, maxRecentFiles));
}

void RecentFiles::remove(const QString& path) {
    QStringList all = paths();
    if (all.removeAll(path) > 0) {
        store(all);
    }
}

void RecentFiles::clear() { store({}); }

void RecentFiles::store(const QStringList& paths) {
    m_settings.setValue(key, paths);
    Q_EMIT changed();
}

} // namespace atlas::ui
