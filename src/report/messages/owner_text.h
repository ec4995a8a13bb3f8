// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a block in the terms that all reports use.
#pragma once

#include "layout/owner_map.h"
#include "report/messages/message.h"

namespace atlas {

/// "block 3 of the file, unwritten".
[[nodiscard]] Message useText(const BlockOwner& owner);
/// Why the owner has no path.
[[nodiscard]] Message namelessText(const BlockOwner& owner);
/// "free, by the block bitmap".
[[nodiscard]] Message allocationText(const BlockOwners& owners);

} // namespace atlas
