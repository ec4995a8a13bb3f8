// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_export.h"

#include "report/csv/csv.h"
#include "report/json/comparison_json.h"
#include "ui/compare/compare_document.h"
#include "ui/compare/comparison.h"
#include "ui/session/save_file.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/write_picture.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QInputDialog>
#include <QPainter>
#include <algorithm>
#include <sstream>

namespace atlas::ui {
namespace {

struct CompareDialogsText {
    Q_DECLARE_TR_FUNCTIONS(CompareDialogsText)
};

} // namespace

QString askForOptionLine(QWidget* parent) {
    return QInputDialog::getText(
               parent, CompareDialogsText::tr("Add an option line"),
               CompareDialogsText::tr("A whole mke2fs command line; the size, and the stride of the array, are added:"),
               QLineEdit::Normal, QStringLiteral("mkfs.ext4 -E packed_meta_blocks=1 -O sparse_super2"))
        .trimmed();
}

QString askForImage(QWidget* parent) {
    return QFileDialog::getOpenFileName(parent, CompareDialogsText::tr("Add an image or snapshot"));
}

Result<QString> askWhereToExport(QWidget* parent) {
    return askWhereToSave(parent, CompareDialogsText::tr("Export the comparison"), QStringLiteral("compare.png"),
                          CompareDialogsText::tr("PNG image (*.png);;SVG drawing (*.svg);;PDF document "
                                                 "(*.pdf);;Comma-separated values (*.csv);;JSON (*.json)"));
}

Result<QString> askWhereToKeep(QWidget* parent) {
    return askWhereToSave(parent, CompareDialogsText::tr("Save the comparison"),
                          QStringLiteral("compare") + compareDocumentEnding,
                          CompareDialogsText::tr("ext4atlas comparison (*%1)").arg(compareDocumentEnding));
}

QString askForSavedComparison(QWidget* parent) {
    return QFileDialog::getOpenFileName(
        parent, CompareDialogsText::tr("Open a comparison"), {},
        CompareDialogsText::tr("ext4atlas comparison (*%1);;All files (*)").arg(compareDocumentEnding));
}

namespace {

struct ComparisonExportText {
    Q_DECLARE_TR_FUNCTIONS(ComparisonExportText)
};

QByteArray csvOf(const Comparison& comparison) {
    std::ostringstream out;
    writeComparisonCsv(measuredOf(comparison), out);
    return QByteArray::fromStdString(out.str());
}

QByteArray jsonOf(const Comparison& comparison) {
    std::ostringstream out;
    writeComparisonJson(measuredOf(comparison), out);
    return QByteArray::fromStdString(out.str());
}

bool hasEnding(const QString& path, const char* ending) {
    return path.endsWith(QLatin1StringView(ending), Qt::CaseInsensitive);
}

/// Fails unless the figures of all layouts belong to the current options, as those of `compare` do.
Status figuresAreThere(const Comparison& comparison) {
    for (const auto& entry : comparison.layouts()) {
        if (entry.error) {
            return std::unexpected(Error{
                .kind = ErrorKind::Unsupported,
                .what = ComparisonExportText::tr("there are no figures of %1").arg(entry.spec.name()).toStdString(),
                .found = entry.error->what,
                .hint = ComparisonExportText::tr("take it off the page").toStdString()});
        }
        if (!entry.isCurrent()) {
            return std::unexpected(Error{
                .kind = ErrorKind::Unsupported,
                .what = ComparisonExportText::tr("%1 is still being planned").arg(entry.spec.name()).toStdString(),
                .hint = ComparisonExportText::tr("save again when all figures are there").toStdString()});
        }
    }
    return {};
}

using Writer = std::function<bool(QIODevice& file)>;

/// Empty for an unknown suffix.
Writer writerFor(const QString& path, const Comparison& comparison, QSize size, const DrawComparison& draw) {
    if (hasEnding(path, ".csv"))
        return [&](QIODevice& file) { return file.write(csvOf(comparison)) >= 0; };
    if (hasEnding(path, ".json"))
        return [&](QIODevice& file) { return file.write(jsonOf(comparison)) >= 0; };
    const auto format = pictureFormatOf(path);
    if (!format)
        return {};
    return [=, &draw](QIODevice& file) {
        return writePicture(file, *format, size, ComparisonExportText::tr("mke2fs settings compared"),
                            [&](QPainter& painter) { draw(painter, size); });
    };
}

} // namespace

Status exportComparison(const QString& path, const Comparison& comparison, QSize size, const DrawComparison& draw) {
    const auto write = writerFor(path, comparison, size, draw);
    if (!write) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage,
                  .what = ComparisonExportText::tr("the file name has no known extension").toStdString(),
                  .where = path.toStdString(),
                  .expected = ".png, .svg, .pdf, .csv or .json"});
    }
    if (!pictureFormatOf(path)) {
        if (auto status = figuresAreThere(comparison); !status)
            return status;
    }
    return saveFile(path, write);
}

} // namespace atlas::ui
