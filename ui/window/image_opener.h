// SPDX-License-Identifier: GPL-3.0-or-later
// Opens images, snapshots and saved comparisons in a window; asks for the file name.
#pragma once

#include "ui/session/workspace.h"

#include <QObject>

class QWidget;

namespace atlas::ui {

class Pages;

class ImageOpener : public QObject {
    Q_OBJECT
public:
    ImageOpener(Workspace& workspace, Pages& pages, QWidget& window);

public Q_SLOTS:
    void open(const QString& path);
    void askAndOpen();
    /// Shows the disks of this machine.
    void askForDevice();

Q_SIGNALS:
    /// Emitted for comparisons; Session::failed is emitted for images and snapshots.
    void failed(const QString& path, const atlas::Error& error);
    /// The path is that of a history, which others open.
    void historyOpened(const QString& path);

private:
    Workspace& m_workspace;
    Pages& m_pages;
    QWidget& m_window;
};

} // namespace atlas::ui
