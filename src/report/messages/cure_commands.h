// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/cure_text.h"

namespace atlas {

/// The commands to type, with this image's numbers. Empty if no command can work here.
[[nodiscard]] std::vector<CureCommand> cureCommands(const Cure& cure, const Snapshot& snapshot);

/// Like cureCommands(), but recreates the partition with sfdisk and loses its data. Empty unless the cure moves a partition.
[[nodiscard]] std::vector<CureCommand> anewCommands(const Cure& cure, const Snapshot& snapshot);

} // namespace atlas
