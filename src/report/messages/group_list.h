// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of groups in a sentence.
#pragma once

#include "report/messages/message.h"

namespace atlas {

/// "1, 3, 5, 7 and 9": the first `named` of them.
[[nodiscard]] Names firstGroups(const std::vector<GroupNumber>& groups, std::size_t named);

/// All of them, but for the many of a file system without sparse_super.
[[nodiscard]] Names allGroups(const std::vector<GroupNumber>& groups);

} // namespace atlas
