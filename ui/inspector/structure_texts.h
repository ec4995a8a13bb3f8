// SPDX-License-Identifier: GPL-3.0-or-later
// What each kind of structure is for, and who reads it.
#pragma once

#include "layout/snapshot.h"
#include "ui/session/place.h"

#include <QString>

namespace atlas::ui {

struct StructureText {
    QString title;
    QString paragraph; ///< plain text
};

/// Of a kind; of what no metadata covers without one.
[[nodiscard]] StructureText structureText(std::optional<RegionKind> kind);

/// Of the place that is selected, with a sentence on how it is here. How to read the map when nothing is selected; empty without a map.
[[nodiscard]] StructureText placeText(const Snapshot& snapshot, const Place& place);

} // namespace atlas::ui
