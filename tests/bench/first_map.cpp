// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the start of the window up to its first painted map, in a process of its own:
//   atlas_first_map            ends when an empty window has been painted
//   atlas_first_map IMAGE      ends when IMAGE's map has been painted
// Prints the milliseconds from the request for the image to the painted map (0 for an empty window).
#include "ui/map/group_map.h"
#include "ui/window/application.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"
#include "ui/window/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>
#include <unistd.h>

namespace {

/// Ends the process after the first paint of `widget` for which `ready` is true.
class FirstPaint : public QObject {
public:
    FirstPaint(QWidget& widget, const QElapsedTimer& clock) : m_clock(clock) { widget.installEventFilter(this); }
    void arm() { m_armed = true; }

    bool eventFilter(QObject* object, QEvent* event) override {
        if (m_armed && event->type() == QEvent::Paint) {
            m_armed = false;
            // The frame is on the surface after the pending events of this paint have been processed.
            QTimer::singleShot(0, this, [this] {
                std::printf("%.3f\n", m_clock.isValid() ? static_cast<double>(m_clock.nsecsElapsed()) / 1e6 : 0.0);
                std::fflush(stdout);
                ::_exit(0);
            });
        }
        return QObject::eventFilter(object, event);
    }

private:
    const QElapsedTimer& m_clock;
    bool m_armed = false;
};

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("ext4atlas"));
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    atlas::ui::apply(atlas::ui::Theme::Light);
    atlas::ui::MainWindow window(settings);
    window.resize(1500, 940);
    QElapsedTimer clock;
    if (argc < 2) {
        FirstPaint empty(window, clock);
        empty.arm();
        window.show();
        return QApplication::exec();
    }
    FirstPaint map(*window.pages().map().viewport(), clock);
    auto& session = window.workspace().session;
    QObject::connect(&session, &atlas::ui::Session::opened, &map, [&map] { map.arm(); });
    QObject::connect(&session, &atlas::ui::Session::failed, &map, [](const QString&, const atlas::Error& error) {
        std::fprintf(stderr, "atlas_first_map: %s\n", atlas::sentence(error).c_str());
        ::_exit(3);
    });
    clock.start();
    showWith(window, QString::fromLocal8Bit(argv[1]));
    return QApplication::exec();
}
