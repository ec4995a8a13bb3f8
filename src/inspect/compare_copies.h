// SPDX-License-Identifier: GPL-3.0-or-later
// Which fields of the copies of one structure differ, and which of them are wrong.
#pragma once

#include "inspect/inspect_structure.h"

namespace atlas {

/// Index of the copy that the others are compared with: the first one whose checksum is right, else the first of all
/// (0 without copies).
[[nodiscard]] std::size_t referenceCopy(std::span<const InspectedStructure> copies);

/// A field in which a copy has other bytes than referenceCopy(), or a checksum that is wrong for the copy.
struct CopyDifference {
    std::size_t field = 0; ///< index in the decoded fields
    std::size_t copy = 0;
    bool legitimate = false; ///< backups may differ there, except by a wrong checksum
    bool operator==(const CopyDifference&) const = default;
};

/// By field, then copy.
[[nodiscard]] std::vector<CopyDifference> compareCopies(std::span<const InspectedStructure> copies);

} // namespace atlas
