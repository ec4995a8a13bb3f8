// SPDX-License-Identifier: GPL-3.0-or-later
// Condenses a layout into a few figures, for the facts in the window and for `check` and `info`.
#pragma once

#include "layout/layout.h"
#include "layout/resize_limits.h"

namespace atlas {

/// Space that other mke2fs options would free for data; 0 if an option changes nothing or is unavailable. Other
/// effects, such as on growth, are ignored.
struct MetadataSavings {
    ByteCount halfTheInodes{}; ///< -N with half the number, or -i doubled
    ByteCount withoutResizeInode{}; ///< -O ^resize_inode: the reserved GDT blocks and the blocks of their inode
    ByteCount halfTheJournal{}; ///< -J size halved, in whole MiB and at least 1,024 blocks
};

struct MetadataSummary {
    ByteCount bytes{}; ///< all regions
    double share = 0; ///< of the volume, 0 to 1
    std::array<ByteCount, regionKindCount> kinds{}; ///< by index(kind)
    MetadataSavings savings{};
};

struct FlexGroupSummary {
    FlexGroupSize size{};
    std::uint64_t count = 0;
    ByteCount bitmaps{}; ///< block bitmaps of one flex group; the inode bitmaps take as much
    std::uint64_t bitmapRuns = 0; ///< runs of adjacent block bitmaps; at most one per flex group if mke2fs had room
    ByteCount bitmapSpan{}; ///< largest distance in a flex group from its first to its last bitmap, both included
};

/// Uninitialised parts as the group descriptors flag them (bg_flags, as dumpe2fs lists them); meaningful only with
/// descriptor checksums.
struct LazyInitSummary {
    bool applies = false;
    bool isZeroingKnown = true; ///< false: `notZeroed` and `toZero` are not known
    std::uint64_t unknown = 0; ///< groups whose flags were not read; the numbers below are those of the others
    std::uint64_t inodeUninit = 0; ///< groups without an inode in use
    std::uint64_t blockUninit = 0; ///< groups whose block bitmap was never written
    std::uint64_t notZeroed = 0; ///< groups whose inode table the kernel still has to zero
    ByteCount toZero{}; ///< bytes to be written for that (fs/ext4/ialloc.c, ext4_init_inode_table)
};

struct JournalSummary {
    /// Unreadable: its inode yields no blocks; Unstated: a text or a metadata image does not tell where it lies
    enum class Kind : std::uint8_t { None, Internal, External, Unreadable, Unstated };
    Kind kind = Kind::None;
    ByteCount bytes{}; ///< data only, without extent tree or indirect blocks, as dumpe2fs counts
    BlockNumber first{};
    std::uint64_t pieces = 0; ///< see piecesOf()
    BlockCount mapping{}; ///< extent tree or indirect blocks
    BlockCount missing{}; ///< blocks past the end of the image or partition
    bool needsRecovery = false;
};

struct LayoutSummary {
    MetadataSummary metadata;
    FlexGroupSummary flexGroups;
    LazyInitSummary lazyInit;
    JournalSummary journal;
    std::vector<GroupNumber> backups; ///< groups with a backup superblock, ascending
    std::vector<GroupNumber> backupsDiffering; ///< those of `backups` that findings report as damaged or different
    std::uint64_t backupsMissing = 0; ///< those of `backups` past the end of the image or partition
    GrowthLimit growth;
    std::optional<ByteCount> unmountedGrowth{}; ///< as far as resize2fs grows it; nullopt if it refuses
};

/// Data of the journal, without extent tree or indirect blocks; 0 without a journal.
[[nodiscard]] ByteCount journalBytes(const Layout& layout);

/// Contiguous runs of the data of `file`, in file order. Blocks of its own map do not split a run.
[[nodiscard]] std::vector<BlockInterval> piecesOf(const SystemFile& file);

/// Groups with a backup superblock, ascending.
[[nodiscard]] std::vector<GroupNumber> backupGroups(const Layout& layout);

/// A backup superblock, and the block that e2fsck -b takes for it.
struct BackupBlock {
    GroupNumber group{};
    BlockNumber block{};
};

/// Ascending.
[[nodiscard]] std::vector<BackupBlock> backupBlocks(const Layout& layout);

/// Groups whose backup superblock is damaged or differs, ascending; limited to those that findings name.
[[nodiscard]] std::vector<GroupNumber> differingBackups(const Layout& layout);

[[nodiscard]] LazyInitSummary lazyInitOf(const Layout& layout);

/// Whether a mount or e2fsck would first replay the journal, so that the blocks of the volume show an older state, or
/// whether the replay in memory left out a part. False while the volume is mounted, because the kernel then keeps the
/// flag set.
[[nodiscard]] bool isBeforeReplay(const Filesystem& fs);

/// O(groups + regions).
[[nodiscard]] LayoutSummary summarise(const Layout& layout);

} // namespace atlas
