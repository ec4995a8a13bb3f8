// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/image_watcher.h"

#include "ui/session/background.h"
#include "ui/text/qt_text.h"

namespace atlas::ui {

ImageWatcher::ImageWatcher(BitmapSource source, QObject* parent) : QObject(parent), m_source(std::move(source)) {
    connect(&m_watch, &QFileSystemWatcher::fileChanged, this, &ImageWatcher::compare);
    m_watch.addPath(text(m_source.path));
}

/// QFileSystemWatcher also reports changes of attributes, so the stamps are compared, in the background because the file may be
/// on a network file system.
void ImageWatcher::compare() {
    inBackground(
        this, [source = m_source] { return source.changed(); },
        [this](bool differs) {
            if (differs) {
                Q_EMIT changed();
            }
        });
}

} // namespace atlas::ui
