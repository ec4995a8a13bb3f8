// SPDX-License-Identifier: GPL-3.0-or-later
// The marks in front of verdicts and findings: the same on the command line and in the window.
#pragma once

#include "layout/finding.h"

#include <string>
#include <string_view>

namespace atlas {

inline constexpr std::string_view goodMark = "✓";
inline constexpr std::string_view badMark = "✖";
inline constexpr std::string_view noteMark = "ℹ";
inline constexpr std::string_view warningMark = "⚠";
inline constexpr std::string_view errorMark = "⊗";
inline constexpr std::string_view unknownMark = "?";
inline constexpr std::string_view bestMark = "★"; ///< the best of several values; * is the default of mke2fs

[[nodiscard]] constexpr std::string_view verdictMark(bool good) { return good ? goodMark : badMark; }

[[nodiscard]] constexpr std::string_view severityMark(Severity severity) {
    switch (severity) {
    case Severity::Note: return noteMark;
    case Severity::Warning: return warningMark;
    case Severity::Misaligned: return badMark;
    case Severity::Error: break;
    }
    return errorMark;
}

/// "✓ whole", "✖ straddling".
[[nodiscard]] inline std::string marked(bool good, std::string_view words) {
    return std::string(verdictMark(good)).append(" ").append(words);
}

} // namespace atlas
