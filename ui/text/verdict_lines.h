// SPDX-License-Identifier: GPL-3.0-or-later
// The verdicts on alignment and on health, each in one line, the worse one first.
#pragma once

#include "report/words/verdict_text.h"

#include <QString>

namespace atlas::ui {

struct VerdictLine {
    QString text; ///< "✖ 385 of 385 structures are misaligned"
    QString brief{};         ///< "✖ 385 of 385 off", as on the card of the summary without its detail
    QString details{};       ///< what an all-clear covers; else empty
    VerdictTone tone = VerdictTone::Plain;
    bool operator==(const VerdictLine&) const = default;
};

using VerdictLines = std::array<VerdictLine, 2>;

/// The summaryVerdicts(), with their signs.
[[nodiscard]] VerdictLines verdictLines(const Judgement& judgement);

/// Both lines, separated by a dash; in brief where they would be longer than a tab should be.
[[nodiscard]] QString joined(const VerdictLines& lines);

} // namespace atlas::ui
