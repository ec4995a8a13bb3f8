// SPDX-License-Identifier: GPL-3.0-or-later
// Judges a disk without a readable ext file system: the starts of partitions and layers.
#pragma once

#include "alignment/judge.h"

namespace atlas {

/// Fills in the verdict, its subject and the cures. `only` restricts the judgement to this partition.
void judgeWithoutVolume(Judgement& judgement, std::optional<std::uint32_t> only);

} // namespace atlas
