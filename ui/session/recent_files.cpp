// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recent_files.h"

#include "base/remote_name.h"
#include "ui/session/bookmarks.h"
#include "ui/session/held_devices.h"
#include "ui/text/qt_text.h"

#include <QFileInfo>

namespace atlas::ui {
namespace {
const QString key = QStringLiteral("recentFiles");

/// An address as it is, a path from the root.
QString placeOf(const QString& path) {
    return isRemote(path.toStdString()) ? path : QFileInfo(path).absoluteFilePath();
}

} // namespace

RecentFiles::RecentFiles(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {}

QStringList RecentFiles::paths() const { return m_settings.value(key).toStringList(); }

void RecentFiles::add(const QString& path) {
    const QString absolute = placeOf(path);
    if (isHeld(absolute) && !QFileInfo::exists(absolute))
        return; // a pasted text
    QStringList all = paths();
    all.removeAll(absolute);
    all.prepend(absolute);
    store(all.mid(0, maxRecentFiles));
}

void RecentFiles::remove(const QString& path) {
    QStringList all = paths();
    if (all.removeAll(path) > 0)
        store(all);
}

void RecentFiles::clear() { store({}); }

void RecentFiles::store(const QStringList& paths) {
    m_settings.setValue(key, paths);
    Q_EMIT changed();
}

namespace {

const QString wantedKey = QStringLiteral("restoreSession");
const QString folder = QStringLiteral("lastSession");
const QString pathKey = QStringLiteral("lastSession/path");
const QString partitionKey = QStringLiteral("lastSession/partition");
const QString memberKey = QStringLiteral("lastSession/member");
const QString volumeKey = QStringLiteral("lastSession/volume");
const QString offsetKey = QStringLiteral("lastSession/offset");
const QString placeKeyName = QStringLiteral("lastSession/place");

} // namespace

void saveSession(QSettings& settings, const LastSession& session) {
    settings.setValue(pathKey, placeOf(text(session.request.path)));
    settings.setValue(memberKey, text(session.request.member));
    const auto& volume = session.request.volume;
    settings.setValue(partitionKey, volume.partition ? QVariant(*volume.partition) : QVariant());
    settings.setValue(volumeKey, text(volume.logicalVolume));
    const auto& offset = session.request.offset;
    settings.setValue(offsetKey, offset ? QVariant::fromValue<qulonglong>(offset->number) : QVariant());
    settings.setValue(placeKeyName, placeKey(session.place));
}

void forgetSession(QSettings& settings) { settings.remove(folder); }

std::optional<LastSession> savedSession(const QSettings& settings) {
    const auto path = settings.value(pathKey).toString();
    if (!isSessionRestored(settings) || path.isEmpty() || !QFileInfo(path).isReadable())
        return std::nullopt;
    LastSession session{.request = {.path = path.toStdString(),
                                    .volume = {.logicalVolume = settings.value(volumeKey).toString().toStdString()},
                                    .member = settings.value(memberKey).toString().toStdString()},
                        .place = placeOfKey(settings.value(placeKeyName).toString())};
    bool known = false;
    if (const auto number = settings.value(partitionKey).toUInt(&known); known)
        session.request.volume.partition = number;
    if (const auto offset = settings.value(offsetKey).toULongLong(&known); known)
        session.request.offset = Quantity{.number = offset};
    return session;
}

bool isSessionRestored(const QSettings& settings) { return settings.value(wantedKey, true).toBool(); }

void setSessionRestored(QSettings& settings, bool restored) { settings.setValue(wantedKey, restored); }

} // namespace atlas::ui
