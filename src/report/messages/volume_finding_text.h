// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/finding.h"
#include "report/messages/message.h"

namespace atlas {

/// The text of a finding about a volume that was read or its block bitmaps; nullopt for those about the disk and about
/// alignment.
[[nodiscard]] std::optional<Message> volumeFindingText(const Finding& finding);

/// The structure that the finding is about. The root directory is read as a system file, but is no region.
[[nodiscard]] Message systemFileOf(const Finding& finding);

/// The same for the finding of a field. The superblock is named without which copy of it was read.
[[nodiscard]] Message holderOf(const Finding& finding);

} // namespace atlas
