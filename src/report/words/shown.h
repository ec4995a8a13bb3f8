// SPDX-License-Identifier: GPL-3.0-or-later
// What `show` shows.
#pragma once

#include "base/parse_size.h"
#include "inspect/group_inodes.h"
#include "inspect/inspect_structure.h"
#include "layout/file_map.h"
#include "layout/owner_map.h"
#include "layout/snapshot.h"
#include "ondisk/block_contents.h"
#include "report/language/message.h"

namespace atlas {

/// The block that was asked for, with what is inside.
struct ShownContents {
    BlockNumber block{};
    std::vector<std::byte> bytes{};
    BlockContents contents{};
};

struct Shown {
    const Snapshot& snapshot;
    ByteOffset start{}; ///< of the volume on the disk; 0 for structures of the disk
    std::vector<InspectedStructure> structures{};
    bool areCopies = false; ///< of one structure, the first one to compare with
    std::size_t left = 0; ///< copies that were not read
    std::vector<GroupNumber> unreadable{}; ///< the groups whose copies cannot be read
    bool withBytes = false;
    std::optional<ByteOffset> byte{}; ///< of the disk, that was asked for
    std::optional<BlockNumber> block{}; ///< where `byte` is its first one, because a block of the volume was asked for
    std::vector<PathStep> path{};
    std::optional<FileMap> file{}; ///< of the inode in `structures`
    std::optional<DirectoryListing> entries{}; ///< of `file`, if it is a directory
    std::optional<GroupInodes> inodes{}; ///< of the group that was asked for
    std::optional<BlockOwners> owners{}; ///< of the block around `byte`, where files may have it

    std::optional<ShownContents> contents{}; ///< of the block around `byte`, where its structures are known

    /// The byte that was asked for, in the volume; nullopt outside. A block that was asked for may lie past the end of the image
    /// or partition: see bytesAreThere().
    [[nodiscard]] std::optional<ByteOffset> byteInVolume() const {
        const bool inside = byte && snapshot.placement && (block || snapshot.placement->bytes.contains(*byte));
        return inside ? std::optional(ByteOffset{(*byte - start).value}) : std::nullopt;
    }
};

/// The block with the byte that was asked for; nullopt outside the file system.
[[nodiscard]] std::optional<BlockNumber> blockAround(const Shown& shown);

/// The structure around the byte that was asked for, or its block; empty outside the volume.
[[nodiscard]] BlockInterval blocksAround(const Shown& shown);

/// Whether that byte is in the volume and can be read.
[[nodiscard]] bool bytesAreThere(const Shown& shown);

/// The file's extents and holes, up to the size that the inode says.
[[nodiscard]] std::vector<ContentExtent> contentOf(const Shown& shown);

/// The field under the byte that was asked for.
struct FieldUnderByte {
    const DecodedField* field = nullptr;
    std::size_t offset = 0; ///< in the field
};

[[nodiscard]] std::optional<FieldUnderByte> fieldUnderByte(const Shown& shown);

// Why what was typed into a field is not used; the values before stay.

/// `expected` describes what the field takes, without a full stop.
[[nodiscard]] Message notUnderstood(std::string_view typed, std::string_view expected);
/// Of sizes and offsets in bytes.
[[nodiscard]] Message sizeOutOfRange(std::string_view typed, NumberRange range);
/// Of a block size, and of any other number.
[[nodiscard]] Message noBlockSize(std::string_view typed, NumberRange range);
[[nodiscard]] Message noNumber(std::string_view typed, NumberRange range);
[[nodiscard]] Message outOfRange(std::string_view typed, NumberRange range);
/// A size that is not below the one to which the file system will grow, and the other way round.
[[nodiscard]] Message notBelowGrowth(std::string_view typed, ByteCount grownTo);
[[nodiscard]] Message notAboveSize(std::string_view typed, ByteCount size);
/// Of a partition's start.
[[nodiscard]] Message offSector(std::string_view typed, ByteCount sector);
/// `why` is a clause without a full stop.
[[nodiscard]] Message refusedInput(std::string_view typed, std::string_view why);
/// A -G among the options of all layouts.
[[nodiscard]] Message flexGroupSizeAddsLayout(std::uint32_t size);
/// The same, of a size that has its layout.
[[nodiscard]] Message flexGroupSizeIsShown(std::uint32_t size);
/// The same, where there are `maximum` layouts without it.
[[nodiscard]] Message flexGroupSizeHasNoPlace(std::uint32_t size, std::uint64_t maximum);
[[nodiscard]] Message layoutsAreFull(std::uint64_t maximum);

} // namespace atlas
