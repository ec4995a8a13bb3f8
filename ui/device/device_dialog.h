// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a block device that the user has no rights to read: pkexec asks for the administrator's password and starts
// ext4atlas-open-device, which passes the descriptor on. Nothing else runs with other rights.
#pragma once

#include "ui/device/devices_model.h"
#include "ui/session/reader_job.h"

#include <QDialog>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

class QLabel;
class QPushButton;
class QTreeView;

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

// File → Open device: the disks and partitions of this machine, kept current while the dialog is open.

class DeviceDialog : public QDialog {
    Q_OBJECT
public:
    explicit DeviceDialog(QWidget* parent = nullptr);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    [[nodiscard]] DeviceOpener& opener() { return m_opener; }
    /// Overrides the question whether the user may read a device; for tests.
    void setReadable(std::function<bool(const QString&)> readable) { m_readable = std::move(readable); }

Q_SIGNALS:
    /// The device can be read now; the dialog is closed.
    void chosen(const atlas::ImageRequest& choice);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    void list();
    void take(const QByteArray& json);
    void refresh();
    void openChosen();
    void finish(const ImageRequest& choice);

    ReaderJob m_reader;
    DeviceOpener m_opener;
    DevicesModel* m_model;
    QTreeView* m_view;
    QLabel* m_note;
    QPushButton* m_open;
    QTimer m_again;
    std::function<bool(const QString&)> m_readable;
    std::optional<ImageRequest> m_wanted; ///< for which the password is asked
    QString m_refusal;
};

} // namespace atlas::ui
