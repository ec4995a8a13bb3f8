// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_place.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QTimer>
#include <QWidget>
#include <QWindow>
#include <algorithm>
#include <chrono>
#include <utility>

namespace atlas::ui {
namespace {

constexpr QSize firstSize{1280, 800};
const QString geometryKey = QStringLiteral("window/geometry");

/// The other main windows of the program, the last made last.
QList<const QWidget*> othersOf(const QWidget& window) {
    QList<const QWidget*> others;
    for (const auto* each : QApplication::topLevelWidgets())
        if (each != &window && each->metaObject() == window.metaObject())
            others << each;
    return others;
}

} // namespace

QRect fitted(QRect wanted, QMargins frame, QRect area) {
    const QRect inside = area.marginsRemoved(frame);
    wanted.setSize(wanted.size().boundedTo(inside.size()));
    wanted.moveLeft(std::clamp(wanted.left(), inside.left(), inside.right() + 1 - wanted.width()));
    wanted.moveTop(std::clamp(wanted.top(), inside.top(), inside.bottom() + 1 - wanted.height()));
    return wanted;
}

QRect cascaded(QRect wanted, const QList<QPoint>& taken, int step, QRect area) {
    const auto isTaken = [&](QPoint corner) {
        return std::ranges::any_of(taken, [&](QPoint each) {
            return std::max(std::abs(each.x() - corner.x()), std::abs(each.y() - corner.y())) < step;
        });
    };
    constexpr int leastShare = 2; // of the area: a window smaller than half of it starts at the top left again
    auto corner = wanted.topLeft();
    for (qsizetype tries = 0; tries <= taken.size() && isTaken(corner); ++tries) {
        corner += QPoint(step, step);
        if (corner.y() > area.top() + area.height() / leastShare ||
            corner.x() > area.left() + area.width() / leastShare)
            corner = area.topLeft();
    }
    wanted.moveTopLeft(corner);
    return wanted & area;
}

WindowPlace::WindowPlace(QWidget& window, QSettings& settings)
    : QObject(&window), m_window(window), m_settings(settings) {
    window.installEventFilter(this);
}

QRect WindowPlace::area() const { return m_window.screen()->availableGeometry(); }

/// As the window system has it for a window that is shown, else an estimate from the style.
QMargins WindowPlace::frame() const {
    auto windows = othersOf(m_window);
    windows << &m_window;
    for (const auto* each : std::as_const(windows))
        if (each->isVisible() && each->windowHandle() != nullptr && !each->isFullScreen())
            return each->windowHandle()->frameMargins();
    constexpr int edge = 2;
    return {edge, m_window.style()->pixelMetric(QStyle::PM_TitleBarHeight), edge, edge};
}

/// `wanted` is without the frame.
void WindowPlace::place(QRect wanted) {
    const auto around = frame();
    QList<QPoint> taken;
    for (const auto* each : othersOf(m_window))
        taken << each->geometry().topLeft();
    const auto inside = area().marginsRemoved(around);
    const int step = m_window.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    const auto placed = cascaded(fitted(wanted, around, area()), taken, step, inside);
    m_placed = placed.size();
    m_window.setGeometry(placed);
}

void WindowPlace::reset() {
    const QRect available = area();
    QRect wanted({}, firstSize);
    wanted.moveCenter(available.center());
    m_window.setWindowState(m_window.windowState() & ~(Qt::WindowFullScreen | Qt::WindowMaximized));
    place(wanted);
}

void WindowPlace::restore() {
    if (!m_window.restoreGeometry(m_settings.value(geometryKey).toByteArray()))
        return reset();
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
    if (!m_window.isMaximized())
        place(m_window.geometry());
}

void WindowPlace::save() { m_settings.setValue(geometryKey, m_window.saveGeometry()); }

bool WindowPlace::eventFilter(QObject* watched, QEvent* event) {
    constexpr auto untilFramed = std::chrono::milliseconds(250); // the window manager reports its frame later
    if (event->type() == QEvent::Show && !event->spontaneous())
        QTimer::singleShot(untilFramed, this, &WindowPlace::keepOnScreen);
    return QObject::eventFilter(watched, event);
}

/// The frame may be larger than estimated. A size that somebody has given the window meanwhile stays.
void WindowPlace::keepOnScreen() {
    const auto* handle = m_window.windowHandle();
    const bool isOwnSize =
        (m_window.windowState() & (Qt::WindowFullScreen | Qt::WindowMaximized | Qt::WindowMinimized)) == 0;
    if (handle == nullptr || !m_window.isVisible() || !isOwnSize || m_window.size() != m_placed ||
        area().contains(handle->frameGeometry()))
        return;
    m_window.setGeometry(fitted(m_window.geometry(), handle->frameMargins(), area()));
}

} // namespace atlas::ui
