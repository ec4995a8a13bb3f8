// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on health, and what the checksums say: each in one sentence without a full stop.
#pragma once

#include "layout/health.h"
#include "report/messages/message.h"

namespace atlas {

/// "2 errors: the descriptor of group 3 …", or what was found sound and what was not read.
[[nodiscard]] Message healthText(const Health& health);

/// Of a healthy volume, where there is little room: "no fault found; e2fsck checks more", or how much was not looked at.
[[nodiscard]] Message healthyInShort(const Health& health);

/// Whether the checksums that were verified agree, and of what they are; nullopt without a file system.
[[nodiscard]] std::optional<Message> checksumText(const Health& health);

} // namespace atlas
