// SPDX-License-Identifier: GPL-3.0-or-later
// The inodes of a group in the terms that all reports use.
#pragma once

#include "inspect/group_inodes.h"
#include "report/language/message.h"

#include <optional>

namespace atlas {

[[nodiscard]] Message stateText(const ListedInode& inode);
/// What is not plain from stateText().
[[nodiscard]] std::optional<Message> meaningOf(InodeState state);
/// "3 extents"; nullopt where i_block maps nothing.
[[nodiscard]] std::optional<Message> contentText(const ListedInode& inode);
/// How many are in use, deleted and blank.
[[nodiscard]] Message summaryText(const GroupInodes& list);
/// What was not read, and why; nullopt: nothing.
[[nodiscard]] std::optional<Message> unreadText(const GroupInodes& list);

} // namespace atlas
