// SPDX-License-Identifier: GPL-3.0-or-later
// The verdicts on alignment and health in words, with their marks.
#pragma once

#include "alignment/cost.h"
#include "alignment/disk_judgement.h"
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
/// Behind metrics without a star, because they are modelled for works that were not counted on such a file system.
inline constexpr std::string_view uncountedMark = "†";

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

/// Sign of a fit: ✓ whole, ⚠ partial, ✖ straddling.
[[nodiscard]] constexpr std::string_view fitMark(Fit fit) {
    return fit == Fit::Whole ? goodMark : fit == Fit::Partial ? warningMark : badMark;
}

[[nodiscard]] inline std::string marked(Fit fit, std::string_view words) {
    return std::string(fitMark(fit)).append(" ").append(words);
}

/// "✓ whole", "✖ straddling".
[[nodiscard]] inline std::string marked(bool good, std::string_view words) {
    return std::string(verdictMark(good)).append(" ").append(words);
}

/// Tone of a verdict; each output maps it to a colour or command. Error: something is impossible or damaged.
/// Misaligned: it only costs.
enum class VerdictTone : std::uint8_t { Plain, Good, Misaligned, Error, Warning };

[[nodiscard]] constexpr bool isAlarming(VerdictTone tone) {
    return tone != VerdictTone::Plain && tone != VerdictTone::Good;
}

[[nodiscard]] constexpr VerdictTone toneOf(Fit fit) {
    return fit == Fit::Whole ? VerdictTone::Good : fit == Fit::Partial ? VerdictTone::Warning : VerdictTone::Misaligned;
}

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
    std::string_view mark{}; ///< empty if this is no verdict
    VerdictTone tone = VerdictTone::Plain;
    bool operator==(const VerdictSign&) const = default;
};

/// Sign for the alignment to the physical sectors. Error for a what-if start without room and for an ext file system
/// that could not be read. Warning if the volume is whole but others are off or unread, and for small blocks. Plain if
/// the verdict rests on an unknown start. isAlarming() wherever isFailure().
[[nodiscard]] VerdictSign alignmentSign(const Judgement& judgement);

/// Sign for the alignment to the marked larger granularity. Precondition: judgement.marks.counts.
[[nodiscard]] VerdictSign markSign(const Judgement& judgement);

[[nodiscard]] VerdictSign healthSign(HealthVerdict verdict);

/// The verdict on a disk: of the worst of several volumes, with its name, or of what is worse beside them.
[[nodiscard]] Message alignmentText(const DiskJudgement& disk);
[[nodiscard]] VerdictSign alignmentSign(const DiskJudgement& disk);

/// The starts off the first stripe or erase block that the user named. Precondition: AlignmentState::OffGranularity.
[[nodiscard]] Message offNamedGranularity(const Judgement& judgement);

/// "all 419 structures start and end on physical sectors"; otherwise with the kind of misalignment: "all 419 structures
/// are misaligned: they straddle physical sectors". Precondition: the worst fit is not Partial.
[[nodiscard]] Message misalignmentText(const FitCounts& structures);

/// For a table cell: "all 419", "128 straddle", "2 of 128 partial"; for a single structure "partial".
[[nodiscard]] Message fitsText(const FitCounts& structures);

/// "straddles 4 KiB physical sectors; a write of one block costs 2 read-modify-writes".
[[nodiscard]] Message structureVerdict(Fit fit, int readModifyWrites, SectorGrid sectors);

/// Replaces the verdict on a lost primary superblock, where there is nothing to judge.
[[nodiscard]] Message lostPrimaryVerdict();

enum class Wording : std::uint8_t { Short, WithKind };

/// The verdict on alignment in one sentence without a full stop: on the structures (`WithKind` adds the kind of
/// misalignment), else on the judged starts; then structures past the end, what was not read, and other starts off the
/// grid.
[[nodiscard]] Message alignmentText(const Judgement& judgement, Wording wording = Wording::Short);

/// The verdict for the marked larger granularity: "3 of 419 structures begin off the boundaries of 1 MiB", then what
/// was not read and other starts off the physical sectors. Precondition: judgement.marks.counts.
[[nodiscard]] Message markText(const Judgement& judgement);

/// "on a 4 KiB physical sector", "3,584 bytes past a 4 KiB physical sector".
[[nodiscard]] Message startVerdictText(ByteOffset start, SectorGrid sectors);

/// For a larger granularity: "on a boundary of 1 MiB", "512 bytes past a boundary of 1 MiB".
[[nodiscard]] Message boundaryVerdict(ByteOffset start, SectorGrid granularity);

/// Chooses the wording by the grid in `by`.
[[nodiscard]] Message startVerdictText(ByteOffset start, const Granularity& by);
/// The text with its mark; a start that costs nothing has no mark.
[[nodiscard]] std::string markedStart(const StartVerdict& start, const Granularity& by);

/// "straddling, 2 read-modify-writes to write one block".
[[nodiscard]] Message fitVerdict(Fit fit, int readModifyWrites);

/// How much flash rewrites for one block: one sentence with a full stop.
[[nodiscard]] Message rewriteText(const RewriteCost& cost);

/// The cost model with the numbers of the worst block: "A synced write of one block of 4 KiB takes 1 + 2 = 3
/// revolutions of 8.33 ms …"; on flash rewriteText(). Precondition: judgement.isMountable().
[[nodiscard]] Message costText(const Judgement& judgement, const WriteCost& cost);

/// "a synced write of one block takes 1 + read-modify-writes revolutions"; "flash rewrites whole pages or erase
/// blocks".
[[nodiscard]] Message costFormula(const WriteCost& cost);

/// What the cost model assumes: one sentence with a full stop.
[[nodiscard]] Message costAssumptions();

/// "2 errors: the descriptor of group 3 …", or that no fault was found; in a few words, without a full stop.
[[nodiscard]] Message healthText(const Health& health);

/// What the verdict on health rests on: what was read, what was not, and which volumes were not looked at. nullopt if
/// there is neither a volume nor anything else to name. Without a full stop.
[[nodiscard]] std::optional<Message> coverageText(const Health& health);

/// For a healthy volume: "no fault found in what was read", or how much was not looked at.
[[nodiscard]] Message healthyInShort(const Health& health);

/// Whether the verified checksums agree, and what they cover; nullopt without a file system. Without a full stop.
[[nodiscard]] std::optional<Message> checksumText(const Health& health);

} // namespace atlas
