// SPDX-License-Identifier: GPL-3.0-or-later
// A source with some of its bytes replaced in memory, so that a change can be looked at without being written.
#pragma once

#include "base/byte_map.h"
#include "base/byte_source.h"
#include "base/units.h"

#include <memory>
#include <vector>

namespace atlas {

/// Bytes that are read from another place of the same source, or are given.
struct OverlayPiece {
    ByteInterval bytes; ///< replaced
    ByteOffset from{}; ///< where they lie in the source below, unless `given` is set
    std::vector<std::byte> given{}; ///< empty, or as many as `bytes`
    bool operator==(const OverlayPiece&) const = default;

    /// The part that covers `part`. Precondition: `bytes` contain it.
    [[nodiscard]] OverlayPiece cut(ByteInterval part) const;
};

/// Pieces in rising order, none of which overlap.
using Overlay = std::vector<OverlayPiece>;

/// `pieces` in rising order; where some overlap, the first keeps the bytes.
[[nodiscard]] Overlay inOrder(Overlay pieces);

/// `overlay` of a volume that `map` places in another source, as an overlay of that source; `overlay` itself for an
/// empty map. Precondition: the map is sound and covers all bytes of the overlay.
[[nodiscard]] Overlay mappedTo(const ByteMap& map, const Overlay& overlay);

/// `below` with the pieces of `overlay`. It has no descriptor, as no file holds its bytes.
[[nodiscard]] std::shared_ptr<const ByteSource> overlaid(std::shared_ptr<const ByteSource> below, Overlay overlay);

} // namespace atlas
