// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/save_file.h"

#include "base/output_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryFile>

namespace atlas::ui {
namespace {

struct SaveFileText {
    Q_DECLARE_TR_FUNCTIONS(SaveFileText)
};

std::vector<std::string>& filesRead() {
    static std::vector<std::string> files;
    return files;
}

OutputFile outputFor(const QString& path, std::string_view bytes) {
    const bool isText = !bytes.substr(0, 4096).contains('\0');
    return {.path = path.toStdString(),
            .magic = isText ? std::string_view() : bytes.substr(0, 8),
            .inputs = filesRead(),
            .insist = "delete this one first"};
}

Error failed(const QString& path, std::string why = {}) {
    return {.kind = ErrorKind::Io,
            .what = SaveFileText::tr("the file cannot be written").toStdString(),
            .where = path.toStdString(),
            .found = std::move(why)};
}

} // namespace

void neverOverwrite(const QStringList& paths) {
    for (const auto& path : paths)
        if (QFileInfo::exists(path))
            filesRead().push_back(path.toStdString());
}

Status saveFile(const QString& path, const std::function<bool(QIODevice&)>& write) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!write(buffer))
        return std::unexpected(failed(path));
    const auto bytes = buffer.data().toStdString();
    const auto output = outputFor(path, bytes);
    const auto status = writeOutput(output, [&](int file) { return writeAll(file, bytes, output.path); });
    if (!status && status.error().kind == ErrorKind::Io)
        return std::unexpected(failed(path, status.error().what));
    return status;
}

} // namespace atlas::ui
