// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the disks of this machine with their partitions, and opens one.
#pragma once

#include "disk/block_device.h"
#include "disk/image_request.h"
#include "ui/session/reader_job.h"

#include <QAbstractItemModel>
#include <QDialog>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>
#include <optional>

class QLabel;
class QPushButton;
class QTreeView;

namespace atlas::ui {

enum class DeviceColumn : std::uint8_t { Device, Size, Sectors, Content, Mounted, Model };
inline constexpr int deviceColumnCount = static_cast<int>(DeviceColumn::Model) + 1;

class DevicesModel : public QAbstractItemModel {
    Q_OBJECT
public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Keeps the selection if nothing has changed.
    void show(std::vector<ListedDevice> devices);
    /// What the row opens: a whole disk by its path, or a partition of it. nullopt for an invalid index.
    [[nodiscard]] std::optional<ImageRequest> choiceAt(const QModelIndex& index) const;
    /// The row that opens `choice`; invalid if there is none.
    [[nodiscard]] QModelIndex find(const ImageRequest& choice) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<ListedDevice> m_devices; ///< a partition's index has its disk, from 1, as internal id
};

// File → Open device: lists the disks and partitions, and opens one that the user may not read through pkexec. pkexec
// asks for the administrator's password and starts ext4atlas-open-device, which passes on the descriptor; nothing else
// runs with other privileges.

class DeviceOpener : public QObject {
    Q_OBJECT
public:
    explicit DeviceOpener(QObject* parent = nullptr);
    ~DeviceOpener() override;

    /// Overrides pkexec and the helper, for tests.
    void setPrograms(const QString& elevator, const QString& helper);
    /// Whether pkexec and the helper are installed.
    [[nodiscard]] bool isPossible() const { return !m_elevator.isEmpty() && !m_helper.isEmpty(); }
    /// Opens and holds `path`; drops a running request. Precondition: isPossible().
    void open(const QString& path);
    [[nodiscard]] bool isRunning() const { return m_process != nullptr; }

Q_SIGNALS:
    /// The device is held, see held_devices.h.
    void opened(const QString& path);
    /// `why` is one sentence; empty if the user gave no password.
    void refused(const QString& path, const QString& why);

private:
    void drop();
    void ended(int code, QProcess::ExitStatus status);

    QString m_elevator;
    QString m_helper;
    QString m_path;
    QProcess* m_process = nullptr;
    int m_socket = -1; ///< the receiving end for the descriptor
};

/// The command with which an administrator makes a snapshot of `path` that opens here.
[[nodiscard]] QString commandToRead(const QString& path);

// The list is kept current while the dialog is open.

class DeviceDialog : public QDialog {
    Q_OBJECT
public:
    explicit DeviceDialog(QWidget* parent = nullptr);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    [[nodiscard]] DeviceOpener& opener() { return m_opener; }
    /// Overrides the check whether the user may read a device, for tests.
    void setReadable(std::function<bool(const QString&)> readable) { m_readable = std::move(readable); }

Q_SIGNALS:
    /// The device can now be read; the dialog is closed.
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
    std::optional<ImageRequest> m_wanted; ///< the choice that awaits the password
    QString m_refusal;
};

} // namespace atlas::ui
