// SPDX-License-Identifier: GPL-3.0-or-later
// Strong integer types for positions and amounts, so that a block number cannot be passed as a group number.
#pragma once

#include <compare>
#include <cstdint>

namespace atlas {

/// An amount of blocks, bytes, sectors or groups.
template <class Tag, class Rep = std::uint64_t>
struct Amount {
    Rep value = 0;

    constexpr auto operator<=>(const Amount&) const = default;
    constexpr Amount& operator+=(Amount other) {
        value += other.value;
        return *this;
    }
    constexpr Amount& operator-=(Amount other) {
        value -= other.value;
        return *this;
    }
    friend constexpr Amount operator+(Amount a, Amount b) { return {static_cast<Rep>(a.value + b.value)}; }
    friend constexpr Amount operator-(Amount a, Amount b) { return {static_cast<Rep>(a.value - b.value)}; }
};

/// A zero-based position in the same unit as its Amount.
template <class Tag, class Rep = std::uint64_t>
struct Position {
    using Count = Amount<Tag, Rep>;
    Rep value = 0;

    constexpr auto operator<=>(const Position&) const = default;
    constexpr Position& operator++() {
        ++value;
        return *this;
    }
    constexpr Position& operator+=(Count n) {
        value += n.value;
        return *this;
    }
    friend constexpr Position operator+(Position p, Count n) { return {static_cast<Rep>(p.value + n.value)}; }
    friend constexpr Position operator-(Position p, Count n) { return {static_cast<Rep>(p.value - n.value)}; }
    friend constexpr Count operator-(Position a, Position b) { return {static_cast<Rep>(a.value - b.value)}; }
};

using BlockNumber = Position<struct BlockTag>;                 ///< file-system block, from the start of the volume
using BlockCount = BlockNumber::Count;
using ByteOffset = Position<struct ByteTag>; ///< byte, from the start of the disk unless documented otherwise
using ByteCount = ByteOffset::Count;
using Lba = Position<struct SectorTag>; ///< logical sector, from the start of the disk
using SectorCount = Lba::Count;
using GroupNumber = Position<struct GroupTag, std::uint32_t>; ///< block group
using GroupCount = GroupNumber::Count;

// In bytes.
inline constexpr std::uint64_t KiB = std::uint64_t{1} << 10;
inline constexpr std::uint64_t MiB = std::uint64_t{1} << 20;
inline constexpr std::uint64_t GiB = std::uint64_t{1} << 30;
inline constexpr std::uint64_t TiB = std::uint64_t{1} << 40;

constexpr ByteOffset byteOf(Lba lba, ByteCount sector) { return {lba.value * sector.value}; }
/// The logical sector with `byte`, which need not be its first. Precondition: `sector` is not 0.
constexpr Lba sectorOf(ByteOffset byte, ByteCount sector) { return {byte.value / sector.value}; }
/// The first byte of `block`: of the volume, or of the disk on which the volume begins at byte `volume`.
constexpr ByteOffset byteOf(BlockNumber block, ByteCount blockSize, ByteOffset volume = {}) {
    return {volume.value + block.value * blockSize.value};
}
/// The block with `byte`: of the volume, or of the disk on which the volume begins at byte `volume`. Preconditions: `byte` is
/// not in front of that, and `blockSize` is not 0.
constexpr BlockNumber blockOf(ByteOffset byte, ByteCount blockSize, ByteOffset volume = {}) {
    return {(byte.value - volume.value) / blockSize.value};
}
constexpr ByteCount bytesOf(BlockCount blocks, ByteCount blockSize) { return {blocks.value * blockSize.value}; }
constexpr ByteCount bytesOf(SectorCount sectors, ByteCount sector) { return {sectors.value * sector.value}; }

} // namespace atlas
