// SPDX-License-Identifier: GPL-3.0-or-later
// Saves and prints what the window shows.
#pragma once

#include "ui/session/workspace.h"

#include <QObject>
#include <QString>

class QAbstractItemModel;
class QWidget;
class QPainter;
class QSize;

namespace atlas::ui {

class FreeSpacePanel;
class Pages;

/// Both write to `path`: a table or a snapshot.
[[nodiscard]] Status saveCsv(const QString& path, const QAbstractItemModel& table);
[[nodiscard]] Status saveSnapshot(const QString& path, const Snapshot& snapshot);

class Exporter : public QObject {
    Q_OBJECT
public:
    Exporter(Workspace& workspace, Pages& pages, QWidget* window);

    void exportPicture();
    /// `redacted`: without labels, UUIDs, names and paths.
    void exportWebPage(bool redacted);
    void exportTable(const QAbstractItemModel& table, const QString& what);
    /// Exports the table of free extents or its chart, depending on the suffix of the chosen file.
    void exportFreeSpace(const FreeSpacePanel& panel);
    void exportSnapshot();
    /// Opens the print preview of the visible page, which prints or writes a PDF.
    void print();

Q_SIGNALS:
    void saved(const QString& path);
    void failed(const atlas::Error& error);

private:
    [[nodiscard]] QString ask(const QString& title, const QString& suggestion, const QString& filters);
    void report(const QString& path, const Status& status);

    Workspace& m_workspace;
    Pages& m_pages;
    QWidget* m_window;
};

/// Paints the visible page in light colours in every theme: paper is white.
void paintOnPaper(Pages& pages, QPainter& painter, QSize size);

} // namespace atlas::ui
