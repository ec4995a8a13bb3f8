// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "exercise/exhibit.h"

namespace atlas {

/// The field of the primary superblock, a primary descriptor or an inode that e2fsck repaired; what it notes in the superblock of
/// each run (time, count of mounts, bytes written) aside. Fails with ErrorKind::Corrupt unless it is exactly one.
[[nodiscard]] Result<SpoiledField> findSpoiledField(const Exhibit& spoiled, const Exhibit& repaired);

} // namespace atlas
