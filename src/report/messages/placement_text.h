// SPDX-License-Identifier: GPL-3.0-or-later
// Why a group's metadata lies where it does, in words.
#pragma once

#include "layout/placement_reason.h"
#include "report/messages/message.h"

namespace atlas {

/// One sentence.
[[nodiscard]] Message sentence(const PlacementReason& reason);

} // namespace atlas
