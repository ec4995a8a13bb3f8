// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes that df shows of a mounted file system.
#pragma once

#include "layout/layout.h"

namespace atlas {

struct DfSpace {
    BlockCount size{}; ///< without the overhead: metadata of the groups and the journal
    BlockCount used{};
    BlockCount available{}; ///< free, but not reserved for root or for the kernel
};

/// The blocks that the group descriptors count as free, as the kernel does when it mounts; nullopt if one of them is a
/// copy or has a wrong checksum.
[[nodiscard]] std::optional<BlockCount> freeByDescriptors(const Layout& layout);

/// As the kernel computes them (fs/ext4/super.c: ext4_calculate_overhead, ext4_calculate_resv_clusters, ext4_statfs).
/// nullopt for bigalloc without s_overhead_clusters, and for impossible counts.
[[nodiscard]] std::optional<DfSpace> dfFigures(const Layout& layout, BlockCount free);

} // namespace atlas
