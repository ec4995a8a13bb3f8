// SPDX-License-Identifier: GPL-3.0-or-later
// What a layout comes to, in few figures: the cards of the window and the lines of `check` and `info`. A pure function of the
// layout.
#pragma once

#include "layout/layout.h"
#include "layout/resize_limits.h"

namespace atlas {

/// What other options of mke2fs would give back for data; 0 where an option changes nothing or is not to be had. Other effects, as
/// on growth, are not weighed.
struct MetadataSavings {
    ByteCount halfTheInodes{}; ///< of -N with half the number, or twice the -i
    ByteCount
        withoutResizeInode{}; ///< of -O ^resize_inode: the reserved GDT blocks and the blocks of the inode that owns them
    ByteCount halfTheJournal{}; ///< of -J size with half the size, in whole MiB and at least 1,024 blocks
};

struct MetadataSummary {
    ByteCount bytes{}; ///< of all regions
    double share = 0; ///< of the volume, 0 to 1
    std::array<ByteCount, regionKindCount> kinds{}; ///< by index(kind)
    MetadataSavings savings{};
};

struct FlexGroupSummary {
    FlexGroupSize size{};
    std::uint64_t count = 0;
    ByteCount bitmaps{}; ///< block bitmaps of one flex group; as many are inode bitmaps
    std::uint64_t bitmapRuns =
        0; ///< stretches of block bitmaps side by side; one for each flex group at most, if mke2fs had room
    ByteCount bitmapSpan{}; ///< from the first to the last of the block and inode bitmaps of a flex group, at most
};

/// Group descriptors that say what was not yet written (bg_flags, as dumpe2fs lists them), meaningful with checksums of the
/// descriptors only.
struct LazyInitSummary {
    bool applies = false;
    std::uint64_t inodeUninit = 0; ///< groups without an inode in use
    std::uint64_t blockUninit = 0; ///< groups whose block bitmap was not written
    std::uint64_t notZeroed = 0; ///< groups whose inode table the kernel has still to zero
    ByteCount toZero{}; ///< bytes that it has to write for that (fs/ext4/ialloc.c, ext4_init_inode_table)
};

struct JournalSummary {
    enum class Kind : std::uint8_t { None, Internal, External, Unreadable }; ///< Unreadable: its inode gives no blocks
    Kind kind = Kind::None;
    ByteCount bytes{}; ///< without the blocks of its extent tree or indirect blocks, as dumpe2fs counts
    BlockNumber first{};
    std::uint64_t pieces = 0; ///< see piecesOf()
    BlockCount mapping{}; ///< the blocks of its extent tree or indirect blocks
    BlockCount missing{}; ///< its blocks past the end of the image or partition
    bool needsRecovery = false;
};

struct LayoutSummary {
    MetadataSummary metadata;
    FlexGroupSummary flexGroups;
    LazyInitSummary lazyInit;
    JournalSummary journal;
    std::vector<GroupNumber> backups; ///< groups with a backup superblock, ascending
    std::vector<GroupNumber> backupsDiffering; ///< of them, those that findings say are damaged or differ
    std::uint64_t backupsMissing = 0; ///< of them, those past the end of the image or partition
    GrowthLimit growth;
};

/// The journal's data, without the blocks of its extent tree or indirect blocks; 0 without a journal.
[[nodiscard]] ByteCount journalBytes(const Layout& layout);

/// The stretches of the disk in which the data of `file` lie, in file order. Blocks of its map do not part them.
[[nodiscard]] std::vector<BlockInterval> piecesOf(const SystemFile& file);

/// Groups with a backup superblock, ascending.
[[nodiscard]] std::vector<GroupNumber> backupGroups(const Layout& layout);

/// Groups whose backup superblock is damaged or differs, by the findings, which name a limited number; ascending.
[[nodiscard]] std::vector<GroupNumber> differingBackups(const Layout& layout);

[[nodiscard]] LazyInitSummary lazyInitOf(const Layout& layout);

/// O(groups + regions).
[[nodiscard]] LayoutSummary summarise(const Layout& layout);

} // namespace atlas
