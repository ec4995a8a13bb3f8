// SPDX-License-Identifier: GPL-3.0-or-later
// Answers "Is it aligned?" in two sentences, with the calculation.
#pragma once

#include "alignment/judgement.h"

#include <QString>

namespace atlas::ui {

struct AlignmentAnswer {
    QString verdict;   ///< "✖ All 419 structures are misaligned: they straddle physical sectors."
    QString working;   ///< "Partition 3 starts at 63 × 512 = 32,256; mod 4,096 = 3,584."
    QString change;    ///< the effect of a what-if start; empty without one, or if the file system cannot be written
    bool operator==(const AlignmentAnswer&) const = default;
};

/// `asItIs` is the judgement at the volume's actual start; it equals `judgement` unless that is a what-if. Without an
/// ext file system, the answer covers the starts of partitions and of the layers' data, and may name the path `opened`.
[[nodiscard]] AlignmentAnswer answerOf(const Judgement& judgement, const Judgement& asItIs, const std::string& opened);

/// "A synced write of one block of 4 KiB takes 1 + 2 = 3 revolutions of 8.33 ms …": the model's formula with this
/// volume's numbers. "Cannot be mounted …" without a `cost`.
[[nodiscard]] QString costSentence(const Judgement& judgement, const std::optional<WriteCost>& cost);

} // namespace atlas::ui
