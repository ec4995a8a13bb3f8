// SPDX-License-Identifier: GPL-3.0-or-later
// What is judged where no ext file system can be read: the starts of partitions and layers.
#pragma once

#include "alignment/judge.h"

namespace atlas {

/// Fills in the verdict, its subject and the cures. `only`: of this partition alone.
void judgeWithoutVolume(Judgement& judgement, std::optional<std::uint32_t> only);

} // namespace atlas
