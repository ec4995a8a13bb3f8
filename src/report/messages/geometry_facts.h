// SPDX-License-Identifier: GPL-3.0-or-later
// Facts from the superblock and the internal files of a file system, each with its name.
#pragma once

#include "layout/layout.h"
#include "report/messages/message.h"

namespace atlas {

/// "blocks" and "65,536 of 4,096 B (256 MiB)", and so on.
[[nodiscard]] std::vector<std::pair<Message, Message>> geometryFacts(const Layout& layout);

} // namespace atlas
