// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of one group in the words every report uses.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// The names dumpe2fs prints: "INODE_UNINIT", "BLOCK_UNINIT", "ITABLE_ZEROED"; bits without a name as "0x8".
[[nodiscard]] std::vector<std::string> flagNames(std::uint16_t flags);

/// "primary" for the copy in group 0, "backup" for others; none where the group keeps none.
[[nodiscard]] std::optional<std::string_view> superblockName(const GroupCopies* copies);

/// Whether descriptors carry a checksum: metadata_csum or uninit_bg.
[[nodiscard]] bool hasDescriptorChecksum(const Filesystem& fs);

} // namespace atlas
