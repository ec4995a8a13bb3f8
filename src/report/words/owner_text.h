// SPDX-License-Identifier: GPL-3.0-or-later
// Who owns a block, and who owns them all.
#pragma once

#include "layout/owner_map.h"
#include "report/language/message.h"

namespace atlas {

/// "block 3 of the file, unwritten".
[[nodiscard]] Message useText(const BlockOwner& owner);
/// Why the owner has no path.
[[nodiscard]] Message namelessText(const BlockOwner& owner);
/// "free, by the block bitmap".
[[nodiscard]] Message allocationText(const BlockOwners& owners);

// The owners of a volume's blocks in the terms that all reports use.

/// "directories"; of one file see pathText(). Precondition: not OwnerKind::File.
[[nodiscard]] Message kindText(OwnerKind kind);
/// The first path of a file, or why it has none. `owner` is one file.
[[nodiscard]] std::string pathText(const Owner& owner);

struct OwnerNote {
    Message text;
    bool isGood = false;
};

/// What is damaged or was not read, a sentence each; the all-clear where nothing is.
[[nodiscard]] std::vector<OwnerNote> ownerNotes(const OwnerMap& map);

} // namespace atlas
