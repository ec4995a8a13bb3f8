// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/group_inodes.h"

#include "base/bits.h"
#include "layout/layout.h"
#include "layout/raw_inode.h"
#include "layout/structure_place.h"
#include "ondisk/checksums.h"
#include "ondisk/inode.h"

#include <algorithm>
#include <utility>

namespace atlas {
namespace {

constexpr std::uint64_t maxTableBytes = 64 * MiB;
constexpr std::uint64_t requestBytes = MiB;
constexpr std::uint32_t rootDirectory = 2;
constexpr std::size_t endOfExtraTimes = 0x90; // i_ctime_extra, i_mtime_extra and i_atime_extra

void addContent(const RawInode& inode, const Filesystem& fs, ListedInode& listed) {
    constexpr std::uint16_t extentMagic = 0xF30A; // EXT3_EXT_MAGIC
    const auto map = inode.map();
    if (inode.isInline()) {
        listed.content = InodeContent::Inside;
    } else if (!inode.hasMap(fs) && !(listed.isFree() && inode.byExtents())) {
        listed.content = InodeContent::Nothing;
    } else if (inode.byExtents()) {
        const bool isTree = little<std::uint16_t>(map, 0) == extentMagic;
        listed.content = InodeContent::Extents;
        listed.entries = isTree ? little<std::uint16_t>(map, 2) : 0;
        listed.depth = isTree ? little<std::uint16_t>(map, 6) : 0;
    } else {
        listed.content = InodeContent::Blocks;
        for (std::size_t at = 0; at < map.size(); at += 4)
            listed.entries = static_cast<std::uint16_t>(listed.entries + (little<std::uint32_t>(map, at) != 0));
    }
}

class GroupReader {
public:
    GroupReader(const ByteSource& disk, ByteInterval volume, const Layout& layout, GroupNumber group,
                const InodeFilter& filter)
        : m_disk(disk),
          m_volume(volume),
          m_layout(layout),
          m_fs(layout.filesystem),
          m_filter(filter),
          m_out{.group = group} {
        // libext2fs computes no checksums of inodes for other systems than Linux (lib/ext2fs/csum.c)
        if (m_fs.has("metadata_csum") && m_fs.creatorOs == "Linux" && m_fs.checksumSeed)
            m_context = {.features = {"metadata_csum"}, .checksumSeed = *m_fs.checksumSeed};
    }

    GroupInodes all() {
        const auto group = m_out.group;
        const auto first = std::uint64_t{group.value} * m_fs.inodesPerGroup;
        const auto count =
            std::min<std::uint64_t>(m_fs.inodesPerGroup, m_fs.inodeCount - std::min(first, m_fs.inodeCount));
        const auto table = m_layout.groups.inodeTable[group.value];
        const auto bytes = bytesOf(BlockCount{m_fs.inodeTableBlocks}, m_fs.blockSize).value;
        m_out.unread = static_cast<std::uint32_t>(count);
        if (m_fs.inodeSize < smallInodeBytes || table >= m_fs.end() ||
            m_fs.inodeTableBlocks > m_fs.end().value - table.value) {
            m_out.error = "the inode table lies outside the volume";
            return std::move(m_out);
        }
        readBitmap();
        const auto read = m_filter.withNeverInitialised ? count : std::min(count, usedPart());
        m_out.skipped = static_cast<std::uint32_t>(count - read);
        m_out.unread -= m_out.skipped;
        const auto wanted = std::min({read * m_fs.inodeSize, bytes, maxTableBytes / m_fs.inodeSize * m_fs.inodeSize});
        const auto piece = std::max<std::uint64_t>(requestBytes / m_fs.inodeSize, 1) * m_fs.inodeSize;
        for (std::uint64_t at = 0; at < wanted && m_out.error.empty(); at += piece)
            readPiece(byteOf(table, m_fs.blockSize) + ByteCount{at}, at / m_fs.inodeSize, std::min(piece, wanted - at));
        return std::move(m_out);
    }

    /// Precondition: the group holds inode `number`.
    std::optional<ListedInode> one(std::uint32_t number) {
        const auto place = inodePlace(m_layout, number);
        m_piece.resize(m_fs.inodeSize);
        if (!place || m_piece.size() < smallInodeBytes || !read(place->bytes.first, m_piece))
            return std::nullopt;
        readBitmap();
        const RawInode inode(number, m_piece);
        return listed(inode, stateOf((number - 1) % m_fs.inodesPerGroup, inode));
    }

private:
    Status read(ByteOffset inVolume, std::span<std::byte> into) const {
        if (inVolume.value > m_volume.count.value || into.size() > m_volume.count.value - inVolume.value)
            return std::unexpected(Error{.kind = ErrorKind::Io, .what = "the bytes lie outside the volume"});
        return m_disk.read(m_volume.first + (inVolume - ByteOffset{0}), into);
    }

