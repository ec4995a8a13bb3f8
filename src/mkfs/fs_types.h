// SPDX-License-Identifier: GPL-3.0-or-later
// The types whose settings of mke2fs.conf count: parse_fs_type() of misc/mke2fs.c.
#pragma once

#include "mkfs/options.h"
#include "mkfs/profile.h"

namespace atlas {

/// "hurd", "GNU" in any case, or the number of that system.
[[nodiscard]] bool isHurd(const std::optional<std::string>& creatorOs);

/// "floppy", "small", "default", "big" or "huge", where -T says nothing.
[[nodiscard]] std::string sizeType(std::uint64_t blocks, std::uint64_t blockSize);

/// The ext type, then those of use, then that of the system, a later one overruling: {"ext4", "small"}.
[[nodiscard]] Result<std::vector<std::string>> typesFor(const MkfsOptions& options, const Profile& profile, bool hurd,
                                                        const std::string& bySize, std::vector<std::string>& warnings);

} // namespace atlas
