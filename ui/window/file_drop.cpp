// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace atlas::ui {

namespace {

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

} // namespace

FileDrop::FileDrop(QWidget& target) : QObject(&target) {
    target.setAcceptDrops(true);
    target.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop) {
        return QObject::eventFilter(watched, event);
    }
    auto& drop = static_cast<QDropEvent&>(*event);
    if (const auto paths = localFiles(*drop.mimeData()); !paths.isEmpty()) {
        drop.acceptProposedAction();
        if (event->type() == QEvent::Drop) {
            Q_EMIT dropped(paths);
        }
    }
    return true;
}

} // namespace atlas::ui
