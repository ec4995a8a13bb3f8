// SPDX-License-Identifier: GPL-3.0-or-later
// What lies behind a file system in the partition, logical volume or file that holds it.
#pragma once

#include "base/byte_source.h"
#include "layout/claims.h"

namespace atlas {

/// Adds a finding to `claims` about what lies behind the volume in `room`, a part of `source`: what was recognised at its
/// start and its end, else whether resize2fs would extend the volume there. None for less than a block of nothing.
void noteBehind(const ByteSource& source, ByteInterval room, ByteCount logicalSector, LayoutClaims& claims);

} // namespace atlas
