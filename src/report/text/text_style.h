// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of text on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace atlas {

enum class Tone : unsigned char { Plain, Heading, Faint, Good, Bad };

struct TextStyle {
    bool colour = false; ///< use terminal escape sequences
    [[nodiscard]] std::string paint(Tone tone, std::string_view text) const;
};

} // namespace atlas
