// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run.h"
#include "tests/ui/desktop/desktop.h"
#include "ui/window/application.h"
#include "ui/window/theme.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTest>
#include <gtest/gtest.h>
#include <memory>

namespace atlas::ui {

namespace {

constexpr int timeoutMs = 30'000;
std::unique_ptr<Desktop> running; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables): one for the process

} // namespace

Desktop::Desktop(const QString& screen) {
    m_server.start("Xvfb", {"-displayfd", "1", "-screen", "0", screen + "x24", "-nolisten", "tcp"});
    m_server.waitForReadyRead(timeoutMs);
    qputenv("DISPLAY", ':' + m_server.readLine().trimmed());
    // Only the built-in defaults: what the user of this machine has configured is no matter of the tests.
    m_manager.start("openbox", {"--sm-disable", "--config-file", "/dev/null"});
    m_manager.waitForStarted();
}

Desktop::~Desktop() {
    for (auto* process : {&m_manager, &m_server}) {
        process->kill();
        process->waitForFinished();
    }
}

QString Desktop::missingTool() {
    for (const auto* tool : {"Xvfb", "openbox", "xdotool"}) {
        if (!test::hasTool(tool)) {
            return QString::fromLatin1(tool);
        }
    }
    return {};
}

Desktop* Desktop::current() { return running.get(); }

void Desktop::press(const QString& keys) {
    QProcess pressing;
    pressing.start("xdotool", {"key", "--clearmodifiers", keys});
    pressing.waitForFinished();
    constexpr int untilArrived = 150;
    QTest::qWait(untilArrived);
}

} // namespace atlas::ui

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (GTEST_FLAG_GET(list_tests)) {
        return RUN_ALL_TESTS();
    }
    qunsetenv("WAYLAND_DISPLAY");
    const bool hasDesktop = atlas::ui::Desktop::missingTool().isEmpty();
    if (hasDesktop) {
        const auto screen = qEnvironmentVariable("ATLAS_TEST_SCREEN", "1280x800");
        atlas::ui::running = std::make_unique<atlas::ui::Desktop>(screen);
    }
    qputenv("QT_QPA_PLATFORM", hasDesktop ? "xcb" : "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    int failures = 0;
    {
        QApplication app(argc, argv);
        atlas::ui::installAccessibleViews();
        atlas::ui::apply(atlas::ui::Theme::Light);
        failures = RUN_ALL_TESTS();
    }
    atlas::ui::running.reset();
    return failures;
}
