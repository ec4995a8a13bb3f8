// SPDX-License-Identifier: GPL-3.0-or-later
// Notices that a file which was missing is there again.
#pragma once

#include "ui/session/background.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace atlas::ui {

class FileReturn : public QObject {
    Q_OBJECT
public:
    explicit FileReturn(QObject* parent = nullptr);

    /// Looks for `path` once a second, because a folder that is missing cannot be watched, and replaces an earlier
    /// path.
    void await(const QString& path);
    void stop();

Q_SIGNALS:
    /// Once for each await().
    void returned(const QString& path);

private:
    void look();

    QString m_path;
    QTimer m_timer;
    LatestRequest m_looking; ///< in the background: the file may be on a network file system
};

} // namespace atlas::ui
