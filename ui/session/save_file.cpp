// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/save_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSaveFile>

namespace atlas::ui {
namespace {

struct SaveFileText {
    Q_DECLARE_TR_FUNCTIONS(SaveFileText)
};

/// A device takes what fits, and says at the next write why the rest did not.
bool writeAll(QSaveFile& file, QByteArrayView bytes) {
    while (!bytes.isEmpty()) {
        const auto written = file.write(bytes.data(), bytes.size());
        if (written <= 0) {
            return false;
        }
        bytes = bytes.sliced(written);
    }
    return true;
}

/// QSaveFile::commit() of Qt 6.4 does not see that its last flush failed, and puts a cut file in the old one's place. The second
/// flush says why the first wrote a part only.
bool commit(QSaveFile& file, const QByteArray& bytes) {
    return file.open(QIODevice::WriteOnly) && writeAll(file, bytes) && (file.flush() || file.flush()) && file.commit();
}

} // namespace

Status saveFile(const QString& path, const std::function<bool(QIODevice&)>& write) {
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    const bool made = write(bytes);
    QSaveFile file(path);
    if (made && commit(file, bytes.data())) {
        return {};
    }
    return std::unexpected(Error{.kind = ErrorKind::Io,
                                 .what = SaveFileText::tr("the file cannot be written").toStdString(),
                                 .where = path.toStdString(),
                                 .found = made ? file.errorString().toStdString() : std::string()});
}

} // namespace atlas::ui
