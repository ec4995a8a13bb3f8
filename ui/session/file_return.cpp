// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/file_return.h"

#include <QFileInfo>
#include <chrono>

namespace atlas::ui {

FileReturn::FileReturn(QObject* parent) : QObject(parent) {
    m_timer.setInterval(std::chrono::seconds(1));
    connect(&m_timer, &QTimer::timeout, this, &FileReturn::look);
}

void FileReturn::await(const QString& path) {
    m_path = path;
    m_timer.start();
}

void FileReturn::stop() {
    m_timer.stop();
    m_looking.drop();
}

void FileReturn::look() {
    m_timer.stop(); // until this look has ended
    m_looking.run(
        this, [path = m_path] { return QFileInfo::exists(path); },
        [this](bool exists) {
            if (exists)
                Q_EMIT returned(m_path);
            else
                m_timer.start();
        });
}

} // namespace atlas::ui
