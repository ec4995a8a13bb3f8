// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/figures.h"

#include "alignment/grid.h"
#include "alignment/judged_structures.h"
#include "base/units.h"
#include "layout/descriptor_location.h"
#include "layout/resize_limits.h"
#include "layout/structure_place.h"

#include <algorithm>

namespace atlas {
namespace {

Result<const Figure*> figureNamed(std::string_view name, std::size_t arguments) {
    const auto& all = allFigures();
    const auto at = std::ranges::find(all, name, [](const Figure& figure) { return figure.name.name; });
    if (at == all.end()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "there is no such figure", .found = std::string(name)});
    }
    if (at->name.arguments != arguments) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the figure " + std::string(name) + " has another number of arguments",
                                     .found = std::to_string(arguments),
                                     .expected = std::to_string(at->name.arguments)});
    }
    return &*at;
}

Error missing(const Figure& figure, const LessonVolume& volume) {
    const bool later = (figure.needsBitmaps && !volume.allocation) || (figure.needsFiles && !volume.files);
    return {.kind = later ? ErrorKind::Limit : ErrorKind::Unsupported,
            .what = later ? "this is not read yet" : "the volume has no such figure",
            .found = std::string(figure.name.name)};
}

/// The inode of a path.
Result<std::uint64_t> inodeAt(std::string_view path, const LessonVolume& volume) {
    if (!volume.files) {
        return std::unexpected(
            Error{.kind = ErrorKind::Limit, .what = "this is not read yet", .found = std::string(path)});
    }
    const auto at = volume.files->find(path);
    if (at == volume.files->end() || !at->second) {
        return std::unexpected(
            Error{.kind = ErrorKind::Unsupported, .what = "the volume has no such path", .found = std::string(path)});
    }
    return at->second->inode;
}

} // namespace

const std::vector<Figure>& allFigures() {
    static const auto all = [] {
        std::vector<Figure> figures;
        for (const auto part :
             {geometryFigures(), groupFigures(), placeFigures(), fileFigures(), alignmentFigures(), stateFigures()})
            figures.insert(figures.end(), part.begin(), part.end());
        return figures;
    }();
    return all;
}

FigureLookup figuresOf(const LessonVolume& volume) {
    return [&volume](std::string_view name, std::span<const std::uint64_t> arguments) -> Result<std::uint64_t> {
        if (name.starts_with('/'))
            return inodeAt(name, volume);
        const auto figure = figureNamed(name, arguments.size());
        if (!figure)
            return std::unexpected(figure.error());
        const auto value = (*figure)->value(volume, arguments);
        return value ? Result<std::uint64_t>(*value) : std::unexpected(missing(**figure, volume));
    };
}

FigureLookup anyFigures() {
    return [](std::string_view name, std::span<const std::uint64_t> arguments) -> Result<std::uint64_t> {
        if (name.starts_with('/'))
            return 1;
        const auto figure = figureNamed(name, arguments.size());
        return figure ? Result<std::uint64_t>(1) : std::unexpected(figure.error());
    };
}

