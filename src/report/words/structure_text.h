// SPDX-License-Identifier: GPL-3.0-or-later
// Structures, their fields and the reasons for their places, in words, shared by all reports.
#pragma once

#include "inspect/inspect_structure.h"
#include "layout/structure_place.h"
#include "ondisk/block_contents.h"
#include "ondisk/field_table.h"
#include "report/language/message.h"

namespace atlas {

/// "1, 3, 5, 7 and 9": at most the first `named` groups.
[[nodiscard]] Names firstGroups(const std::vector<GroupNumber>& groups, std::size_t named);

/// All groups; cut at 40, because without sparse_super there may be very many.
[[nodiscard]] Names allGroups(const std::vector<GroupNumber>& groups);

/// The meaning of a field in one line: "number of inodes in the volume". Upper parts and reserved ranges need no
/// catalogue entry.
[[nodiscard]] std::string fieldMeaning(const FieldTable& table, const Field& field, Language language);

/// "backup superblock in group 1", "inode 12 of group 0".
[[nodiscard]] Message label(const StructurePlace& place);

/// "Node of the extent tree".
[[nodiscard]] Message label(BlockContent content);

/// "bg_checksum: stored 0x1a2b, right".
[[nodiscard]] Message checksumText(const ChecksumVerdict& verdict);

/// Whether `copies` of a structure agree: "all 11 copies agree in every field".
[[nodiscard]] Message copiesVerdict(std::span<const InspectedStructure> copies,
                                    std::span<const CopyDifference> differences);

/// "2 copies cannot be read: groups 81 and 125"; a long list is cut as in allGroups().
[[nodiscard]] Message copiesUnreadable(const std::vector<GroupNumber>& groups);

/// The value of a field; if it is meaningless here, with the reason.
[[nodiscard]] Message valueText(const DecodedField& field);

/// One sentence: why a group's metadata lies where it does.
[[nodiscard]] Message sentence(const PlacementReason& reason);

} // namespace atlas
