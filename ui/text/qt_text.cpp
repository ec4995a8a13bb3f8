// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/qt_text.h"

#include "report/words/labels.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace atlas::ui {
namespace {

struct SentenceText {
    Q_DECLARE_TR_FUNCTIONS(SentenceText)
};

} // namespace

QString listText(const QStringList& words) { return words.join(SentenceText::tr(", ")); }

QString clausesText(const QStringList& clauses) { return clauses.join(SentenceText::tr("; ")); }

QString labelledText(const QString& label, const QString& words) {
    return SentenceText::tr("%1: %2").arg(label, words);
}

QString sentenceText(const QString& words) { return SentenceText::tr("%1.").arg(capitalised(words)); }

namespace {

struct TypedSizeText {
    Q_DECLARE_TR_FUNCTIONS(TypedSizeText)
};

constexpr quint64 sector = 512;

/// Replaces units of the window's language and any kind of space with those of the command line.
QString commandLineWords(QString typed) {
    std::ranges::replace_if(typed, [](QChar c) { return c.isSpace(); }, u' ');
    static const QRegularExpression octets(QStringLiteral("(?<=[\\d ])([kmgtpe]i?)?o(ctets?)?$"),
                                           QRegularExpression::CaseInsensitiveOption);
    typed = typed.trimmed().replace(octets, QStringLiteral("\\1B"));
    const auto sectors = TypedSizeText::tr("%1 sectors").remove(QStringLiteral("%1")).trimmed();
    return typed.endsWith(sectors) ? typed.chopped(sectors.size()) + u's' : typed;
}

} // namespace

Result<Quantity> typedQuantity(const QString& typed) { return parseSize(commandLineWords(typed).toStdString()); }

std::optional<quint64> typedBytes(const QString& typed) {
    const auto quantity = typedQuantity(typed);
    const auto bytes = quantity ? quantity->bytes({sector}) : std::unexpected(quantity.error());
    return bytes ? std::optional<quint64>(bytes->value) : std::nullopt;
}

QString sizeWords(quint64 bytes) {
    const QString words = size({bytes});
    return typedBytes(words) == bytes ? words : number(bytes);
}

QString startWords(quint64 bytes) {
    return bytes % sector == 0 ? TypedSizeText::tr("%1 sectors").arg(bytes / sector) : number(bytes);
}

QString numberWords(quint64 value) { return value == 0 ? QString() : QString::number(value); }

namespace {

struct ContentName {
    Q_DECLARE_TR_FUNCTIONS(ContentName)
};

} // namespace

QString contentName(const Partition& partition) {
    if (partition.role == PartitionRole::Extended)
        return text(label(partition.role));
    return partition.content.type.empty() ? ContentName::tr("not recognised") : diskText(partition.content.type);
}

} // namespace atlas::ui