namespace {

ByteInterval bytesOfBlock(const LessonVolume& v, std::uint64_t block) {
    return v.placement.bytesOf({{block}, {1}}, v.filesystem().blockSize);
}

FigureValue blockRewrites(const LessonVolume& v, FigureArguments a) {
    return a[0] >= v.filesystem().blockCount.value
               ? FigureValue{}
               : FigureValue(static_cast<std::uint64_t>(readModifyWrites(bytesOfBlock(v, a[0]), v.grid)));
}

const Figure alignmentTable[] = {
    {{"start_byte", 0, "byte of the disk at which the file system begins"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.placement.bytes.first.value; }},
    {{"start_sector", 0, "logical sector of the disk with which it begins"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue {
         return v.placement.bytes.first.value / v.logicalSector.value;
     }},
    {{"logical_sector", 0, "bytes of a logical sector"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.logicalSector.value; }},
    {{"physical_sector", 0, "bytes of a physical sector"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.grid.size.value; }},
    {{"start_remainder", 0, "bytes from a physical sector's begin to that of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue {
         return pastBoundary(v.placement.bytes.first, v.grid).value;
     }},
    {{"block_rewrites", 1, "read-modify-writes of writing a block once"}, blockRewrites},
};

} // namespace

std::span<const Figure> alignmentFigures() { return alignmentTable; }

namespace {

struct Backups {
    std::uint64_t count = 0;
    FigureValue first{};
    FigureValue last{};
};

Backups backupsOf(const LessonVolume& volume) {
    Backups found;
    for (const auto& copies : volume.layout->copies) {
        if (copies.superblock && copies.group.value != 0) {
            ++found.count;
            found.first = found.first.value_or(copies.group.value);
            found.last = copies.group.value;
        }
    }
    return found;
}

FigureValue ceiled(const LessonVolume&, FigureArguments a) { return a[1] == 0 ? FigureValue{} : ceilDiv(a[0], a[1]); }

FigureValue growth(const LessonVolume& v, FigureArguments) { return growthLimitOf(v.filesystem()).online.value; }

const Figure geometryTable[] = {
    {{"block_size", 0, "bytes of a block"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().blockSize.value; }},
    {{"block_count", 0, "blocks of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().blockCount.value; }},
    {{"first_data_block", 0, "1 with blocks of 1 KiB, else 0"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().firstDataBlock.value; }},
    {{"blocks_per_group", 0, "blocks of a group"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().blocksPerGroup; }},
    {{"inodes_per_group", 0, "inodes of a group"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().inodesPerGroup; }},
    {{"inode_size", 0, "bytes of an inode"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().inodeSize; }},
    {{"inode_table_blocks", 0, "blocks of the inode table of a group"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().inodeTableBlocks; }},
    {{"inode_count", 0, "inodes of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().inodeCount; }},
    {{"group_count", 0, "block groups"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().groupCount.value; }},
    {{"groups_per_flex", 0, "groups of a flex group; 1 without flex_bg"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().groupsPerFlex(); }},
    {{"flex_group_count", 0, "flex groups"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().flexGroupCount(); }},
    {{"descriptor_size", 0, "bytes of a group descriptor"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().descriptorSize; }},
    {{"descriptor_blocks", 0, "blocks of the group descriptor table"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().descriptorBlocks; }},
    {{"reserved_gdt_blocks", 0, "blocks reserved for more descriptors"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().reservedGdtBlocks; }},
    {{"backup_count", 0, "backups of the superblock"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return backupsOf(v).count; }},
    {{"first_backup_group", 0, "the first group with a backup"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return backupsOf(v).first; }},
    {{"last_backup_group", 0, "the last group with a backup"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return backupsOf(v).last; }},
    {{"online_growth", 0, "bytes up to which it grows while mounted"}, growth},
    {{"ceil", 2, "the first divided by the second, rounded up"}, ceiled},
};

} // namespace

std::span<const Figure> geometryFigures() { return geometryTable; }

namespace {

/// The group of the first argument; nullopt if it does not exist.
std::optional<GroupNumber> groupIn(const LessonVolume& volume, FigureArguments a) {
    return a[0] < volume.filesystem().groupCount.value ? std::optional(GroupNumber{static_cast<std::uint32_t>(a[0])})
                                                       : std::nullopt;
}

template <class Get>
FigureValue ofGroup(const LessonVolume& volume, FigureArguments a, Get get) {
    const auto group = groupIn(volume, a);
    return group ? FigureValue(get(*group)) : FigureValue{};
}

FigureValue backupBlock(const LessonVolume& v, FigureArguments a) {
    const auto group = groupIn(v, a);
    const auto* const copies = group ? v.layout->copiesIn(*group) : nullptr;
    return copies != nullptr && copies->superblock ? FigureValue(copies->superblock->value) : FigureValue{};
}

FigureValue metadataFirst(const LessonVolume& v, FigureArguments a) {
    return ofGroup(v, a, [&](GroupNumber group) {
        const auto* const copies = v.layout->copiesIn(group);
        return copies == nullptr
                   ? 0
                   : (copies->superblock ? 1 : 0) + copies->descriptors.count.value + copies->reservedGdt.count.value;
    });
}

const Figure groupTable[] = {
    {{"first_block", 1, "the first block of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.filesystem().blocksOf(g).first.value; });
     }},
    {{"blocks_in", 1, "blocks of a group; the last may have fewer"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.filesystem().blocksOf(g).count.value; });
     }},
    {{"block_bitmap", 1, "block of the block bitmap of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.blockBitmap[g.value].value; });
     }},
    {{"inode_bitmap", 1, "block of the inode bitmap of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.inodeBitmap[g.value].value; });
     }},
    {{"inode_table", 1, "first block of the inode table of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.inodeTable[g.value].value; });
     }},
    {{"group_free_blocks", 1, "free blocks of a group, according to its descriptor"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) {
             const auto free = v.layout->freeBlocksOf(g);
             return free ? FigureValue(free->value) : FigureValue{};
         });
     }},
    {{"group_free_inodes", 1, "free inodes of a group, according to its descriptor"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.freeInodes[g.value]; });
     }},
    {{"unused_inodes", 1, "bg_itable_unused of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.layout->groups.unusedInodes[g.value]; });
     }},
    {{"flex_of", 1, "the flex group of a group"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofGroup(v, a, [&](GroupNumber g) { return v.filesystem().flexGroupOf(g); });
     }},
    {{"superblock_block", 1, "block of the copy of the superblock in a group"}, backupBlock},
    {{"copies_blocks", 1, "blocks of superblock, descriptors and reserve at the start of a group"}, metadataFirst},
};

} // namespace

