// SPDX-License-Identifier: GPL-3.0-or-later
// The window in each language: its menus are translated, and what it shows in a field can be typed into it.
#include "tests/ui/window/speaking.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/alignment/alignment_page.h"
#include "ui/compare/compare_page.h"
#include "ui/groups/groups_page.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/form_fields.h"
#include "ui/window/application.h"
#include "ui/window/menus.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTextBrowser>
#include <QTranslator>
#include <map>
#include <set>

namespace atlas::ui {
namespace {

class Languages : public testing::TestWithParam<Language> {
protected:
    Speaking speaking{GetParam()};
};

class WindowInLanguage : public WindowTest, public testing::WithParamInterface<Language> {
protected:
    // The window of the fixture is English; this one is made after the language has been chosen.
    Speaking speaking{GetParam()};
    std::unique_ptr<MainWindow> spoken = makeWindow();

    QStringList menuTitles() {
        QStringList titles;
        for (const auto* action : spoken->menuBar()->actions()) {
            titles << action->text();
        }
        return titles;
    }
};

TEST_P(WindowInLanguage, TranslatesTheMenus) {
    const auto titles = menuTitles();
    ASSERT_EQ(titles.size(), window->menuBar()->actions().size());
    const std::map<Language, QString> first{{Language::French, QStringLiteral("&Fichier")},
                                            {Language::German, QStringLiteral("&Datei")},
                                            {Language::Chinese, QStringLiteral("文件(&F)")}};
    EXPECT_EQ(titles.first(), first.at(GetParam()));
    for (const auto* action : window->menuBar()->actions()) {
        EXPECT_FALSE(titles.contains(action->text())) << action->text().toStdString();
    }
}

TEST_P(WindowInLanguage, GivesTheLessonsInIt) {
    const auto english = window->findChild<QMenu*>("learnMenu")->actions();
    const auto spokenOnes = spoken->findChild<QMenu*>("learnMenu")->actions();
    ASSERT_EQ(spokenOnes.size(), english.size());
    for (qsizetype n = 0; n < 10; ++n) {
        EXPECT_NE(spokenOnes[n]->text(), english[n]->text());
    }
}

void expectEachKeyOfAMenuOnce(const MainWindow& window) {
    const auto menus = window.findChildren<QMenu*>();
    int keys = 0;
    for (const auto* menu : menus) {
        std::set<QChar> taken;
        for (const auto* action : menu->actions()) {
            const auto at = action->text().indexOf('&');
            if (at >= 0 && at + 1 < action->text().size() && action->text()[at + 1] != '&') {
                ++keys;
                EXPECT_TRUE(taken.insert(action->text()[at + 1].toLower()).second)
                    << menu->title().toStdString() << ": " << action->text().toStdString();
            }
        }
    }
    EXPECT_GT(keys, 30);
}

TEST_P(WindowInLanguage, EachKeyOfAMenuIsGivenOnce) { expectEachKeyOfAMenuOnce(*spoken); }

TEST_F(WindowTest, EachKeyOfAMenuIsGivenOnce) { expectEachKeyOfAMenuOnce(*window); }

/// The names of keys in Qt's own translations, from which menus take them.
QSet<QString> namesOfKeys(const MainWindow& window) {
    QSet<QString> names;
    for (const auto* each : window.findChildren<QAction*>()) {
        for (const auto& keys : each->shortcuts()) {
            names << keys.toString(QKeySequence::NativeText);
        }
    }
    return names;
}

TEST_P(WindowInLanguage, NamesAllKeysAsItsMenusDo) {
    const auto names = namesOfKeys(*spoken);
    EXPECT_TRUE(names.contains(QKeySequence(QStringLiteral("Shift+F8")).toString(QKeySequence::NativeText)));
    for (auto* each : spoken->findChildren<QAction*>()) {
        if (each->text().remove('&') == HelpMenu::tr("&Keys").remove('&')) {
            each->trigger();
        }
    }
    const QTextBrowser* help = nullptr;
    for (const auto* dialog : spoken->findChildren<QDialog*>()) {
        help = help == nullptr ? dialog->findChild<QTextBrowser*>() : help;
    }
    ASSERT_NE(help, nullptr);
    const auto words = help->toPlainText();
    static const QRegularExpression combination(QStringLiteral(R"((?:\w+\+)+(?:F\d+|[A-Z0-9](?!\w)))"));
    int keys = 0;
    for (auto all = combination.globalMatch(words); all.hasNext();) {
        const auto named = all.next().captured();
        ++keys;
        EXPECT_TRUE(names.contains(named)) << named.toStdString();
    }
    EXPECT_GT(keys, 15);
}

TEST_P(WindowInLanguage, HasTheTextsOfQtItself) {
    EXPECT_NE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
    EXPECT_NE(QCoreApplication::translate("QFileDialog", "File &name:"), QStringLiteral("File &name:"));
}

/// A key that both the menu bar and a page have would open the page instead of the menu.
void expectEachKeyOnce(const MainWindow& window, const QWidget& page) {
    std::map<QChar, QString> taken;
    const auto take = [&](const QString& words) {
        const auto keys = QKeySequence::mnemonic(words);
        if (keys.isEmpty()) {
            return;
        }
        const auto key = keys.toString().back();
        const auto [earlier, isNew] = taken.emplace(key, words);
        EXPECT_TRUE(isNew) << page.objectName().toStdString() << ": " << words.toStdString() << " and "
                           << earlier->second.toStdString();
    };
    for (const auto* action : window.menuBar()->actions()) {
        take(action->text());
    }
    for (const auto* button : page.findChildren<QAbstractButton*>()) {
        take(button->text());
    }
    for (const auto* label : page.findChildren<QLabel*>()) {
        if (label->buddy() != nullptr) {
            take(label->text());
        }
    }
    EXPECT_GT(taken.size(), 5U);
}

void expectEachKeyOnce(MainWindow& window) {
    for (const QWidget* page :
         {static_cast<QWidget*>(&window.pages().compare()), static_cast<QWidget*>(&window.pages().alignment()),
          static_cast<QWidget*>(&window.pages().groups())}) {
        expectEachKeyOnce(window, *page);
    }
}

TEST_P(WindowInLanguage, NoKeyOfAPageIsThatOfAMenu) { expectEachKeyOnce(*spoken); }

TEST_F(WindowTest, NoKeyOfAPageIsThatOfAMenu) { expectEachKeyOnce(*window); }

TEST_P(WindowInLanguage, ToolBarShowsNoMnemonic) {
    for (const auto* action : spoken->findChildren<QAction*>()) {
        if (action->text() == QStringLiteral("后退(&B)") || action->text() == QStringLiteral("&Retour") ||
            action->text() == QStringLiteral("&Zurück")) {
            EXPECT_FALSE(action->iconText().contains('&') || action->iconText().contains('B'))
                << action->iconText().toStdString();
            return;
        }
    }
    FAIL() << "the window has no way back";
}

TEST_P(Languages, ASectorNumberAsShownCanBeEdited) {
    SectorSpinBox box;
    box.setMaximum(10'000'000);
    box.setValue(2048);
    QString shown = box.findChild<QLineEdit*>()->text();
    EXPECT_FALSE(shown.contains(QStringLiteral("sectors")));
    int at = 0;
    EXPECT_EQ(box.validate(shown, at), QValidator::Acceptable) << shown.toStdString();
    shown.replace(shown.lastIndexOf('8'), 1, QStringLiteral("9"));
    EXPECT_EQ(box.validate(shown, at), QValidator::Acceptable) << shown.toStdString();
}

TEST_P(Languages, ASizeAsShownCanBeTyped) {
    for (const quint64 bytes : {512ull, 4096ull, 17179869184ull, 1099511627776ull, 1234567890123ull}) {
        EXPECT_EQ(typedBytes(sizeWords(bytes)), bytes) << sizeWords(bytes).toStdString();
        EXPECT_EQ(typedBytes(startWords(bytes)), bytes) << startWords(bytes).toStdString();
    }
    EXPECT_EQ(typedBytes(QStringLiteral("2048 sectors")), 1048576u);
    EXPECT_EQ(typedBytes(QStringLiteral("16 GiB")), 17179869184u);
}

TEST(WordsWithoutAMnemonic, AreThoseOfTheEntry) {
    EXPECT_EQ(withoutMnemonic("&Open…"), "Open…");
    EXPECT_EQ(withoutMnemonic("打开(&O)…"), "打开…");
}

INSTANTIATE_TEST_SUITE_P(All, Languages, testing::Values(Language::French, Language::German, Language::Chinese));
INSTANTIATE_TEST_SUITE_P(All, WindowInLanguage, testing::Values(Language::French, Language::German, Language::Chinese));

} // namespace
} // namespace atlas::ui
