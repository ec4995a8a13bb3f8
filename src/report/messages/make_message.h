// SPDX-License-Identifier: GPL-3.0-or-later
// Makes messages and checks their arguments at compile time. Include only where messages are made.
#pragma once

#include "report/messages/en/catalogue_en.h"
#include "report/messages/message.h"

#include <concepts>
#include <type_traits>

namespace atlas {

template <class T>
[[nodiscard]] consteval std::string_view argumentKind() {
    using Plain = std::remove_cvref_t<T>;
    if constexpr (std::same_as<Plain, Message>) {
        return "names";
    } else if constexpr (std::convertible_to<Plain, std::string_view>) {
        return "text";
    } else {
        return []<std::size_t... n>(std::index_sequence<n...>) {
            std::string_view kind = "no argument";
            ((kind = std::same_as<Plain, std::variant_alternative_t<n, Argument>> ? argumentKinds[n] : kind), ...);
            return kind;
        }(std::make_index_sequence<std::variant_size_v<Argument>>());
    }
}

template <MessageId id, class... Arguments>
[[nodiscard]] consteval bool takes() {
    constexpr auto wanted = signatureOf(englishPattern(id), englishPlurals);
    constexpr std::array<std::string_view, sizeof...(Arguments) + 1> given{argumentKind<Arguments>()..., {}};
    if (!wanted || wanted->count != sizeof...(Arguments)) {
        return false;
    }
    for (std::size_t n = 0; n < sizeof...(Arguments); ++n) {
        if (wanted->kinds[n] != given[n]) {
            return false;
        }
    }
    return true;
}

template <class T>
[[nodiscard]] Argument argument(T&& value) {
    using Plain = std::remove_cvref_t<T>;
    if constexpr (std::same_as<Plain, Message>) {
        return Names{std::forward<T>(value)};
    } else if constexpr (std::convertible_to<Plain, std::string_view>) {
        return std::string(std::forward<T>(value));
    } else {
        return std::forward<T>(value);
    }
}

template <MessageId id, class... Arguments>
[[nodiscard]] Message message(Arguments&&... arguments) {
    static_assert(takes<id, Arguments...>(), "the English pattern of this message takes other arguments");
    return {id, {argument(std::forward<Arguments>(arguments))...}};
}

} // namespace atlas
