// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson on a volume: its steps with the volume's own numbers and places, and the marking of answers.
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

/// Parses "group N", alone or followed by superblock, descriptors, reserved_gdt, block_bitmap, inode_bitmap or
/// inode_table; "descriptor N", "inode N", "block N", "journal"; "path P", the inode at a path, "data P", the first block
/// of its content. N is a number or an expression in braces. Fails with
/// ErrorKind::Usage if `text` is no place, with ErrorKind::Unsupported if the volume has no such place.
[[nodiscard]] Result<LessonPlace> placeIn(std::string_view text, const LessonVolume& volume);

/// Whether `text` is a place, independent of a volume.
[[nodiscard]] Status checkPlace(std::string_view text);

struct GivenWrong {
    std::string answer;
    std::string reason;
};

struct GivenQuestion {
    std::string ask;
    std::string answer;
    std::optional<std::uint64_t> number{}; ///< value of `answer`; nullopt: one of `choices`
    std::vector<std::string> choices{}; ///< sorted alphabetically, so that the order reveals nothing
    std::vector<GivenWrong> wrong{}; ///< none equals the answer
    std::string reveal{};
    NumberStyle numbers{}; ///< format of `answer` and `wrong`
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

/// Fails with ErrorKind::Unsupported if the volume lacks a figure or place, with ErrorKind::Limit if a figure needs
/// unread bitmaps.
[[nodiscard]] Result<GivenStep> give(const LessonStep& step, const LessonVolume& volume);

/// `lesson` without the steps whose condition does not hold on `volume`. A condition that needs what is not read yet
/// holds.
[[nodiscard]] Lesson adapted(const Lesson& lesson, const LessonVolume& volume);

/// Whether `volume` has everything that the lesson requires, names and selects. Figures of unread bitmaps count as
/// available.
[[nodiscard]] bool fits(const Lesson& lesson, const LessonVolume& volume);

/// What `volume` lacks first, as the lesson writes it: a feature, an expression, a figure or a place; empty if it fits.
[[nodiscard]] std::string lackingFor(const Lesson& lesson, const LessonVolume& volume);

enum class AnswerMark : std::uint8_t { Right, Wrong, NoNumber };

struct MarkedReply {
    AnswerMark mark{};
    std::string reason{}; ///< the common reason for this wrong answer; empty if unknown
};

/// Marks a typed or chosen answer; commas and blanks may group digits, 0x begins a hexadecimal number.
[[nodiscard]] MarkedReply markReply(const GivenQuestion& question, std::string_view reply);

} // namespace atlas
