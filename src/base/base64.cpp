// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/base64.h"

#include <cstdint>

namespace atlas {

std::string base64(std::string_view bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    constexpr std::size_t perGroup = 3;
    constexpr std::uint32_t sixBits = 63;
    std::string text;
    text.reserve((bytes.size() + 2) / perGroup * 4);
    for (std::size_t at = 0; at < bytes.size(); at += perGroup) {
        const auto group = bytes.substr(at, perGroup);
        std::uint32_t bits = 0;
        for (std::size_t n = 0; n < perGroup; ++n)
            bits = bits << 8 | (n < group.size() ? static_cast<unsigned char>(group[n]) : 0U);
        for (std::size_t n = 0; n <= perGroup; ++n)
            text += n <= group.size() ? letters[bits >> (18 - 6 * n) & sixBits] : '=';
    }
    return text;
}

} // namespace atlas
