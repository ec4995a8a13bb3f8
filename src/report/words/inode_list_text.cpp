// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/inode_list_text.h"

#include "report/language/make_message.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

/// By inode number, from 1. Source: Documentation/filesystems/ext4/special_inodes.rst.
constexpr std::array<MessageId, lastReservedInode> reservedInodes{
    MessageId::ReservedBadBlocks,  MessageId::ReservedRoot,       MessageId::ReservedUserQuota,
    MessageId::ReservedGroupQuota, MessageId::ReservedBootLoader, MessageId::ReservedUndelete,
    MessageId::ReservedResize,     MessageId::ReservedJournal,    MessageId::ReservedExclude,
    MessageId::ReservedReplica};

} // namespace

Message stateText(const ListedInode& inode) {
    switch (inode.state) {
    case InodeState::InUse:
        return inode.number <= lastReservedInode ? Message{.id = reservedInodes[inode.number - 1]}
                                                 : message<MessageId::InodeStateInUse>();
    case InodeState::Blank: return message<MessageId::InodeStateBlank>();
    case InodeState::Damaged:
        return inode.hasWrongChecksum ? message<MessageId::InodeStateWrongChecksum>()
                                      : message<MessageId::InodeStateImpossible>();
    case InodeState::Linkless: return message<MessageId::InodeStateLinkless>();
    case InodeState::Deleted: return message<MessageId::InodeStateDeleted>();
    case InodeState::Leftover: return message<MessageId::InodeStateLeftover>();
    case InodeState::Unknown: break;
    }
    return message<MessageId::InodeStateUnknown>();
}

std::optional<Message> meaningOf(InodeState state) {
    return state == InodeState::Leftover ? std::optional(message<MessageId::InodeLeftoverMeans>()) : std::nullopt;
}

std::optional<Message> contentText(const ListedInode& inode) {
    switch (inode.content) {
    case InodeContent::Nothing: break;
    case InodeContent::Inside: return message<MessageId::InodeHoldsContent>();
    case InodeContent::Extents:
        return inode.depth == 0 ? message<MessageId::InodeHoldsExtents>(Count{inode.entries})
                                : message<MessageId::InodeHoldsTree>(Number{inode.depth}, Count{inode.entries});
    case InodeContent::Blocks: return message<MessageId::InodeHoldsBlocks>(Count{inode.entries});
    }
    return std::nullopt;
}

Message summaryText(const GroupInodes& list) {
    const auto free = static_cast<std::uint64_t>(std::ranges::count_if(list.inodes, [](const ListedInode& inode) {
        return inode.state == InodeState::Deleted || inode.state == InodeState::Leftover;
    }));
    const auto used = static_cast<std::uint64_t>(std::ranges::count_if(list.inodes, [](const ListedInode& inode) {
        return inode.state == InodeState::InUse || inode.state == InodeState::Linkless || inode.isFault();
    }));
    return message<MessageId::InodesListed>(Count{used}, Count{free}, Count{list.blank});
}

std::vector<Message> faultTexts(const GroupInodes& list) {
    const auto count = [&](InodeState state) {
        return static_cast<std::uint64_t>(std::ranges::count(list.inodes, state, &ListedInode::state));
    };
    std::vector<Message> texts;
    if (const auto blank = count(InodeState::Blank); blank != 0)
        texts.push_back(message<MessageId::InodesBlank>(Count{blank}));
    if (const auto damaged = count(InodeState::Damaged); damaged != 0)
        texts.push_back(message<MessageId::InodesDamaged>(Count{damaged}));
    return texts;
}

std::optional<Message> unreadText(const GroupInodes& list) {
    if (list.unread == 0)
        return std::nullopt;
    return list.error.empty() ? message<MessageId::InodesBeyondLimit>(Count{list.unread})
                              : message<MessageId::InodesUnread>(Count{list.unread}, list.error);
}

} // namespace atlas
