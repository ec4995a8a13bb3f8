// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the patterns of a translation by message.
#pragma once

#include "report/messages/catalogue_entry.h"
#include "report/messages/message_list.h"

#include <algorithm>
#include <array>
#include <string_view>

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

} // namespace atlas
