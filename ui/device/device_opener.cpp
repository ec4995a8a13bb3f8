// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/device/device_opener.h"

#include "base/shell_words.h"
#include "ui/session/held_devices.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>
#include <array>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace atlas::ui {
namespace {

constexpr int notAuthorised = 127; ///< of pkexec(1); 126: the dialog was dismissed
constexpr int dismissed = 126;

QString findHelper() {
    const QString name = QStringLiteral("ext4atlas-open-device");
    const auto folder = QCoreApplication::applicationDirPath() + '/';
    for (const auto& candidate : {folder + QStringLiteral(ATLAS_HELPERS_FROM_BIN "/") + name, folder + name}) {
        if (const QFileInfo file(candidate); file.isExecutable()) {
            return file.canonicalFilePath(); // as the policy has it
        }
    }
    return {};
}

/// The descriptor that was sent to `socket`.
std::optional<int> receiveDescriptor(int socket) {
    char byte = 0;
    iovec data{&byte, 1};
    int fd = -1;
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof fd)> control{};
    msghdr message{};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    if (::recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) != 1) {
        return std::nullopt;
    }
    const auto* const header = CMSG_FIRSTHDR(&message);
    if (header == nullptr || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(sizeof fd)) {
        return std::nullopt;
    }
    std::memcpy(&fd, CMSG_DATA(header), sizeof fd);
    return fd;
}

} // namespace

QString commandToRead(const QString& path) {
    const auto name = QFileInfo(path).fileName();
    return QStringLiteral("sudo ext4atlas-cli snapshot -o %1.ext4atlas %2")
        .arg(text(pathWord(name.toStdString())), text(pathWord(path.toStdString())));
}

DeviceOpener::DeviceOpener(QObject* parent)
    : QObject(parent), m_elevator(QStandardPaths::findExecutable(QStringLiteral("pkexec"))), m_helper(findHelper()) {}

DeviceOpener::~DeviceOpener() { drop(); }

void DeviceOpener::setPrograms(const QString& elevator, const QString& helper) {
    m_elevator = elevator;
    m_helper = helper;
}

void DeviceOpener::drop() {
    if (auto* const process = std::exchange(m_process, nullptr); process != nullptr) {
        process->disconnect(this);
        process->kill();
        process->deleteLater();
    }
    if (const int socket = std::exchange(m_socket, -1); socket >= 0) {
        ::close(socket);
    }
}

void DeviceOpener::open(const QString& path) {
    drop();
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        return Q_EMIT refused(path, tr("no socket can be made"));
    }
    m_path = path;
    m_socket = ends[0];
    m_process = new QProcess(this);
    m_process->setChildProcessModifier([end = ends[1]] { ::dup2(end, STDIN_FILENO); });
    connect(m_process, &QProcess::finished, this, &DeviceOpener::ended);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            const auto why = tr("%1 does not start").arg(m_elevator);
            drop();
            Q_EMIT refused(m_path, why);
        }
    });
    m_process->start(m_elevator, {m_helper, path});
    ::close(ends[1]);
}

void DeviceOpener::ended(int code, QProcess::ExitStatus status) {
    const auto fd = receiveDescriptor(m_socket);
    const auto words = QString::fromLocal8Bit(m_process->readAllStandardError()).trimmed();
    drop();
    if (fd) {
        holdDevice(m_path, *fd);
        return Q_EMIT opened(m_path);
    }
    const bool noPassword = status == QProcess::NormalExit && (code == dismissed || code == notAuthorised);
    Q_EMIT refused(m_path, noPassword        ? QString()
                           : words.isEmpty() ? tr("the helper ended without an answer")
                                             : words.section(QLatin1Char('\n'), -1));
}

} // namespace atlas::ui
