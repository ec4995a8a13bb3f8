// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/headless.h"

#include "ui/views/disk_strip.h"
#include "ui/views/group_map.h"
#include "ui/views/main_window.h"
#include "ui/views/theme.h"
#include "ui/views/volume_view.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QPixmap>
#include <QTemporaryDir>

namespace atlas::ui {

namespace {

constexpr QSize mapSize{1600, 900};
constexpr QSize stripSize{1600, 110};
constexpr QSize windowSize{1500, 940};

/// Waits until `session` has read `path` or failed.
HeadlessOutcome read(Session& session, const QString& path) {
    QEventLoop loop;
    HeadlessOutcome outcome;
    QObject::connect(&session, &Session::opened, &loop, &QEventLoop::quit);
    QObject::connect(&session, &Session::failed, &loop, [&](const QString&, const Error& error) {
        outcome = std::unexpected(error);
        loop.quit();
    });
    session.open(path);
    if (session.reader().running()) {
        loop.exec();
    }
    return outcome;
}

HeadlessOutcome noMap(const QString& path) {
    return std::unexpected(Error{ErrorKind::Unsupported,
                                 "holds no ext file system, so there is no map",
                                 path.toStdString(),
                                 {},
                                 "ext2, ext3 or ext4",
                                 "--view strip shows the disk"});
}

HeadlessOutcome cannotWrite(const QString& file) {
    return std::unexpected(Error{ErrorKind::Io, "the picture cannot be written", file.toStdString()});
}

} // namespace

HeadlessOutcome renderPicture(const QString& image, const HeadlessPicture& picture) {
    apply(picture.dark ? Theme::Dark : Theme::Light);
    Session session;
    if (auto outcome = read(session, image); !outcome) {
        return outcome;
    }
    const auto& placement = session.judgement().placement;
    const bool hasVolume = session.layout() && placement;
    if (picture.view == PictureView::Map && !hasVolume) {
        return noMap(image);
    }
    const QSize size = picture.size.value_or(picture.view == PictureView::Map ? mapSize : stripSize);
    GroupMap map;
    DiskStrip strip;
    map.setRowMode(picture.rows);
    map.setMagnified(picture.magnified);
    map.resize(size);
    strip.resize(size);
    strip.setDisk(session.snapshot().disk);
    if (hasVolume) {
        map.setVolume(session.layout(), *placement, session.grid(), session.judgement().drive.logicalSector.value);
        strip.setVolume(session.layout(), *placement, session.grid());
    }
    return savePicture(picture.file, size, QFileInfo(image).fileName(), picture.view, map, strip);
}

HeadlessOutcome renderWindow(const QString& image, const HeadlessPicture& picture) {
    apply(picture.dark ? Theme::Dark : Theme::Light);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    MainWindow window(settings);
    window.resize(picture.size.value_or(windowSize));
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.show();
    if (!image.isEmpty()) {
        if (auto outcome = read(window.workspace().session, image); !outcome) {
            return outcome;
        }
        window.volume().map().setRowMode(picture.rows);
        window.volume().map().setMagnified(picture.magnified);
    }
    QApplication::processEvents();
    if (auto* focused = window.focusWidget()) {
        focused->clearFocus(); // nobody types into a picture
    }
    return window.grab().save(picture.file) ? HeadlessOutcome{} : cannotWrite(picture.file);
}

} // namespace atlas::ui
