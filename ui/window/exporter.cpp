// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/exporter.h"

#include "report/snapshot/snapshot_file.h"
#include "ui/inspector/free_space_panel.h"
#include "ui/map/group_map.h"
#include "ui/session/save_file.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/table_text.h"
#include "ui/widgets/write_picture.h"
#include "ui/window/headless_picture.h"
#include "ui/window/pages.h"
#include "ui/window/theme.h"
#include "ui/window/web_page.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPaintEngine>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QScreen>
#include <QTemporaryFile>
#include <sstream>

namespace atlas::ui {
namespace {

const QString folderKey = QStringLiteral("exportFolder");

} // namespace

Status saveCsv(const QString& path, const QAbstractItemModel& table) {
    return saveFile(path, [&](QIODevice& file) { return writeCsv(table, file); });
}

Status saveSnapshot(const QString& path, const Snapshot& snapshot) {
    std::ostringstream bytes;
    writeSnapshot(snapshot, bytes);
    const auto text = std::move(bytes).str();
    return saveFile(path,
                    [&](QIODevice& file) { return file.write(text.data(), static_cast<qint64>(text.size())) >= 0; });
}

Exporter::Exporter(Workspace& workspace, Pages& pages, QWidget* window)
    : QObject(window), m_workspace(workspace), m_pages(pages), m_window(window) {}

void Exporter::exportPicture() {
    const QString path = ask(tr("Export view"), QStringLiteral("view.png"),
                             tr("PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)"));
    if (!path.isEmpty()) {
        const auto size = m_pages.pageSize();
        report(path, savePicture(path, size, m_workspace.session.name(),
                                 [&](QPainter& painter) { m_pages.paintPage(painter, size); }));
    }
}

void Exporter::exportWebPage(bool redacted) {
    const QString path = ask(tr("Export HTML page"), QStringLiteral("map.html"), tr("HTML page (*.html)"));
    if (!path.isEmpty())
        report(path,
               saveWebPage(path, m_workspace.session, m_pages.map().viewpoint(),
                           redacted ? Secrets::Removed : Secrets::Kept, false, m_workspace.structures.bytes().get()));
}

void Exporter::exportTable(const QAbstractItemModel& table, const QString& what) {
    const QString path = ask(tr("Export table"), what + ".csv", tr("Comma-separated values (*.csv)"));
    if (!path.isEmpty())
        report(path, saveCsv(path, table));
}

void Exporter::exportFreeSpace(const FreeSpacePanel& panel) {
    constexpr QSize chartSize{900, 400};
    const QString path =
        ask(tr("Export free space"), QStringLiteral("free.csv"),
            tr("Comma-separated values (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)"));
    if (pictureFormatOf(path)) {
        const auto title = m_workspace.session.name();
        report(path, savePicture(path, chartSize, title,
                                 [&](QPainter& painter) { panel.chart().renderTo(painter, QRectF({}, chartSize)); }));
    } else if (!path.isEmpty()) {
        report(path, saveCsv(path, panel.table()));
    }
}

void Exporter::exportSnapshot() {
    const QString path =
        ask(tr("Save snapshot"), QStringLiteral("layout.ext4atlas"), tr("ext4atlas snapshot (*.ext4atlas)"));
    if (path.isEmpty())
        return;
    auto snapshot = m_workspace.session.snapshot();
    snapshot.notes = m_workspace.bookmarks.asNotes();
    snapshot.measurements = m_workspace.measurements.all();
    report(path, saveSnapshot(path, snapshot));
}

QString Exporter::ask(const QString& title, const QString& suggestion, const QString& filters) {
    const QString folder = m_workspace.settings.value(folderKey).toString();
    const QString base = QFileInfo(m_workspace.session.path()).completeBaseName();
    const QString start = QStringLiteral("%1%2-%3").arg(folder.isEmpty() ? QString() : folder + '/', base, suggestion);
    const auto path = askWhereToSave(m_window, title, start, filters);
    if (!path)
        Q_EMIT failed(path.error());
    else if (!path->isEmpty())
        m_workspace.settings.setValue(folderKey, QFileInfo(*path).absolutePath());
    return path.value_or(QString());
}

void Exporter::report(const QString& path, const Status& status) {
    if (status)
        Q_EMIT saved(path);
    else
        Q_EMIT failed(status.error());
}

namespace {

constexpr int sheetWidth = 1200; ///< width of the sheet in screen pixels; keeps the print large enough to read

void paintSheet(QPrinter& printer, Pages& pages) {
    QPainter painter(&printer);
    const auto sheet = printer.pageLayout().paintRectPixels(printer.resolution());
    const double scale = static_cast<double>(sheet.width()) / sheetWidth;
    painter.scale(scale, scale);
    paintOnPaper(pages, painter, {sheetWidth, static_cast<int>(sheet.height() / scale)});
}

} // namespace

void paintOnPaper(Pages& pages, QPainter& painter, QSize size) {
    pages.setPalette(lightPalette()); // restored before an event can repaint the screen
    pages.paintPage(painter, size);
    pages.setPalette({});
}

namespace {

/// Writes a PDF through a temporary file, as all exports do; returns whether it did. The preview has an engine of
/// another type and is painted directly.
bool printPage(QPrinter& printer, Pages& pages, QWidget* dialog) {
    const auto path = printer.outputFileName();
    if (path.isEmpty() || printer.paintEngine()->type() != QPaintEngine::Pdf) {
        paintSheet(printer, pages);
        return false;
    }
    const auto status = saveFile(path, [&](QIODevice& file) {
        QTemporaryFile pdf;
        if (!pdf.open())
            return false;
        printer.setOutputFileName(pdf.fileName());
        paintSheet(printer, pages);
        printer.setOutputFileName(path);
        return file.write(pdf.readAll()) > 0;
    });
    if (!status)
        QMessageBox::warning(dialog, {}, QString::fromStdString(sentence(status.error())));
    return status.has_value();
}

const QString previewKey = QStringLiteral("window/printPreview");

} // namespace

void Exporter::print() {
    auto* preview = new QPrintPreviewDialog(m_window);
    preview->setObjectName("printPreview");
    preview->setAttribute(Qt::WA_DeleteOnClose);
    preview->printer()->setPageOrientation(QPageLayout::Landscape);
    preview->printer()->setDocName(m_workspace.session.name());
    const auto size = m_workspace.settings.value(previewKey, m_window->size()).toSize();
    preview->resize(size.boundedTo(m_window->screen()->availableSize()));
    connect(preview, &QPrintPreviewDialog::paintRequested, this, [this, preview](QPrinter* printer) {
        if (printPage(*printer, m_pages, preview))
            Q_EMIT saved(printer->outputFileName());
    });
    connect(preview, &QDialog::finished, this,
            [this, preview] { m_workspace.settings.setValue(previewKey, preview->size()); });
    preview->open();
}

} // namespace atlas::ui
