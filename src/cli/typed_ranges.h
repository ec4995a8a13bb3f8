// SPDX-License-Identifier: GPL-3.0-or-later
// Ranges of groups and numbers, and moments, as they are typed.
#pragma once

#include "base/error.h"
#include "base/parse_size.h"
#include "base/units.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace atlas::cli {

/// "5" or "5-9" within `allowed`; empty text means all of it. `things`, `what`: "groups", "there is no such
/// group", for the error.
[[nodiscard]] Result<NumberRange> parseRange(const std::string& text, NumberRange allowed, const std::string& things,
                                             const std::string& what);

/// The same of the groups of a volume.
[[nodiscard]] Result<Interval<GroupNumber>> parseGroups(const std::string& text, GroupCount all,
                                                        const std::string& what);

/// Seconds since 1970 of "2026-11-22", "2026-11-22 21:05" or "2026-11-22T21:05:32", with or without a Z at the end and
/// always UTC, or of "@1795381532" as date(1) has it.
[[nodiscard]] Result<std::int64_t> parseMoment(std::string_view text);

} // namespace atlas::cli
