// SPDX-License-Identifier: GPL-3.0-or-later
// SHA-256 (FIPS 180-4).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace atlas {

class Sha256 {
public:
    void add(std::span<const std::byte> bytes);
    /// As sha256sum prints it. Nothing may be added afterwards.
    [[nodiscard]] std::string hex();

private:
    static constexpr std::size_t blockBytes = 64;

    void addBlock(std::span<const std::byte, blockBytes> block);

    std::array<std::uint32_t, 8> m_state{0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                                         0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
    std::array<std::byte, blockBytes> m_rest{}; ///< the bytes after the last whole block
    std::uint64_t m_count = 0; ///< bytes
};

} // namespace atlas
