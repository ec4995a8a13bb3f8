// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel over every control of the window, as the window system sends it: it scrolls the page and turns no value.
#include "tests/ui/window/window_fixture.h"
#include "ui/alignment/alignment_page.h"

#include <QApplication>
#include <QComboBox>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>
#include <QtTest/qtestspontaneevent.h>
#include <set>

namespace atlas::ui {

namespace {

/// The value that a wheel could turn.
QString valueOf(const QWidget& control) {
    if (const auto* box = qobject_cast<const QComboBox*>(&control)) {
        return box->currentText();
    }
    if (const auto* bar = qobject_cast<const QTabBar*>(&control)) {
        return QString::number(bar->currentIndex());
    }
    const auto* spin = qobject_cast<const QAbstractSpinBox*>(&control);
    return spin != nullptr ? spin->text() : QString();
}

class WheelTest : public WindowTest {
protected:
    /// As the window system sends it: Qt gives the focus where the wheel does, and passes on what is ignored.
    /// Returns false where another widget lies over the control's middle, or its scroll area cuts it off.
    bool turn(QWidget& control, int notches) {
        const QPoint local = control.mapTo(window.get(), control.rect().center());
        auto* under = window->childAt(local);
        if (under == nullptr || (under != &control && !control.isAncestorOf(under))) {
            return false;
        }
        QWheelEvent event(under->mapFrom(window.get(), QPointF(local)), window->mapToGlobal(QPointF(local)), {},
                          {0, 120 * notches}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event);
        qApp->notify(under, &event);
        QCoreApplication::processEvents();
        return true;
    }

    QList<QWidget*> controls() {
        QList<QWidget*> all;
        for (auto* each : window->findChildren<QAbstractSpinBox*>()) {
            all << each;
        }
        for (auto* each : window->findChildren<QComboBox*>()) {
            all << each;
        }
        for (auto* each : window->findChildren<QTabBar*>()) {
            all << each;
        }
        return all;
    }

    void expectStill(std::set<QWidget*>& seen) {
        for (auto* control : controls()) {
            if (!control->isVisible() || !control->isEnabled()) {
                continue;
            }
            window->pages().alignment().ensureWidgetVisible(control);
            QCoreApplication::processEvents();
            map().setFocus();
            const auto before = valueOf(*control);
            for (const int notches : {3, -3}) {
                if (!turn(*control, notches)) {
                    continue;
                }
                seen.insert(control);
                EXPECT_EQ(valueOf(*control), before) << control->objectName().toStdString();
                EXPECT_FALSE(control->hasFocus()) << control->objectName().toStdString();
            }
        }
    }
};

TEST_F(WheelTest, TurnsNoControlWithoutTheFocus) {
    window->resize(1700, 1000);
    openAndWait(misaligned());
    std::set<QWidget*> seen;
    expectStill(seen);
    window->pages().showAlignment();
    QTest::qWait(20);
    expectStill(seen);
    window->pages().showCompare();
    QTest::qWait(20);
    child<QToolButton>("compareMore").click();
    child<QComboBox>("compareRaid").setCurrentIndex(1);
    QTest::qWait(20);
    expectStill(seen);
    for (const auto* name :
         {"drive", "partitionStart", "mark", "costSpeed", "costDrive", "physicalSector", "compareSize", "compareBlock",
          "compareStart", "compareRaid", "compareMembers", "compareUse"}) {
        EXPECT_TRUE(seen.contains(&child<QWidget>(name))) << name;
    }
}

TEST_F(WheelTest, ScrollsThePageUnderAControl) {
    window->resize(1000, 500);
    openAndWait(misaligned());
    window->pages().showAlignment();
    QTest::qWait(20);
    auto& page = window->pages().alignment();
    auto& speed = child<QDoubleSpinBox>("costSpeed");
    page.ensureWidgetVisible(&speed);
    QCoreApplication::processEvents();
    const int before = page.verticalScrollBar()->value();
    ASSERT_GT(before, 0);
    ASSERT_TRUE(turn(speed, 3));
    EXPECT_LT(page.verticalScrollBar()->value(), before);
    EXPECT_EQ(speed.value(), 7200);
}

TEST_F(WheelTest, TurnsTheControlThatHasTheFocus) {
    openAndWait(misaligned());
    window->pages().showAlignment();
    QTest::qWait(20);
    auto& speed = child<QDoubleSpinBox>("costSpeed");
    window->pages().alignment().ensureWidgetVisible(&speed);
    window->activateWindow();
    speed.setFocus();
    QCoreApplication::processEvents();
    if (!speed.hasFocus()) {
        GTEST_SKIP() << "the window system gives no focus";
    }
    ASSERT_TRUE(turn(speed, 1));
    EXPECT_EQ(speed.value(), 7800);
}

} // namespace
} // namespace atlas::ui
