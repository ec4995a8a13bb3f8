// SPDX-License-Identifier: GPL-3.0-or-later
// Judges a disk without a readable ext file system: the starts of partitions and layers.
#pragma once

#include "alignment/judge.h"

namespace atlas {

/// Fills in the verdict, the start and the cures: of all partitions, or of the one that was asked for.
void judgeWithoutVolume(Judgement& judgement);

} // namespace atlas
