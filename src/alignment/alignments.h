// SPDX-License-Identifier: GPL-3.0-or-later
// The alignment of one volume on the grids of several disks, each computed once.
#pragma once

#include "alignment/alignment.h"

#include <deque>

namespace atlas {

class Alignments {
public:
    /// Of the volume of `snapshot`, which outlives this object; what grids are asked for is up to the caller, not its drive.
    explicit Alignments(const Snapshot& snapshot) : m_snapshot(snapshot) {}

    /// As align(). Precondition: there is a volume, and it stays where it is.
    [[nodiscard]] const Alignment& on(SectorGrid grid);

private:
    const Snapshot& m_snapshot;
    std::deque<Alignment> m_known;
};

} // namespace atlas
