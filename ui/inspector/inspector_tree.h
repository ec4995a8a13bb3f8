// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a place as a tree of names and values.
#pragma once

#include "alignment/judgement.h"
#include "ui/session/place.h"

#include <QString>
#include <vector>

namespace atlas::ui {

struct InspectorNode {
    QString name;
    QString value{};
    std::optional<Fit> fit{};  ///< set if the value is a verdict
    bool wrong = false;        ///< the checksum does not match
    Place link{};              ///< the place that a double click selects
    std::vector<InspectorNode> children{};
};

/// For a block or group: the structure, the group descriptor and their locations. For a partition: its branch. Otherwise the
/// disk and the file system. Positions are those that the other views show: under a what-if start the judged ones, called so;
/// where that is refused, a partition is where `read`, the snapshot that was judged, has it, as on the strip.
[[nodiscard]] std::vector<InspectorNode> inspect(const Snapshot& read, const Judgement& judgement, const Place& place);

// Builds the branches of the inspector's tree about the disk, its partitions and the superblock.

/// Path, size, sector sizes and their source, partition table.
[[nodiscard]] InspectorNode diskBranch(const Judgement& judgement);
/// The fields of the superblock that was read, under their kernel names. Says which one that is if it is not, or may
/// not be, the one that is looked at.
[[nodiscard]] InspectorNode superblockBranch(const Layout& layout, std::optional<GroupNumber> lookedAt = {});
/// Partition `number` where the strip draws it, see shownDisk(); what is not as on the disk `read` is called a what-if.
[[nodiscard]] InspectorNode partitionBranch(const Snapshot& read, const Judgement& judgement, std::uint32_t number);

// Builds the branches of the inspector's tree about a block group and a block.

/// The group descriptor's fields, under their kernel names.
[[nodiscard]] InspectorNode descriptorBranch(const Layout& layout, GroupNumber group);
/// The locations of the descriptor and the structures of `group`, each with its verdict. Under a what-if start they are called so.
[[nodiscard]] InspectorNode whereaboutsBranch(const Judgement& judgement, GroupNumber group);
/// The superblock and GDT copies in `group`; no children if there are none.
[[nodiscard]] InspectorNode copiesBranch(const Layout& layout, GroupNumber group);
/// The structure at `place`, and the position and the verdict of the block, as in whereaboutsBranch(). Precondition: the block is
/// inside the volume.
[[nodiscard]] InspectorNode blockBranch(const Judgement& judgement, const BlockPlace& place);

} // namespace atlas::ui
