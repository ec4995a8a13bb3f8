// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/owner_map_text.h"

#include "report/messages/make_message.h"

namespace atlas {

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
    if (!owner.paths.empty()) {
        return owner.paths.front();
    }
    return format(owner.links == 0 ? message<MessageId::OwnerUnlinked>() : message<MessageId::OwnerNameless>());
}

std::vector<OwnerNote> ownerNotes(const OwnerMap& map) {
    std::vector<OwnerNote> notes;
    if (map.contested != 0) {
        notes.push_back({message<MessageId::BlocksContested>(Count{map.contested})});
    }
    if (map.freeButOwned != 0) {
        notes.push_back({message<MessageId::BlocksFreeButOwned>(Count{map.freeButOwned})});
    }
    if (map.unreadTables + map.unreadBitmaps + map.brokenMaps + map.brokenDirectories != 0) {
        notes.push_back({message<MessageId::OwnerMapIncomplete>(Count{map.unreadTables}, Count{map.unreadBitmaps},
                                                                Count{map.brokenMaps}, Count{map.brokenDirectories})});
    }
    if (map.cut) {
        notes.push_back({message<MessageId::OwnerMapCut>()});
    }
    if (notes.empty()) {
        notes.push_back({message<MessageId::OwnerMapComplete>(), true});
    }
    return notes;
}

} // namespace atlas
