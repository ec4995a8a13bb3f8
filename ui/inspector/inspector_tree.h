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

/// For a block or group: the structure, the group descriptor and their positions. For a partition: its branch.
/// Otherwise the disk and the file system. Positions are those of the other views: under a what-if start the judged
/// ones, labelled as what-if; if it was refused, the partition's position in `read`, the judged snapshot, as on the
/// strip.
[[nodiscard]] std::vector<InspectorNode> inspect(const Snapshot& read, const Judgement& judgement, const Place& place);

/// Path, size, sector sizes and their source, partition table.
[[nodiscard]] InspectorNode diskBranch(const Judgement& judgement);
/// The fields of the superblock that was read, by kernel name. Notes which superblock that is if it is not, or may not
/// be, the one of `lookedAt`.
[[nodiscard]] InspectorNode superblockBranch(const Layout& layout, std::optional<GroupNumber> lookedAt = {});
/// Partition `number` as the strip draws it, see shownDisk(). Values that differ from the disk `read` are labelled as
/// what-if.
[[nodiscard]] InspectorNode partitionBranch(const Snapshot& read, const Judgement& judgement, std::uint32_t number);

/// The group descriptor's fields, by kernel name.
[[nodiscard]] InspectorNode descriptorBranch(const Layout& layout, GroupNumber group);
/// The positions of the descriptor and the structures of `group`, each with its verdict; labelled under a what-if
/// start.
[[nodiscard]] InspectorNode whereaboutsBranch(const Judgement& judgement, GroupNumber group);
/// The superblock and GDT copies in `group`; no children if there are none.
[[nodiscard]] InspectorNode copiesBranch(const Layout& layout, GroupNumber group);
/// The structure at `place`, and position and verdict of the block as in whereaboutsBranch(). Precondition: the block
/// is inside the volume.
[[nodiscard]] InspectorNode blockBranch(const Judgement& judgement, const BlockPlace& place);

} // namespace atlas::ui
