// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the patterns of a translation by message, and checks patterns against the English ones while compiling.
#pragma once

#include "report/messages/catalogue_entry.h"
#include "report/messages/en/catalogue_en.h"

#include <algorithm>
#include <utility>

namespace atlas {

/// The patterns by id. Does not compile where a message has no pattern or two.
template <std::size_t n>
consteval std::array<std::string_view, messageIdCount> byId(const CatalogueEntry (&entries)[n]) {
    std::array<std::string_view, messageIdCount> all{};
    for (const auto& [id, pattern] : entries) {
        auto& slot = all[static_cast<std::size_t>(id)];
        if (!slot.empty()) {
            throw "a message has two patterns in one language";
        }
        slot = pattern;
    }
    if (std::ranges::any_of(all, &std::string_view::empty)) {
        throw "a message has no pattern in this language";
    }
    return all;
}

namespace detail {

/// So many patterns are one constant: a compiler limits the steps of one evaluation.
inline constexpr std::size_t patternsAtOnce = 32;

template <const auto& patterns, std::size_t plurals, std::size_t part>
inline constexpr bool partTakesEnglishArguments = [] {
    const auto first = part * patternsAtOnce;
    for (auto n = first; n < std::min(first + patternsAtOnce, messageIdCount); ++n) {
        const auto taken = signatureOf(patterns[n], plurals);
        if (!taken || taken != signatureOf(englishPatterns[n], englishPlurals)) {
            return false;
        }
    }
    return true;
}();

} // namespace detail

/// Is each of the patterns well formed, and takes the arguments of the English one?
template <const auto& patterns, std::size_t plurals>
consteval bool takeEnglishArguments() {
    constexpr auto parts = (messageIdCount + detail::patternsAtOnce - 1) / detail::patternsAtOnce;
    return []<std::size_t... part>(std::index_sequence<part...>) {
        return (detail::partTakesEnglishArguments<patterns, plurals, part> && ...);
    }(std::make_index_sequence<parts>());
}

} // namespace atlas
