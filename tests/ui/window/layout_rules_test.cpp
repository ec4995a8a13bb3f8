// SPDX-License-Identifier: GPL-3.0-or-later
// The arrangement of the window as numbers: in four sizes, both themes and each language, no text is cut off, no two
// parts overlap, each verdict is said once, and the map has the room.
#include "tests/ui/window/speaking.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_page.h"
#include "ui/window/map_page.h"
#include "ui/window/theme.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTabWidget>
#include <QToolButton>
#include <tuple>

namespace atlas::ui {
namespace {

constexpr QSize usualScreen{1280, 800};

struct Arranged {
    QSize size;
    Theme theme;
    Language language;
};

std::string nameOf(const QWidget& widget, const QString& words) {
    return (QStringLiteral("%1 “%2”").arg(widget.objectName(), words)).toStdString();
}

class LayoutRules : public WindowTest, public testing::WithParamInterface<Arranged> {
protected:
    void SetUp() override {
        apply(GetParam().theme);
        window = makeWindow();
        window->resize(GetParam().size);
        openAndWait(misaligned());
        QTest::qWait(50);
    }
    void TearDown() override { apply(Theme::System); }

    /// Labels and buttons that are in sight; those of scrolled areas may be cut by their edges.
    template <class W>
    QList<W*> inSight() {
        QList<W*> all;
        for (auto* each : window->findChildren<W*>()) {
            const bool isWhole = each->visibleRegion().boundingRect() == each->rect();
            if (each->isVisible() && isWhole && !each->text().isEmpty()) {
                all << each;
            }
        }
        return all;
    }
    void expectWholeTexts() {
        ASSERT_GT(inSight<QLabel>().size(), 5);
        ASSERT_GT(inSight<QAbstractButton>().size(), 5);
        for (const auto* label : inSight<QLabel>()) {
            const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
            EXPECT_LE(needed, label->height() + 1) << nameOf(*label, label->text());
            if (!label->wordWrap() && label->minimumWidth() != 1) {
                EXPECT_LE(label->sizeHint().width(), label->width() + 1) << nameOf(*label, label->text());
            }
        }
        for (const auto* button : inSight<QAbstractButton>()) {
            const auto words = QString(button->text()).remove('&');
            EXPECT_LE(button->fontMetrics().size(Qt::TextSingleLine, words).width(), button->width())
                << nameOf(*button, words);
        }
    }
    void expectNoOverlaps() {
        QList<QWidget*> parts;
        for (auto* each : inSight<QLabel>()) {
            parts << each;
        }
        for (auto* each : inSight<QAbstractButton>()) {
            parts << each;
        }
        for (int i = 0; i < parts.size(); ++i) {
            for (int j = i + 1; j < parts.size(); ++j) {
                if (!parts[i]->isAncestorOf(parts[j]) && !parts[j]->isAncestorOf(parts[i])) {
                    const QRect first(parts[i]->mapTo(window.get(), QPoint()), parts[i]->size());
                    const QRect second(parts[j]->mapTo(window.get(), QPoint()), parts[j]->size());
                    EXPECT_FALSE(first.intersects(second)) << nameOf(*parts[i], {}) << " and " << nameOf(*parts[j], {});
                }
            }
        }
    }
    int timesSaid(const QString& words) {
        int times = 0;
        for (const auto* each : inSight<QLabel>()) {
            times += each->text().contains(words) ? 1 : 0;
        }
        return times;
    }

private:
    Speaking m_speaking{GetParam().language};
};

TEST_P(LayoutRules, HoldForTheMainWindow) {
    const auto& page = window->pages().mapPage();
    const double least = GetParam().size.height() < usualScreen.height() ? 0.55 : 0.6; // chips take two lines there
    EXPECT_GE(page.height(), least * window->height());
    const auto alignment = child<QLabel>("verdictAlignment").text().mid(2);
    const auto health = child<QLabel>("verdictHealth").text().mid(2);
    ASSERT_GT(alignment.size(), 10);
    EXPECT_EQ(timesSaid(alignment), 1);
    EXPECT_EQ(timesSaid(health), 1);
    expectWholeTexts();
    expectNoOverlaps();
}

TEST_P(LayoutRules, HoldForTheOtherPages) {
    auto& pages = window->pages();
    pages.showAlignment();
    QTest::qWait(50);
    expectWholeTexts();
    pages.showCompare();
    ASSERT_TRUE(QTest::qWaitFor([&] { return pages.compare().comparison().settled(); }, 60000));
    QTest::qWait(50);
    expectWholeTexts();
    expectNoOverlaps();
}

/// Every language at the usual size in both themes, and the other sizes in English.
std::vector<Arranged> arrangements() {
    std::vector<Arranged> all;
    for (const auto theme : {Theme::Light, Theme::Dark}) {
        for (const auto language : {Language::English, Language::German, Language::French, Language::Chinese}) {
            all.push_back({usualScreen, theme, language});
        }
        for (const QSize size : {QSize(1024, 700), QSize(1920, 1080), QSize(2560, 1440)}) {
            all.push_back({size, theme, Language::English});
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(Window, LayoutRules, testing::ValuesIn(arrangements()), [](const auto& info) {
    return std::to_string(info.param.size.width()) + (info.param.theme == Theme::Dark ? "Dark" : "Light") +
           std::to_string(static_cast<int>(info.param.language));
});

} // namespace
} // namespace atlas::ui
