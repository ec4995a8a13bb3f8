// SPDX-License-Identifier: GPL-3.0-or-later
// Parts shared by several text reports.
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

/// "✓ whole", "✖ straddling", coloured by the verdict.
[[nodiscard]] Cell verdictCell(Fit fit);
/// Has no mark if the start is off the grid at no cost.
[[nodiscard]] Cell verdictCell(const StartVerdict& start);

/// The terminal colour of a verdict or finding.
[[nodiscard]] Tone textTone(VerdictTone tone);

void writeFacts(std::ostream& out, const std::vector<std::pair<Message, Message>>& facts, TextStyle style);

void writeHeading(std::ostream& out, const Message& heading, TextStyle style);

/// The text of a message without arguments, for a column heading.
template <MessageId id>
[[nodiscard]] std::string words() {
    return format(message<id>());
}

/// Writes the section "Findings"; nothing if there are none.
void writeFindingsText(std::ostream& out, const std::vector<Finding>& findings, TextStyle style);

/// One row per field that differs between copies, one column per copy; "=" marks the value of referenceCopy().
void writeCopies(const Shown& shown, std::ostream& out, TextStyle style);

/// Writes `bytes` below a heading, sixteen per line, in hexadecimal and as text. `first` is their position on the disk.
void writeHex(std::span<const std::byte> bytes, ByteOffset first, std::ostream& out, TextStyle style);

/// Facts from the superblock, one line per topic.
void writeGeometry(const Layout& layout, std::ostream& out, TextStyle style);

} // namespace atlas
