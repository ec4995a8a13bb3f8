// SPDX-License-Identifier: GPL-3.0-or-later
// Which disk is shown under a what-if start: strip and inspector draw and describe the same one.
#pragma once

#include "alignment/judgement.h"

namespace atlas::ui {

/// The disk as judged: a what-if moves the partition, its layers and its volume. Where the start is refused it is `read`, on which
/// all lie where they are. A reference to one of the arguments, of which only judgement.drive() is the drive that is judged by.
[[nodiscard]] inline const Snapshot& shownDisk(const Snapshot& read, const Judgement& judgement) {
    return judgement.conflict ? read : judgement.snapshot;
}

} // namespace atlas::ui
