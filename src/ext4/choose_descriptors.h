// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses for each group the descriptor that is used: the primary one, or a copy where that is damaged.
#pragma once

#include "ext4/open_volume.h"
#include "layout/layout.h"

#include <vector>

namespace atlas {

/// The primary descriptor of a group is used if its checksum is right or, without checksums, if its structures may lie
/// where it places them, even where the superblock is a copy. Elsewhere the first copy with such a descriptor is used,
/// unless it places the structures where the primary one does. Sets the descriptors of `volume` to the chosen ones, and
/// Groups::source. Findings are about the primary descriptors. `copies`: from copiesOf(). Reads no copy if all primary
/// descriptors can be used.
[[nodiscard]] Groups chooseDescriptors(OpenedVolume& volume, const std::vector<GroupCopies>& copies,
                                       std::vector<Finding>& findings);

/// Sets the same descriptors, for a volume that is opened again.
void chooseDescriptors(OpenedVolume& volume, const std::vector<GroupCopies>& copies);

} // namespace atlas
