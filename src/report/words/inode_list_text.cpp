// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/inode_list_text.h"

#include "report/language/make_message.h"

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

std::string momentText(const ListedInode& inode, const std::optional<InodeTime>& time) {
    if (!time || !inode.hasTimes())
        return {};
    const bool isSet = time->seconds != 0 || time->nanoseconds != 0;
    return isSet && inode.hasNanoseconds ? timeText(time->seconds, time->nanoseconds, true) : timeText(time->seconds);
}

Message summaryText(const InodeCounts& counts) {
    if (counts.emptied != 0) {
        return message<MessageId::InodesListedEmptied>(Count{counts.used}, Count{counts.free - counts.emptied},
                                                       Count{counts.blank}, Count{counts.emptied});
    }
    return message<MessageId::InodesListed>(Count{counts.used}, Count{counts.free}, Count{counts.blank});
}

std::vector<Message> faultTexts(const InodeCounts& counts) {
    std::vector<Message> texts;
    if (counts.blankInUse != 0)
        texts.push_back(message<MessageId::InodesBlank>(Count{counts.blankInUse}));
    if (counts.damaged != 0)
        texts.push_back(message<MessageId::InodesDamaged>(Count{counts.damaged}));
    return texts;
}

std::vector<Message> unlistedTexts(const InodeCounts& counts) {
    std::vector<Message> texts;
    if (counts.filtered != 0)
        texts.push_back(message<MessageId::InodesFiltered>(Count{counts.filtered}));
    if (counts.skipped != 0)
        texts.push_back(message<MessageId::InodesSkipped>(Count{counts.skipped}));
    return texts;
}

std::optional<Message> unreadText(const InodeCounts& counts) {
    if (counts.unread == 0)
        return std::nullopt;
    return counts.error.empty() ? message<MessageId::InodesBeyondLimit>(Count{counts.unread})
                                : message<MessageId::InodesUnread>(Count{counts.unread}, counts.error);
}

} // namespace atlas
