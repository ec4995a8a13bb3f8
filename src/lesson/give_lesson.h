// SPDX-License-Identifier: GPL-3.0-or-later
// The place that a step of a lesson selects: "group 3 inode_table", "block {journal_first}", "inode 2", "descriptor 5".
#pragma once

#include "lesson/figures.h"
#include "lesson/lesson.h"

namespace atlas {

struct LessonPlace {
    std::optional<GroupNumber> group{}; ///< the group as a whole
    std::optional<BlockNumber> block{};
    std::uint32_t inBlock = 0; ///< byte of `block`
    bool operator==(const LessonPlace&) const = default;
};

/// "group N", alone or followed by superblock, descriptors, reserved_gdt, block_bitmap, inode_bitmap or inode_table;
/// "descriptor N", "inode N", "block N", "journal". N is a number, or an expression in braces. Fails with ErrorKind::Usage
/// where `text` is no place, with ErrorKind::Unsupported where the volume has none such.
[[nodiscard]] Result<LessonPlace> placeIn(std::string_view text, const LessonVolume& volume);

/// Whether `text` is a place, on whatever volume.
[[nodiscard]] Status checkPlace(std::string_view text);

// A lesson on a volume: its steps with the volume's own numbers, and what an answer is worth. Pure.

struct GivenWrong {
    std::string answer;
    std::string reason;
};

struct GivenQuestion {
    std::string ask;
    std::string answer;
    std::optional<std::uint64_t> number{}; ///< that `answer` is; nullopt: one of `choices`
    std::vector<std::string> choices{}; ///< by the alphabet, so that their order tells nothing
    std::vector<GivenWrong> wrong{}; ///< none of them the answer
    std::string reveal{};
    NumberStyle numbers{}; ///< how `answer` and those of `wrong` are written
};

struct GivenStep {
    std::string heading;
    std::vector<std::string> paragraphs{};
    std::optional<LessonPlace> select{};
    std::optional<LessonPlace> show{};
    LessonView view{};
    bool zoom = false;
    std::optional<GivenQuestion> question{};
};

/// Fails with ErrorKind::Unsupported where the volume lacks a figure or place, with ErrorKind::Limit where a figure needs bitmaps
/// that are not read yet.
[[nodiscard]] Result<GivenStep> give(const LessonStep& step, const LessonVolume& volume);

/// Whether `volume` has all that the lesson needs, names and selects. What bitmaps would tell is trusted.
[[nodiscard]] bool fits(const Lesson& lesson, const LessonVolume& volume);

enum class AnswerMark : std::uint8_t { Right, Wrong, NoNumber };

struct MarkedReply {
    AnswerMark mark{};
    std::string reason{}; ///< why people commonly give this wrong answer; empty: not known
};

/// Marks what was typed or chosen; commas and blanks may group digits, 0x begins a hexadecimal number.
[[nodiscard]] MarkedReply markReply(const GivenQuestion& question, std::string_view reply);

} // namespace atlas
