// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/language/catalogue.h"

#include "report/language/make_message.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

struct CatalogueEntry {
    MessageId id{};
    std::string_view pattern;
};

struct TranslatedMeaning {
    std::string_view english;
    std::string_view translated;
};

#include "report/catalogues/de_fields.def"
#include "report/catalogues/en_fields.def"
#include "report/catalogues/fr_fields.def"
#include "report/catalogues/zh_fields.def"

/// The patterns by id. Fails to compile if a message has no pattern or two.
template <std::size_t n>
consteval std::array<std::string_view, messageIdCount> byId(const CatalogueEntry (&entries)[n]) {
    std::array<std::string_view, messageIdCount> all{};
    for (const auto& [id, pattern] : entries) {
        auto& slot = all[static_cast<std::size_t>(id)];
        if (!slot.empty())
            throw "a message has two patterns in one language";
        slot = pattern;
    }
    if (std::ranges::any_of(all, &std::string_view::empty))
        throw "a message has no pattern in this language";
    return all;
}

constexpr CatalogueEntry germanMessages[] = {
#define MESSAGE(id, pattern) {MessageId::id, pattern},
#include "report/catalogues/de.def"
#undef MESSAGE
};
constexpr auto germanPatterns = byId(germanMessages);
static_assert(std::ranges::is_sorted(germanFieldMeanings, {}, &TranslatedMeaning::english));

constexpr CatalogueEntry frenchMessages[] = {
#define MESSAGE(id, pattern) {MessageId::id, pattern},
#include "report/catalogues/fr.def"
#undef MESSAGE
};
constexpr auto frenchPatterns = byId(frenchMessages);
static_assert(std::ranges::is_sorted(frenchFieldMeanings, {}, &TranslatedMeaning::english));

constexpr CatalogueEntry chineseMessages[] = {
#define MESSAGE(id, pattern) {MessageId::id, pattern},
#include "report/catalogues/zh.def"
#undef MESSAGE
};
constexpr auto chinesePatterns = byId(chineseMessages);
static_assert(std::ranges::is_sorted(chineseFieldMeanings, {}, &TranslatedMeaning::english));

std::string_view translated(std::span<const TranslatedMeaning> meanings, std::string_view english) {
    const auto at = std::ranges::lower_bound(meanings, english, {}, &TranslatedMeaning::english);
    return at != meanings.end() && at->english == english ? at->translated : std::string_view{};
}

} // namespace

std::string_view patternOf(MessageId id, Language language) {
    const auto n = static_cast<std::size_t>(id);
    switch (language) {
    case Language::English: break;
    case Language::French: return frenchPatterns[n];
    case Language::German: return germanPatterns[n];
    case Language::Chinese: return chinesePatterns[n];
    }
    return englishPattern(id);
}

std::span<const StructureMeanings> structureMeanings() { return englishFieldMeanings; }

std::string_view meaningOf(std::string_view structure, std::string_view field, Language language) {
    const auto known = std::ranges::find(englishFieldMeanings, structure, &StructureMeanings::structure);
    if (known == std::end(englishFieldMeanings))
        return {};
    const auto found = std::ranges::find(known->fields, field, &FieldMeaning::field);
    const auto english = found == known->fields.end() ? std::string_view{} : found->words;
    switch (language) {
    case Language::English: break;
    case Language::French: return translated(frenchFieldMeanings, english);
    case Language::German: return translated(germanFieldMeanings, english);
    case Language::Chinese: return translated(chineseFieldMeanings, english);
    }
    return english;
}

} // namespace atlas
