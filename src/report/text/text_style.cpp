// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/text_style.h"

namespace atlas {
namespace {

std::string_view escape(Tone tone) {
    switch (tone) {
    case Tone::Heading: return "\x1B[1m";
    case Tone::Faint: return "\x1B[2m";
    case Tone::Good: return "\x1B[32m";
    case Tone::Bad: return "\x1B[31m";
    case Tone::Plain: break;
    }
    return "";
}

} // namespace

std::string TextStyle::paint(Tone tone, std::string_view text) const {
    if (!colour || tone == Tone::Plain || text.empty()) {
        return std::string(text);
    }
    return std::string(escape(tone)).append(text).append("\x1B[0m");
}

} // namespace atlas
