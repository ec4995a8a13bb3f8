// SPDX-License-Identifier: GPL-3.0-or-later
// Names what bytes hold, by libblkid. Its .cpp and topology_probe.cpp include libblkid.
#pragma once

#include "device/file_descriptor.h"
#include "disk/disk.h"

#include <string>

namespace atlas {

struct Recognised {
    Content content;
    std::uint64_t magicAt =
        0; ///< byte of the magic number from the start of what was probed; meaningful when a type is set
};

class ContentProbe {
public:
    /// Opens `path` read-only; where that fails nothing is ever recognised.
    explicit ContentProbe(const std::string& path);

    /// What `bytes` hold. Where libblkid is of two minds, ext is preferred, else what it names first.
    [[nodiscard]] Recognised probe(ByteInterval bytes, ByteCount logicalSector) const;

private:
    FileDescriptor m_file;
};

} // namespace atlas
