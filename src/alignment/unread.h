// SPDX-License-Identifier: GPL-3.0-or-later
// What the verdict covers, and what was not read.
#pragma once

#include "alignment/judgement.h"

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
    OffCount starts;
    std::uint64_t volumes = 0;
};

/// Structures where there is a volume, else starts; std::monostate where nothing was judged.
using VerdictBasis = std::variant<std::monostate, CannotMount, KernelsWord, FitCounts, UnreadVolumes, OffCount>;

[[nodiscard]] VerdictBasis basisOf(const Judgement& judgement);

// What was not read, so that no verdict on alignment covers it: counted once, for the state, the cures and the words.

struct NotJudged {
    /// Ext file systems in what was judged that could not be read, so that only their starts were judged. 0 when there is a
    /// volume.
    std::uint64_t volumes = 0;
    /// Containers among what was judged whose content was not read: encrypted, spread over several disks, not the one that
    /// was opened, or a partition table. 0 when there is a volume.
    std::uint64_t containers = 0;
    /// Ext file systems beside the volume that could not be read. With or without a volume, the volumes and containers over
    /// the limits of the reader.
    std::uint64_t others = 0;
    /// Places that may hold ext file systems and were not looked into: partitions that only the MBR beside a GPT or a second
    /// extended partition lists; beside a volume also containers and disks of guests, which are counted above without one.
    std::uint64_t hidden = 0;
    bool operator==(const NotJudged&) const = default;

    [[nodiscard]] bool isNothing() const { return *this == NotJudged{}; }
};

/// By the findings of the reader and the starts of `judgement`; its state need not be known.
[[nodiscard]] NotJudged notJudged(const Judgement& judgement);

/// Whether all is whole, and all that may hold an ext file system was read and judged to its end.
[[nodiscard]] bool isAllWhole(const Judgement& judgement);

} // namespace atlas
