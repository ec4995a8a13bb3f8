// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/bitmap_source.h"

#include <QFileSystemWatcher>

namespace atlas::ui {

/// Reports changes of the opened image file on disk. Writes to a block device are not detected.
class ImageWatcher : public QObject {
    Q_OBJECT
public:
    explicit ImageWatcher(BitmapSource source, QObject* parent = nullptr);

Q_SIGNALS:
    void changed();

private:
    void compare();

    BitmapSource m_source;
    QFileSystemWatcher m_watch;
};

} // namespace atlas::ui
