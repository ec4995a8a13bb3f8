// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a drive's geometry, and from whom.
#pragma once

#include "disk/sector_grid.h"

#include <string_view>

namespace atlas {

/// Who said a figure. An image file carries no geometry, so its physical sector is an Assumption until a user says otherwise.
enum class Source : std::uint8_t { Assumption, Table, Superblock, Device, User };

[[nodiscard]] std::string_view name(Source source); ///< "assumption", "table", "superblock", "device", "user"

template <class T>
struct Known {
    T value{};
    Source source = Source::Assumption;
    bool operator==(const Known&) const = default;
};

inline constexpr ByteCount minSector{512};
inline constexpr ByteCount maxLogicalSector{std::uint64_t{64} << 10};
/// The verdicts of blocks repeat after one physical sector, and there is a table of that length.
inline constexpr ByteCount maxPhysicalSector{std::uint64_t{64} << 20};

/// A power of two from minSector to `maximum`.
[[nodiscard]] bool isSectorSize(ByteCount size, ByteCount maximum);

struct Drive {
    Known<ByteCount> logicalSector{{512}};
    Known<ByteCount> physicalSector{{4096}};
    Known<ByteOffset> phase{{0}};
    // 0 where the device does not say.
    Known<ByteCount> optimalIo{{0},
                               Source::Device}; ///< as it was reported, which may be nonsense: see isBogusOptimalIo()
    Known<ByteCount> eraseBlock{{0}, Source::Device};
    Known<ByteCount> minimumIo{{0}, Source::Device}; ///< information, as the next one: nothing is judged by them
    Known<ByteCount> discardGranularity{{0}, Source::Device}; ///< 0 also where nothing can be discarded
    bool operator==(const Drive&) const = default;

    [[nodiscard]] SectorGrid grid() const { return {physicalSector.value, phase.value}; }
};

/// 33,553,920 bytes: what some controllers and USB bridges report as their optimal I/O size, 65,535 sectors of 512 bytes.
inline constexpr ByteCount bogusOptimalIo{33553920};

/// Whether the optimal I/O size that was reported cannot be one: the figure above, or no multiple of the physical sector. libfdisk
/// ignores both too (libfdisk/src/alignment.c).
[[nodiscard]] bool isBogusOptimalIo(const Drive& drive);

} // namespace atlas
