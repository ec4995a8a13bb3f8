// SPDX-License-Identifier: GPL-3.0-or-later
// Messages and numbers of the reports as QString, and typed sizes.
#pragma once

#include "base/parse_size.h"
#include "base/utf8.h"
#include "disk/partition_table.h"
#include "report/language/language.h"
#include "report/language/message.h"
#include "report/words/verdict_text.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas::ui {

inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

inline QStringList texts(const std::vector<std::string>& all) {
    QStringList list;
    for (const auto& each : all)
        list << text(each);
    return list;
}

/// A message in the window's language.
inline QString text(const Message& message) { return text(format(message)); }

/// A name, label or path read from a disk, which may contain any bytes. Control characters are escaped.
inline QString diskText(std::string_view bytes) { return text(printable(bytes)); }

/// Formatted for the window's language: 2148564480 → "2,148,564,480" in English.
inline QString number(std::uint64_t value) { return text(localNumber(value)); }

/// "16 GiB".
inline QString size(ByteCount bytes) { return text(localSize(bytes)); }

/// Like QString::number(), with the decimal point of the window's language: "22.9", "22,9".
inline QString decimal(double value, char format, int precision) {
    return QString::number(value, format, precision).replace('.', QLatin1Char(numberStyleOf(currentLanguage()).point));
}

/// "16.7 ms", "18 min 17 s".
inline QString duration(double seconds) { return text(localDuration(seconds)); }

/// The text of a menu entry or label without its mnemonic: "&Open…" → "Open…", "打开(&O)…" → "打开…".
inline QString withoutMnemonic(QString words) {
    static const QRegularExpression bracketed(QStringLiteral("\\(&.\\)"));
    return words.remove(bracketed).remove('&');
}

/// "✓ whole", "✖ straddling".
inline QString marked(bool good, const QString& words) {
    return QStringLiteral("%1 %2").arg(text(verdictMark(good)), words);
}

/// ✓ whole, ⚠ partial, ✖ straddling.
inline QString marked(Fit fit, const QString& words) { return QStringLiteral("%1 %2").arg(text(fitMark(fit)), words); }

/// Capitalises the first letter: "block bitmap" → "Block bitmap".
inline QString capitalised(QString words) {
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

/// A row of a tooltip's table.
inline QString htmlRow(const QString& name, const QString& value) {
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>").arg(name, value);
}

// Lists and sentences, with the punctuation of the window's language.

/// "block bitmap, inode bitmap".
[[nodiscard]] QString listText(const QStringList& words);

/// "419 of 419 off; 3,584 B past 4 KiB".
[[nodiscard]] QString clausesText(const QStringList& clauses);

/// "-G 16: 512".
[[nodiscard]] QString labelledText(const QString& label, const QString& words);

/// "no fault found" → "No fault found."
[[nodiscard]] QString sentenceText(const QString& words);

/// Like parseSize(), but also accepts the units and spaces of the window's language: "2 048 secteurs" is valid,
/// "1,5 Go" is not.
[[nodiscard]] Result<Quantity> typedQuantity(const QString& typed);
/// The typed size in bytes, with sectors of 512 bytes; nullopt if this is not a size.
[[nodiscard]] std::optional<quint64> typedBytes(const QString& typed);

/// "1 TiB" if exact, else the number of bytes.
[[nodiscard]] QString sizeWords(quint64 bytes);
/// "2048 sectors" if exact, else the number of bytes.
[[nodiscard]] QString startWords(quint64 bytes);
/// Empty for 0, which means the default of mke2fs.
[[nodiscard]] QString numberWords(quint64 value);

/// The content of a partition: "ext4", "not recognised"; for an extended partition its role.
[[nodiscard]] QString contentName(const Partition& partition);

} // namespace atlas::ui