    /// Leaves the bitmap empty if it was never written or cannot be read.
    void readBitmap() {
        const HeededFlags flags(m_layout);
        m_initialised = flags.initialisedInodes(m_out.group);
        m_allFree = flags.inodesUninitialised(m_out.group);
        const auto block = m_layout.groups.inodeBitmap[m_out.group.value];
        m_bitmap.resize(m_fs.blockSize.value);
        const bool isRead = !m_allFree && block < m_fs.end() && read(byteOf(block, m_fs.blockSize), m_bitmap);
        if (!isRead || !isCredible())
            m_bitmap.clear();
        m_bitmap.resize(std::min<std::size_t>(m_bitmap.size(), (m_fs.inodesPerGroup + 7) / 8));
    }

    /// Inodes up to the last one that is initialised or, against that, in use.
    [[nodiscard]] std::uint64_t usedPart() const {
        if (m_allFree)
            return 0;
        std::uint64_t end = m_initialised;
        const auto bits = std::min<std::uint64_t>(m_bitmap.size() * 8, m_fs.inodesPerGroup);
        for (auto index = end; index < bits; ++index)
            end = isBitSet(m_bitmap, index) ? index + 1 : end;
        return end;
    }

    /// Whether the bitmap matches its checksum, or where the descriptor is a copy, was written at all: then the bits
    /// past the end are set.
    [[nodiscard]] bool isCredible() const {
        const auto& groups = m_layout.groups;
        const auto group = m_out.group;
        const auto used = std::min<std::size_t>(m_bitmap.size(), m_fs.inodesPerGroup / 8);
        const auto bits = std::span<const std::byte>(m_bitmap);
        if (!groups.isCurrent(group))
            return std::ranges::all_of(bits.subspan(used), [](std::byte each) { return each == std::byte{0xFF}; });
        constexpr std::uint32_t smallDescriptor = 32; // stores 16 bits of the checksum
        return groups.inodeBitmapChecksum.empty() || !m_fs.checksumSeed || groups.hasWrongChecksum(group) ||
               groups.inodeBitmapChecksum[group.value] ==
                   bitmapChecksum(bits.first(used), *m_fs.checksumSeed, m_fs.descriptorSize > smallDescriptor);
    }

    InodeState stateOf(std::uint64_t index, const RawInode& inode) const {
        if (m_allFree || (index / 8 < m_bitmap.size() && !isBitSet(m_bitmap, index)))
            return m_allFree || index >= m_initialised ? InodeState::Leftover : InodeState::Deleted;
        if (index / 8 >= m_bitmap.size())
            return InodeState::Unknown;
        const bool isReserved = inode.number() <= lastReservedInode;
        if (inode.isBlank() && (!isReserved || inode.number() == rootDirectory))
            return InodeState::Blank;
        if (hasWrongChecksum(inode) || !inode.hasPossibleType())
            return InodeState::Damaged;
        return inode.links() == 0 && !isReserved && !inode.holdsAttribute() ? InodeState::Linkless : InodeState::InUse;
    }

    [[nodiscard]] bool hasWrongChecksum(const RawInode& inode) const {
        const auto verdict = inodeChecksum(inode.bytes(), inode.number(), m_context);
        return verdict && !verdict->right();
    }

    void readPiece(ByteOffset at, std::uint64_t index, std::uint64_t bytes) {
        m_piece.resize(bytes);
        if (auto status = read(at, m_piece); !status) {
            m_out.error = sentence(status.error());
            return;
        }
        for (std::uint64_t in = 0; in < bytes; in += m_fs.inodeSize, ++index) {
            const auto number = std::uint64_t{m_out.group.value} * m_fs.inodesPerGroup + index + 1;
            add(RawInode(static_cast<std::uint32_t>(number), std::span(m_piece).subspan(in, m_fs.inodeSize)), index);
        }
    }

    void add(const RawInode& inode, std::uint64_t index) {
        const auto state = stateOf(index, inode);
        --m_out.unread;
        m_out.blankInUse += state == InodeState::Blank ? 1 : 0;
        m_out.damaged += state == InodeState::Damaged ? 1 : 0;
        if (inode.isBlank() && state != InodeState::InUse && state != InodeState::Blank) {
            ++m_out.blank;
            return;
        }
        auto each = listed(inode, state);
        if (m_filter.takes(each))
            m_out.inodes.push_back(each);
        else
            ++m_out.filtered;
    }

