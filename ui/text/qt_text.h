// SPDX-License-Identifier: GPL-3.0-or-later
// Formats the library's numbers and names as QStrings.
#pragma once

#include "base/utf8.h"
#include "report/language/language.h"
#include "report/language/message.h"
#include "report/words/verdict_text.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <string>
#include <string_view>
#include <vector>

namespace atlas::ui {

inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

inline QStringList texts(const std::vector<std::string>& all) {
    QStringList list;
    for (const auto& each : all) {
        list << text(each);
    }
    return list;
}

/// A message in the window's language.
inline QString text(const Message& message) { return text(format(message)); }

/// A name, label or path read from a disk; may contain any bytes. Control characters are escaped.
inline QString diskText(std::string_view bytes) { return text(printable(bytes)); }

/// As the window's language writes it: 2148564480 → "2,148,564,480" in English.
inline QString number(std::uint64_t value) { return text(localNumber(value)); }

/// "16 GiB".
inline QString size(ByteCount bytes) { return text(localSize(bytes)); }

/// As QString::number() writes it, with the decimal point of the window's language: "22.9", "22,9".
inline QString decimal(double value, char format, int precision) {
    return QString::number(value, format, precision).replace('.', QLatin1Char(numberStyleOf(currentLanguage()).point));
}

/// "16.7 ms", "18 min 17 s".
inline QString duration(double seconds) { return text(localDuration(seconds)); }

/// The words of a menu entry or label by themselves: "&Open…" → "Open…", "打开(&O)…" → "打开…".
inline QString withoutMnemonic(QString words) {
    static const QRegularExpression bracketed(QStringLiteral("\\(&.\\)"));
    return words.remove(bracketed).remove('&');
}

/// "✓ whole", "✖ straddling".
inline QString marked(bool good, const QString& words) {
    return QStringLiteral("%1 %2").arg(text(verdictMark(good)), words);
}

/// Capitalises the first letter: "block bitmap" → "Block bitmap".
inline QString capitalised(QString words) {
    if (!words.isEmpty()) {
        words[0] = words[0].toUpper();
    }
    return words;
}

/// A row of a tooltip's table.
inline QString htmlRow(const QString& name, const QString& value) {
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>").arg(name, value);
}

} // namespace atlas::ui