std::span<const Figure> groupFigures() { return groupTable; }

namespace {

FigureValue inodeByte(const LessonVolume& v, FigureArguments a) {
    const auto place = a[0] > maxInodeCount ? std::nullopt : inodePlace(*v.layout, static_cast<std::uint32_t>(a[0]));
    return place ? FigureValue(place->bytes.first.value) : FigureValue{};
}

FigureValue inodeGroup(const LessonVolume& v, FigureArguments a) {
    const auto& fs = v.filesystem();
    return a[0] == 0 || a[0] > fs.inodeCount ? FigureValue{} : FigureValue((a[0] - 1) / fs.inodesPerGroup);
}

FigureValue groupOf(const LessonVolume& v, FigureArguments a) {
    const auto& fs = v.filesystem();
    return fs.blocksOfGroups().contains({a[0]}) ? fs.groupOf({a[0]}).value : FigureValue{};
}

FigureValue descriptorByte(const LessonVolume& v, FigureArguments a) {
    if (a[0] >= v.filesystem().groupCount.value)
        return {};
    const auto bytes = descriptorBytes(*v.layout, {static_cast<std::uint32_t>(a[0])});
    return bytes ? FigureValue(bytes->first.value) : FigureValue{};
}

const Figure placeTable[] = {
    {{"inode_byte", 1, "byte of the file system at which an inode begins"}, inodeByte},
    {{"inode_group", 1, "the group of an inode"}, inodeGroup},
    {{"group_of", 1, "the group of a block"}, groupOf},
    {{"descriptor_byte", 1, "byte of the file system at which the descriptor of a group begins"}, descriptorByte},
};

} // namespace

std::span<const Figure> placeFigures() { return placeTable; }

namespace {

/// A figure of the file whose inode is the first argument; nullopt unless a path of the lesson leads to that file.
template <class Get>
FigureValue ofFile(const LessonVolume& volume, FigureArguments a, Get get) {
    if (volume.files)
        for (const auto& [path, file] : *volume.files)
            if (file && file->inode == a[0])
                return get(*file);
    return {};
}

constexpr bool needsFiles = true;

const Figure fileTable[] = {
    {{"links", 1, "names of an inode, by i_links_count"},
     [](const LessonVolume& v, FigureArguments a) { return ofFile(v, a, [](const LessonFile& f) { return f.links; }); },
     false,
     needsFiles},
    {{"file_size", 1, "bytes of a file, by i_size"},
     [](const LessonVolume& v, FigureArguments a) { return ofFile(v, a, [](const LessonFile& f) { return f.bytes; }); },
     false,
     needsFiles},
    {{"file_blocks", 1, "blocks of the content of a file"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofFile(v, a, [](const LessonFile& f) { return f.blocks; });
     },
     false,
     needsFiles},
    {{"pieces", 1, "runs of adjacent blocks in which a file lies"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofFile(v, a, [](const LessonFile& f) { return f.pieces; });
     },
     false,
     needsFiles},
    {{"map_blocks", 1, "blocks of the extent tree of a file outside its inode, or indirect blocks"},
     [](const LessonVolume& v, FigureArguments a) {
         return ofFile(v, a, [](const LessonFile& f) { return f.mapBlocks; });
     },
     false,
     needsFiles},
};

} // namespace

