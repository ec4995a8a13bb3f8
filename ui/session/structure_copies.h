// SPDX-License-Identifier: GPL-3.0-or-later
// A structure with its copies, and the calculation of its position.
#pragma once

#include "alignment/judgement.h"
#include "inspect/inspect_structure.h"
#include "layout/snapshot.h"
#include "ui/session/place.h"

#include <QString>

namespace atlas::ui {

/// The places of the copies of one structure. Empty if the selected place holds no structure with fields.
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
    std::vector<GroupNumber> unreadable{}; ///< groups whose copies cannot be read
    std::vector<CopyDifference> differences{};
    ByteOffset start{}; ///< position on the disk that places are relative to

    [[nodiscard]] const InspectedStructure* selected() const { return copies.empty() ? nullptr : &copies[shown]; }
    /// The position of the selected copy on the disk.
    [[nodiscard]] ByteInterval bytes() const;
    /// The position of a field of the selected copy on the disk.
    [[nodiscard]] ByteInterval bytesOf(std::size_t field) const;
    /// The field of the selected copy that covers `byte` of the disk.
    [[nodiscard]] std::optional<std::size_t> fieldAt(ByteOffset byte) const;
};

inline constexpr std::size_t maxCopiesShown = 64; ///< without sparse_super each group has a copy

/// For a group or a bitmap, the group descriptor; for an inode table, the inode at the selected byte; for no selection,
/// the superblock.
[[nodiscard]] CopyPlaces copyPlaces(const Layout& layout, const Place& place);

/// Reads the copies in the volume of `snapshot`. Fails if the selected one cannot be read. `disk`: the bytes of the
/// disk.
[[nodiscard]] Result<StructureCopies> readCopies(const ByteSource& disk, const Snapshot& snapshot,
                                                 const CopyPlaces& places);

/// Reads the partition table structure for `place`: the MBR if that is selected, a partition's GPT entry, else the GPT
/// header; without a GPT the MBR.
[[nodiscard]] Result<StructureCopies> readTable(const ByteSource& disk, const Snapshot& snapshot, const Place& place);

/// The structure at the requested byte, else that of the block: "group descriptor of group 5", "block bitmap of group
/// 0"; nullopt if there is none.
[[nodiscard]] std::optional<QString> structureName(const Layout& layout, const BlockPlace& place);

/// The name of `place` in the judged layout: structureName(), "block 5,000" or "group 21"; empty for other places.
[[nodiscard]] QString placeName(const Judgement& judgement, const Place& place);

/// "block 1,025 × 4,096 + 2,148,564,480 = 2,152,762,880; mod 4,096 = 3,584: straddling, 2 read-modify-writes to write
/// one block".
/// Calculates with the first block of `blocks`, and gives the worst verdict of all blocks. If a structure begins there,
/// the verdict for the marked granularity follows. Precondition: `blocks` is not empty and lies in the volume.
[[nodiscard]] QString structureWorking(const Judgement& judgement, BlockInterval blocks);
/// The sectors of a byte outside the file system.
[[nodiscard]] QString byteWorking(const Judgement& judgement, ByteOffset byte);

} // namespace atlas::ui
