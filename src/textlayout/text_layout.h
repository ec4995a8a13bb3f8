// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the layout of a file system from what dumpe2fs, "stats" of debugfs, tune2fs -l or mke2fs printed about it.
#pragma once

#include "base/error.h"
#include "layout/layout.h"

#include <span>
#include <string_view>

namespace atlas {

/// How much of a file tells whether it is such a text.
inline constexpr std::size_t textHeadBytes = 64 * KiB;

/// Whether `head` is such a text, of e2fsprogs 1.41 to 1.47; also a translated one.
[[nodiscard]] bool looksLikeLayoutText(std::span<const std::byte> head);

/// What the text states, complete or with gaps. Groups that it leaves out have DescriptorSource::Unstated; values that it
/// leaves out are named by a finding, and those that follow from others by another one. Fails if the size of the blocks,
/// the groups or the volume is not stated, if the text contradicts itself, is translated, or is about more than
/// `maxGroups` groups.
[[nodiscard]] Result<LayoutClaims> layoutOfText(std::string_view text, std::uint64_t maxGroups);

} // namespace atlas
