// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with bitmaps: those that cannot be read, wrong checksums, and counts that the group descriptors contradict.
#pragma once

#include "allocation/bitmap_reader.h"

namespace atlas {

struct BitmapFaults {
    CappedFindings unreadable;
    CappedFindings checksums;
    CappedFindings freeInodes; ///< the free counts of blocks: free_count_findings.h

    void add(const BitmapFaults& other);
};

/// That the checksum in the descriptor of `group` is not that of its bitmap, one block long. Nullopt also where no checksum is
/// known, or the descriptor has a wrong one itself: that is a finding already, and the rest of it proves nothing.
[[nodiscard]] std::optional<Finding> checksumFault(const Layout& layout, BitmapKind kind, GroupNumber group,
                                                   std::span<const std::byte> bitmap);

/// That the descriptor of `group` and its inode bitmap disagree on the number of free inodes; nullopt also where the descriptor has
/// a wrong checksum.
[[nodiscard]] std::optional<Finding> freeInodesFault(const Layout& layout, GroupNumber group,
                                                     std::span<const std::byte> bitmap);

} // namespace atlas
