// SPDX-License-Identifier: GPL-3.0-or-later
// What `show` shows, and why typed input is rejected.
#pragma once

#include "base/error.h"
#include "base/kernel_log.h"
#include "base/parse_size.h"
#include "disk/disk_area.h"
#include "history/find_changes.h"
#include "inspect/group_inodes.h"
#include "inspect/inode_attributes.h"
#include "inspect/inspect_structure.h"
#include "inspect/journal_copy.h"
#include "inspect/journal_log.h"
#include "inspect/orphans.h"
#include "layout/file_map.h"
#include "layout/file_tree.h"
#include "layout/journal_replay.h"
#include "layout/owner_map.h"
#include "layout/snapshot.h"
#include "ondisk/block_contents.h"
#include "report/language/message.h"

#include <functional>
#include <memory>
#include <string_view>

namespace atlas {

/// How the kind of a block's contents is known.
enum class ContentGround : std::uint8_t {
    Structure, ///< the layout, or an inode that names the block
    Residue,   ///< only what is left in a free block
};

[[nodiscard]] std::string_view name(ContentGround ground); ///< JSON name: "residue"

/// The requested block and the structures in it.
struct ShownContents {
    BlockNumber block{};
    std::vector<std::byte> bytes{};
    BlockContents contents{};
    ContentGround ground{};
};

/// How the number of a requested sector was taken.
enum class SectorUnit : std::uint8_t { Logical, Kernel };

[[nodiscard]] std::string_view name(SectorUnit unit); ///< JSON name: "kernel"

struct Shown;

struct TakenSector {
    SectorUnit unit{};
    std::uint64_t number = 0;
    std::shared_ptr<const Shown> otherwise{}; ///< by the other unit; null if that is the same byte or past the end
};

/// Whether an inode is in use, and by which names.
struct InodeAnswer {
    ListedInode inode{};
    std::optional<InodePaths> paths{}; ///< nullopt if they were not looked for
};

/// The inodes of one or several groups. They are read while they are written, because a volume may have billions.
struct RequestedInodes {
    Interval<GroupNumber> groups{};
    std::function<GroupInodes(GroupNumber)> read{}; ///< adds to `counts`
    std::shared_ptr<InodeCounts> counts{};
};

/// The transactions of a journal, and what a replay would write.
struct ShownLog {
    JournalLog log{};
    JournalReplay replay{};
    std::optional<Changes> changes{}; ///< by the replay; nullopt if there is nothing to replay, or it is refused
    std::optional<Error> refusal{}; ///< why e2fsck would not replay it
};

/// Positions count in the bytes of `snapshot.disk`; onDisk() gives those of the opened image or device.
struct Shown {
    const Snapshot& snapshot;
    ByteOffset start{}; ///< of the volume; 0 for structures of the disk
    bool isOfDisk = false; ///< structures of the opened image or device, not of a volume
    std::vector<InspectedStructure> structures{};
    bool areCopies = false; ///< all of one structure, the first is the reference
    std::size_t left = 0; ///< copies that were not read
    std::vector<GroupNumber> unreadable{}; ///< groups whose copies cannot be read
    bool withBytes = false;
    std::optional<ByteOffset> byte{}; ///< the requested byte
    std::optional<DiskArea> area{}; ///< what holds `byte`
    std::optional<TakenSector> sector{}; ///< set if a sector was requested
    std::optional<InodeAnswer> answer{}; ///< for a requested inode or path
    bool withBackups = false; ///< of the superblock: the blocks that hold them
    std::optional<BlockNumber> block{}; ///< set if a block of the volume was requested; `byte` is then its first byte
    std::vector<PathStep> path{};
    std::optional<FileMap> file{}; ///< of the inode in `structures`
    std::optional<DirectoryListing> entries{}; ///< of `file`, if it is a directory
    std::optional<InodeExtras> extras{}; ///< of the inode in `structures`, for a requested inode or path
    std::optional<FileTree> tree{}; ///< of `file`, on request
    std::optional<DirectoryTree> directory{}; ///< likewise, if it is a directory
    std::optional<RequestedInodes> inodes{};
    std::optional<Orphans> orphans{}; ///< on request
    std::optional<ShownLog> journal{}; ///< on request, with the journal superblock in `structures`
    std::optional<BlockOwners> owners{}; ///< of the block around `byte`, if files may own it
    std::optional<JournalCopy> journalCopy{}; ///< of the block around `byte`, if it is one

