// SPDX-License-Identifier: GPL-3.0-or-later
// What the window can open: a disk image or snapshot, the history of one, or a saved Compare page.
#pragma once

#include "ui/session/workspace.h"

#include <QObject>
#include <QString>
#include <cstdint>

class QWidget;

namespace atlas::ui {

enum class OpenedKind : std::uint8_t { Image, History, Comparison };

/// A history is known by its first bytes, a comparison by the ending of its name; all else is taken for an image. Opens
/// regular files only: a FIFO would wait for its writer.
[[nodiscard]] OpenedKind openedKindOf(const QString& path);

/// Lets a widget accept local files by drag and drop.
class FileDrop : public QObject {
    Q_OBJECT
public:
    explicit FileDrop(QWidget& target);

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// `paths` is not empty.
    void dropped(const QStringList& paths);
};

// Opens images, snapshots and saved comparisons in a window; asks for the file name.

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
