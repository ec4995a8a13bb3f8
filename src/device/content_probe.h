// SPDX-License-Identifier: GPL-3.0-or-later
// Names what bytes hold, by libblkid. Its .cpp and topology_probe.cpp include libblkid.
#pragma once

#include "base/byte_source.h"
#include "base/interval.h"
#include "disk/partition_table.h"

namespace atlas {

struct Recognised {
    Content content;
    std::uint64_t magicAt =
        0; ///< byte of the magic number from the start of what was probed; meaningful when a type is set
};

/// What `bytes` hold. Where libblkid is of two minds, ext is preferred, else what it names first.
///
/// libblkid reads the source's descriptor by itself. Where there is none, or where a read fails, it gets a copy of what can be read
/// of the first and last megabytes, which is where it looks for all magic numbers; `source` is told of the error.
[[nodiscard]] Recognised recognise(const ByteSource& source, ByteInterval bytes, ByteCount logicalSector);

} // namespace atlas
