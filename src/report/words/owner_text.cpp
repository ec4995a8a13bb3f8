// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/owner_text.h"

#include "ondisk/field_table.h"
#include "report/language/make_message.h"
#include "report/words/copies_text.h"
#include "report/words/structure_text.h"

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
    if (owner.unwritten)
        return message<MessageId::OwnerUnwritten>(logical);
    return owner.isDirectory ? message<MessageId::OwnerDirectory>(logical) : message<MessageId::OwnerContent>(logical);
}

Message namelessText(const BlockOwner& owner) {
    constexpr std::uint32_t badBlocksInode = 1;
    if (owner.inode == badBlocksInode)
        return message<MessageId::OwnerBadBlocks>();
    if (owner.holdsAttribute)
        return message<MessageId::OwnerOfAttribute>();
    return owner.links == 0 ? message<MessageId::OwnerUnlinked>() : message<MessageId::OwnerNameless>();
}

Message formerText(const BlockOwner& owner) {
    return owner.deleted == 0 ? message<MessageId::FormerOwnerUndated>()
                              : message<MessageId::FormerOwnerDeleted>(timeText(owner.deleted));
}

std::optional<Message> positionText(const BlockOwner& owner, std::uint64_t within, ByteCount blockSize) {
    const auto position = positionIn(owner, within, blockSize);
    if (!position)
        return std::nullopt;
    if (!position->isPastEnd)
        return message<MessageId::ByteOfFile>(Number{position->offset});
    return position->isInLastBlock ? message<MessageId::BytePastEndInLastBlock>(Number{within})
                                   : message<MessageId::BytePastEnd>(Number{position->offset}, Number{owner.size});
}

Message allocationText(const BlockOwners& owners) {
    if (!owners.allocated)
        return owners.isBitmapDoubtful ? message<MessageId::BlockUseDoubtful>() : message<MessageId::BlockUseUnknown>();
    return *owners.allocated ? message<MessageId::BlockInUse>() : message<MessageId::BlockFree>();
}

Message kindText(OwnerKind kind) {
    switch (kind) {
    case OwnerKind::File:
    case OwnerKind::OtherFiles: break;
    case OwnerKind::Directories: return message<MessageId::OwnedByDirectories>();
    case OwnerKind::Maps: return message<MessageId::OwnedByMaps>();
    case OwnerKind::Attributes: return message<MessageId::OwnedByAttributes>();
    case OwnerKind::SystemFiles: return message<MessageId::OwnedBySystemFiles>();
    case OwnerKind::NoFile: return message<MessageId::OwnedByNoFile>();
    }
    return message<MessageId::OwnedByOtherFiles>();
}

std::string pathText(const Owner& owner) {
    if (!owner.paths.empty())
        return owner.paths.front();
    return format(owner.links == 0 ? message<MessageId::OwnerUnlinked>() : message<MessageId::OwnerNameless>());
}

namespace {

Message changingText(const OwnerMap& map) {
    std::vector<GroupNumber> groups;
    for (const auto group : map.changingGroups)
        groups.push_back({group});
    return message<MessageId::OwnersChanging>(Count{groups.size()}, allGroups(groups));
}

} // namespace

std::vector<OwnerNote> ownerNotes(const OwnerMap& map, const Layout& layout) {
    const auto& fs = layout.filesystem;
    std::vector<OwnerNote> notes;
    for (auto& note : groundNotes(layout))
        notes.push_back({std::move(note)});
    if (map.contested != 0) {
        const Count blocks{map.contested};
        notes.push_back({fs.has("shared_blocks") ? message<MessageId::BlocksContestedUnlisted>(blocks)
                                                 : message<MessageId::BlocksContested>(blocks)});
    }
    if (map.freeButOwned != 0)
        notes.push_back({message<MessageId::BlocksFreeButOwned>(Count{map.freeButOwned})});
    if (!map.changingGroups.empty())
        notes.push_back({changingText(map), true});
    if (map.unreadTables + map.unreadBitmaps + map.brokenMaps + map.brokenDirectories != 0) {
        notes.push_back({message<MessageId::OwnerMapIncomplete>(Count{map.unreadTables}, Count{map.unreadBitmaps},
                                                                Count{map.brokenMaps}, Count{map.brokenDirectories})});
    }
    if (map.cut)
        notes.push_back({message<MessageId::OwnerMapCut>()});
    if (notes.empty()) {
        notes.push_back(
            {map.shared == 0 ? message<MessageId::OwnerMapComplete>() : message<MessageId::OwnerMapCompleteShared>(),
             true});
    }
    if (map.shared != 0)
        notes.push_back({message<MessageId::BlocksShared>(Count{map.shared}), true});
    return notes;
}

} // namespace atlas
