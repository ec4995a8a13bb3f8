// SPDX-License-Identifier: GPL-3.0-or-later
// Distinct types for disk quantities, intervals of them, and the valid sector sizes.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

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
/// The logical sector that contains `byte`. Precondition: `sector` is not 0.
constexpr Lba sectorOf(ByteOffset byte, ByteCount sector) { return {byte.value / sector.value}; }
/// The first byte of `block` in the volume, or on the disk if the volume begins at byte `volume` of it.
constexpr ByteOffset byteOf(BlockNumber block, ByteCount blockSize, ByteOffset volume = {}) {
    return {volume.value + block.value * blockSize.value};
}
/// The block that contains `byte` of the volume, or of the disk if the volume begins at byte `volume` of it.
/// Preconditions: `byte` is not before `volume`, and `blockSize` is not 0.
constexpr BlockNumber blockOf(ByteOffset byte, ByteCount blockSize, ByteOffset volume = {}) {
    return {(byte.value - volume.value) / blockSize.value};
}
constexpr ByteCount bytesOf(BlockCount blocks, ByteCount blockSize) { return {blocks.value * blockSize.value}; }
constexpr ByteCount bytesOf(SectorCount sectors, ByteCount sector) { return {sectors.value * sector.value}; }

/// A half-open interval of blocks, bytes, sectors or groups.
template <class P>
struct Interval {
    P first{};
    typename P::Count count{};

    constexpr auto operator<=>(const Interval&) const = default;
    [[nodiscard]] constexpr P end() const { return first + count; }
    [[nodiscard]] constexpr bool empty() const { return count.value == 0; }
    /// The last position inside. Precondition: the interval is not empty.
    [[nodiscard]] constexpr P last() const { return {static_cast<decltype(P::value)>(first.value + count.value - 1)}; }
    [[nodiscard]] constexpr bool contains(P p) const { return p >= first && p.value - first.value < count.value; }
};

using BlockInterval = Interval<BlockNumber>;
using ByteInterval = Interval<ByteOffset>;

template <class P>
[[nodiscard]] constexpr Interval<P> between(P first, P end) {
    return {first, end > first ? end - first : typename P::Count{}};
}

template <class P>
[[nodiscard]] constexpr Interval<P> intersection(Interval<P> a, Interval<P> b) {
    return between(std::max(a.first, b.first), std::min(a.end(), b.end()));
}

/// The intervals in order, joined where they overlap or touch, without empty ones.
template <class P>
[[nodiscard]] std::vector<Interval<P>> merged(std::vector<Interval<P>> all) {
    std::ranges::sort(all);
    std::vector<Interval<P>> out;
    for (const auto& next : all) {
        if (next.empty())
            continue;
        if (!out.empty() && next.first <= out.back().end())
            out.back() = between(out.back().first, std::max(out.back().end(), next.end()));
        else
            out.push_back(next);
    }
    return out;
}

/// a / b, rounded up; does not overflow. Precondition: b > 0.
[[nodiscard]] constexpr std::uint64_t ceilDiv(std::uint64_t a, std::uint64_t b) { return a / b + (a % b == 0 ? 0 : 1); }

// Valid sizes of a drive's sectors.

inline constexpr ByteCount minSector{512};
inline constexpr ByteCount maxLogicalSector{64 * KiB};
/// Assumed for image files, which carry no geometry.
inline constexpr ByteCount assumedPhysicalSector{4096};
/// Bounds the table of block verdicts, which grows with the physical sector.
inline constexpr ByteCount maxPhysicalSector{512 * KiB};

/// Whether `size` is a power of two from `minimum` to `maximum`.
constexpr bool isPowerOfTwo(std::uint64_t size, std::uint64_t minimum, std::uint64_t maximum) {
    return std::has_single_bit(size) && size >= minimum && size <= maximum;
}

/// Whether `size` is a power of two from minSector to `maximum`.
constexpr bool isSectorSize(ByteCount size, ByteCount maximum) {
    return isPowerOfTwo(size.value, minSector.value, maximum.value);
}

} // namespace atlas
