// SPDX-License-Identifier: GPL-3.0-or-later
// Each control that a user can operate has a name that a screen reader can say, and Tab reaches the painted views.
#include "tests/ui/window/window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

namespace atlas::ui {
namespace {

/// Qt's own parts of larger controls, which have the name: the field of a spin box, the "»" of a tool bar.
bool isPartOfAControl(const QWidget& widget) {
    const auto* parent = widget.parentWidget();
    return widget.objectName().startsWith("qt_") || qobject_cast<const QComboBox*>(parent) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
           qobject_cast<const QTabBar*>(parent) != nullptr ||
           qobject_cast<const QAbstractItemView*>(parent) != nullptr ||
           (parent != nullptr && parent->inherits("QComboBoxPrivateContainer")) ||
           qobject_cast<const QLineEdit*>(parent) != nullptr || qobject_cast<const QScrollBar*>(&widget) != nullptr;
}

bool isControl(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QLineEdit*>(&widget) != nullptr || qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider*>(&widget) != nullptr;
}

/// Where a widget without a name lies, for the message.
std::string pathOf(const QWidget* widget) {
    QString path;
    for (; widget != nullptr; widget = widget->parentWidget()) {
        const auto* type = widget->metaObject()->className();
        path.prepend(QStringLiteral("/%1#%2").arg(QLatin1String(type), widget->objectName()));
    }
    return path.toStdString();
}

/// On Linux, QAccessible takes the chosen text of a combo box for its name, which does not say what is chosen.
QString nameOf(QWidget& widget) {
    auto& control = *QAccessible::queryAccessibleInterface(&widget);
    const bool combo = qobject_cast<QComboBox*>(&widget) != nullptr;
    if (!combo || !control.relations(QAccessible::Label).isEmpty()) {
        return control.text(QAccessible::Name);
    }
    return widget.accessibleName().isEmpty() ? widget.toolTip() : widget.accessibleName();
}

class ControlNamesTest : public WindowTest {
protected:
    /// Returns the number of controls; cards and the like have names once there is something to show.
    int expectNames(bool onlyVisible) {
        int controls = 0;
        for (auto* each : window->findChildren<QWidget*>()) {
            if (isControl(*each) && !isPartOfAControl(*each) && (!onlyVisible || each->isVisible())) {
                ++controls;
                EXPECT_FALSE(nameOf(*each).trimmed().isEmpty()) << pathOf(each);
            }
        }
        return controls;
    }
};

TEST_F(ControlNamesTest, EachControlHasOneWithoutAnImage) { EXPECT_GT(expectNames(true), 5); }

TEST_F(ControlNamesTest, EachControlHasOneWithAnImage) {
    openAndWait(misaligned());
    EXPECT_GT(expectNames(false), 50);
}

TEST_F(ControlNamesTest, TabReachesThePaintedViewsAndTheCards) {
    openAndWait(misaligned());
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    map().setFocus();
    std::set<QString> reached;
    const QWidget* first = QApplication::focusWidget();
    for (int i = 0; i < 400; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        auto* focus = QApplication::focusWidget();
        ASSERT_NE(focus, nullptr);
        reached.insert(QString::fromLatin1(focus->metaObject()->className()));
        if (focus == first) {
            break;
        }
    }
    EXPECT_EQ(QApplication::focusWidget(), first) << "Tab comes round";
    for (const auto* view : {"GroupMap", "DiskStrip", "LensView", "FactChip"}) {
        EXPECT_TRUE(reached.contains(QStringLiteral("atlas::ui::%1").arg(QLatin1String(view)))) << view;
    }
}

} // namespace
} // namespace atlas::ui
