// SPDX-License-Identifier: GPL-3.0-or-later
// Opens what the window can show: a disk image or snapshot, a history, or a saved Compare page.
#pragma once

#include "ui/session/workspace.h"

#include <QObject>
#include <QString>
#include <cstdint>
#include <string>
#include <vector>

class QWidget;

namespace atlas::ui {

enum class OpenedKind : std::uint8_t { Image, History, Comparison, Trace };

/// Recognises a history by its first bytes and a comparison by its suffix; all else is an image. Opens regular files
/// only: opening a FIFO would block.
[[nodiscard]] OpenedKind openedKindOf(const QString& path);

/// Lets a window take local files by drag and drop, wherever on it they are dropped: also on its fields, which would
/// take their addresses as text.
class FileDrop : public QObject {
    Q_OBJECT
public:
    explicit FileDrop(QWidget& target);

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// `paths` is not empty.
    void dropped(const QStringList& paths);
    /// What was dropped holds addresses, but no local file.
    void refused(const QString& address);

private:
    [[nodiscard]] bool isInTarget(const QObject* watched) const;

    QWidget& m_target;
};

class Pages;

class ImageOpener : public QObject {
    Q_OBJECT
public:
    ImageOpener(Workspace& workspace, Pages& pages, QWidget& window);

public Q_SLOTS:
    void open(const QString& path);
    void askAndOpen();
    /// Opens what is on the clipboard as what dumpe2fs printed.
    void pasteLayout();
    /// Shows the disks of this machine to choose from.
    void askForDevice();
    /// Asks which of `members` of the file at `path` is to be opened.
    void askForMember(const QString& path, const std::vector<std::string>& members);
    /// Asks for the address of an image on another machine.
    void askForAddress();
    /// Asks for a folder, and lists its images.
    void askForFolder();
    /// Asks for the superblock with which the open image is opened again.
    void askForSuperblock();

Q_SIGNALS:
    /// Only for comparisons; images and snapshots emit Session::failed.
    void failed(const QString& path, const atlas::Error& error);
    /// `path` is a history, which the receiver opens.
    void historyOpened(const QString& path);
    /// `path` is a trace, which the receiver shows over the open image.
    void traceOpened(const QString& path);

private:
    Workspace& m_workspace;
    Pages& m_pages;
    QWidget& m_window;
};

} // namespace atlas::ui
