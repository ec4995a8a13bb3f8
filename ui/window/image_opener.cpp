// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/image_opener.h"

#include "ui/compare/compare_page.h"
#include "ui/device/device_dialog.h"
#include "ui/window/opened_kind.h"
#include "ui/window/pages.h"

#include <QFileDialog>
#include <QFileInfo>

namespace atlas::ui {

namespace {

const QString openFolderKey = QStringLiteral("openFolder");
} // namespace

ImageOpener::ImageOpener(Workspace& workspace, Pages& pages, QWidget& window)
    : QObject(&window), m_workspace(workspace), m_pages(pages), m_window(window) {}

void ImageOpener::open(const QString& path) {
    const auto kind = openedKindOf(path);
    if (kind == OpenedKind::History) {
        return Q_EMIT historyOpened(path);
    }
    if (kind == OpenedKind::Image) {
        return m_workspace.session.open(path);
    }
    if (const auto opened = m_pages.compare().openDocument(path); opened) {
        m_pages.showCompare();
    } else {
        Q_EMIT failed(path, opened.error());
    }
}

void ImageOpener::askAndOpen() {
    auto& settings = m_workspace.settings;
    const QString path =
        QFileDialog::getOpenFileName(&m_window, tr("Open a disk image"), settings.value(openFolderKey).toString(),
                                     tr("Disk images and snapshots (*.img *.raw *.bin *.iso *.dd *.ext4 *.ext4atlas "
                                        "*.ext4atlas-compare);;"
                                        "All files (*)"));
    if (!path.isEmpty()) {
        settings.setValue(openFolderKey, QFileInfo(path).absolutePath());
        open(path);
    }
}

void ImageOpener::askForDevice() {
    auto* dialog = new DeviceDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DeviceDialog::chosen, this,
            [this](const ImageRequest& choice) { m_workspace.session.open(choice); });
    dialog->open();
}

} // namespace atlas::ui
