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

struct Drive {
    Known<ByteCount> logicalSector{{512}};
    Known<ByteCount> physicalSector{{4096}};
    Known<ByteOffset> phase{{0}};
    ByteCount optimalIo{0}; ///< 0 where unknown; as it was reported, which may be nonsense: see isBogusOptimalIo()
    ByteCount eraseBlock{0}; ///< 0 where unknown
    Source optimalIoSource = Source::Device; ///< meaningful where it is known
    Source eraseBlockSource = Source::Device; ///< meaningful where it is known
    ByteCount minimumIo{0}; ///< 0 where unknown; information, as the next one: nothing is judged by them
    ByteCount discardGranularity{0}; ///< 0 where unknown or where nothing can be discarded
    bool operator==(const Drive&) const = default;

    [[nodiscard]] SectorGrid grid() const { return {physicalSector.value, phase.value}; }
};

/// 33,553,920 bytes: what some controllers and USB bridges report as their optimal I/O size, 65,535 sectors of 512 bytes.
inline constexpr ByteCount bogusOptimalIo{33553920};

/// Whether the optimal I/O size that was reported cannot be one: the figure above, or no multiple of the physical sector. libfdisk
/// ignores both too (libfdisk/src/alignment.c).
[[nodiscard]] bool isBogusOptimalIo(const Drive& drive);

} // namespace atlas
