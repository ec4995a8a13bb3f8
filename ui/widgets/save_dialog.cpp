// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/save_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

namespace atlas::ui {
namespace {

struct SaveDialogText {
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)
};

/// ".png" and ".svg" of "PNG image (*.png);;SVG drawing (*.svg)".
QStringList suffixesOf(const QString& filters) {
    static const QRegularExpression pattern(QStringLiteral(R"(\*(\.[^\s)]+))"));
    QStringList suffixes;
    for (auto all = pattern.globalMatch(filters); all.hasNext();)
        suffixes << all.next().captured(1);
    return suffixes;
}

/// The one of `suffixes` that `path` ends with; empty if none.
QString suffixIn(const QString& path, const QStringList& suffixes) {
    const auto found =
        std::ranges::find_if(suffixes, [&](const QString& each) { return path.endsWith(each, Qt::CaseInsensitive); });
    return found == suffixes.end() ? QString() : *found;
}

} // namespace

Result<QString> pathToSave(const QString& path, const QString& chosen, const QString& filters) {
    const auto known = suffixesOf(filters);
    if (!suffixIn(path, known).isEmpty())
        return path;
    const auto wanted = suffixesOf(chosen).value(0, known.value(0));
    if (QFileInfo(path).suffix().isEmpty())
        return path.endsWith('.') ? path.chopped(1) + wanted : path + wanted;
    if (known.size() == 1)
        return path;
    return std::unexpected(
        Error{.kind = ErrorKind::Usage,
              .what = SaveDialogText::tr("the suffix of the file name belongs to no format").toStdString(),
              .where = path.toStdString(),
              .found = '.' + QFileInfo(path).suffix().toStdString(),
              .expected = known.join(QStringLiteral(", ")).toStdString()});
}

Result<QString> askWhereToSave(QWidget* parent, const QString& title, const QString& suggestion,
                               const QString& filters) {
    QFileDialog dialog(parent, title, suggestion);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const auto choices = filters.split(QStringLiteral(";;"));
    dialog.setNameFilters(choices);
    const auto follow = [&dialog](const QString& filter) {
        const auto suffix = suffixesOf(filter).value(0);
        dialog.setDefaultSuffix(suffix.mid(1));
        return suffix;
    };
    for (const auto& each : choices) {
        if (!suffixIn(suggestion, suffixesOf(each)).isEmpty()) {
            dialog.selectNameFilter(each);
            follow(each);
        }
    }
    // Another format renames the file that was about to be saved.
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& filter) {
        const auto wanted = follow(filter);
        const auto name = dialog.selectedFiles().value(0);
        if (const auto before = suffixIn(name, suffixesOf(filters)); !before.isEmpty())
            dialog.selectFile(name.chopped(before.size()) + wanted);
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return QString();
    return pathToSave(dialog.selectedFiles().first(), dialog.selectedNameFilter(), filters);
}

} // namespace atlas::ui
