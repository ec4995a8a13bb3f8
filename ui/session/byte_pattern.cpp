// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/byte_pattern.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <span>

namespace atlas::ui {

namespace {

struct PatternText {
    Q_DECLARE_TR_FUNCTIONS(PatternText)
};

} // namespace

std::expected<std::vector<std::byte>, QString> parseHexPattern(const QString& typed) {
    static const QRegularExpression filler(QStringLiteral(R"(0x|[\s,:-]+)"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression pairs(QStringLiteral("^([0-9a-f]{2})+$"),
                                          QRegularExpression::CaseInsensitiveOption);
    const QString digits = QString(typed).remove(filler);
    if (!pairs.match(digits).hasMatch()) {
        return std::unexpected(PatternText::tr("Type bytes as pairs of hexadecimal digits, such as “53 ef”."));
    }
    const auto bytes = QByteArray::fromHex(digits.toLatin1());
    const auto whole = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return std::vector(whole.begin(), whole.end());
}

std::vector<std::byte> textPattern(const QString& typed) {
    const auto bytes = typed.toUtf8();
    const auto whole = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return {whole.begin(), whole.end()};
}

} // namespace atlas::ui
