// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/image_opener.h"

#include "base/remote_name.h"
#include "history/history_file.h"
#include "ui/compare/compare_document.h"
#include "ui/compare/compare_page.h"
#include "ui/device/device_dialog.h"
#include "ui/scan/scan_dialog.h"
#include "ui/session/held_devices.h"
#include "ui/text/qt_text.h"
#include "ui/window/pages.h"
#include "ui/window/superblock_dialog.h"
#include "ui/window/trace_stage.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace atlas::ui {
namespace {

constexpr qint64 headOfHistory = 64;

bool holdsHistory(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const auto head = file.read(headOfHistory);
    return isHistory(std::as_bytes(std::span(head.constData(), static_cast<std::size_t>(head.size()))));
}

} // namespace

OpenedKind openedKindOf(const QString& path) {
    if (holdsHistory(path))
        return OpenedKind::History;
    if (holdsTrace(path))
        return OpenedKind::Trace;
    return path.endsWith(QLatin1StringView(compareDocumentEnding)) ? OpenedKind::Comparison : OpenedKind::Image;
}

namespace {

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
        else if (isRemote(url.toString().toStdString()))
            paths << url.toString();
    return paths;
}

} // namespace

FileDrop::FileDrop(QWidget& target) : QObject(&target), m_target(target) {
    target.setAcceptDrops(true);
    qApp->installEventFilter(this);
}

/// Whether it lies in the target, also in one of its floating docks.
bool FileDrop::isInTarget(const QObject* watched) const {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (widget == nullptr)
        return false;
    const auto* window = widget->window();
    return window == &m_target ||
           (qobject_cast<const QDockWidget*>(window) != nullptr && window->parent() == &m_target);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    const bool isDrag = type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop;
    if (!isDrag || !isInTarget(watched))
        return false;
    auto& drop = static_cast<QDropEvent&>(*event);
    if (!drop.mimeData()->hasUrls())
        return false; // text for a field
    drop.acceptProposedAction();
    if (type != QEvent::Drop)
        return true;
    if (const auto paths = localFiles(*drop.mimeData()); !paths.isEmpty())
        Q_EMIT dropped(paths);
    else if (const auto urls = drop.mimeData()->urls(); !urls.isEmpty())
        Q_EMIT refused(urls.first().toDisplayString());
    return true;
}

namespace {

const QString openFolderKey = QStringLiteral("openFolder");
} // namespace

ImageOpener::ImageOpener(Workspace& workspace, Pages& pages, QWidget& window)
    : QObject(&window), m_workspace(workspace), m_pages(pages), m_window(window) {}

void ImageOpener::open(const QString& path) {
    const auto kind = openedKindOf(path);
    if (kind == OpenedKind::History)
        return Q_EMIT historyOpened(path);
    if (kind == OpenedKind::Trace)
        return Q_EMIT traceOpened(path);
    if (kind == OpenedKind::Image)
        return m_workspace.session.open(path);
    if (const auto opened = m_pages.compare().openDocument(path); opened)
        m_pages.showCompare();
    else
        Q_EMIT failed(path, opened.error());
}

void ImageOpener::askAndOpen() {
    auto& settings = m_workspace.settings;
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Open a disk image"), settings.value(openFolderKey).toString(),
        tr("Disk images and snapshots (*.img *.raw *.bin *.iso *.dd *.ext4 *.qcow2 "
           "*.vmdk *.vdi *.vhd *.vhdx *.hds *.qed *.E01 *.001 *.simg *.xz *.gz *.bz2 *.zst *.lz4 "
           "*.lzma *.lz *.zip *.7z *.tar *.ova *.e2i *.txt *.ext4atlas "
           "*.ext4atlas-compare);;"
           "All files (*)"));
    if (!path.isEmpty()) {
        settings.setValue(openFolderKey, QFileInfo(path).absolutePath());
        open(path);
    }
}

void ImageOpener::pasteLayout() {
    // Seen in the title; absolute, so that no file of the working folder is meant.
    const QString path = QStringLiteral("/") + tr("Pasted layout");
    holdText(path, QGuiApplication::clipboard()->text().toUtf8());
    m_workspace.session.open(path);
}

void ImageOpener::askForDevice() {
    auto* dialog = new DeviceDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DeviceDialog::chosen, this,
            [this](const ImageRequest& choice) { m_workspace.session.open(choice); });
    dialog->open();
}

void ImageOpener::askForMember(const QString& path, const std::vector<std::string>& members) {
    auto* dialog = new QInputDialog(&m_window);
    dialog->setObjectName("memberDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Which disk?"));
    dialog->setLabelText(tr("%1 holds several files. Open:").arg(QFileInfo(path).fileName()));
    dialog->setComboBoxItems(texts(members));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, path](const QString& member) {
        m_workspace.session.open({.path = path.toStdString(), .member = member.toStdString()});
    });
    dialog->open();
}

void ImageOpener::askForAddress() {
    QStringList recent;
    for (const auto& path : m_workspace.recent.paths())
        if (isRemote(path.toStdString()))
            recent << path;
    QInputDialog dialog(&m_window);
    dialog.setWindowTitle(tr("Open an image on another machine"));
    dialog.setLabelText(
        tr("Address, such as https://host/disk.img, s3://bucket/key, nbd://host/export, sftp://host/path "
           "or ssh://host/dev/sda1"));
    dialog.setComboBoxItems(recent);
    dialog.setComboBoxEditable(true);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto address = dialog.textValue().trimmed();
    if (isRemote(address.toStdString()))
        return open(address);
    if (!address.isEmpty()) {
        Q_EMIT failed(address, {.kind = ErrorKind::Usage,
                                .what = tr("is no address of an image").toStdString(),
                                .where = address.toStdString(),
                                .expected = "https://, s3://, nbd://, sftp://, ssh://"});
    }
}

void ImageOpener::askForFolder() {
    auto& settings = m_workspace.settings;
    const auto folder = QFileDialog::getExistingDirectory(&m_window, tr("Judge the images in a folder"),
                                                          settings.value(openFolderKey).toString());
    if (folder.isEmpty())
        return;
    settings.setValue(openFolderKey, folder);
    auto* dialog = new ScanDialog(folder, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ScanDialog::chosen, this, &ImageOpener::open);
    dialog->show();
    dialog->start();
}

void ImageOpener::askForSuperblock() {
    auto& session = m_workspace.session;
    if (!session.isOpen())
        return;
    auto* dialog = new SuperblockDialog(session.asked().superblock, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SuperblockDialog::chosen, this, [&session](const SuperblockChoice& choice) {
        auto request = session.asked();
        request.superblock = choice;
        session.open(request);
    });
    dialog->open();
}

} // namespace atlas::ui
