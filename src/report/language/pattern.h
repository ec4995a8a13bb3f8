// SPDX-License-Identifier: GPL-3.0-or-later
// Patterns of a catalogue: "{0:count|# block|# blocks} of group {1:group}".
//
// A placeholder is the argument's index and kind, optionally followed by forms separated by |; # in a form stands for
// the argument. Forms: plural forms for a count or for bytes; absent and present for text; none, one and several for a
// range of groups.
// range of groups.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace atlas {

inline constexpr std::size_t maxArguments = 8;
inline constexpr std::size_t maxForms = 4;

struct Placeholder {
    std::size_t argument = 0;
    std::string_view kind;
    std::array<std::string_view, maxForms> forms{};
    std::size_t formCount = 0;
};

/// What nextStep() splits off: the text before the next placeholder, and the placeholder; nullopt if only text is left.
struct PatternStep {
    std::string_view text;
    std::optional<Placeholder> placeholder;
};

[[nodiscard]] constexpr std::optional<Placeholder> parsePlaceholder(std::string_view inside) {
    if (inside.size() < 3 || inside[0] < '0' || inside[0] > '9' || inside[1] != ':')
        return std::nullopt;
    Placeholder out{.argument = static_cast<std::size_t>(inside[0] - '0'), .kind = inside.substr(2)};
    auto bar = out.kind.find('|');
    auto forms = bar == std::string_view::npos ? std::string_view{} : out.kind.substr(bar + 1);
    const bool hasForms = bar != std::string_view::npos;
    out.kind = out.kind.substr(0, bar);
    while (hasForms) {
        if (out.formCount == maxForms)
            return std::nullopt;
        bar = forms.find('|');
        out.forms[out.formCount++] = forms.substr(0, bar);
        if (bar == std::string_view::npos)
            break;
        forms = forms.substr(bar + 1);
    }
    return out.argument < maxArguments ? std::optional(out) : std::nullopt;
}

[[nodiscard]] constexpr PatternStep nextStep(std::string_view& pattern) {
    const auto open = pattern.find('{');
    const auto close = pattern.find('}', open);
    PatternStep step{pattern.substr(0, open), std::nullopt};
    if (open != std::string_view::npos && close != std::string_view::npos) {
        step.placeholder = parsePlaceholder(pattern.substr(open + 1, close - open - 1));
        pattern = pattern.substr(close + 1);
    } else {
        pattern = {};
    }
    return step;
}

/// The kinds of a pattern's arguments, by index.
struct Signature {
    std::array<std::string_view, maxArguments> kinds{};
    std::size_t count = 0;
    bool operator==(const Signature&) const = default;
};

/// The number of forms of a placeholder of `kind` in a language with `plurals` plural forms; 0 if it takes none.
[[nodiscard]] constexpr std::size_t formsOf(std::string_view kind, std::size_t plurals) {
    if (kind == "count" || kind == "bytes")
        return plurals;
    return kind == "text" ? 2 : kind == "groups" ? 3 : 0;
}

/// Returns nullopt if `pattern` is malformed: an unmatched brace, an unused argument or one with two kinds, forms that
/// do not fit the kind, or a count without plural forms.
[[nodiscard]] constexpr std::optional<Signature> signatureOf(std::string_view pattern, std::size_t plurals) {
    Signature out;
    while (!pattern.empty()) {
        const bool opens = pattern.find('{') != std::string_view::npos;
        const auto step = nextStep(pattern);
        if (step.text.find('}') != std::string_view::npos || opens != step.placeholder.has_value())
            return std::nullopt;
        if (!step.placeholder)
            break;
        const auto& [argument, kind, forms, formCount] = *step.placeholder;
        const bool needsForms = kind == "count";
        const bool known = out.kinds[argument].empty() || out.kinds[argument] == kind;
        if (!known || (formCount != 0 && formCount != formsOf(kind, plurals)) || (needsForms && formCount == 0))
            return std::nullopt;
        out.kinds[argument] = kind;
        out.count = argument >= out.count ? argument + 1 : out.count;
    }
    for (std::size_t n = 0; n < out.count; ++n)
        if (out.kinds[n].empty())
            return std::nullopt;
    return out;
}

} // namespace atlas
