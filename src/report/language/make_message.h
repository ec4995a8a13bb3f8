// SPDX-License-Identifier: GPL-3.0-or-later
// Makes messages and checks their arguments at compile time. Include it only where messages are made: every includer is
// recompiled when a word changes.
#pragma once

#include "report/language/message.h"
#include "report/language/pattern.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace atlas {

/// All messages about disks and layouts.
enum class MessageId : std::uint16_t {
#define MESSAGE(id, pattern) id,
#include "report/catalogues/en.def"
#undef MESSAGE
    end
};

inline constexpr std::size_t messageIdCount = static_cast<std::size_t>(MessageId::end);

inline constexpr std::size_t englishPlurals = 2; ///< one, other

inline constexpr std::array<std::string_view, messageIdCount> englishPatterns{
#define MESSAGE(id, pattern) pattern,
#include "report/catalogues/en.def"
#undef MESSAGE
};

[[nodiscard]] constexpr std::string_view englishPattern(MessageId id) {
    return englishPatterns[static_cast<std::size_t>(id)];
}

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
    if (!wanted || wanted->count != sizeof...(Arguments))
        return false;
    for (std::size_t n = 0; n < sizeof...(Arguments); ++n)
        if (wanted->kinds[n] != given[n])
            return false;
    return true;
}

template <class T>
[[nodiscard]] Argument argument(T&& value) {
    using Plain = std::remove_cvref_t<T>;
    if constexpr (std::same_as<Plain, Message>)
        return Names{std::forward<T>(value)};
    else if constexpr (std::convertible_to<Plain, std::string_view>)
        return std::string(std::forward<T>(value));
    else
        return std::forward<T>(value);
}

template <MessageId id, class... Arguments>
[[nodiscard]] Message message(Arguments&&... arguments) {
    static_assert(takes<id, Arguments...>(), "the English pattern of this message takes other arguments");
    return {id, {argument(std::forward<Arguments>(arguments))...}};
}

} // namespace atlas
