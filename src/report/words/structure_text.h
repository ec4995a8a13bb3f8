// SPDX-License-Identifier: GPL-3.0-or-later
// Structures, their fields and why they lie where they do, in words.
#pragma once

#include "inspect/inspect_structure.h"
#include "layout/placement_reason.h"
#include "ondisk/block_contents.h"
#include "ondisk/field_table.h"
#include "report/language/message.h"

namespace atlas {

/// "1, 3, 5, 7 and 9": the first `named` of them.
[[nodiscard]] Names firstGroups(const std::vector<GroupNumber>& groups, std::size_t named);

/// All of them, but for the many of a file system without sparse_super.
[[nodiscard]] Names allGroups(const std::vector<GroupNumber>& groups);

// What the fields of on-disk structures mean, in words.

/// One line: "number of inodes in the volume". Upper parts and reserved ranges need no entry in the catalogue.
[[nodiscard]] std::string fieldMeaning(const FieldTable& table, const Field& field, Language language);

// Inspected structures in the terms that all reports use.

/// "backup superblock in group 1", "inode 12 of group 0".
[[nodiscard]] Message label(const StructurePlace& place);

/// "Node of the extent tree".
[[nodiscard]] Message label(BlockContent content);

/// "bg_checksum: stored 0x1a2b, right".
[[nodiscard]] Message checksumText(const ChecksumVerdict& verdict);

/// Whether `copies` of a structure agree: "all 11 copies agree in every field".
[[nodiscard]] Message copiesVerdict(std::size_t copies, std::span<const CopyDifference> differences);

/// "2 copies cannot be read: groups 81 and 125"; of many, the first.
[[nodiscard]] Message copiesUnreadable(const std::vector<GroupNumber>& groups);

/// The value of a field; where it has no meaning, with the reason.
[[nodiscard]] Message valueText(const DecodedField& field);

// Why a group's metadata lies where it does, in words.

/// One sentence.
[[nodiscard]] Message sentence(const PlacementReason& reason);

} // namespace atlas
