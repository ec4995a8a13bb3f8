// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as mke2fs reads them: by strtoul with any base, and by libe2p's parse_num_blocks2 with suffixes.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

namespace atlas {

/// Decimal, 0x…, 0…; none where anything follows. Like strtoul, "-1" is the largest number and "" is 0.
[[nodiscard]] inline std::optional<std::uint64_t> parseNumber(const std::string& text) {
    char* end = nullptr;
    const auto number = std::strtoul(text.c_str(), &end, 0);
    return *end == '\0' ? std::optional<std::uint64_t>(number) : std::nullopt;
}

/// The number before whatever follows: for values of which mke2fs does not look at the rest.
[[nodiscard]] std::uint64_t leadingNumber(const std::string& text);

/// With one of the suffixes s, k, m, g, t: in bytes where `logBlockSize` is negative, else a suffixed number is cut to blocks of
/// 1024 << logBlockSize. 0 where it is no such number.
[[nodiscard]] std::uint64_t parseBlocks(const std::string& text, int logBlockSize);

/// 16 bytes of a UUID from its 36 characters; none where it is none.
struct UuidBytes {
    std::uint8_t bytes[16]{};
};
[[nodiscard]] std::optional<UuidBytes> parseUuid(const std::string& text);

} // namespace atlas
