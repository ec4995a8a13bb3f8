// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/cost.h"
#include "alignment/judgement.h"
#include "report/messages/message.h"

namespace atlas {

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

} // namespace atlas
