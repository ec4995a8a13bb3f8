// SPDX-License-Identifier: GPL-3.0-or-later
// Which copy of a group descriptor with a wrong checksum is right.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"

namespace atlas {

/// Adds to each finding of wrong checksums of descriptors, of up to 1,024 groups, the first group whose copies of them all have the
/// right one, if there is any. The volume begins at byte `start` of `source`; copies that cannot be read are passed over.
void nameIntactDescriptors(const ByteSource& source, ByteOffset start, Layout& layout);

} // namespace atlas
