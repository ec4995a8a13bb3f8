// SPDX-License-Identifier: GPL-3.0-or-later
// Determines the types to look up in mke2fs.conf: parse_fs_type() of misc/mke2fs.c.
#pragma once

#include "mkfs/mkfs_options.h"
#include "mkfs/profile.h"

namespace atlas {

/// True for "hurd" and "GNU" in any case, and for the OS number of the Hurd.
[[nodiscard]] bool isHurd(const std::optional<std::string>& creatorOs);

/// The type implied by the size if -T is not given: "floppy", "small", "default", "big" or "huge".
[[nodiscard]] std::string sizeType(std::uint64_t blocks, std::uint64_t blockSize);

/// The ext type, then the usage types, then the type for the OS; a later type overrides an earlier one: {"ext4", "small"}.
[[nodiscard]] Result<std::vector<std::string>> typesFor(const MkfsOptions& options, const Profile& profile, bool hurd,
                                                        const std::string& bySize, std::vector<std::string>& warnings);

} // namespace atlas
