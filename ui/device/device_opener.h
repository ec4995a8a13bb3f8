// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a block device that the user has no rights to read: pkexec asks for the administrator's password and starts
// ext4atlas-open-device, which passes the descriptor on. Nothing else runs with other rights.
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>

namespace atlas::ui {

class DeviceOpener : public QObject {
    Q_OBJECT
public:
    explicit DeviceOpener(QObject* parent = nullptr);
    ~DeviceOpener() override;

    /// Overrides pkexec and the helper; for tests.
    void setPrograms(const QString& elevator, const QString& helper);
    /// Whether pkexec and the helper are installed.
    [[nodiscard]] bool isPossible() const { return !m_elevator.isEmpty() && !m_helper.isEmpty(); }
    /// Opens `path` and holds it; a running request is dropped. Precondition: isPossible().
    void open(const QString& path);
    [[nodiscard]] bool isRunning() const { return m_process != nullptr; }

Q_SIGNALS:
    /// The device is held: see held_devices.h.
    void opened(const QString& path);
    /// `why` is one sentence; empty where the user gave no password.
    void refused(const QString& path, const QString& why);

private:
    void drop();
    void ended(int code, QProcess::ExitStatus status);

    QString m_elevator;
    QString m_helper;
    QString m_path;
    QProcess* m_process = nullptr;
    int m_socket = -1; ///< the end that the descriptor arrives at
};

/// What an administrator types to read `path` without this: a snapshot that opens here.
[[nodiscard]] QString commandToRead(const QString& path);

} // namespace atlas::ui
