// SPDX-License-Identifier: GPL-3.0-or-later
// From where on a recommendation of -G counts a difference, a wait or a distance.
#pragma once

#include "base/units.h"

#include <cstdint>

namespace atlas {

/// Below either a difference is not noticed: a twentieth of the whole, or 50 ms where it is a time, or one request of 1 MiB where
/// it is a distance.
inline constexpr double noticeableShare = 0.05;
inline constexpr double noticeableSeconds = 0.05;
inline constexpr ByteCount noticeableDistance{MiB};
inline constexpr double patience = 10; ///< seconds that few mind to wait once after a mount
inline constexpr ByteCount nearInodeTable{4 * GiB};
/// A first write that takes less than so many times its transfer spends less on jumps: a larger -G cannot halve it.
inline constexpr double fewJumpsRatio = 2;

} // namespace atlas
