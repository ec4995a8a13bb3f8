// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/goto_target.h"

#include "base/parse_size.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <optional>

namespace atlas::ui {

namespace {

struct GotoText {
    Q_DECLARE_TR_FUNCTIONS(GotoText)
};

/// Those of the window's languages too, so that a place can be pasted as the window shows it.
std::optional<GotoKind> kindOf(const QString& word) {
    static const std::pair<QString, GotoKind> words[]{
        {QStringLiteral("group"), GotoKind::Group},    {QStringLiteral("block"), GotoKind::Block},
        {QStringLiteral("sector"), GotoKind::Sector},  {QStringLiteral("lba"), GotoKind::Sector},
        {QStringLiteral("byte"), GotoKind::Byte},      {QStringLiteral("inode"), GotoKind::Inode},
        {QStringLiteral("fsblock"), GotoKind::Block},  {QStringLiteral("groupe"), GotoKind::Group},
        {QStringLiteral("secteur"), GotoKind::Sector}, {QStringLiteral("octet"), GotoKind::Byte},
        {QStringLiteral("组"), GotoKind::Group},       {QStringLiteral("块"), GotoKind::Block},
        {QStringLiteral("扇区"), GotoKind::Sector},    {QStringLiteral("字节"), GotoKind::Byte}};
    QString singular = word.toLower();
    if (singular.size() > 1 && singular.endsWith('s')) {
        singular.chop(1);
    }
    for (const auto& [name, kind] : words) {
        if (name.startsWith(singular)) {
            return kind;
        }
    }
    return {};
}

/// The kind of a number without a keyword, by its unit suffix.
GotoKind kindOf(SizeUnit unit) {
    switch (unit) {
    case SizeUnit::Bytes: return GotoKind::Byte;
    case SizeUnit::Sectors: return GotoKind::Sector;
    case SizeUnit::Unsaid: break;
    }
    return GotoKind::Block;
}

/// The path in "/etc/hosts" or "path etc/hosts"; nullopt for other input.
std::optional<QString> pathIn(const QString& input) {
    static const QRegularExpression pattern(R"(^\s*(?:path\s+(?=\S)|(?=/))(.*)$)",
                                            QRegularExpression::CaseInsensitiveOption |
                                                QRegularExpression::DotMatchesEverythingOption);
    const auto match = pattern.match(input);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const auto path = match.captured(1);
    return path.startsWith('/') ? path : '/' + path;
}

} // namespace

std::expected<GotoTarget, QString> parseGoto(const QString& input) {
    if (auto path = pathIn(input)) {
        return GotoTarget{.kind = GotoKind::Path, .path = std::move(*path)};
    }
    for (const auto& [word, kind] : {std::pair("mbr", GotoKind::Mbr), std::pair("gpt", GotoKind::Gpt)}) {
        if (input.trimmed().compare(QLatin1StringView(word), Qt::CaseInsensitive) == 0) {
            return GotoTarget{.kind = kind};
        }
    }
    static const QRegularExpression pattern(R"(^\s*(\p{L}+)?[\s:#\x{A0}]*([0-9].*)$)",
                                            QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(input);
    const auto number = parseSize(match.captured(2).toStdString());
    if (!number && number.error().kind == ErrorKind::Limit) {
        return std::unexpected(GotoText::tr("The number in “%1” is larger than any disk.").arg(input.trimmed()));
    }
    if (!number) {
        return std::unexpected(GotoText::tr(
            "Type a place such as “group 21”, “block 524293”, “sector 8390759”, “byte 4296068608” or “/etc/hosts”."));
    }
    const QString word = match.captured(1);
    const auto kind = word.isEmpty() ? std::optional(kindOf(number->unit)) : kindOf(word);
    if (!kind) {
        return std::unexpected(
            GotoText::tr("“%1” is not a kind of place; there are group, block, sector, byte, inode and path.")
                .arg(word));
    }
    return GotoTarget{.kind = *kind, .value = number->number};
}

} // namespace atlas::ui
