// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/orphans.h"

#include "inspect/inspect_structure.h"
#include "ondisk/block_contents.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <unordered_set>

namespace atlas {
namespace {

constexpr std::size_t mostOrphans = 100'000;

std::uint32_t lastOrphan(const ByteSource& disk, ByteInterval volume, const Layout& layout) {
    const auto places = superblockPlaces(layout);
    const auto used = std::ranges::find(places, layout.filesystem.superblockGroup, &StructurePlace::group);
    if (used == places.end())
        return 0;
    const StructureReader reader(disk, volume.first);
    const auto superblock = reader.read(*used);
    const auto* const field = superblock ? superblock->decoded.find("s_last_orphan") : nullptr;
    return field == nullptr ? 0 : static_cast<std::uint32_t>(field->number);
}

void followList(const ByteSource& disk, ByteInterval volume, const Layout& layout, Orphans& orphans) {
    std::unordered_set<std::uint32_t> met;
    for (auto at = lastOrphan(disk, volume, layout); at != 0;) {
        const bool isInode = at <= layout.filesystem.inodeCount && met.insert(at).second;
        const auto inode = isInode ? readListedInode(disk, volume, layout, at) : std::nullopt;
        if (!inode) {
            orphans.brokenAt = at;
            return;
        }
        orphans.all.push_back({.inode = *inode});
        at = inode->nextOrphan != 0 ? inode->nextOrphan : inode->deleted;
        if (orphans.all.size() >= mostOrphans) {
            orphans.cut = true;
            return;
        }
    }
}

void readFile(const ByteSource& disk, ByteInterval volume, const Layout& layout, Orphans& orphans) {
    constexpr std::size_t tailBytes = 8; // magic number and checksum
    const auto file = std::ranges::find(layout.files, RegionKind::OrphanFile, &SystemFile::kind);
    if (file == layout.files.end())
        return;
    const auto size = layout.filesystem.blockSize;
    for (const auto& extent : file->dataExtents()) {
        for (auto block = extent.first; block < extent.end() && !orphans.cut; block += BlockCount{1}) {
            const auto bytes = bytesAt(disk, {byteOf(block, size, volume.first), size});
            if (!bytes)
                continue; // the check of the system files reports it
            for (std::size_t at = 0; at + 4 + tailBytes <= bytes->size(); at += 4) {
                const auto number = little<std::uint32_t>(*bytes, at);
                const auto inode = number != 0 && number <= layout.filesystem.inodeCount
                                       ? readListedInode(disk, volume, layout, number)
                                       : std::nullopt;
                if (inode)
                    orphans.all.push_back({.inode = *inode, .block = block, .at = at});
                orphans.cut = orphans.all.size() >= mostOrphans;
            }
        }
    }
}

} // namespace

Orphans readOrphanInodes(const ByteSource& disk, ByteInterval volume, const Layout& layout) {
    Orphans orphans;
    followList(disk, volume, layout, orphans);
    readFile(disk, volume, layout, orphans);
    return orphans;
}

} // namespace atlas
