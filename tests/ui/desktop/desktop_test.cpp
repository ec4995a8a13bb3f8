// SPDX-License-Identifier: GPL-3.0-or-later
// The window under a window manager: its size and place, its focus, and what it remembers of them.
#include "tests/ui/desktop/desktop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/window/application.h"
#include "ui/window/goto_field.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QPrintPreviewDialog>
#include <QProcess>
#include <QScreen>
#include <QSplitter>
#include <QTabWidget>
#include <QToolBar>
#include <QWindow>
#include <set>

namespace atlas::ui {
namespace {

constexpr int settleMs = 400; // a window manager answers, and the window corrects its place

class DesktopTest : public WindowTest {
protected:
    void SetUp() override {
        if (Desktop::current() == nullptr) {
            GTEST_SKIP() << Desktop::missingTool().toStdString() << " is not installed";
        }
        window.reset(); // the fixture gives it a size of its own
        settings.remove("window");
        start();
    }
    void start() {
        window.reset(openEmptyWindow(settings));
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        session().reader().setProgram(fake.copier());
        QTest::qWait(settleMs);
    }
    void close() {
        window->close();
        QTest::qWait(settleMs / 2);
        window.reset();
    }
    static QRect screenArea() { return QGuiApplication::primaryScreen()->availableGeometry(); }
    QRect frame() { return window->windowHandle()->frameGeometry(); }
    /// The part of `widget` that neither its scrolled pages nor the window cut off, on the screen.
    static QRect inSight(const QWidget& widget) {
        QRect left(widget.mapToGlobal(QPoint()), widget.size());
        for (const auto* each = widget.parentWidget(); each != nullptr; each = each->parentWidget()) {
            left &= QRect(each->mapToGlobal(QPoint()), each->size());
            if (each->isWindow()) {
                break;
            }
        }
        return widget.isVisible() ? left & screenArea() : QRect();
    }
    bool isInFull(const QWidget& widget) { return widget.visibleRegion().boundingRect() == widget.rect(); }
    template <class Is>
    bool becomes(Is is) {
        return QTest::qWaitFor(is, test::patience);
    }
};

std::string described(const QRect& rect) {
    return QStringLiteral("%1×%2 at %3,%4")
        .arg(rect.width())
        .arg(rect.height())
        .arg(rect.x())
        .arg(rect.y())
        .toStdString();
}

TEST_F(DesktopTest, TheFirstWindowFitsTheScreenWithItsFrame) {
    openAndWait(misaligned());
    QTest::qWait(settleMs);
    EXPECT_TRUE(screenArea().contains(frame())) << described(frame()) << " in " << described(screenArea());
    for (const auto* name :
         {"verdictAlignment", "verdictReason", "verdictHealth", "verdictCopy", "verdictWhy", "drive"}) {
        EXPECT_TRUE(isInFull(child<QWidget>(name))) << name;
    }
}

/// Types and scales apply to a whole process.
TEST_F(DesktopTest, SoItDoesWithLargeTypeAndWithLargePixels) {
    for (const auto& [variable, value, screen] :
         {std::tuple("QT_FONT_DPI", "144", "1280x800"), std::tuple("QT_FONT_DPI", "144", "1024x700"),
          std::tuple("QT_SCALE_FACTOR", "2", "1280x800"), std::tuple("QT_SCALE_FACTOR", "1", "1024x700")}) {
        QProcess again;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(variable, value);
        environment.insert("ATLAS_TEST_SCREEN", screen);
        again.setProcessEnvironment(environment);
        again.start(QCoreApplication::applicationFilePath(),
                    {"--gtest_filter=*TheFirstWindowFitsTheScreenWithItsFrame"});
        ASSERT_TRUE(again.waitForFinished(test::patience * 2));
        EXPECT_EQ(again.exitCode(), 0) << variable << " " << value << " on " << screen << "\n"
                                       << again.readAllStandardOutput().toStdString();
    }
}

TEST_F(DesktopTest, TwoWindowsDoNotHideEachOther) {
    const std::unique_ptr<MainWindow> second(openEmptyWindow(settings));
    second->setAttribute(Qt::WA_DeleteOnClose, false);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(second.get()));
    QTest::qWait(settleMs);
    const auto other = second->windowHandle()->frameGeometry();
    const auto apart = other.topLeft() - frame().topLeft();
    EXPECT_GE(std::max(std::abs(apart.x()), std::abs(apart.y())), 10) << described(frame()) << ", " << described(other);
    EXPECT_TRUE(screenArea().contains(other)) << described(other);
}

TEST_F(DesktopTest, EscEndsFullScreenAndPresentationAndNeitherIsRemembered) {
    openAndWait(misaligned());
    window->resize(900, 600);
    QTest::qWait(settleMs);
    const auto size = window->size();
    for (const auto* keys : {"F11", "ctrl+F11"}) {
        Desktop::press(keys);
        ASSERT_TRUE(becomes([&] { return window->isFullScreen(); })) << keys;
        ASSERT_TRUE(becomes([&] { return window->width() == screenArea().width(); })) << keys;
        Desktop::press("Escape");
        ASSERT_TRUE(becomes([&] { return !window->isFullScreen() && window->size() == size; })) << keys;
        Desktop::press(keys);
        ASSERT_TRUE(becomes([&] { return window->isFullScreen() && window->width() == screenArea().width(); })) << keys;
        QTest::qWait(settleMs);
        close();
        start();
        EXPECT_FALSE(window->isFullScreen()) << keys;
        EXPECT_EQ(window->size(), size) << keys;
        openAndWait(misaligned());
    }
}

/// Each stop of the page, pressed from outside: Tab until the focus is where it began.
TEST_F(DesktopTest, TabStopsOnlyAtWhatIsSeen) {
    openAndWait(misaligned());
    auto& tabs = child<QTabWidget>("tabs");
    for (const auto* drawer :
         {"", "findingsDock", "fieldsDock", "groupDock", "fileDock", "bytesDock", "freeSpaceDock"}) {
        if (*drawer != 0) {
            window->pages().showMap();
            openDrawer(drawer);
        }
        for (int page = 0; page < tabs.count(); ++page) {
            if (!tabs.isTabVisible(page) || (*drawer != 0 && tabs.widget(page)->objectName() == "compare")) {
                continue;
            }
            tabs.setCurrentIndex(page);
            QTest::qWait(settleMs / 4);
            std::set<const QWidget*> seen;
            const QWidget* focused = nullptr;
            for (int stops = 0; stops < 200; ++stops) {
                QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : window.get(),
                                Qt::Key_Tab);
                focused = QApplication::focusWidget();
                ASSERT_NE(focused, nullptr);
                if (!seen.insert(focused).second) {
                    break;
                }
                EXPECT_FALSE(inSight(*focused).isEmpty())
                    << drawer << " " << page << ": " << focused->metaObject()->className() << " "
                    << focused->objectName().toStdString() << " " << described(focused->rect()) << " in "
                    << focused->parentWidget()->metaObject()->className() << " "
                    << focused->parentWidget()->objectName().toStdString();
            }
            EXPECT_GT(seen.size(), 5U) << page;
        }
    }
}

