// SPDX-License-Identifier: GPL-3.0-or-later
// Owns a probe of libblkid.
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

// Recognises contents by libblkid. Only content_probe.cpp and topology_probe.cpp include libblkid.

struct Recognised {
    Content content;
    std::uint64_t magicAt = 0; ///< offset of the magic number in the probed bytes; valid when a type is set
};

/// Recognises the content of `bytes`. When libblkid is ambivalent, prefers ext, else its first result.
///
/// libblkid reads the source's file descriptor directly. Without a descriptor, or after a failed read, it gets a copy
/// of the readable parts of the first and last megabytes, which contain all magic numbers that it looks for. Reports
/// the read error to `source`.
[[nodiscard]] Recognised recognise(const ByteSource& source, ByteInterval bytes, ByteCount logicalSector);

} // namespace atlas
