// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one table of the tables of a translation, and checks it against the English patterns while compiling.
#pragma once

#include "report/messages/en/catalogue_en.h"

namespace atlas {

using Tables = std::span<const std::span<const CatalogueEntry>>;

/// The patterns by id; an id without one has an empty pattern. Does not compile where an id has two.
consteval std::array<std::string_view, messageIdCount> collect(Tables tables) {
    std::array<std::string_view, messageIdCount> all{};
    for (const auto table : tables) {
        for (const auto& [id, pattern] : table) {
            auto& slot = all[static_cast<std::size_t>(id)];
            if (!slot.empty()) {
                throw "a message has two patterns in one language";
            }
            slot = pattern;
        }
    }
    return all;
}

/// Does each pattern take the arguments of the English one?
consteval bool takeEnglishArguments(std::span<const CatalogueEntry> table, std::size_t plurals) {
    return std::ranges::all_of(table, [plurals](const CatalogueEntry& entry) {
        const auto taken = signatureOf(entry.pattern, plurals);
        return taken && taken == signatureOf(englishPattern(entry.id), englishPlurals);
    });
}

} // namespace atlas
