// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with bitmaps: those that cannot be read, and wrong checksums; wrong counts of what is free: free_count_findings.h;
// metadata marked as free: metadata_free.h.
#pragma once

#include "allocation/bitmap_reader.h"

namespace atlas {

struct BitmapFaults {
    CappedFindings unreadable;
    CappedFindings checksums;
    CappedFindings freeInodes; ///< as freeInodesFault() finds them
    CappedFindings metadataFree; ///< as metadataFreeFault() and systemInodesFreeFault() find them

    void add(const BitmapFaults& other);
};

/// That the checksum in the descriptor of `group` is not that of its bitmap, one block long. Nullopt also where no checksum is
/// known, or the descriptor has a wrong one itself: that is a finding already, and the rest of it proves nothing.
[[nodiscard]] std::optional<Finding> checksumFault(const Layout& layout, BitmapKind kind, GroupNumber group,
                                                   std::span<const std::byte> bitmap);

} // namespace atlas
