// SPDX-License-Identifier: GPL-3.0-or-later
// Recognises contents with libblkid, which only content_probe.cpp and sysfs_geometry.cpp use.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "disk/partition_table.h"

#include <blkid/blkid.h>
#include <memory>

namespace atlas {

struct FreeBlkidProbe {
    void operator()(blkid_probe probe) const { blkid_free_probe(probe); }
};
using BlkidHandle = std::unique_ptr<blkid_struct_probe, FreeBlkidProbe>;

struct Recognised {
    Content content;
    std::uint64_t magicAt = 0; ///< offset of the magic number in the probed bytes; valid if a type is set
};

/// Recognises the content of `bytes`. If libblkid is ambivalent, prefers ext, else its first result.
///
/// libblkid reads the descriptor of `source` directly. Without one, or after a failed read, it gets a copy of the
/// readable parts of the first and last megabytes, which contain all magic numbers that it looks for. The read error is
/// reported to `source`.
[[nodiscard]] Recognised recognise(const ByteSource& source, ByteInterval bytes, ByteCount logicalSector);

} // namespace atlas
