// SPDX-License-Identifier: GPL-3.0-or-later
// "Is it aligned?" in two sentences, with the arithmetic.
#pragma once

#include "alignment/judge.h"

#include <QString>

namespace atlas::ui {

struct AlignmentAnswer {
    QString verdict;   ///< "✖ All 419 structures are misaligned: they straddle physical sectors."
    QString working;   ///< "Partition 3 starts at 63 × 512 = 32,256; mod 4,096 = 3,584."
    QString change;    ///< of a what-if, what it changes; else empty
    bool misaligned = false;
    bool operator==(const AlignmentAnswer&) const = default;
};

/// `asItIs` is the judgement at the volume's own start: the same as `judgement` unless that is a what-if.
/// Without an ext file system the starts of the partitions and of the layers' data are the answer.
[[nodiscard]] AlignmentAnswer answerOf(const Judgement& judgement, const Judgement& asItIs);

/// "A synced write of one block of 4 KiB takes 1 + 2 = 3 revolutions of 8.33 ms …": the formula of the model with these numbers.
/// `unit` is what the drive needs for one write, in seconds; `rotating` says whether that is a revolution or a page.
[[nodiscard]] QString costSentence(const Judgement& judgement, double unit, bool rotating);

} // namespace atlas::ui
