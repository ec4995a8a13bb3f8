// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/application.h"

#include "ui/lens/lens_parts.h"
#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/map/map_parts.h"
#include "ui/strip/disk_strip.h"
#include "ui/widgets/accessible_picture.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QString>
#include <QTimer>
#include <QTranslator>
#include <chrono>
#include <memory>

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

MainWindow* openWindow(QSettings& settings, const QString& path) {
    auto* window = new MainWindow(settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (path.isEmpty()) {
        window->show();
        if (const auto last = savedSession(settings))
            window->reopen(*last);
    } else {
        showWith(*window, path);
    }
    return window;
}

} // namespace atlas::ui
