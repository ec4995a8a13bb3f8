// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_dialogs.h"

#include "ui/compare/compare_document.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QInputDialog>

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

QString askWhereToExport(QWidget* parent) {
    return QFileDialog::getSaveFileName(
        parent, CompareDialogsText::tr("Export the comparison"), QStringLiteral("compare.png"),
        CompareDialogsText::tr("PNG image (*.png);;SVG drawing (*.svg);;PDF document "
                               "(*.pdf);;Comma-separated values (*.csv);;JSON (*.json)"));
}

QString askWhereToSave(QWidget* parent) {
    return QFileDialog::getSaveFileName(
        parent, CompareDialogsText::tr("Save the comparison"), QStringLiteral("compare") + compareDocumentEnding,
        CompareDialogsText::tr("ext4atlas comparison (*%1)").arg(compareDocumentEnding));
}

QString askForSavedComparison(QWidget* parent) {
    return QFileDialog::getOpenFileName(
        parent, CompareDialogsText::tr("Open a comparison"), {},
        CompareDialogsText::tr("ext4atlas comparison (*%1);;All files (*)").arg(compareDocumentEnding));
}

} // namespace atlas::ui
