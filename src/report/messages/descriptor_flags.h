// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a group descriptor in the terms that all reports use.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// The names dumpe2fs prints: "INODE_UNINIT", "BLOCK_UNINIT", "ITABLE_ZEROED"; bits without a name as "0x8".
[[nodiscard]] std::vector<std::string> flagNames(std::uint16_t flags);

/// "primary" for the superblock in group 0, "backup" for others; nullopt if the group has none.
[[nodiscard]] std::optional<std::string_view> superblockName(const GroupCopies* copies);

} // namespace atlas
