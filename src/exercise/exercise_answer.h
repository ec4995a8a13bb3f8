// SPDX-License-Identifier: GPL-3.0-or-later
// Answers the questions of an exercise and marks given answers.
#pragma once

#include "exercise/exercise.h"
#include "exercise/exhibit.h"

#include <map>
#include <optional>

namespace atlas {

enum class Mistake : std::uint8_t {
    PartitionStartLeftOut,
    PartitionStartAdded,
    FirstDataBlock,     ///< s_first_data_block ignored or counted twice
    InodesFromZero,     ///< inode 1 is the first of group 0
    GroupsFromOne,
    FlexGroupsFromOne,
    OtherInodeSize,     ///< 128 instead of 256 or vice versa
    OtherDescriptorSize, ///< 32 instead of 64 or vice versa
    TableInBlockOne,    ///< the descriptor table assumed in block 1 or 2 regardless of the block size
    FlexBgAbsent,       ///< each group assumed to hold its own bitmaps and table
    InodeBitmap,        ///< the neighbouring structure
    BlockBitmap,
    InodeTable,
    BlocksForSectors,   ///< a block number mistaken for a number of sectors
    BytesForBlocks,
    BlockStart,         ///< the byte of the block, without the offset in it
    BootBlockLeftOut,   ///< the superblock lies 1,024 bytes into the volume
    RoundedDown,
    OneBlockTable,      ///< the descriptor table assumed to be one block
    WholeLastGroup,
    EveryGroupHasBackup,
    PrimaryCounted,
    LastGroupHasBackup,
    OneGroupOnly,
    SectorNumberDivided, ///< the sector number, not the byte, divided by 4,096
    DistanceToNext,
    OneEndOnly,
    StartIgnored,
    BytesForSectors,
    PhysicalSectors,
    ByteOrder,
    LowHalf,
    GroupsForFlexGroups,
    DirectoryInode,
    OnePiece, ///< a file assumed to be in one piece
    LogicalBlock,
    SectorUnits, ///< i_blocks, in units of 512 bytes
    OtherCount,  ///< the total blamed for the count of a group, or vice versa
    StructureStart, ///< the byte of the structure, without the offset in it
    NumberFound, ///< the number in a spoiled field
    UncommittedReplayed, ///< a transaction without a commit block counted as replayed
    BeforeReplay, ///< the state in the image, without what the journal holds
    DataNotWritten, ///< the journal holds the inode of a file whose data never reached the disk
    end
};

[[nodiscard]] std::string_view name(Mistake mistake); ///< JSON name: "partition_start_left_out"

struct WrongAnswer {
    std::uint64_t value = 0;
    Mistake why{};
    bool operator==(const WrongAnswer&) const = default;
};

struct Answer {
    std::uint64_t right = 0;
    std::vector<WrongAnswer> wrong{}; ///< distinct values, none of them right

    /// Adds `value` unless it is right or already has a reason.
    Answer& except(std::uint64_t value, Mistake why);
    [[nodiscard]] std::optional<Mistake> mistakeOf(std::uint64_t value) const;
};

/// nullopt if the question does not fit the exhibit: no such group, field or copy.
[[nodiscard]] std::optional<Answer> answerTo(const Question& question, const Exhibit& exhibit);

/// The questions of an exercise, each with an answer; reproducible for the same exhibit, kind, level and seed.
[[nodiscard]] std::vector<Question> chooseQuestions(ExerciseKind kind, std::uint32_t level, std::uint64_t seed,
                                                    const Exhibit& exhibit);

/// By number of the question, from 1.
using GivenAnswers = std::map<std::size_t, std::uint64_t>;

/// What a student typed.
struct AnswerSheet {
    GivenAnswers values{};
    /// By number of the question: lines whose answer is no number, or that answer it a second time.
    std::map<std::size_t, std::string> unreadable{};
    std::vector<std::string> strays{}; ///< lines that name no question

    [[nodiscard]] bool isEmpty() const { return values.empty() && unreadable.empty() && strays.empty(); }
};

/// Parses lines "1: 4096" or "1: 0x1000", also with "=" or "." for ":"; commas and blanks may group digits; "#" starts
/// a comment. A line that cannot be read costs its own question only.
[[nodiscard]] AnswerSheet readAnswers(std::string_view text);

enum class Mark : std::uint8_t { Right, Wrong, Missing, Unreadable };

[[nodiscard]] std::string_view name(Mark mark); ///< JSON name: "right"

struct MarkedAnswer {
    Question question;
    Mark mark{};
    std::uint64_t right = 0; ///< the right answer
    std::optional<std::uint64_t> given{};
    std::string typed{}; ///< the line that cannot be read
    std::optional<Mistake> mistake{}; ///< the common reason for this wrong answer
};

/// Whether marks come with the right answers.
enum class Answers : std::uint8_t { Kept, Revealed };

struct MarkedExercise {
    Exercise exercise;
    std::vector<MarkedAnswer> answers;
    std::vector<std::string> strays{}; ///< lines that name no question of the exercise

    [[nodiscard]] std::size_t right() const;
    [[nodiscard]] bool isAllRight() const { return right() == answers.size(); }
};

/// Fails if a question does not fit the exhibit. Answers to questions that were not asked are strays.
[[nodiscard]] Result<MarkedExercise> mark(const Exercise& exercise, const Exhibit& exhibit, const AnswerSheet& given);

} // namespace atlas
