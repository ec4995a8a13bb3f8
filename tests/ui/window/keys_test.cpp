// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that the Help menu names are those of the actions.
#include "tests/ui/window/window_fixture.h"

#include <QAction>
#include <QDialog>
#include <QRegularExpression>
#include <QShortcut>
#include <QTextBrowser>
#include <set>

namespace atlas::ui {

namespace {

class KeysTest : public WindowTest {
protected:
    /// The combinations of keys that the window heeds, whichever widget has the focus.
    std::set<QString> heeded() {
        std::set<QString> keys;
        for (const auto* action : window->findChildren<QAction*>()) {
            for (const auto& sequence : action->shortcuts()) {
                keys.insert(sequence.toString());
            }
        }
        for (const auto* shortcut : window->findChildren<QShortcut*>()) {
            keys.insert(shortcut->key().toString());
        }
        return keys;
    }

    /// The function keys and the combinations with Ctrl, Alt or Shift that the help names.
    std::set<QString> named() {
        action("Keys").trigger();
        const QTextBrowser* help = nullptr;
        for (const auto* dialog : window->findChildren<QDialog*>()) {
            help = dialog->windowTitle() == "Keys" ? dialog->findChild<QTextBrowser*>() : help;
        }
        std::set<QString> keys;
        static const QRegularExpression combination(
            R"((?<![\w+])(?:(?:Ctrl|Alt|Shift)\+)*(?:F\d+|(?<=\+)(?:[A-Z0-9+\-]|Left|Right|Return))(?![\w+]))");
        for (auto all = combination.globalMatch(help->toPlainText()); all.hasNext();) {
            keys.insert(all.next().captured());
        }
        return keys;
    }
};

TEST_F(KeysTest, OfTheHelpAreThoseOfTheActions) {
    const auto keys = heeded();
    const auto help = named();
    EXPECT_GT(help.size(), 15U);
    for (const auto& key : help) {
        EXPECT_TRUE(keys.contains(key)) << key.toStdString() << " does nothing";
    }
}

} // namespace

} // namespace atlas::ui
