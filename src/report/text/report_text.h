// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that the text reports share.
#pragma once

#include "disk/sector_grid.h"
#include "layout/finding.h"
#include "report/messages/message.h"
#include "report/text/text_table.h"

namespace atlas {

/// "✔ whole", "✘ straddling", in the colour of its kind.
[[nodiscard]] Cell verdictCell(Fit fit);

/// Name and value pairs in words.
void writeFacts(std::ostream& out, const std::vector<std::pair<Message, Message>>& facts, TextStyle style);

void writeHeading(std::ostream& out, std::string_view text, TextStyle style);

/// A section "Findings", or nothing where there are none.
void writeFindingsText(std::ostream& out, const std::vector<Finding>& findings, TextStyle style);

} // namespace atlas
