// SPDX-License-Identifier: GPL-3.0-or-later
// The pattern of each message and the meaning of each on-disk field, in each language.
#pragma once

#include "report/language/language.h"
#include "report/language/message.h"

#include <span>
#include <string_view>

namespace atlas {

[[nodiscard]] std::string_view patternOf(MessageId id, Language language);

/// The index of the plural form for `count`. Source: Unicode CLDR, "Language Plural Rules".
[[nodiscard]] constexpr std::size_t pluralForm(std::uint64_t count, Language language) {
    switch (language) {
    case Language::English:
    case Language::German: return count == 1 ? 0 : 1;
    case Language::French: return count <= 1 ? 0 : 1;
    case Language::Chinese: break;
    }
    return 0;
}

/// What a field of an on-disk structure means.
struct FieldMeaning {
    std::string_view field; ///< without its index
    std::string_view words;
};

struct StructureMeanings {
    std::string_view structure;
    std::span<const FieldMeaning> fields;
};

/// The English meanings of all structures' fields.
[[nodiscard]] std::span<const StructureMeanings> structureMeanings();

/// The meaning of `field`, given without its index; empty if there is none.
[[nodiscard]] std::string_view meaningOf(std::string_view structure, std::string_view field, Language language);

} // namespace atlas
