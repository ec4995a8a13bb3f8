// SPDX-License-Identifier: GPL-3.0-or-later
// Which structure, or what else, lies at a byte of the disk.
#pragma once

#include "layout/snapshot.h"

#include <vector>

namespace atlas {

/// What a request touches: a kind of structure of the volume, or one of the following.
enum class Ground : std::uint8_t {
    Structure,
    Data,           ///< blocks of the volume that belong to no structure: of files and directories, or free
    PartitionTable, ///< MBR, extended boot records, both copies of the GPT
    Layer,          ///< bytes of the volume's partition outside the file system: headers of layers, what follows it
    OtherPartition,
    Gap,     ///< outside all partitions
    Outside, ///< in front of the first byte of the image, or past its end
};

struct TouchedKind {
    Ground ground = Ground::Outside;
    RegionKind structure{}; ///< of Ground::Structure
    bool operator==(const TouchedKind&) const = default;
};

/// The kinds of structures in their order, then the other grounds in theirs.
inline constexpr std::size_t touchedKindCount = regionKindCount + 6;

[[nodiscard]] constexpr std::size_t index(TouchedKind kind) {
    return kind.ground == Ground::Structure ? index(kind.structure)
                                            : regionKindCount + static_cast<std::size_t>(kind.ground) - 1;
}
/// Precondition: index < touchedKindCount.
[[nodiscard]] TouchedKind touchedKind(std::size_t index);
[[nodiscard]] std::string_view name(TouchedKind kind); ///< JSON name: "block_bitmap", "data", "partition_table"

[[nodiscard]] constexpr bool isBitmap(TouchedKind kind) {
    return kind.ground == Ground::Structure && isBitmap(kind.structure);
}

/// The disk of a snapshot, from byte 0 on, as intervals without gaps.
class TouchedPlaces {
public:
    explicit TouchedPlaces(const Snapshot& snapshot);

    struct Place {
        ByteOffset end{};
        TouchedKind kind{};
        std::uint32_t region = 0; ///< of Ground::Structure: its index in Layout::regions
    };

    /// Calls `visit(place, bytes)` for each part of `bytes` that lies in one place.
    template <class Visit>
    void visit(ByteInterval bytes, Visit visit) const {
        for (auto n = indexAt(bytes.first); !bytes.empty(); ++n) {
            const auto& place = n < m_places.size() ? m_places[n] : m_behind;
            const auto part = between(bytes.first, std::min(bytes.end(), place.end));
            visit(place, part);
            bytes = between(part.end(), bytes.end());
        }
    }
    [[nodiscard]] const Place& at(ByteOffset byte) const {
        const auto n = indexAt(byte);
        return n < m_places.size() ? m_places[n] : m_behind;
    }

private:
    [[nodiscard]] std::size_t indexAt(ByteOffset byte) const;
    void fill(ByteOffset end, TouchedKind kind, std::uint32_t region = 0);
    void fillOutside(const Snapshot& snapshot, ByteOffset end);
    void fillVolume(const Snapshot& snapshot);

    std::vector<Place> m_places{}; ///< sorted, touching
    Place m_behind{.end = {~std::uint64_t{0}}};
    mutable std::size_t m_last = 0; ///< where the search before ended, as requests are often neighbours
};

} // namespace atlas
