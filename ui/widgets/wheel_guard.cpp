// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>
#include <QTabBar>

namespace atlas::ui {

namespace {

bool turnsByWheel(const QObject* object) {
    const bool slider =
        qobject_cast<const QAbstractSlider*>(object) != nullptr && qobject_cast<const QScrollBar*>(object) == nullptr;
    return slider || qobject_cast<const QAbstractSpinBox*>(object) != nullptr ||
           qobject_cast<const QComboBox*>(object) != nullptr || qobject_cast<const QTabBar*>(object) != nullptr;
}

bool isFocused(const QWidget& control) {
    const auto* const focused = QApplication::focusWidget();
    return focused != nullptr && (focused == &control || control.isAncestorOf(focused));
}

class WheelGuard : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto type = event->type();
        if ((type != QEvent::Wheel && type != QEvent::Show) || !turnsByWheel(watched)) {
            return false;
        }
        auto& control = *static_cast<QWidget*>(watched);
        if (type == QEvent::Show) {
            // Otherwise the wheel itself would give the focus.
            if (control.focusPolicy() == Qt::WheelFocus) {
                control.setFocusPolicy(Qt::StrongFocus);
            }
            return false;
        }
        if (isFocused(control)) {
            return false;
        }
        event->ignore(); // so that QApplication passes it on to the parent, which scrolls
        return true;
    }
};

} // namespace

void guardWheel() {
    static const char* const name = "wheelGuard";
    if (qApp->findChild<QObject*>(QLatin1StringView(name), Qt::FindDirectChildrenOnly) == nullptr) {
        auto* guard = new WheelGuard(qApp);
        guard->setObjectName(QLatin1StringView(name));
        qApp->installEventFilter(guard);
    }
}

} // namespace atlas::ui
