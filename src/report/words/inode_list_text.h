// SPDX-License-Identifier: GPL-3.0-or-later
// The inodes of a group in words, shared by all reports.
#pragma once

#include "inspect/group_inodes.h"
#include "report/language/message.h"

#include <optional>
#include <vector>

namespace atlas {

[[nodiscard]] Message stateText(const ListedInode& inode);
/// In UTC; with nanoseconds if the inode holds them. Empty without times.
[[nodiscard]] std::string momentText(const ListedInode& inode, const std::optional<InodeTime>& time);
/// Explains a state whose name is not self-explanatory; nullopt for the others.
[[nodiscard]] std::optional<Message> meaningOf(InodeState state);
/// "3 extents"; nullopt if i_block maps nothing.
[[nodiscard]] std::optional<Message> contentText(const ListedInode& inode);
/// The numbers of inodes in use, deleted and blank.
[[nodiscard]] Message summaryText(const InodeCounts& counts);
/// How many inodes are in use and yet blank or damaged; empty if none is.
[[nodiscard]] std::vector<Message> faultTexts(const InodeCounts& counts);
/// What was not read, and why; nullopt if everything was.
[[nodiscard]] std::optional<Message> unreadText(const InodeCounts& counts);
/// What is not listed because it was not asked for; empty if there is no such inode.
[[nodiscard]] std::vector<Message> unlistedTexts(const InodeCounts& counts);

} // namespace atlas
