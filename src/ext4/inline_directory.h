// SPDX-License-Identifier: GPL-3.0-or-later
// A directory that is in its inode (feature inline_data): no block of its own.
#pragma once

#include "layout/raw_inode.h"

namespace atlas {

struct InlineDirectory {
    std::uint32_t parent = 0;
    std::span<const std::byte> head{}; ///< entries in i_block, behind the number of the parent
    std::span<const std::byte> rest{}; ///< entries in the value of the attribute "system.data"; empty without
};

/// The parts lie in the bytes of `inode`.
[[nodiscard]] InlineDirectory inlineDirectory(const RawInode& inode);

} // namespace atlas
