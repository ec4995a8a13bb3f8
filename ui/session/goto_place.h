// SPDX-License-Identifier: GPL-3.0-or-later
// Where "Go to" leads on the open disk.
#pragma once

#include "alignment/judgement.h"
#include "ui/session/goto_target.h"
#include "ui/session/place.h"

#include <expected>

namespace atlas::ui {

/// The place of `target`; the error is one sentence with the valid range. Bytes and sectors are those of the disk as it was
/// read, as in the bytes view, also during a what-if.
[[nodiscard]] std::expected<Place, QString> placeOfTarget(const Snapshot& snapshot, const Judgement& judgement,
                                                          const GotoTarget& target);

} // namespace atlas::ui
