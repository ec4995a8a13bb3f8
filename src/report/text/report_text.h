// SPDX-License-Identifier: GPL-3.0-or-later
// What several text reports share.
#pragma once

#include "alignment/starts.h"
#include "base/units.h"
#include "disk/drive.h"
#include "layout/finding.h"
#include "layout/layout.h"
#include "report/language/make_message.h"
#include "report/text/text_table.h"
#include "report/words/shown.h"
#include "report/words/verdict_text.h"

#include <cstddef>
#include <iosfwd>
#include <span>

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

/// A row for each field in which copies differ, a column for each copy; "=" where it has what referenceCopy() has.
void writeCopies(const Shown& shown, std::ostream& out, TextStyle style);

// Bytes as lines of sixteen, in hexadecimal and as text.

/// `bytes`, which begin at byte `first` of the disk, below a heading.
void writeHex(std::span<const std::byte> bytes, ByteOffset first, std::ostream& out, TextStyle style);

/// Facts from the superblock, one line per topic.
void writeGeometry(const Layout& layout, std::ostream& out, TextStyle style);

} // namespace atlas