std::span<const Figure> fileFigures() { return fileTable; }

namespace {

FigureValue groupsWith(const LessonVolume& volume, GroupFlag flag) {
    const auto& groups = volume.layout->groups;
    std::uint64_t count = 0;
    for (std::uint32_t g = 0; g < groups.size().value; ++g)
        count += groups.has({g}, flag) ? 1 : 0;
    return count;
}

FigureValue firstWith(const LessonVolume& volume, GroupFlag flag) {
    const auto& groups = volume.layout->groups;
    for (std::uint32_t g = 0; g < groups.size().value; ++g)
        if (groups.has({g}, flag))
            return g;
    return {};
}

FigureValue fullest(const LessonVolume& volume, FigureArguments) {
    const auto& free = volume.layout->groups.freeBlocks;
    return static_cast<std::uint64_t>(std::ranges::min_element(free) - free.begin());
}

const SystemFile* journalOf(const LessonVolume& volume) {
    const auto& files = volume.layout->files;
    const auto at = std::ranges::find(files, RegionKind::Journal, &SystemFile::kind);
    return at == files.end() ? nullptr : &*at;
}

FigureValue journalBlocks(const LessonVolume& volume, FigureArguments) {
    const auto* const journal = journalOf(volume);
    if (journal == nullptr)
        return {};
    std::uint64_t blocks = 0;
    for (const auto& extent : journal->dataExtents())
        blocks += extent.count.value;
    return blocks;
}

FigureValue journalFirst(const LessonVolume& volume, FigureArguments) {
    const auto* const journal = journalOf(volume);
    const auto extents = journal == nullptr ? std::vector<BlockInterval>{} : journal->dataExtents();
    return extents.empty() ? FigureValue{} : extents.front().first.value;
}

FigureValue journalPieces(const LessonVolume& volume, FigureArguments) {
    const auto* const journal = journalOf(volume);
    return journal == nullptr ? FigureValue{} : journal->dataExtents().size();
}

FitCounts fitsOf(const LessonVolume& v) { return align(*v.layout, v.placement, v.grid).total(); }

const Figure stateTable[] = {
    {{"free_blocks", 0, "free blocks of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().freeBlocks; }},
    {{"free_inodes", 0, "free inodes of the file system"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return v.filesystem().freeInodes; }},
    {{"block_uninit_groups", 0, "groups with BLOCK_UNINIT"},
     [](const LessonVolume& v, FigureArguments) { return groupsWith(v, GroupFlag::BlockUninit); }},
    {{"inode_uninit_groups", 0, "groups with INODE_UNINIT"},
     [](const LessonVolume& v, FigureArguments) { return groupsWith(v, GroupFlag::InodeUninit); }},
    {{"first_block_uninit", 0, "the first group with BLOCK_UNINIT"},
     [](const LessonVolume& v, FigureArguments) { return firstWith(v, GroupFlag::BlockUninit); }},
    {{"fullest_group", 0, "the group with the fewest free blocks"}, fullest},
    {{"journal_inode", 0, "the inode of the journal"},
     [](const LessonVolume& v, FigureArguments) {
         const auto* const journal = journalOf(v);
         return journal == nullptr ? FigureValue{} : FigureValue(journal->inode);
     }},
    {{"journal_blocks", 0, "blocks of the journal"}, journalBlocks},
    {{"journal_first", 0, "the first block of the journal"}, journalFirst},
    {{"journal_pieces", 0, "pieces in which the journal lies"}, journalPieces},
    {{"structures", 0, "metadata structures"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return fitsOf(v).total(); }},
    {{"straddling_structures", 0, "metadata structures that straddle physical sectors"},
     [](const LessonVolume& v, FigureArguments) -> FigureValue { return fitsOf(v).straddling; }},
    {{"free_pieces", 0, "pieces of free space; needs the bitmaps"},
     [](const LessonVolume& v, FigureArguments) {
         return v.allocation ? FigureValue(v.allocation->extents.count) : FigureValue{};
     },
     true},
    {{"largest_free", 0, "blocks of the largest piece of free space; needs the bitmaps"},
     [](const LessonVolume& v, FigureArguments) {
         return v.allocation ? FigureValue(v.allocation->extents.largest.value) : FigureValue{};
     },
     true},
};

} // namespace

std::span<const Figure> stateFigures() { return stateTable; }

} // namespace atlas
