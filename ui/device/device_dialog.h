// SPDX-License-Identifier: GPL-3.0-or-later
// File → Open device: the disks and partitions of this machine, kept current while the dialog is open.
#pragma once

#include "ui/device/device_opener.h"
#include "ui/device/devices_model.h"
#include "ui/session/reader_job.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;
class QTreeView;

namespace atlas::ui {

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
