// SPDX-License-Identifier: GPL-3.0-or-later
// What the disk strip shows of a session: the window and a picture without one show the same.
#pragma once

#include "ui/session/session.h"

namespace atlas::ui {

struct StripContent {
    Disk disk{}; ///< as judged: a what-if moves the partition, unless something is in its way
    VolumePtr volume{}; ///< null: none chosen
    std::optional<SectorGrid> markedGrid{}; ///< a granularity larger than the physical sector that starts are judged by
    std::vector<std::uint32_t> compensated{}; ///< partitions whose start does not count: see StartVerdict
    QString refusal{}; ///< why a what-if start is not drawn
};

[[nodiscard]] StripContent stripContentOf(const Session& session);

} // namespace atlas::ui
