// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/command_line.h"
#include "ui/session/held_devices.h"
#include "ui/session/ssh_prompt.h"
#include "ui/window/application.h"
#include "ui/window/headless_picture.h"
#include "ui/window/main_window.h"
#include "ui/window/ssh_dialog.h"
#include "ui/window/theme.h"
#include "ui/window/trace_stage.h"

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <cstdio>

namespace {

using namespace atlas::ui;

/// Drops the warning about propagateSizeHints, which the offscreen platform plugin prints for every window and which no
/// user can act on.
void quietly(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (!message.contains(QLatin1StringView("propagateSizeHints")))
        std::fprintf(stderr, "%s\n", qUtf8Printable(qFormatLogMessage(type, context, message)));
}

int runWindows(QApplication& app, const CommandLine& line) {
    installAccessibleViews();
    QSettings settings;
    apply(line.dark ? Theme::Dark : themeNamed(settings.value(QStringLiteral("theme")).toString()));
    if (line.images.isEmpty())
        openWindow(settings, {});
    for (const QString& image : line.images) {
        auto* window = openWindow(settings, image);
        if (!line.trace.isEmpty() && image == line.images.front())
            window->traces().openOver(line.trace);
    }
    return app.exec();
}

/// Keeps what arrives on standard input, as `dumpe2fs` printed it, and returns the path that opens it.
QString heldInput() {
    const auto path = QStringLiteral("/standard input");
    QFile input;
    if (input.open(stdin, QIODevice::ReadOnly))
        holdText(path, input.readAll());
    return path;
}

int report(const HeadlessOutcome& outcome) {
    if (!outcome) {
        std::fprintf(stderr, "ext4atlas: %s\n", sentence(outcome.error()).c_str());
        return exitUnreadable;
    }
    return 0;
}

int run(QApplication& app, const CommandLine& line) {
    switch (line.task) {
    case Task::Windows: return runWindows(app, line);
    case Task::Render:
        return report(line.picture.view == PictureView::Compare ? renderCompare(line.images.value(0), line.picture)
                                                                : renderPicture(line.images.front(), line.picture));
    case Task::Print: return report(printPaper(line.images.front(), line.printed, line.paper));
    case Task::Screenshot: return report(renderWindow(line.images.value(0), line.picture));
    }
    return 0;
}

/// Returns the exit code that ssh expects of SSH_ASKPASS.
int answerSsh(const QString& question) {
    const auto answer = answerToSsh(question);
    if (answer)
        std::printf("%s\n", qUtf8Printable(*answer));
    return answer ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    if (needsNoDisplay(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(quietly);
    }
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("ext4atlas"));
    QApplication::setOrganizationName(QStringLiteral("ext4atlas"));
    QApplication::setApplicationVersion(QStringLiteral(ATLAS_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.ext4atlas.ext4atlas"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/ext4atlas.svg")));
    speak(atlas::languageOfEnvironment());
    if (isAskedBySsh())
        return answerSsh(QApplication::arguments().value(1));
    auto line = parseCommandLine(QApplication::arguments());
    if (!line) {
        std::fprintf(stderr, "ext4atlas: %s\n", qUtf8Printable(line.error()));
        return exitUsage;
    }
    for (auto& image : line->images)
        if (image == QLatin1StringView("-") && line->task != Task::Print)
            image = heldInput();
    return run(app, *line);
}
