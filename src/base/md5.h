// SPDX-License-Identifier: GPL-3.0-or-later
// MD5 (RFC 1321), which evidence files store of the disk in them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace atlas {

class Md5 {
public:
    void add(std::span<const std::byte> bytes);
    /// As md5sum prints it. Nothing may be added afterwards.
    [[nodiscard]] std::string hex();

private:
    static constexpr std::size_t blockBytes = 64;

    void addBlock(std::span<const std::byte> block);

    std::array<std::uint32_t, 4> m_state{0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476};
    std::array<std::byte, blockBytes> m_rest{}; ///< the bytes after the last whole block
    std::uint64_t m_count = 0;                  ///< bytes
};

} // namespace atlas
