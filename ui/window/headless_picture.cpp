// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/headless_picture.h"

#include "layout/health.h"
#include "ui/alignment/alignment_page.h"
#include "ui/compare/compare_page.h"
#include "ui/drawing/legend.h"
#include "ui/map/group_map.h"
#include "ui/session/background.h"
#include "ui/session/save_file.h"
#include "ui/strip/disk_strip.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/write_picture.h"
#include "ui/window/image_opener.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"
#include "ui/window/theme.h"
#include "ui/window/trace_frames.h"
#include "ui/window/trace_stage.h"
#include "ui/window/web_page.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QPainter>
#include <QPixmap>
#include <QTemporaryDir>

namespace atlas::ui {

namespace {

void dress(Legend& legend, const GroupMap& map) {
    legend.setPalette(map.palette());
    legend.setExtras(legendExtras(map.scene()));
}

} // namespace

int pictureLegendHeight(const GroupMap& map, int width) {
    Legend legend;
    dress(legend, map);
    return legend.heightForWidth(width);
}

void paintPicture(QPainter& painter, QSize size, PictureView view, const GroupMap& map, const DiskStrip& strip) {
    painter.fillRect(QRect(QPoint(0, 0), size), paletteFor(map.palette()).background);
    if (view == PictureView::Strip)
        return strip.renderTo(painter, size);
    Legend legend;
    dress(legend, map);
    const int legendHeight = legend.heightForWidth(size.width());
    map.renderTo(painter, {size.width(), size.height() - legendHeight});
    painter.translate(0, size.height() - legendHeight);
    legend.renderTo(painter, {size.width(), legendHeight});
}

Status savePicture(const QString& path, QSize size, const QString& title, const std::function<void(QPainter&)>& paint) {
    const auto format = pictureFormatOf(path).value_or(PictureFormat::Png);
    return saveFile(path, [&](QIODevice& file) { return writePicture(file, format, size, title, paint); });
}

Status savePicture(const QString& path, QSize size, const QString& title, PictureView view, const GroupMap& map,
                   const DiskStrip& strip) {
    return savePicture(path, size, title, [&](QPainter& painter) { paintPicture(painter, size, view, map, strip); });
}

namespace {

constexpr QSize mapSize{1600, 900};
constexpr QSize stripSize{1600, 110};
constexpr QSize windowSize{1500, 940};
constexpr int pageWidth = 1500;

/// Processes events until `signal` of `sender` is emitted and `arrived()` holds; returns at once if it holds already.
template <class Sender, class Signal, class Condition>
void waitFor(const Sender& sender, Signal signal, Condition arrived) {
    if (arrived())
        return;
    QEventLoop loop;
    QObject::connect(&sender, signal, &loop, [&] {
        if (arrived())
            loop.quit();
    });
    loop.exec();
}

std::unexpected<Error> noImage(const QString& path, OpenedKind kind) {
    Error error{.kind = ErrorKind::Unsupported,
                .what = "it holds the history of an image, of which there is no picture",
                .where = path.toStdString(),
                .hint = "ext4atlas FILE plays it"};
    if (kind == OpenedKind::Trace) {
        error.what = "it holds a trace, not the image that it is to be shown over";
        error.hint = "--trace FILE IMAGE shows both";
    }
    if (kind == OpenedKind::Comparison) {
        error.what = "it holds a comparison, not an image";
        error.hint = "--view compare draws it";
    }
    return std::unexpected(std::move(error));
}

/// Waits until `session` has read `path`, or the logical volume that `picture` names, or has failed.
HeadlessOutcome read(Session& session, const QString& path, const HeadlessPicture& picture) {
    if (const auto kind = openedKindOf(path); kind != OpenedKind::Image)
        return noImage(path, kind);
    QEventLoop loop;
    HeadlessOutcome outcome;
    QObject::connect(&session, &Session::opened, &loop, &QEventLoop::quit);
    QObject::connect(&session, &Session::failed, &loop, [&](const QString&, const Error& error) {
        outcome = std::unexpected(error);
        loop.quit();
    });
    session.open({.path = path.toStdString(), .volume = {.logicalVolume = picture.logicalVolume.toStdString()}});
    if (session.reader().running())
        loop.exec();
    return outcome;
}

/// Waits until the wanted bitmaps have been read or reading has failed.
void settle(const BitmapLoader& bitmaps) {
    waitFor(bitmaps, &BitmapLoader::becameSettled, [&] { return bitmaps.settled(); });
}

/// Reads all bitmaps; bit by bit for the groups visible in `map`.
void readBitmaps(BitmapLoader& bitmaps, const GroupMap& map) {
    bitmaps.setShown(true);
    bitmaps.setView(map.visibleRows());
    settle(bitmaps);
}

/// Shows the trace, if there is one, and waits until it is counted.
HeadlessOutcome showTrace(TracePlayer& player, const QString& path) {
    HeadlessOutcome outcome;
    if (path.isEmpty())
        return outcome;
    const auto failing =
        QObject::connect(&player, &TracePlayer::failed, &player,
                         [&](const QString&, const Error& error) { outcome = std::unexpected(error); });
    player.open(path);
    waitFor(player, &TracePlayer::changed, [&] { return player.view() != nullptr || !player.isOpen(); });
    QObject::disconnect(failing);
    if (outcome && player.view() == nullptr)
        outcome = std::unexpected(
            Error{.kind = ErrorKind::Io, .what = "the trace was not read", .where = path.toStdString()});
    return outcome;
}

/// Waits until all layouts of `page` have been planned.
void settle(ComparePage& page) {
    page.start();
    const auto& comparison = page.comparison();
    waitFor(comparison, &Comparison::becameSettled, [&] { return comparison.settled(); });
    page.refresh();
}

/// Processes events until widgets have their final size: a wrapping text asks for its height only once it has a width.
void layOut() {
    constexpr int nested = 6; ///< depth of widgets that wait for the one inside
    for (int n = 0; n < nested; ++n)
        QApplication::processEvents();
}

/// The error for a disk without a volume.
HeadlessOutcome noMap(const Snapshot& snapshot, const QString& path) {
    auto error = whyNoVolume(snapshot, path.toStdString());
    error.hint = error.hint.empty() ? "--view strip shows the disk" : error.hint;
    return std::unexpected(std::move(error));
}

/// Without a given size, the height follows the contents; a given size clips them.
HeadlessOutcome renderAlignment(const QString& image, const HeadlessPicture& picture) {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Workspace workspace(settings);
    AlignmentPage page(workspace);
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.resize(picture.size.value_or(QSize(pageWidth, windowSize.height())));
    page.show();
    if (auto outcome = read(workspace.session, image, picture); !outcome)
        return outcome;
    QApplication::processEvents();
    auto& content = *page.widget();
    const int width = picture.size.value_or(QSize(pageWidth, 0)).width();
    const QSize size = picture.size.value_or(QSize(width, content.heightForWidth(width)));
    content.resize(width, std::max(size.height(), content.heightForWidth(width)));
    return savePicture(picture.file, size, QFileInfo(image).fileName(), [&](QPainter& painter) {
        painter.fillRect(QRect({}, size), page.palette().window());
        content.render(&painter, {}, QRect({}, size), QWidget::DrawChildren);
    });
}

} // namespace

HeadlessOutcome renderPicture(const QString& image, const HeadlessPicture& picture) {
    apply(picture.dark ? Theme::Dark : Theme::Light);
    if (picture.view == PictureView::Alignment)
        return renderAlignment(image, picture);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Workspace workspace(settings);
    auto& session = workspace.session;
    workspace.bitmaps.setUnasked(false);
    if (auto outcome = read(session, image, picture); !outcome)
        return outcome;
    if (picture.view == PictureView::Map && !session.volume())
        return noMap(session.snapshot(), image);
    const QSize size = picture.size.value_or(picture.view == PictureView::Map ? mapSize : stripSize);
    GroupMap map;
    DiskStrip strip;
    map.setRowMode(picture.rows);
    map.setMagnified(picture.magnified);
    map.resize(size);
    strip.resize(size);
    map.show(session.volume());
    if (session.volume() && picture.allocation) {
        readBitmaps(workspace.bitmaps, map);
        map.show(session.volume());
    }
    TracePlayer player(session);
    if (auto outcome = showTrace(player, picture.trace); !outcome)
        return outcome;
    if (const auto* const view = player.view())
        map.tint(view->heat);
    if (isWebPage(picture.file))
        return saveWebPage(picture.file, session, map.scene().viewpoint,
                           picture.redacted ? Secrets::Removed : Secrets::Kept, picture.dark);
    strip.show(stripContentOf(session));
    const auto draw = [&](const QString& file) {
        if (const auto* const view = player.view()) {
            map.tint(view->heat);
            strip.tint(view->heat);
        }
        return savePicture(file, size, QFileInfo(image).fileName(), picture.view, map, strip);
    };
    if (picture.frames > 0)
        return saveFrames(player, {picture.file, picture.frames, picture.framesPerSecond}, draw);
    if (const auto* const view = player.view())
        strip.tint(view->heat);
    return savePicture(picture.file, size, QFileInfo(image).fileName(), picture.view, map, strip);
}

HeadlessOutcome renderCompare(const QString& source, const HeadlessPicture& picture) {
    apply(picture.dark ? Theme::Dark : Theme::Light);
    Session session;
    ComparePage page(session);
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.resize(picture.size.value_or(windowSize));
    HeadlessOutcome outcome;
    if (openedKindOf(source) == OpenedKind::Comparison) {
        neverOverwrite({source});
        outcome = page.openDocument(source);
    } else if (!source.isEmpty()) {
        outcome = read(session, source, picture);
        if (outcome && !session.layout())
            outcome = std::unexpected(whyNoVolume(session.snapshot(), source.toStdString()));
        page.fillFromImage();
    }
    if (!outcome)
        return outcome;
    page.show();
    settle(page);
    return page.exportTo(picture.file, picture.size);
}

HeadlessOutcome renderWindow(const QString& image, const HeadlessPicture& picture) {
    apply(picture.dark ? Theme::Dark : Theme::Light);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    MainWindow window(settings);
    window.resize(picture.size.value_or(windowSize));
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.show();
    const bool isComparison = openedKindOf(image) == OpenedKind::Comparison;
    if (!image.isEmpty() && !isComparison) {
        if (auto outcome = read(window.workspace().session, image, picture); !outcome)
            return outcome;
        window.pages().map().setRowMode(picture.rows);
        window.pages().map().setMagnified(picture.magnified);
        if (picture.allocation)
            readBitmaps(window.workspace().bitmaps, window.pages().map());
        settle(window.workspace().bitmaps);
        if (picture.view == PictureView::Alignment)
            window.pages().showAlignment();
        if (auto outcome = showTrace(window.traces().player(), picture.trace); !outcome)
            return outcome;
    }
    if (isComparison)
        window.open(image);
    if (picture.view == PictureView::Compare || isComparison) {
        window.pages().showCompare();
        settle(window.pages().compare());
    }
    QApplication::processEvents();
    backgroundPool().waitForDone(); // the bytes of the selected place
    layOut();
    if (auto* focused = window.focusWidget())
        focused->clearFocus(); // hides the text cursor
    const auto grabbed = window.grab();
    return saveFile(picture.file, [&](QIODevice& file) { return grabbed.save(&file, "PNG"); });
}

} // namespace atlas::ui
