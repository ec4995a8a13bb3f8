// SPDX-License-Identifier: GPL-3.0-or-later
// Messages from the reader (ext4atlas-cli) to the window on standard error, one JSON object per line: {"progress":
// {…}}, {"plan": {…}} or {"error": {…}}, each with the members of its struct.
#pragma once

#include "base/error.h"
#include "compare/layout_metrics.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace atlas {

struct ReaderProgress {
    std::uint64_t done = 0;
    std::uint64_t of = 0; ///< 0 if unknown
    std::string phase{};
};

using ReaderMessage = std::variant<ReaderProgress, Error, PlanFacts>;

/// Writes one line.
void writeReaderMessage(const ReaderMessage& message, std::ostream& out);
/// Returns nullopt for any other line.
[[nodiscard]] std::optional<ReaderMessage> parseReaderMessage(std::string_view line);

} // namespace atlas
