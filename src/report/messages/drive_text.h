// SPDX-License-Identifier: GPL-3.0-or-later
// A drive's geometry as text, each value with its source.
#pragma once

#include "alignment/grid.h"
#include "report/messages/message.h"

#include <utility>
#include <vector>

namespace atlas {

/// "physical sector" and "4,096 B (device)", and so on. Unknown values are omitted, except sector sizes.
[[nodiscard]] std::vector<std::pair<Message, Message>> driveFacts(const Drive& drive);

/// "disk image (4,096 B logical sectors)": `disk` with the sectors to judge for.
[[nodiscard]] Message withLogicalSectors(Message disk, const Drive& drive);

/// "4 KiB (assumption)", "1 MiB (convention of partitioning tools)", with the first boundary where that is not byte 0;
/// "unknown" with the reason, and with the value where one was rejected.
[[nodiscard]] Message granularityText(const Granularity& granularity, const Drive& drive, const Filesystem* fs);

/// Whether the size is unknown, and the user may say it.
[[nodiscard]] bool isLeftToUser(const Granularity& granularity);

} // namespace atlas
