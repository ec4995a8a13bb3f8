// SPDX-License-Identifier: GPL-3.0-or-later
// A window with its own settings, and a reader that serves snapshots.
#pragma once

#include "tests/ui/session/fake_reader.h"
#include "ui/map/group_map.h"
#include "ui/strip/disk_strip.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/palette.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <gmock/gmock.h>

namespace atlas::ui {

class WindowTest : public testing::Test {
protected:
    test::FakeReader fake;
    QSettings settings{fake.file("settings.ini"), QSettings::IniFormat};
    std::unique_ptr<MainWindow> window = makeWindow();

    std::unique_ptr<MainWindow> makeWindow() {
        if (!settings.contains("rows/small")) {
            settings.setValue("rows/small",
                              static_cast<int>(RowMode::Group)); // one group a row is the easiest to point at
        }
        auto made = std::make_unique<MainWindow>(settings);
        made->resize(1400, 900);
        made->show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(made.get()));
        made->workspace().session.reader().setProgram(fake.copier());
        return made;
    }
    Session& session() { return window->workspace().session; }
    GroupMap& map() { return window->pages().map(); }
    const Place& selected() { return window->workspace().selection.place(); }

    void openAndWait(const QString& path) {
        QSignalSpy opened(&session(), &Session::opened);
        window->open(path);
        ASSERT_TRUE(opened.wait(test::patience));
        QTest::qWait(20);
    }
    QString misaligned() { return fake.snapshotFile("misaligned.img", test::twoPartitions()); }
    QString aligned() { return fake.snapshotFile("aligned.img", test::twoPartitions(4196352)); }

    template <class W>
    W& child(const char* name) {
        auto* found = window->findChild<W*>(name);
        if (found == nullptr) {
            throw std::runtime_error(std::string("the window has no ") + name);
        }
        return *found;
    }
    /// Opens the drawer with this dock's name.
    void openDrawer(const char* name) {
        auto& dock = child<QDockWidget>(name);
        if (dock.isHidden()) {
            dock.toggleViewAction()->trigger();
        }
        QTest::qWait(20); // until it is laid out
    }
    Banner& banner() { return bannerOf(*window); }
    /// Pages have banners of their own.
    static Banner& bannerOf(const MainWindow& window) {
        return *window.centralWidget()->findChild<Banner*>({}, Qt::FindDirectChildrenOnly);
    }
    QAction& action(const QString& text) {
        for (auto* each : window->findChildren<QAction*>()) {
            if (each->text().remove('&') == text) {
                return *each;
            }
        }
        throw std::runtime_error("the window has no action " + text.toStdString());
    }
    /// The share of the map's pixels in the palette's red, from 0 to 1.
    double redness() {
        const QImage image = map().viewport()->grab().toImage();
        const auto red = paletteFor(map().palette()).misaligned;
        qint64 count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                count += image.pixelColor(x, y) == red ? 1 : 0;
            }
        }
        return static_cast<double>(count) / (static_cast<double>(image.width()) * image.height());
    }
};

} // namespace atlas::ui
