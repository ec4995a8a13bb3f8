// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise as a value: questions about an image. Answers are not stored, but derived from the image.
#pragma once

#include "base/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class ExerciseKind : std::uint8_t {
    Locate,
    Decode,
    Arithmetic,
    Flex,
    Align,
    Walk,
    Damage,
    Backups,
    Guess,
    Survive,
    end
};

enum class Ask : std::uint8_t {
    // locate
    BlockBitmapBlock,
    InodeBitmapBlock,
    InodeTableBlock,
    InodeBlock,
    InodeByteOfDisk,
    BlockSector,
    BlockGroup,
    DescriptorByte,
    SuperblockByteOfDisk,
    BackupSuperblock,
    // arithmetic
    Groups,
    DescriptorsPerBlock,
    DescriptorBlocks,
    Backups,
    LastBackupGroup,
    InodeTableLength,
    LastGroupLength,
    TotalInodes,
    // align
    StartRemainder,
    BlockReadModifyWrites,
    StraddlingTables,
    BitmapPhysicalSector,
    NextSectorStart,
    NextMebibyteStart,
    // decode
    SuperblockField,
    DescriptorField,
    InodeField,
    // flex
    FlexGroups,
    FlexGroupOf,
    BitmapRuns,
    FirstTableOfFlexGroup,
    LastTableOfFlexGroup,
    // walk
    FileInode,
    FileBlock,
    FileSector,
    FileBlocks,
    FilePieces,
    // damage
    SpoiledStructure,
    SpoiledNumber,
    SpoiledByte,
    SpoiledByteOfImage,
    RightNumber,
    // backups
    CopyGroup,
    // guess
    OperationBetween,
    // survive
    Survival,
    ReplayedTransactions,
    ReplayedBlocks,
    end
};

/// JSON name: "locate", "block_bitmap_block"; empty past the last one.
[[nodiscard]] std::string_view name(ExerciseKind kind);
[[nodiscard]] std::string_view name(Ask ask);

struct Question {
    Ask ask{};
    std::uint64_t number = 0; ///< of the group, inode, block, flex group or block of a file
    std::string field{};      ///< of an on-disk structure, spelled like the kernel; or the path of a file
    bool operator==(const Question&) const = default;
};

inline constexpr std::uint32_t hardestLevel = 3;

struct Exercise {
    ExerciseKind kind{};
    std::uint32_t level = 1; ///< 1 to hardestLevel
    std::uint64_t seed = 0;
    std::vector<Question> questions{};
    std::string student{}; ///< for whom it was made; empty: for anybody
    std::string studentId{}; ///< in the list of a class
    std::string key{}; ///< SHA-256 of the teacher's key, in hexadecimal; empty: anybody may have it marked
    bool operator==(const Exercise&) const = default;
};

} // namespace atlas
