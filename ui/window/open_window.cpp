// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/open_window.h"

#include "ui/window/main_window.h"

#include <QTimer>
#include <chrono>

namespace atlas::ui {

void showWith(MainWindow& window, const QString& path) {
    constexpr auto maxTimeout = std::chrono::milliseconds(150);
    auto& session = window.workspace().session;
    QObject::connect(&session, &Session::opened, &window, &QWidget::show, Qt::SingleShotConnection);
    QObject::connect(&session, &Session::failed, &window, &QWidget::show, Qt::SingleShotConnection);
    QTimer::singleShot(maxTimeout, &window, &QWidget::show);
    window.open(path);
    if (!session.reader().running()) {
        window.show();
    }
}

MainWindow* openWindow(QSettings& settings, const QString& path) {
    auto* window = new MainWindow(settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (path.isEmpty()) {
        window->show();
        if (const auto last = savedSession(settings)) {
            window->reopen(*last);
        }
    } else {
        showWith(*window, path);
    }
    return window;
}

} // namespace atlas::ui
