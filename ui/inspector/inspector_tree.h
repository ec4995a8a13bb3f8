// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say of a place, as a tree of names and values.
#pragma once

#include "alignment/judge.h"
#include "ui/session/place.h"

#include <QString>
#include <vector>

namespace atlas::ui {

struct InspectorNode {
    QString name;
    QString value{};
    std::optional<Fit> fit{};  ///< where the value is a verdict
    bool wrong = false;        ///< a checksum that does not agree
    Place link{};              ///< where a double click leads
    std::vector<InspectorNode> children{};
};

/// The disk and the file system without a place; else the structure, the group's descriptor and where both lie.
[[nodiscard]] std::vector<InspectorNode> inspect(const Snapshot& snapshot, const Judgement& judgement,
                                                 const Place& place);

} // namespace atlas::ui