TEST_F(DesktopTest, BothWaysOfQuittingKeepADrawerThatFloats) {
    for (const bool byMenu : {false, true}) {
        openAndWait(misaligned());
        openDrawer("fieldsDock");
        child<QDockWidget>("fieldsDock").setFloating(true);
        QTest::qWait(settleMs);
        window->activateWindow();
        if (byMenu) {
            window->setFocus();
            ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
            Desktop::press("ctrl+q");
            EXPECT_TRUE(becomes([&] { return !window->isVisible(); }));
        }
        close();
        start();
        openAndWait(misaligned());
        QTest::qWait(settleMs);
        const auto& dock = child<QDockWidget>("fieldsDock");
        EXPECT_TRUE(dock.isFloating() && dock.isVisible()) << (byMenu ? "Ctrl+Q" : "the close button");
        child<QDockWidget>("fieldsDock").close();
        child<QDockWidget>("fieldsDock").setFloating(false);
    }
}

TEST_F(DesktopTest, PartsKeepTheirSharesWhenTheWindowWasSmall) {
    openAndWait(misaligned());
    openDrawer("fieldsDock");
    QTest::qWait(settleMs);
    auto& dock = child<QDockWidget>("fieldsDock");
    auto& beside = child<QSplitter>("besidePanel");
    const auto size = window->size();
    const int height = dock.height();
    const auto parts = beside.sizes();
    window->resize(500, 400);
    QTest::qWait(settleMs);
    window->resize(size);
    QTest::qWait(settleMs);
    EXPECT_NEAR(dock.height(), height, 3);
    EXPECT_NEAR(beside.sizes().back(), parts.back(), 3);
}

