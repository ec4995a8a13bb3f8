// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a place as a tree of names and values.
#pragma once

#include "alignment/judgement.h"
#include "ui/session/place.h"

#include <QString>
#include <vector>

namespace atlas::ui {

struct InspectorNode {
    QString name;
    QString value{};
    std::optional<Fit> fit{};  ///< set if the value is a verdict
    bool wrong = false;        ///< the checksum does not match
    Place link{};              ///< the place that a double click selects
    std::vector<InspectorNode> children{};
};

/// For a block or group: the structure, the group descriptor and their locations. For a partition: its branch. Otherwise the
/// disk and the file system. Positions are those that the other views show: under a what-if start the judged ones, called so;
/// where that is refused, a partition is where `read`, the snapshot that was judged, has it, as on the strip.
[[nodiscard]] std::vector<InspectorNode> inspect(const Snapshot& read, const Judgement& judgement, const Place& place);

} // namespace atlas::ui