    std::optional<ShownContents> contents{}; ///< of the block around `byte`, if its structures are known

    /// The requested byte relative to the volume; nullopt outside. A requested block may lie past the end of the image
    /// or partition: see bytesAreThere().
    [[nodiscard]] std::optional<ByteOffset> byteInVolume() const {
        const bool inside = byte && snapshot.placement && (block || snapshot.placement->bytes.contains(*byte));
        return inside ? std::optional(ByteOffset{(*byte - start).value}) : std::nullopt;
    }

    /// Where `bytes` lie on the opened image or device, at most `mostPlaces`; empty if they lie outside of it.
    [[nodiscard]] std::vector<ByteInterval> onDisk(ByteInterval bytes) const;
    [[nodiscard]] ByteOffset onDisk(ByteOffset at) const;
    /// The places of a structure, and of blocks of the volume.
    [[nodiscard]] std::vector<ByteInterval> onDisk(const StructurePlace& place) const;
    [[nodiscard]] std::vector<ByteInterval> onDisk(BlockInterval blocks) const;
    static constexpr std::size_t mostPlaces = 64;
};

/// What lies at the place that a line of the kernel's log names.
struct LogAnswer {
    std::string line{};
    LoggedPlace place{};
    std::shared_ptr<const Shown> shown{}; ///< null if there is no answer
    std::optional<Error> error{}; ///< why there is none
};

/// The block that contains the requested byte; nullopt outside the file system.
[[nodiscard]] std::optional<BlockNumber> blockAround(const Shown& shown);

/// The position of the requested byte in the block around it. Precondition: blockAround() is not empty.
[[nodiscard]] std::uint64_t byteInBlock(const Shown& shown);

/// The blocks of the structure around the requested byte, else its single block; empty outside the file system.
[[nodiscard]] BlockInterval blocksAround(const Shown& shown);

/// Whether the requested byte is in the file system and can be read.
[[nodiscard]] bool bytesAreThere(const Shown& shown);

/// The file's extents and holes, up to the size stored in the inode.
[[nodiscard]] std::vector<ContentExtent> contentOf(const Shown& shown);

/// The field that contains the requested byte.
struct FieldUnderByte {
    const DecodedField* field = nullptr;
    std::size_t offset = 0; ///< in the field
};

[[nodiscard]] std::optional<FieldUnderByte> fieldUnderByte(const Shown& shown);

// Messages for rejected input; the previous values stay.
/// `expected`: what the field accepts, without a full stop.
[[nodiscard]] Message notUnderstood(std::string_view typed, std::string_view expected);
/// For sizes and offsets in bytes.
[[nodiscard]] Message sizeOutOfRange(std::string_view typed, NumberRange range);
/// For block sizes; noNumber() and outOfRange() are for other numbers.
[[nodiscard]] Message noBlockSize(std::string_view typed, NumberRange range);
[[nodiscard]] Message noNumber(std::string_view typed, NumberRange range);
[[nodiscard]] Message outOfRange(std::string_view typed, NumberRange range);
/// A size must stay below the one to which the file system will grow, and vice versa.
[[nodiscard]] Message notBelowGrowth(std::string_view typed, ByteCount grownTo);
[[nodiscard]] Message notAboveSize(std::string_view typed, ByteCount size);
/// For a partition's start.
[[nodiscard]] Message offSector(std::string_view typed, ByteCount sector);
/// `why`: a clause without a full stop.
[[nodiscard]] Message refusedInput(std::string_view typed, std::string_view why);
/// A -G among the options that apply to all layouts: it adds a layout.
[[nodiscard]] Message flexGroupSizeAddsLayout(std::uint32_t size);
/// A -G whose layout already exists.
[[nodiscard]] Message flexGroupSizeIsShown(std::uint32_t size);
/// A -G that does not fit because there are already `maximum` layouts.
[[nodiscard]] Message flexGroupSizeHasNoPlace(std::uint32_t size, std::uint64_t maximum);
[[nodiscard]] Message layoutsAreFull(std::uint64_t maximum);

} // namespace atlas
