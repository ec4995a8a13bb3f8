// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that the text reports share.
#pragma once

#include "alignment/starts.h"
#include "disk/sector_grid.h"
#include "layout/finding.h"
#include "report/messages/make_message.h"
#include "report/messages/verdict_sign.h"
#include "report/text/text_table.h"

namespace atlas {

/// "✓ whole", "✖ straddling", in the colour of the verdict.
[[nodiscard]] Cell verdictCell(Fit fit);
/// A start that is off the grid where that costs nothing has no mark.
[[nodiscard]] Cell verdictCell(const StartVerdict& start);

/// Of a verdict or a finding on a terminal.
[[nodiscard]] Tone textTone(VerdictTone tone);

/// Writes pairs of name and value.
void writeFacts(std::ostream& out, const std::vector<std::pair<Message, Message>>& facts, TextStyle style);

void writeHeading(std::ostream& out, const Message& heading, TextStyle style);

/// The words of a message without arguments, for the heading of a column.
template <MessageId id>
[[nodiscard]] std::string words() {
    return format(message<id>());
}

/// Writes a section "Findings"; nothing if there are no findings.
void writeFindingsText(std::ostream& out, const std::vector<Finding>& findings, TextStyle style);

} // namespace atlas