    ListedInode listed(const RawInode& inode, InodeState state) const {
        ListedInode out{.number = inode.number(),
                        .state = state,
                        .mode = inode.mode(),
                        .links = inode.links(),
                        .user = inode.user(),
                        .group = inode.group(),
                        .size = inode.size(),
                        .accessed = inode.accessed(),
                        .changed = inode.changed(),
                        .modified = inode.modified(),
                        .created = inode.created(),
                        .hasNanoseconds = usedInodeBytes(inode.bytes()) >= endOfExtraTimes,
                        .deleted = inode.deleted(),
                        .hasWrongChecksum = hasWrongChecksum(inode)};
        const bool isMarked = state == InodeState::InUse || state == InodeState::Linkless;
        if (isMarked && out.deleted <= m_fs.inodeCount)
            out.nextOrphan = std::exchange(out.deleted, 0);
        if (!out.isSpoiled())
            addContent(inode, m_fs, out);
        return out;
    }

    const ByteSource& m_disk;
    ByteInterval m_volume;
    const Layout& m_layout;
    const Filesystem& m_fs;
    const InodeFilter& m_filter;
    GroupInodes m_out;
    DecodeContext m_context{};
    std::uint32_t m_initialised = 0;
    bool m_allFree = false;
    std::vector<std::byte> m_bitmap{};
    std::vector<std::byte> m_piece{};
};

} // namespace

std::string_view name(InodeState state) {
    switch (state) {
    case InodeState::InUse: return "in_use";
    case InodeState::Blank: return "blank";
    case InodeState::Damaged: return "damaged";
    case InodeState::Linkless: return "linkless";
    case InodeState::Deleted: return "deleted";
    case InodeState::Leftover: return "leftover";
    case InodeState::Unknown: return "unknown";
    }
    return {};
}

const std::vector<InodeState>& inodeStates() {
    static const std::vector all{InodeState::InUse,   InodeState::Blank,    InodeState::Damaged, InodeState::Linkless,
                                 InodeState::Deleted, InodeState::Leftover, InodeState::Unknown};
    return all;
}

bool InodeFilter::takes(const ListedInode& inode) const {
    if (inode.number < first || inode.number > last)
        return false;
    if (!states.empty() && std::ranges::find(states, inode.state) == states.end())
        return false;
    if (!since && !until)
        return true;
    const auto lies = [&](std::int64_t seconds) {
        return (!since || seconds >= *since) && (!until || seconds < *until);
    };
    return inode.hasTimes() &&
           (lies(inode.accessed.seconds) || lies(inode.changed.seconds) || lies(inode.modified.seconds) ||
            (inode.created && lies(inode.created->seconds)) || (inode.deleted != 0 && lies(inode.deleted)));
}

void InodeCounts::add(const GroupInodes& list) {
    for (const auto& inode : list.inodes) {
        const bool isUsed = inode.isFault() || inode.state == InodeState::InUse || inode.state == InodeState::Linkless;
        used += isUsed ? 1 : 0;
        free += inode.isFree() ? 1 : 0;
        emptied += inode.isEmptied() ? 1 : 0;
        leftover += inode.state == InodeState::Leftover ? 1 : 0;
    }
    blankInUse += list.blankInUse;
    damaged += list.damaged;
    blank += list.blank;
    filtered += list.filtered;
    skipped += list.skipped;
    unread += list.unread;
    if (error.empty())
        error = list.error;
}

InodeCounts countsOf(const GroupInodes& list) {
    InodeCounts counts;
    counts.add(list);
    return counts;
}

std::string_view name(InodeContent content) {
    switch (content) {
    case InodeContent::Nothing: return "nothing";
    case InodeContent::Inside: return "inside";
    case InodeContent::Extents: return "extents";
    case InodeContent::Blocks: return "blocks";
    }
    return {};
}

GroupInodes readGroupInodes(const ByteSource& disk, ByteInterval volume, const Layout& layout, GroupNumber group,
                            const InodeFilter& filter) {
    return GroupReader(disk, volume, layout, group, filter).all();
}

std::optional<ListedInode> readListedInode(const ByteSource& disk, ByteInterval volume, const Layout& layout,
                                           std::uint32_t number) {
    const auto perGroup = layout.filesystem.inodesPerGroup;
    if (perGroup == 0 || number == 0 || (number - 1) / perGroup >= layout.groups.size().value)
        return std::nullopt;
    const InodeFilter all;
    return GroupReader(disk, volume, layout, GroupNumber{(number - 1) / perGroup}, all).one(number);
}

} // namespace atlas
