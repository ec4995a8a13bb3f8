// SPDX-License-Identifier: GPL-3.0-or-later
// A theme that is chosen while the program runs looks like one that it started with.
#include "tests/ui/window/window_fixture.h"
#include "ui/window/theme.h"

#include "ui/compare/compare_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyle>
#include <QTabWidget>

namespace atlas::ui {
namespace {

class ThemeTest : public WindowTest {
protected:
    void TearDown() override { apply(Theme::System); }

    /// Each page of the window, without a focus frame or a blinking cursor.
    QList<QImage> pages() {
        QList<QImage> images;
        auto& tabs = child<QTabWidget>("tabs");
        for (int i = 0; i < tabs.count(); ++i) {
            if (tabs.isTabVisible(i)) {
                tabs.setCurrentIndex(i);
                auto& compare = window->pages().compare();
                if (tabs.currentWidget() == &compare) {
                    EXPECT_TRUE(QTest::qWaitFor([&] { return compare.comparison().settled(); }, 60000));
                    compare.refresh();
                }
                QTest::qWait(50);
                if (auto* focused = window->focusWidget()) {
                    focused->clearFocus();
                }
                QTest::qWait(10);
                const auto image = window->grab().toImage().convertToFormat(QImage::Format_RGB32);
                // With Qt 6.8 the slider of a scrolled page depends on the theme in which the page was first laid out.
                const int width = image.width() - window->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
                images << image.copy(0, 0, width, image.height());
            }
        }
        return images;
    }
    void openAnew() {
        window = makeWindow();
        openAndWait(misaligned());
    }
};

/// Pixels of two images that differ.
int differences(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) {
        return -1;
    }
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
        }
    }
    return count;
}

/// WCAG 2.1, 1.4.11: 3:1 for what one needs to see of a control.
constexpr double leastContrast = 3;

TEST_F(ThemeTest, FieldsStandOutFromTheWindow) {
    for (const auto theme : {Theme::System, Theme::Light, Theme::Dark, Theme::HighContrast}) {
        apply(theme);
        QLineEdit line;
        QComboBox choice;
        choice.addItem(QStringLiteral("words"));
        QComboBox typed;
        typed.setEditable(true);
        QSpinBox numbers;
        for (QWidget* field : std::initializer_list<QWidget*>{&line, &choice, &typed, &numbers}) {
            field->resize(120, field->sizeHint().height());
            const auto image = field->grab().toImage();
            const auto window = field->palette().color(QPalette::Window);
            for (const QPoint at : {QPoint(60, 0), QPoint(60, image.height() - 1), QPoint(0, image.height() / 2),
                                    QPoint(119, image.height() / 2)}) {
                EXPECT_GE(contrast(image.pixelColor(at), window), leastContrast)
                    << name(theme).toStdString() << " " << field->metaObject()->className() << " at " << at.x() << ","
                    << at.y();
            }
        }
    }
}

/// WCAG 2.1, 1.4.6: 7:1 for text.
TEST_F(ThemeTest, HighContrastHoldsForTheTextsOfWidgetsAndPictures) {
    constexpr double ofText = 7;
    apply(Theme::HighContrast);
    const auto palette = QApplication::palette();
    for (const auto role : {QPalette::WindowText, QPalette::PlaceholderText, QPalette::Link}) {
        EXPECT_GE(contrast(palette.color(role), palette.color(QPalette::Window)), ofText) << role;
    }
    EXPECT_GE(contrast(palette.color(QPalette::Text), palette.color(QPalette::Base)), ofText);
    EXPECT_GE(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)), ofText);
    const auto drawn = paletteFor(palette);
    for (const auto& colour : {drawn.text, drawn.mutedText, drawn.misaligned, drawn.error, drawn.warning, drawn.good}) {
        EXPECT_GE(contrast(colour, drawn.background), ofText) << colour.name().toStdString();
    }
}

TEST_F(ThemeTest, CheckBoxesStandOutFromTheWindow) {
    for (const auto theme : {Theme::Light, Theme::Dark, Theme::HighContrast}) {
        apply(theme);
        QCheckBox box(QStringLiteral("words"));
        box.resize(box.sizeHint());
        const auto image = box.grab().toImage();
        const auto window = box.palette().color(QPalette::Window);
        double best = 1;
        for (int x = 0; x < box.style()->pixelMetric(QStyle::PM_IndicatorWidth) / 2; ++x) {
            best = std::max(best, contrast(image.pixelColor(x, image.height() / 2), window));
        }
        EXPECT_GE(best, leastContrast) << name(theme).toStdString();
    }
}

TEST_F(ThemeTest, ChosenWhileTheProgramRunsItLooksAsFromTheStart) {
    action("Light").trigger();
    for (const auto* theme : {"Dark", "Light"}) {
        openAnew();
        (void)pages(); // shown once in the theme before
        action(theme).trigger();
        const auto switched = pages();
        openAnew();
        (void)pages();
        const auto fresh = pages();
        ASSERT_EQ(switched.size(), fresh.size());
        for (qsizetype i = 0; i < fresh.size(); ++i) {
            EXPECT_EQ(differences(switched[i], fresh[i]), 0) << theme << " on page " << i;
        }
    }
}

} // namespace
} // namespace atlas::ui
