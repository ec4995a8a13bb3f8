// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/place.h"

#include "layout/structure_place.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas::ui {
namespace {

struct StructurePlaceText {
    Q_DECLARE_TR_FUNCTIONS(StructurePlaceText)
};

std::expected<Place, QString> superblockIn(const Layout& layout, GroupNumber group) {
    const auto places = superblockPlaces(layout);
    const auto at = std::ranges::find(places, group, &StructurePlace::group);
    const auto place = at == places.end() ? Place{} : placeAtByte(layout, at->bytes.first);
    if (std::holds_alternative<std::monostate>(place))
        return std::unexpected(StructurePlaceText::tr("Group %1 holds no superblock.").arg(number(group.value)));
    return place;
}

} // namespace

Place placeAtByte(const Layout& layout, ByteOffset byte) {
    const auto block = layout.filesystem.blockAt(byte);
    if (!block)
        return {};
    const auto inBlock = byte - byteOf(*block, layout.filesystem.blockSize);
    return BlockPlace{*block, static_cast<std::uint32_t>(inBlock.value)};
}

Place placeOfInode(const Layout& layout, std::uint32_t inode) {
    const auto place = inodePlace(layout, inode);
    return place ? placeAtByte(layout, place->bytes.first) : Place{};
}

Place placeInSuperblock(const Layout& layout, std::uint64_t offset) {
    const auto places = superblockPlaces(layout);
    const auto shown = std::ranges::find(places, layout.filesystem.superblockGroup, &StructurePlace::group);
    return shown == places.end() ? Place{} : placeAtByte(layout, shown->bytes.first + ByteCount{offset});
}

std::expected<Place, QString> placeOfStructure(const Layout& layout, RegionKind kind, std::uint64_t group) {
    if (kind == RegionKind::Journal) {
        const auto* const region = layout.firstOf(kind);
        return region != nullptr ? std::expected<Place, QString>(BlockPlace{region->first})
                                 : std::unexpected(StructurePlaceText::tr("This file system holds no journal."));
    }
    if (group >= layout.groups.size().value) {
        return std::unexpected(StructurePlaceText::tr("The last block group of this file system is %1.")
                                   .arg(number(layout.groups.size().value - 1)));
    }
    const GroupNumber owner{static_cast<std::uint32_t>(group)};
    if (isPerGroup(kind))
        return BlockPlace{*layout.startOf(kind, owner)};
    if (kind == RegionKind::GroupDescriptors) {
        const auto places = descriptorPlaces(layout, owner);
        const auto place = places.empty() ? Place{} : placeAtByte(layout, places.front().bytes.first);
        return std::holds_alternative<std::monostate>(place) ? GroupPlace{owner} : place;
    }
    return superblockIn(layout, owner);
}

} // namespace atlas::ui
