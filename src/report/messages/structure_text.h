// SPDX-License-Identifier: GPL-3.0-or-later
// Inspected structures in the terms that all reports use.
#pragma once

#include "inspect/inspect_structure.h"
#include "ondisk/block_contents.h"
#include "report/messages/message.h"

namespace atlas {

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

} // namespace atlas
