// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/typed_size.h"

#include "base/parse_size.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace atlas::ui {

namespace {

struct TypedSizeText {
    Q_DECLARE_TR_FUNCTIONS(TypedSizeText)
};

constexpr quint64 sector = 512;

/// In the words of the command line: those of the window's language are as good, and any kind of space.
QString commandLineWords(QString typed) {
    std::ranges::replace_if(typed, [](QChar c) { return c.isSpace(); }, u' ');
    static const QRegularExpression octets(QStringLiteral("(?<=[\\d ])([kmgtpe]i?)?o(ctets?)?$"),
                                           QRegularExpression::CaseInsensitiveOption);
    typed = typed.trimmed().replace(octets, QStringLiteral("\\1B"));
    const auto sectors = TypedSizeText::tr("%1 sectors").remove(QStringLiteral("%1")).trimmed();
    return typed.endsWith(sectors) ? typed.chopped(sectors.size()) + u's' : typed;
}

} // namespace

std::optional<quint64> bytesOf(const QString& typed) {
    const auto bytes = parseBytes(commandLineWords(typed).toStdString());
    return bytes ? std::optional<quint64>(bytes->value) : std::nullopt;
}

QString sizeWords(quint64 bytes) {
    const QString words = size({bytes});
    return bytesOf(words) == bytes ? words : number(bytes);
}

QString startText(quint64 bytes) {
    return bytes % sector == 0 ? TypedSizeText::tr("%1 sectors").arg(bytes / sector) : number(bytes);
}

QString numberText(quint64 value) { return value == 0 ? QString() : QString::number(value); }

} // namespace atlas::ui
