// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/image_opener.h"

#include "ui/compare/compare_page.h"
#include "ui/window/volume_view.h"

#include <QFileDialog>
#include <QFileInfo>

namespace atlas::ui {

namespace {

const QString openFolderKey = QStringLiteral("openFolder");

} // namespace

ImageOpener::ImageOpener(Workspace& workspace, VolumeView& volume, QWidget& window)
    : QObject(&window), m_workspace(workspace), m_volume(volume), m_window(window) {}

void ImageOpener::open(const QString& path) {
    if (!path.endsWith(QLatin1StringView(compareDocumentEnding))) {
        return m_workspace.session.open(path);
    }
    if (const auto opened = m_volume.compare().openDocument(path); opened) {
        m_volume.showCompare();
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

} // namespace atlas::ui
