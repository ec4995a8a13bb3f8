// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/application.h"
#include "ui/window/theme.h"

#include <QApplication>
#include <QStandardPaths>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication app(argc, argv);
    atlas::ui::installAccessibleViews();
    atlas::ui::apply(atlas::ui::Theme::Light);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
