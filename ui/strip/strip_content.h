// SPDX-License-Identifier: GPL-3.0-or-later
// What the disk strip shows of a session: the window and a picture without one show the same.
#pragma once

#include "alignment/starts.h"
#include "ui/session/session.h"

#include <string>

namespace atlas::ui {

struct StripContent {
    Disk disk{}; ///< as judged: a what-if moves the partition, unless something is in its way
    VolumePtr volume{}; ///< null: none chosen
    std::optional<SectorGrid> markedGrid{}; ///< a granularity larger than the physical sector that starts are judged by
    std::vector<StartVerdict> starts{}; ///< of the partitions, or of the whole disk, by grid()
    QString refusal{}; ///< why a what-if start is not drawn
    std::string logicalVolume{}; ///< "vg/root", where the volume is a logical one; else empty

    /// What starts are judged by.
    [[nodiscard]] StartGrid startGrid() const { return {disk.drive.grid(), markedGrid}; }
    /// The grid on which they must lie.
    [[nodiscard]] SectorGrid grid() const { return startGrid().grid(); }
};

[[nodiscard]] StripContent stripContentOf(const Session& session);

} // namespace atlas::ui
