// SPDX-License-Identifier: GPL-3.0-or-later
// The inodes of a group in words, shared by all reports.
#pragma once

#include "inspect/group_inodes.h"
#include "report/language/message.h"

#include <optional>
#include <vector>

namespace atlas {

[[nodiscard]] Message stateText(const ListedInode& inode);
/// Explains a state whose name is not self-explanatory; nullopt for the others.
[[nodiscard]] std::optional<Message> meaningOf(InodeState state);
/// "3 extents"; nullopt if i_block maps nothing.
[[nodiscard]] std::optional<Message> contentText(const ListedInode& inode);
/// The numbers of inodes in use, deleted and blank.
[[nodiscard]] Message summaryText(const GroupInodes& list);
/// How many inodes are in use and yet blank or damaged; empty if none is.
[[nodiscard]] std::vector<Message> faultTexts(const GroupInodes& list);
/// What was not read, and why; nullopt if everything was.
[[nodiscard]] std::optional<Message> unreadText(const GroupInodes& list);

} // namespace atlas
