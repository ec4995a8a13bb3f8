// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/trace_frames.h"

#include "ui/session/save_file.h"
#include "ui/text/qt_text.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace atlas::ui {
namespace {

constexpr int digitsOfFrame = 4;
constexpr int hundredths = 100;

QString numbered(const QString& file, int frame) {
    const QFileInfo info(file);
    const auto number = QStringLiteral("%1").arg(frame, digitsOfFrame, 10, QLatin1Char('0'));
    return info.dir().filePath(QStringLiteral("%1-%2.%3").arg(info.completeBaseName(), number, info.suffix()));
}

void waitForView(const TracePlayer& player) {
    QEventLoop loop;
    const auto quit = [&] {
        if (!player.isReading())
            loop.quit();
    };
    QObject::connect(&player, &TracePlayer::changed, &loop, quit);
    if (player.isReading())
        loop.exec();
}

/// The program and its arguments that make `gif` of the frames in `folder`; empty if none is installed.
QStringList gifMaker(const QString& folder, const QString& gif, int perSecond) {
    const auto frames = QDir(folder).filePath(QStringLiteral("frame-%04d.png"));
    if (const auto ffmpeg = QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); !ffmpeg.isEmpty()) {
        return {ffmpeg,
                QStringLiteral("-v"),
                QStringLiteral("error"),
                QStringLiteral("-framerate"),
                QString::number(perSecond),
                QStringLiteral("-i"),
                frames,
                QStringLiteral("-vf"),
                QStringLiteral("split[a][b];[a]palettegen[p];[b][p]paletteuse"),
                gif};
    }
    for (const auto* name : {"magick", "convert"}) {
        const auto program = QStandardPaths::findExecutable(QString::fromLatin1(name));
        if (program.isEmpty())
            continue;
        QStringList words{program, QStringLiteral("-delay"), QString::number(hundredths / std::max(perSecond, 1)),
                          QStringLiteral("-loop"), QStringLiteral("0")};
        for (const auto& frame : QDir(folder).entryList({QStringLiteral("frame-*.png")}, QDir::Files, QDir::Name))
            words << QDir(folder).filePath(frame);
        return words << gif;
    }
    return {};
}

Status drawAll(TracePlayer& player, int count, const QString& file,
               const std::function<Status(const QString& path)>& draw) {
    const auto length = std::max<std::uint64_t>(player.duration() / static_cast<std::uint64_t>(count), 1);
    for (int frame = 0; frame < count; ++frame) {
        player.setWindow(length * static_cast<std::uint64_t>(frame), length);
        waitForView(player);
        if (!player.isOpen())
            return std::unexpected(Error{.kind = ErrorKind::Io, .what = "the trace was not read to its end"});
        if (auto status = draw(numbered(file, frame + 1)); !status)
            return status;
    }
    return {};
}

} // namespace

bool isAnimation(const QString& file) { return file.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive); }

Status saveFrames(TracePlayer& player, const FramesWanted& wanted,
                  const std::function<Status(const QString& path)>& draw) {
    if (!isAnimation(wanted.file))
        return drawAll(player, wanted.count, wanted.file, draw);
    const QTemporaryDir folder;
    const auto gif = folder.filePath(QStringLiteral("all.gif"));
    if (gifMaker(folder.path(), gif, wanted.perSecond).isEmpty()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Unsupported,
                  .what = "neither ffmpeg nor ImageMagick is installed, which make a GIF of the frames",
                  .where = wanted.file.toStdString(),
                  .hint = "name a .png for the frames one by one"});
    }
    if (auto status = drawAll(player, wanted.count, folder.filePath(QStringLiteral("frame.png")), draw); !status)
        return status;
    auto words = gifMaker(folder.path(), gif, wanted.perSecond);
    const auto program = words.takeFirst();
    QProcess process;
    process.start(program, words);
    QFile made(gif);
    if (!process.waitForFinished(-1) || process.exitCode() != 0 || !made.open(QIODevice::ReadOnly)) {
        return std::unexpected(Error{.kind = ErrorKind::Io,
                                     .what = "no GIF was made of the frames",
                                     .where = program.toStdString(),
                                     .found = process.readAllStandardError().trimmed().toStdString()});
    }
    return saveFile(wanted.file, [&](QIODevice& file) {
        const auto bytes = made.readAll();
        return !bytes.isEmpty() && file.write(bytes) == bytes.size();
    });
}

} // namespace atlas::ui
