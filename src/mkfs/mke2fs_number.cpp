// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/mke2fs_number.h"

#include <cctype>
#include <cstdlib>
#include <ext2fs/ext2fs.h>
extern "C" { // e2p.h of 1.47.0 has no extern "C" of its own
#include <e2p/e2p.h>
}

namespace atlas {

std::uint64_t leadingNumber(const std::string& text) { return std::strtoul(text.c_str(), nullptr, 0); }

std::uint64_t parseBlocks(const std::string& text, int logBlockSize) {
    return parse_num_blocks2(text.c_str(), logBlockSize);
}

std::optional<UuidBytes> parseUuid(const std::string& text) {
    if (text.size() != 36) {
        return std::nullopt;
    }
    UuidBytes out;
    std::size_t digits = 0;
    for (std::size_t n = 0; n < text.size(); ++n) {
        const bool dash = n == 8 || n == 13 || n == 18 || n == 23;
        const auto c = static_cast<unsigned char>(text[n]);
        if (dash ? c != '-' : std::isxdigit(c) == 0) {
            return std::nullopt;
        }
        if (!dash) {
            const int digit = std::isdigit(c) != 0 ? c - '0' : std::tolower(c) - 'a' + 10;
            auto& byte = out.bytes[digits++ / 2];
            byte = static_cast<std::uint8_t>(byte << 4 | digit);
        }
    }
    return out;
}

} // namespace atlas
