// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the verdicts.
#pragma once

#include "report/words/verdict_text.h"
#include "ui/widgets/palette.h"

#include <optional>

namespace atlas::ui {

/// nullopt: that of other text.
[[nodiscard]] inline std::optional<QColor> verdictColour(VerdictTone tone, const Palette& palette) {
    switch (tone) {
    case VerdictTone::Plain: break;
    case VerdictTone::Good: return palette.good;
    case VerdictTone::Misaligned: return palette.misaligned;
    case VerdictTone::Error: return palette.error;
    case VerdictTone::Warning: return palette.warning;
    }
    return std::nullopt;
}

} // namespace atlas::ui
