// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/cure_text.h"

namespace atlas {

/// What to type, with the numbers of this image. Nothing is offered that cannot work here.
[[nodiscard]] std::vector<CureCommand> cureCommands(const Cure& cure, const Snapshot& snapshot);

/// The same by making the partition anew with parted, without what it holds. Empty where the cure is no move of a partition.
[[nodiscard]] std::vector<CureCommand> anewCommands(const Cure& cure, const Snapshot& snapshot);

} // namespace atlas
