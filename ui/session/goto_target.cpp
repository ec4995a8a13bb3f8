// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/goto_target.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <limits>
#include <optional>

namespace atlas::ui {

namespace {

struct GotoText {
    Q_DECLARE_TR_FUNCTIONS(GotoText)
};

std::optional<GotoKind> kindOf(const QString& word) {
    static const std::pair<QLatin1StringView, GotoKind> words[]{
        {QLatin1StringView("group"), GotoKind::Group},   {QLatin1StringView("block"), GotoKind::Block},
        {QLatin1StringView("sector"), GotoKind::Sector}, {QLatin1StringView("lba"), GotoKind::Sector},
        {QLatin1StringView("byte"), GotoKind::Byte},     {QLatin1StringView("inode"), GotoKind::Inode}};
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

/// 1024 to the power that the letter stands for; 0 for no letter.
int shiftOf(const QString& suffix) {
    if (suffix.isEmpty()) {
        return 0;
    }
    return 10 * static_cast<int>(1 + QLatin1StringView("kmgt").indexOf(suffix.front().toLower()));
}

std::optional<std::uint64_t> valueOf(QString digits, int shift) {
    digits.remove(QRegularExpression(R"([\s,_'])"));
    bool ok = false;
    const bool hex = digits.startsWith("0x", Qt::CaseInsensitive);
    const auto value = hex ? digits.mid(2).toULongLong(&ok, 16) : digits.toULongLong(&ok, 10);
    if (!ok || value > (std::numeric_limits<std::uint64_t>::max() >> shift)) {
        return {};
    }
    return value << shift;
}

} // namespace

std::expected<GotoTarget, QString> parseGoto(const QString& input) {
    static const QRegularExpression pattern(
        R"(^\s*([a-z]+)?[\s:#]*(0x[0-9a-f]+|[0-9][0-9,_'\s]*?)\s*([kmgt](?:i?b)?)?\s*$)",
        QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(input);
    if (!match.hasMatch()) {
        return std::unexpected(
            GotoText::tr("Type a place such as “group 21”, “block 524293”, “sector 8390759” or “byte 4296068608”."));
    }
    const QString word = match.captured(1);
    const QString suffix = match.captured(3);
    const auto kind =
        word.isEmpty() ? std::optional(suffix.isEmpty() ? GotoKind::Block : GotoKind::Byte) : kindOf(word);
    if (!kind) {
        return std::unexpected(
            GotoText::tr("“%1” is not a kind of place; there are group, block, sector, byte and inode.").arg(word));
    }
    const auto value = valueOf(match.captured(2), shiftOf(suffix));
    if (!value) {
        return std::unexpected(GotoText::tr("The number in “%1” is larger than any disk.").arg(input.trimmed()));
    }
    return GotoTarget{*kind, *value};
}

} // namespace atlas::ui
