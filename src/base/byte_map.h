// SPDX-License-Identifier: GPL-3.0-or-later
// Where the bytes of a volume that is not contiguous lie.
#pragma once

#include "base/interval.h"

#include <optional>
#include <vector>

namespace atlas {

/// Bytes of a volume that lie in order, or that are dealt out in chunks.
struct MappedBytes {
    ByteInterval bytes;         ///< of the volume
    std::vector<ByteOffset> at; ///< where they begin below; several: the chunks lie at each of them in turn
    ByteCount chunk{};          ///< 0 with one place
    bool operator==(const MappedBytes&) const = default;
};

/// All bytes of a volume, in their order.
using ByteMap = std::vector<MappedBytes>;

/// Whether `map` covers a volume of `size` bytes from its first byte on without gaps, with no byte past `below`.
[[nodiscard]] bool isSound(const ByteMap& map, ByteCount size, ByteCount below);

/// Where the only interval of `map` begins; nullopt when the volume lies in several places.
[[nodiscard]] std::optional<ByteOffset> contiguousAt(const ByteMap& map);

/// Places in which the volume's bytes lie, the stripes of a piece counted each.
[[nodiscard]] std::uint64_t piecesOf(const ByteMap& map);

/// A run of bytes that lie in order below.
struct ByteRun {
    ByteOffset at;
    ByteCount count;
};

/// The longest run from `byte` on. Precondition: the map is sound and `byte` lies in its volume.
[[nodiscard]] ByteRun runAt(const ByteMap& map, ByteOffset byte);

} // namespace atlas
