// SPDX-License-Identifier: GPL-3.0-or-later
// The two verdicts of a report in one sentence each, without a full stop.
#pragma once

#include "alignment/health.h"
#include "report/messages/message.h"

namespace atlas {

/// "2 errors: the descriptor of group 3 …", or what was found sound and what was not read.
[[nodiscard]] Message healthText(const Health& health);

/// Of the judged volume: its structures, on the worst of several members, whether it can be mounted there at all, and other
/// starts off the physical sectors. Without a volume, of the start that was judged.
[[nodiscard]] Message alignmentText(const Judgement& judgement);

/// Of a healthy volume, where there is little room: "no fault found; e2fsck checks more".
[[nodiscard]] Message healthyInShort();

} // namespace atlas
