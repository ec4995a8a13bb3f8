// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/held_devices.h"

#include "ui/text/qt_text.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QMutex>
#include <QStandardPaths>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace atlas::ui {
namespace {

struct Held {
    QMutex lock; ///< bitmaps are opened on other threads
    QHash<QString, int> descriptors{};
};

Held& held() {
    static Held all;
    return all;
}

QString descriptorPath(int fd) { return QStringLiteral("/dev/fd/%1").arg(fd); }

} // namespace

std::optional<int> heldDescriptor(const QString& path) {
    auto& all = held();
    const QMutexLocker locked(&all.lock);
    const auto found = all.descriptors.constFind(path);
    return found == all.descriptors.cend() ? std::nullopt : std::optional(*found);
}

void holdDevice(const QString& path, int fd) {
    auto& all = held();
    const QMutexLocker locked(&all.lock);
    if (const auto before = all.descriptors.constFind(path); before != all.descriptors.cend())
        ::close(*before);
    all.descriptors.insert(path, fd);
}

void holdText(const QString& path, const QByteArray& text) {
    const auto name = path.mid(1).toUtf8();
    const int fd = ::memfd_create(name.constData(), MFD_CLOEXEC);
    if (fd < 0)
        return;
    for (qsizetype done = 0; done < text.size();) {
        const auto written = ::write(fd, text.constData() + done, static_cast<std::size_t>(text.size() - done));
        if (written <= 0)
            break;
        done += written;
    }
    holdDevice(path, fd);
}

void holdEmptyFile(const QString& path) {
    const auto folder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    QDir().mkpath(folder);
    const int fd = ::open(QFile::encodeName(folder).constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (fd >= 0)
        holdDevice(path, fd);
}

void moveHeld(const QString& from, const QString& to) {
    if (const auto fd = heldDescriptor(from)) {
        {
            auto& all = held();
            const QMutexLocker locked(&all.lock);
            all.descriptors.remove(from);
        }
        holdDevice(to, *fd);
    }
}

void releaseHeld(const QString& path) {
    auto& all = held();
    const QMutexLocker locked(&all.lock);
    if (const auto found = all.descriptors.constFind(path); found != all.descriptors.cend()) {
        ::close(*found);
        all.descriptors.erase(found);
    }
}

bool isHeld(const QString& path) { return heldDescriptor(path).has_value(); }

Result<std::unique_ptr<ByteSource>> openImageFile(const std::string& path) {
    const auto fd = heldDescriptor(QFile::decodeName(QByteArray::fromStdString(path)));
    return openFile(fd ? descriptorPath(*fd).toStdString() : path);
}

void startWithDevices(QProcess& process, const QString& program, const QStringList& arguments) {
    QStringList rewritten;
    std::vector<int> inherited;
    for (const auto& argument : arguments) {
        const auto fd = heldDescriptor(argument);
        rewritten << (fd ? descriptorPath(*fd) : argument);
        if (fd)
            inherited.push_back(*fd);
    }
    if (!inherited.empty()) {
        process.setChildProcessModifier([inherited] {
            for (const int fd : inherited)
                ::fcntl(fd, F_SETFD, 0); // let it survive exec
        });
    }
    process.start(program, rewritten);
}

} // namespace atlas::ui
