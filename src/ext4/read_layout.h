// SPDX-License-Identifier: GPL-3.0-or-later
// An ext2/3/4 volume → LayoutClaims, by libext2fs, read-only.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "layout/layout.h"

#include <functional>

namespace atlas {

struct ReadOptions {
    /// A superblock that claims more is refused before anything is allocated. A group needs up to 256 bytes where no two regions
    /// join, so the default stays below 256 MiB; it reaches to 128 TiB with 4 KiB blocks.
    std::uint64_t maxGroups = std::uint64_t{1} << 20;
    std::function<void(GroupNumber done, GroupCount of)> progress; ///< called now and then; may be empty
};

/// Strict first, tolerant second, never silent: where the primary superblock fails the first valid backup is used, and where the
/// strict open fails the first error becomes a finding. The claimed group count is bounded by what `volume` can hold before
/// libext2fs sees it. Whether it is mounted is not asked: that is the machine's to say, not the bytes' (device/mounts.h).
[[nodiscard]] Result<LayoutClaims> readLayout(const ByteSource& source, const Placement& volume,
                                              const ReadOptions& options = {});

/// "1.47.0", of the library that is linked.
[[nodiscard]] std::string e2fsprogsVersion();

} // namespace atlas
