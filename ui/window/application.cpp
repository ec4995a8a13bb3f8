// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/application.h"

#include "ui/lens/lens_parts.h"
#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/map/map_parts.h"
#include "ui/strip/disk_strip.h"
#include "ui/widgets/accessible_picture.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QString>
#include <QTimer>
#include <QTranslator>
#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace atlas::ui {
namespace {

QLocale localeOf(Language language) {
    switch (language) {
    case Language::English: break;
    case Language::French: return QLocale(QLocale::French, QLocale::France);
    case Language::German: return QLocale(QLocale::German, QLocale::Germany);
    case Language::Chinese: return QLocale(QLocale::Chinese, QLocale::China);
    }
    return QLocale(QLocale::English, QLocale::UnitedStates);
}

/// Without the file, the texts stay English.
void install(const QLocale& locale, const QString& name, const QString& folder) {
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

void speak(Language language) {
    setLanguage(language);
    const QLocale locale = localeOf(language);
    QLocale::setDefault(locale); // the numbers of spin boxes
    if (language != Language::English) {
        install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(locale, QStringLiteral("ext4atlas"), QStringLiteral(":/translations"));
    }
}

bool isQtTranslated() {
    static constexpr auto* word = "Cancel"; // of Qt, and no literal in the call: it does not belong to our translations
    static constexpr auto* context = "QPlatformTheme";
    return currentLanguage() == Language::English ||
           QCoreApplication::translate(context, word) != QLatin1StringView(word);
}

namespace {

template <class View, class Parts>
QAccessibleInterface* pictureOf(QObject* object) {
    auto* view = qobject_cast<View*>(object);
    return view == nullptr ? nullptr : new AccessiblePicture(*view, std::make_unique<const Parts>(*view));
}

/// Null lets Qt ask the next factory. QAccessible takes ownership.
QAccessibleInterface* viewInterface(const QString&, QObject* object) {
    auto* made = pictureOf<GroupMap, MapParts>(object);
    made = made == nullptr ? pictureOf<DiskStrip, StripParts>(object) : made;
    return made == nullptr ? pictureOf<LensView, LensParts>(object) : made;
}

} // namespace

void installAccessibleViews() { QAccessible::installFactory(viewInterface); }

void showWith(MainWindow& window, const QString& path) {
    constexpr auto maxTimeout = std::chrono::milliseconds(150);
    auto& session = window.workspace().session;
    QObject::connect(&session, &Session::opened, &window, &QWidget::show, Qt::SingleShotConnection);
    QObject::connect(&session, &Session::failed, &window, &QWidget::show, Qt::SingleShotConnection);
    QTimer::singleShot(maxTimeout, &window, &QWidget::show);
    window.open(path);
    if (!session.reader().running())
        window.show();
}

MainWindow* openEmptyWindow(QSettings& settings) {
    auto* window = new MainWindow(settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

MainWindow* openWindow(QSettings& settings, const QString& path) {
    if (path.isEmpty()) {
        auto* window = openEmptyWindow(settings);
        if (const auto last = savedSession(settings))
            window->reopen(*last);
        return window;
    }
    auto* window = new MainWindow(settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    showWith(*window, path);
    return window;
}

void closeWindows() {
    QList<MainWindow*> windows;
    for (auto* each : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(each))
            windows << window;
    // The last one that is closed says what the next start reopens.
    std::ranges::stable_partition(windows, [](MainWindow* each) { return !each->workspace().session.isOpen(); });
    for (auto* window : std::as_const(windows))
        window->close();
}

} // namespace atlas::ui
