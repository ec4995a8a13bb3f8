// SPDX-License-Identifier: GPL-3.0-or-later
// Owns a probe of libblkid.
#pragma once

#include <blkid/blkid.h>
#include <memory>

namespace atlas {

struct FreeBlkidProbe {
    void operator()(blkid_probe probe) const { blkid_free_probe(probe); }
};
using BlkidHandle = std::unique_ptr<blkid_struct_probe, FreeBlkidProbe>;

} // namespace atlas
