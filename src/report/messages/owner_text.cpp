// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/owner_text.h"

#include "report/messages/make_message.h"

namespace atlas {

Message useText(const BlockOwner& owner) {
    switch (owner.use) {
    case BlockUse::Content: break;
    case BlockUse::Map:
        return owner.byExtents ? message<MessageId::OwnerExtentTree>(Number{owner.level})
                               : message<MessageId::OwnerIndirect>(Number{owner.level});
    case BlockUse::Attributes: return message<MessageId::OwnerAttributes>();
    }
    const Number logical{owner.logical};
    if (owner.unwritten) {
        return message<MessageId::OwnerUnwritten>(logical);
    }
    return owner.isDirectory ? message<MessageId::OwnerDirectory>(logical) : message<MessageId::OwnerContent>(logical);
}

Message namelessText(const BlockOwner& owner) {
    constexpr std::uint32_t badBlocksInode = 1;
    if (owner.inode == badBlocksInode) {
        return message<MessageId::OwnerBadBlocks>();
    }
    if (owner.holdsAttribute) {
        return message<MessageId::OwnerOfAttribute>();
    }
    return owner.links == 0 ? message<MessageId::OwnerUnlinked>() : message<MessageId::OwnerNameless>();
}

Message allocationText(const BlockOwners& owners) {
    if (!owners.allocated) {
        return message<MessageId::BlockUseUnknown>();
    }
    return *owners.allocated ? message<MessageId::BlockInUse>() : message<MessageId::BlockFree>();
}

} // namespace atlas
