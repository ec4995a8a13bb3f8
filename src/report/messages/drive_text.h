// SPDX-License-Identifier: GPL-3.0-or-later
// A drive's geometry in words, each figure with who said it.
#pragma once

#include "alignment/granularity.h"
#include "report/messages/message.h"

#include <utility>
#include <vector>

namespace atlas {

/// "physical sector" and "4,096 B (device)", and so on; figures that nobody knows are left out, but for the sectors.
[[nodiscard]] std::vector<std::pair<Message, Message>> driveFacts(const Drive& drive);

/// "4 KiB (assumption)", "1 MiB (convention of partitioning tools)", "unknown", and where a figure was refused, which and why.
[[nodiscard]] Message granularityText(const Granularity& granularity, const Drive& drive, const Filesystem* fs);

} // namespace atlas
