// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_printer.h"

#include "ui/session/save_file.h"
#include "ui/window/pages.h"
#include "ui/window/theme.h"

#include <QMessageBox>
#include <QPaintEngine>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QTemporaryFile>

namespace atlas::ui {

namespace {

constexpr int sheetWidth = 1200; ///< of the sheet in pixels of the screen: a page fits without small print

void paintSheet(QPrinter& printer, Pages& pages, const QString& title) {
    QPainter painter(&printer);
    const auto sheet = printer.pageLayout().paintRectPixels(printer.resolution());
    const double scale = static_cast<double>(sheet.width()) / sheetWidth;
    painter.scale(scale, scale);
    painter.setFont(pages.font());
    const int head = 2 * QFontMetrics(pages.font()).height();
    painter.drawText(QRect(0, 0, sheetWidth, head), Qt::AlignLeft | Qt::AlignTop, title);
    painter.translate(0, head);
    paintOnPaper(pages, painter, {sheetWidth, static_cast<int>(sheet.height() / scale) - head});
}

} // namespace

void paintOnPaper(Pages& pages, QPainter& painter, QSize size) {
    pages.setPalette(lightPalette()); // the screen is not repainted before the next event
    pages.paintPage(painter, size);
    pages.setPalette({});
}

namespace {

/// A PDF file is written as every other output is, through a temporary file. The preview is painted by an engine of another
/// type.
void printPage(QPrinter& printer, Pages& pages, const QString& title, QWidget* dialog) {
    const auto path = printer.outputFileName();
    if (path.isEmpty() || printer.paintEngine()->type() != QPaintEngine::Pdf) {
        return paintSheet(printer, pages, title);
    }
    const auto status = saveFile(path, [&](QIODevice& file) {
        QTemporaryFile pdf;
        if (!pdf.open()) {
            return false;
        }
        printer.setOutputFileName(pdf.fileName());
        paintSheet(printer, pages, title);
        printer.setOutputFileName(path);
        return file.write(pdf.readAll()) > 0;
    });
    if (!status) {
        QMessageBox::warning(dialog, {}, QString::fromStdString(sentence(status.error())));
    }
}

} // namespace

void previewPage(Pages& pages, const QString& title, QWidget& window) {
    auto* preview = new QPrintPreviewDialog(&window);
    preview->setObjectName("printPreview");
    preview->setAttribute(Qt::WA_DeleteOnClose);
    preview->printer()->setPageOrientation(QPageLayout::Landscape);
    preview->printer()->setDocName(title);
    QObject::connect(preview, &QPrintPreviewDialog::paintRequested, preview,
                     [&pages, title, preview](QPrinter* printer) { printPage(*printer, pages, title, preview); });
    preview->open();
}

} // namespace atlas::ui
