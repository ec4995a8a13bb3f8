// SPDX-License-Identifier: GPL-3.0-or-later
// The verdicts on alignment and health in words, with their sign.
#pragma once

#include "alignment/cost.h"
#include "alignment/judgement.h"
#include "layout/finding.h"
#include "layout/health.h"
#include "report/language/message.h"

#include <string>
#include <string_view>

namespace atlas {

inline constexpr std::string_view goodMark = "✓";
inline constexpr std::string_view badMark = "✖";
inline constexpr std::string_view noteMark = "ℹ";
inline constexpr std::string_view warningMark = "⚠";
inline constexpr std::string_view errorMark = "⊗";
inline constexpr std::string_view unknownMark = "?";
inline constexpr std::string_view bestMark = "★"; ///< the best of several values; * is the default of mke2fs

[[nodiscard]] constexpr std::string_view verdictMark(bool good) { return good ? goodMark : badMark; }

[[nodiscard]] constexpr std::string_view severityMark(Severity severity) {
    switch (severity) {
    case Severity::Note: return noteMark;
    case Severity::Warning: return warningMark;
    case Severity::Misaligned: return badMark;
    case Severity::Error: break;
    }
    return errorMark;
}

/// "✓ whole", "✖ straddling".
[[nodiscard]] inline std::string marked(bool good, std::string_view words) {
    return std::string(verdictMark(good)).append(" ").append(words);
}

// The mark and the tone of the two verdicts: the same in the text reports, the annotations of a build, on the cards, the Alignment
// page and in the status line. Which colour or command a tone has is up to each of them.

/// Error: something is impossible or damaged. Misaligned: it only costs.
enum class VerdictTone : std::uint8_t { Plain, Good, Misaligned, Error, Warning };

[[nodiscard]] constexpr bool isAlarming(VerdictTone tone) {
    return tone != VerdictTone::Plain && tone != VerdictTone::Good;
}

/// Of a finding, as a verdict of that severity has it.
[[nodiscard]] constexpr VerdictTone toneOf(Severity severity) {
    switch (severity) {
    case Severity::Error: return VerdictTone::Error;
    case Severity::Misaligned: return VerdictTone::Misaligned;
    case Severity::Warning: return VerdictTone::Warning;
    case Severity::Note: break;
    }
    return VerdictTone::Plain;
}

struct VerdictSign {
    std::string_view mark{}; ///< empty for what is no verdict
    VerdictTone tone = VerdictTone::Plain;
    bool operator==(const VerdictSign&) const = default;
};

/// Of the alignment to the physical sectors. A what-if start without room is an error: nothing can lie there. So is an ext file
/// system that could not be read, though nobody knows how its structures lie. What lies off beside a volume that is whole is a
/// warning. isAlarming() wherever isFailure().
[[nodiscard]] VerdictSign alignmentSign(const Judgement& judgement);

/// Of the alignment to the larger granularity that is marked. Precondition: judgement.markVerdict.
[[nodiscard]] VerdictSign markSign(const Judgement& judgement);

[[nodiscard]] VerdictSign healthSign(HealthVerdict verdict);

/// "all 419 structures start and end on physical sectors"; else with the kind of misalignment: "all 419 structures are
/// misaligned: they straddle physical sectors".
[[nodiscard]] Message misalignmentText(const FitCounts& structures);

/// For a table cell: "all 419", "128 straddle", "2 of 128 partial"; of one structure "partial".
[[nodiscard]] Message fitsText(const FitCounts& structures);

/// "straddles 4 KiB physical sectors; a write of one block costs 2 read-modify-writes".
[[nodiscard]] Message structureVerdict(Fit fit, int readModifyWrites, SectorGrid sectors);

/// Stands for the verdict on a primary superblock that is lost: what lies in its place is none.
[[nodiscard]] Message lostPrimaryVerdict();

enum class Wording : std::uint8_t { Short, WithKind };

/// The verdict on alignment in one sentence without a full stop: of the structures, with `WithKind` the kind of their
/// misalignment, else of the starts that were judged; then what was not read, and starts off the grid beside it.
[[nodiscard]] Message alignmentText(const Judgement& judgement, Wording wording = Wording::Short);

/// The same by the larger granularity that is marked, of what is there: "3 of 419 structures begin off the boundaries of
/// 1 MiB", and what was not read or is off beside it. Precondition: judgement.markVerdict.
[[nodiscard]] Message markText(const Judgement& judgement);

/// "on a 4 KiB physical sector", "3,584 bytes past a 4 KiB physical sector".
[[nodiscard]] Message startVerdictText(ByteOffset start, SectorGrid sectors);

/// The same for a larger granularity: "on a boundary of 1 MiB", "512 bytes past a boundary of 1 MiB".
[[nodiscard]] Message boundaryVerdict(ByteOffset start, SectorGrid granularity);

/// Whichever of the two names what `by` judges by.
[[nodiscard]] Message startVerdictText(ByteOffset start, const StartGrid& by);
/// The same with its mark, which a start that costs nothing does not have.
[[nodiscard]] std::string markedStart(const StartVerdict& start, const StartGrid& by);

/// "straddling, 2 read-modify-writes to write one block".
[[nodiscard]] Message fitVerdict(Fit fit, int readModifyWrites);

/// What flash rewrites for one block: one sentence with a full stop.
[[nodiscard]] Message rewriteText(const RewriteCost& cost);

/// "A synced write of one block of 4 KiB takes 1 + 2 = 3 revolutions of 8.33 ms …", on flash rewriteText(): the model with the
/// numbers of the worst block. Precondition: judgement.isMountable().
[[nodiscard]] Message costText(const Judgement& judgement, const WriteCost& cost);

/// "a synced write of one block takes 1 + read-modify-writes revolutions", "flash rewrites whole pages or erase blocks".
[[nodiscard]] Message costFormula(const WriteCost& cost);

/// What the cost model assumes: one sentence with a full stop.
[[nodiscard]] Message costAssumptions();

// The verdict on health, and what the checksums say: each in one sentence without a full stop.

/// "2 errors: the descriptor of group 3 …", or what was found sound and what was not read.
[[nodiscard]] Message healthText(const Health& health);

/// Of a healthy volume, where there is little room: "no fault found; e2fsck checks more", or how much was not looked at.
[[nodiscard]] Message healthyInShort(const Health& health);

/// Whether the checksums that were verified agree, and of what they are; nullopt without a file system.
[[nodiscard]] std::optional<Message> checksumText(const Health& health);

} // namespace atlas
