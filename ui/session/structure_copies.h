// SPDX-License-Identifier: GPL-3.0-or-later
// A structure beside its copies, and how its place is computed.
#pragma once

#include "alignment/judgement.h"
#include "inspect/inspect_structure.h"
#include "layout/snapshot.h"
#include "ui/session/place.h"

#include <QString>

namespace atlas::ui {

/// Where the copies of one structure lie. Empty for places that hold no structure with fields.
struct CopyPlaces {
    std::vector<StructurePlace> places{};
    std::size_t shown = 0; ///< index of the selected copy
    std::size_t left = 0;  ///< number of copies beyond the limit
    bool operator==(const CopyPlaces&) const = default;
};

struct StructureCopies {
    std::vector<InspectedStructure> copies{};
    std::size_t shown = 0;
    std::size_t left = 0;
    std::vector<GroupNumber> unreadable{}; ///< the groups with copies that cannot be read
    std::vector<CopyDifference> differences{};
    ByteOffset start{}; ///< on the disk, that the places count from

    [[nodiscard]] const InspectedStructure* selected() const { return copies.empty() ? nullptr : &copies[shown]; }
    /// The bytes on the disk of the selected copy.
    [[nodiscard]] ByteInterval bytes() const;
    /// The bytes on the disk of one of its fields.
    [[nodiscard]] ByteInterval bytesOf(std::size_t field) const;
    /// The field of the selected copy that covers `byte` of the disk.
    [[nodiscard]] std::optional<std::size_t> fieldAt(ByteOffset byte) const;
};

inline constexpr std::size_t maxCopiesShown = 64; ///< without sparse_super each group has one

/// Of a group and of a bitmap, the group descriptor; of an inode table, the inode at the selected byte; of nothing selected, the
/// superblock.
[[nodiscard]] CopyPlaces copyPlaces(const Layout& layout, const Place& place);

/// Reads the copies, which lie in the volume of `snapshot`; fails where the selected one cannot be read. `disk` holds the bytes of the disk.
[[nodiscard]] Result<StructureCopies> readCopies(const ByteSource& disk, const Snapshot& snapshot,
                                                 const CopyPlaces& places);

/// Reads what the partition table says of `place`: the MBR where that is asked for, the GPT entry of a partition, else the GPT
/// header, else the MBR.
[[nodiscard]] Result<StructureCopies> readTable(const ByteSource& disk, const Snapshot& snapshot, const Place& place);

// The position of one structure and the cost of writing it, with the calculation written out.

/// What was asked for at `place`, else the structure of its block: "group descriptor of group 5", "block bitmap of group 0";
/// nullopt where there is none.
[[nodiscard]] std::optional<QString> structureName(const Layout& layout, const BlockPlace& place);

/// The name of `place` in the judged layout: structureName(), else "block 5,000"; "group 21"; empty for other places.
[[nodiscard]] QString placeName(const Judgement& judgement, const Place& place);

/// "block 1,025 × 4,096 + 2,148,564,480 = 2,152,762,880; mod 4,096 = 3,584: straddling, 2 read-modify-writes to write one
/// block".
/// Calculates with the first block of `blocks` and gives the worst verdict of all of them, and where a structure begins there
/// the one on the granularity that is marked. Precondition: `blocks` is not empty
/// and lies in the volume.
[[nodiscard]] QString structureWorking(const Judgement& judgement, BlockInterval blocks);

} // namespace atlas::ui
