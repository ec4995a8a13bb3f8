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
    ByteCount optimalIo{0}; ///< 0 where unknown
    ByteCount eraseBlock{0}; ///< 0 where unknown
    bool operator==(const Drive&) const = default;

    [[nodiscard]] SectorGrid grid() const { return {physicalSector.value, phase.value}; }
};

} // namespace atlas
