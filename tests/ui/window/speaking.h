// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the windows that a test makes.
#pragma once

#include "ui/text/qt_text.h"
#include "ui/window/application.h"

#include <QApplication>
#include <QLocale>
#include <QTranslator>

namespace atlas::ui {

/// Speaks a language; back to English at the end.
class Speaking {
public:
    explicit Speaking(Language language) { speak(language); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
    ~Speaking() {
        qDeleteAll(qApp->findChildren<QTranslator*>());
        setLanguage(Language::English);
        QLocale::setDefault(m_before);
    }

private:
    QLocale m_before;
};

} // namespace atlas::ui
