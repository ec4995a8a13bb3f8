// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrolled_page.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTimer>

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

/// QScrollArea by itself follows the focus only from one of its parts to another.
void scrollTo(QWidget& focused) {
    for (auto* parent = focused.parentWidget(); parent != nullptr; parent = parent->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(parent);
        if (area == nullptr)
            continue;
        const QRect inside(focused.mapTo(area->viewport(), QPoint()), focused.size());
        if (!area->viewport()->rect().intersects(inside))
            area->ensureWidgetVisible(&focused);
    }
}

class PageGuard : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto type = event->type();
        if (type == QEvent::KeyPress)
            heedKey(*static_cast<QKeyEvent*>(event));
        if (type == QEvent::FocusIn && watched->isWidgetType() && isByKey(*static_cast<QFocusEvent*>(event)))
            scrollTo(*static_cast<QWidget*>(watched));
        if ((type != QEvent::Wheel && type != QEvent::Show) || !turnsByWheel(watched))
            return false;
        auto& control = *static_cast<QWidget*>(watched);
        if (type == QEvent::Show) {
            // WheelFocus would let the wheel itself focus the control.
            if (control.focusPolicy() == Qt::WheelFocus)
                control.setFocusPolicy(Qt::StrongFocus);
            return false;
        }
        if (isFocused(control))
            return false;
        event->ignore(); // QApplication then passes it on to the parent, which scrolls
        return true;
    }

private:
    void heedKey(const QKeyEvent& event) {
        if (event.key() != Qt::Key_Tab && event.key() != Qt::Key_Backtab)
            return;
        m_isTabbing = true;
        QTimer::singleShot(0, this, [this] { m_isTabbing = false; });
    }
    /// A click is always on what is in sight. Qt gives the reason of Tab also where a hidden page passes on its focus.
    [[nodiscard]] bool isByKey(const QFocusEvent& event) const {
        return m_isTabbing || event.reason() == Qt::ShortcutFocusReason;
    }

    bool m_isTabbing = false; ///< during the event of the key
};

} // namespace

void guardPages() {
    static const char* const name = "pageGuard";
    if (qApp->findChild<QObject*>(QLatin1StringView(name), Qt::FindDirectChildrenOnly) == nullptr) {
        auto* guard = new PageGuard(qApp);
        guard->setObjectName(QLatin1StringView(name));
        qApp->installEventFilter(guard);
    }
}

namespace {

/// Between a scroll area and wrapped text: a scroll area gives a layout its preferred height, this widget only the
/// needed one.
class Shrinkable : public QWidget {
public:
    explicit Shrinkable(QWidget* inside) : m_inside(inside) { inside->setParent(this); }
    /// A layout's minimum size counts wrapped text as one line; this counts the lines needed at the current width.
    [[nodiscard]] QSize minimumSizeHint() const override {
        const auto least = m_inside->minimumSizeHint();
        const auto* layout = m_inside->layout();
        return layout != nullptr && layout->hasHeightForWidth()
                   ? least.expandedTo({0, layout->minimumHeightForWidth(width())})
                   : least;
    }

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry(); // a text may have more lines than before
        return QWidget::event(event);
    }
    void resizeEvent(QResizeEvent* event) override {
        m_inside->setGeometry(rect());
        if (event->oldSize().width() != width())
            updateGeometry();
    }

private:
    QWidget* m_inside;
};

} // namespace

QScrollArea* scrolledPage(QWidget* content) {
    auto* area = new QScrollArea;
    area->setObjectName("pageScroll");
    area->setWidget(new Shrinkable(content));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus); // nothing would show its focus; its parts pass on the keys that scroll it
    return area;
}

} // namespace atlas::ui
