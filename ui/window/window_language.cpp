// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QString>
#include <QTranslator>

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

/// Without the file, the words stay English.
void install(const QLocale& locale, const QString& name, const QString& folder) {
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, name, QStringLiteral("_"), folder)) {
        QCoreApplication::installTranslator(translator);
    } else {
        delete translator;
    }
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

} // namespace atlas::ui
