// SPDX-License-Identifier: GPL-3.0-or-later
// Block owners in words, shared by all reports.
#pragma once

#include "layout/layout.h"
#include "layout/owner_map.h"
#include "report/language/message.h"

namespace atlas {

/// "block 3 of the file, unwritten".
[[nodiscard]] Message useText(const BlockOwner& owner);
/// Why the owner has no path.
[[nodiscard]] Message namelessText(const BlockOwner& owner);
/// When a former owner was deleted.
[[nodiscard]] Message formerText(const BlockOwner& owner);
/// "free, by the block bitmap".
/// Where byte `within` of the block lies in the file; nullopt unless the block is content.
[[nodiscard]] std::optional<Message> positionText(const BlockOwner& owner, std::uint64_t within, ByteCount blockSize);
[[nodiscard]] Message allocationText(const BlockOwners& owners);

/// "directories"; for a single file see pathText(). Precondition: not OwnerKind::File.
[[nodiscard]] Message kindText(OwnerKind kind);
/// The file's first path, or why it has none. Precondition: `owner` is a single file.
[[nodiscard]] std::string pathText(const Owner& owner);

struct OwnerNote {
    Message text;
    bool isGood = false;
};

/// One sentence for each thing that is damaged or was not read, or the all-clear; and one for shared blocks.
[[nodiscard]] std::vector<OwnerNote> ownerNotes(const OwnerMap& map, const Layout& layout);

} // namespace atlas
