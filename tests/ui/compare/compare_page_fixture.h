// SPDX-License-Identifier: GPL-3.0-or-later
// A window on its Compare page, with the real planner.
#pragma once

#include "tests/ui/session/fake_reader.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_page.h"
#include "ui/compare/metric_charts.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>

namespace atlas::ui {

class ComparePageTest : public WindowTest {
protected:
    ComparePage& page() { return window->pages().compare(); }
    Comparison& comparison() { return page().comparison(); }
    MetricCharts& charts() { return *page().findChild<MetricCharts*>(); }

    bool settle() {
        const bool settled = QTest::qWaitFor([&] { return comparison().settled(); }, 60000);
        QTest::qWait(60);
        return settled;
    }
    void openPage() {
        QTest::mouseClick(&child<QWidget>("startCompare"), Qt::LeftButton);
        type("compareSize", "2 GiB");
        ASSERT_TRUE(settle());
    }
    void type(const char* field, const QString& words) { type(*child<QComboBox>(field).lineEdit(), words); }
    static void type(QLineEdit& field, const QString& words) {
        field.selectAll();
        QTest::keyClicks(&field, words);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    QByteArray fileOf(const char* name) const {
        QFile file(fake.file(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void typeMore(const QString& words) { type(child<QLineEdit>("compareOthers"), words); }
    void click(const char* name) { QTest::mouseClick(&child<QWidget>(name), Qt::LeftButton); }
    QString words(const char* name) { return child<QLabel>(name).text(); }
    QStringList names() {
        QStringList all;
        for (const auto& entry : comparison().layouts()) {
            all << entry.spec.name();
        }
        return all;
    }
    bool tabVisible(const QString& text) {
        auto& tabs = child<QTabWidget>("tabs");
        for (int n = 0; n < tabs.count(); ++n) {
            if (tabs.tabText(n).remove('&') == text) {
                return tabs.isTabVisible(n);
            }
        }
        return false;
    }
};

} // namespace atlas::ui
