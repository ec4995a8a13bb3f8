// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/language/message.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "report/language/catalogue.h"
#include "report/language/language.h"
#include "report/language/pattern.h"

#include <fmt/format.h>

namespace atlas {
namespace {

std::string format(const Message& message, Language language, const NumberStyle& style);

class MessageFormatter {
public:
    MessageFormatter(Language language, const NumberStyle& style) : m_language(language), m_style(style) {}

    std::string operator()(Count count) const { return grouped(count.value, m_style); }
    std::string operator()(Number number) const { return grouped(number.value, m_style); }
    std::string operator()(PartitionNumber partition) const { return std::to_string(partition.value); }
    std::string operator()(GroupNumber group) const { return grouped(group.value, m_style); }
    std::string operator()(GroupRange groups) const {
        const auto last = std::uint64_t{groups.first.value} + groups.count.value - 1;
        return groups.count.value <= 1
                   ? grouped(groups.first.value, m_style)
                   : fmt::format("{}–{}", grouped(groups.first.value, m_style), grouped(last, m_style));
    }
    std::string operator()(BlockNumber block) const { return grouped(block.value, m_style); }
    std::string operator()(ByteOffset byte) const { return grouped(byte.value, m_style); }
    std::string operator()(ByteCount bytes) const { return grouped(bytes.value, m_style); }
    std::string operator()(Size size) const { return humanSize(size.bytes, m_style); }
    std::string operator()(Lba sector) const { return grouped(sector.value, m_style); }
    std::string operator()(Hex hex) const { return fmt::format("0x{:0{}x}", hex.value, hex.digits); }
    std::string operator()(Decimal decimal) const { return groupedDecimal(decimal.value, decimal.decimals, m_style); }
    std::string operator()(Duration duration) const { return humanDuration(duration.seconds, m_style); }
    std::string operator()(const std::string& text) const { return printable(text); }
    std::string operator()(const Names& names) const {
        std::string list;
        for (const auto& name : names)
            list += (list.empty()                      ? ""
                     : m_language == Language::Chinese ? "、"
                                                       : ", ") +
                    format(name, m_language, m_style);
        return list;
    }

private:
    Language m_language;
    const NumberStyle& m_style;
};

/// Chooses the form that the argument selects.
struct FormChooser {
    Language language;

    std::size_t operator()(Count count) const { return pluralForm(count.value, language); }
    std::size_t operator()(ByteCount bytes) const { return pluralForm(bytes.value, language); }
    std::size_t operator()(GroupRange groups) const { return std::min<std::size_t>(groups.count.value, 2); }
    std::size_t operator()(const std::string& text) const { return text.empty() ? 0 : 1; }
    std::size_t operator()(const auto&) const { return 0; }
};

/// Whether Chinese needs a space between two pieces of text, that is where the script changes: "扩容 inode 跨越".
bool isSetOff(std::string_view before, std::string_view after) {
    if (before.empty() || after.empty())
        return false;
    const auto isAscii = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    };
    const auto leadsIdeograph = [](char c) {
        return static_cast<unsigned char>(c) >= 0xE4 && static_cast<unsigned char>(c) <= 0xE9; // U+4000 to U+9FFF
    };
    const bool endsInIdeograph = before.size() >= 3 && leadsIdeograph(before[before.size() - 3]);
    return (endsInIdeograph && isAscii(after.front())) || (isAscii(before.back()) && leadsIdeograph(after.front()));
}

void append(std::string& out, std::string_view text, Language language) {
    out += language == Language::Chinese && isSetOff(out, text) ? " " : "";
    out += text;
}

std::string expand(const Placeholder& placeholder, const Argument& argument, Language language,
                   const NumberStyle& style) {
    auto text = std::visit(MessageFormatter(language, style), argument);
    if (placeholder.formCount == 0)
        return text;
    const auto form = placeholder.forms[std::visit(FormChooser{language}, argument)];
    const auto at = form.find('#');
    return at == std::string_view::npos ? std::string(form)
                                        : fmt::format("{}{}{}", form.substr(0, at), text, form.substr(at + 1));
}

std::string format(const Message& message, Language language, const NumberStyle& style) {
    std::string out;
    auto pattern = patternOf(message.id, language);
    while (!pattern.empty()) {
        const auto [text, placeholder] = nextStep(pattern);
        append(out, text, language);
        if (placeholder)
            append(out, expand(*placeholder, message.arguments.at(placeholder->argument), language, style), language);
    }
    return out;
}

} // namespace

std::string format(const Message& message) { return format(message, currentLanguage(), currentNumberStyle()); }

std::string format(const Message& message, Language language) {
    return format(message, language, numberStyleOf(language));
}

} // namespace atlas
