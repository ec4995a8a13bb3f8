// SPDX-License-Identifier: GPL-3.0-or-later
// What the verdict on alignment rests on: decided once, and put into words at length and in short.
#pragma once

#include "alignment/judge.h"

#include <variant>

namespace atlas {

/// The blocks of the volume are smaller than the logical sectors.
struct CannotMount {
    ByteCount block;
    ByteCount sector;
};

/// The kernel reports a misalignment, and where the layers lie is not known.
struct KernelsWord {};

/// Only the starts were judged, for the structures of these ext file systems cannot be read.
struct UnreadVolumes {
    StartCounts starts;
    std::uint64_t volumes = 0;
};

/// Structures where there is a volume, else starts; std::monostate where nothing was judged.
using VerdictBasis = std::variant<std::monostate, CannotMount, KernelsWord, FitCounts, UnreadVolumes, StartCounts>;

[[nodiscard]] VerdictBasis basisOf(const Judgement& judgement);

} // namespace atlas
