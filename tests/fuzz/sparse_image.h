// SPDX-License-Identifier: GPL-3.0-or-later
// What a fuzzer changes instead of an image, which would be too large: the size of the image and the sectors that are not zero.
// As bytes: the size (8 bytes), then for each sector its number (4 bytes) and its 512 bytes; all little-endian.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace atlas::fuzz {

inline constexpr std::size_t sectorBytes = 512;
/// Larger images are cut: a sparse file of more is refused by some file systems.
inline constexpr std::uint64_t maxImageBytes = std::uint64_t{16} << 40;

using Sector = std::array<std::byte, sectorBytes>;

struct SparseImage {
    std::uint64_t size = 0; ///< bytes
    std::map<std::uint32_t, Sector> sectors; ///< by number; those left out are zero

    /// Copies from byte `at`; what is left out is zero.
    [[nodiscard]] std::vector<std::byte> bytes(std::uint64_t at, std::size_t count) const;
    /// Changes only sectors that are there.
    void put(std::uint64_t at, std::span<const std::byte> bytes);
};

/// Takes any bytes; an incomplete last sector is left out.
[[nodiscard]] SparseImage readSparseImage(std::span<const std::byte> encoded);
/// The sectors that fit into `maxBytes`.
[[nodiscard]] std::vector<std::byte> encode(const SparseImage& image, std::size_t maxBytes);

/// Replaces the content of the file `descriptor`, which is sparse outside the sectors.
[[nodiscard]] bool write(const SparseImage& image, int descriptor);

} // namespace atlas::fuzz