TEST_F(DesktopTest, TheToolBarComesBack) {
    openAndWait(misaligned());
    auto& bar = child<QToolBar>("toolBar");
    action("Tool bar").trigger();
    EXPECT_FALSE(bar.isVisible());
    window->pages().showAlignment();
    window->pages().showMap();
    EXPECT_FALSE(bar.isVisible()) << "on every page";
    close();
    start();
    openAndWait(misaligned());
    EXPECT_FALSE(child<QToolBar>("toolBar").isVisible()) << "remembered";
    Desktop::press("ctrl+g");
    EXPECT_TRUE(child<QToolBar>("toolBar").isVisible());
    EXPECT_EQ(QApplication::focusWidget(), &child<GotoField>("goTo"));
    EXPECT_TRUE(isInFull(child<GotoField>("goTo")));
}

TEST_F(DesktopTest, ResetLayoutPutsAllPartsBack) {
    openAndWait(misaligned());
    QTest::qWait(settleMs);
    const auto size = window->size();
    const auto parts = child<QSplitter>("besidePanel").sizes();
    openDrawer("fieldsDock");
    child<QDockWidget>("fieldsDock").setFloating(true);
    action("Tool bar").trigger();
    action("Panel of the selection").trigger();
    window->resize(600, 500);
    QTest::qWait(settleMs);
    action("Reset layout").trigger();
    QTest::qWait(settleMs);
    EXPECT_TRUE(child<QToolBar>("toolBar").isVisible());
    EXPECT_TRUE(child<QDockWidget>("fieldsDock").isHidden());
    EXPECT_FALSE(child<QDockWidget>("fieldsDock").isFloating());
    EXPECT_NEAR(window->width(), size.width(), 8); // the frame is known now
    EXPECT_NEAR(window->height(), size.height(), 8);
    EXPECT_NEAR(child<QSplitter>("besidePanel").sizes().back(), parts.back(), 8);
}

TEST_F(DesktopTest, ThePreviewIsAsLargeAsTheWindowOnEveryPageAndItsSizeIsKept) {
    EXPECT_FALSE(action("Print…").isEnabled()) << "nothing is open";
    openAndWait(misaligned());
    window->pages().showAlignment();
    const auto preview = [&] {
        action("Print…").trigger();
        QTest::qWait(settleMs);
        return window->findChild<QPrintPreviewDialog*>("printPreview");
    };
    auto* first = preview();
    ASSERT_NE(first, nullptr);
    EXPECT_GE(first->width(), window->width() - 20);
    EXPECT_GE(first->height(), window->height() - 60);
    first->resize(700, 500);
    first->close();
    ASSERT_TRUE(becomes([&] { return window->findChild<QPrintPreviewDialog*>("printPreview") == nullptr; }));
    auto* second = preview();
    ASSERT_NE(second, nullptr);
    EXPECT_EQ(second->size(), QSize(700, 500));
    second->close();
}

TEST_F(DesktopTest, KeysMakeAndCloseWindows) {
    const auto count = [] {
        const auto all = QApplication::topLevelWidgets();
        return std::ranges::count_if(
            all, [](QWidget* each) { return qobject_cast<MainWindow*>(each) != nullptr && each->isVisible(); });
    };
    ASSERT_EQ(count(), 1);
    Desktop::press("ctrl+n");
    ASSERT_TRUE(becomes([&] { return count() == 2; }));
    QTest::qWait(settleMs);
    Desktop::press("ctrl+w");
    EXPECT_TRUE(becomes([&] { return count() == 1; }));
}

} // namespace
} // namespace atlas::ui
