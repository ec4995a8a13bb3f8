// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to cure of what the verdict covers: decided once, for the text, the JSON and the window.
#pragma once

#include "alignment/judge.h"

namespace atlas {

enum class CureState : std::uint8_t {
    Listed,          ///< Judgement::cures
    NoneKnown, ///< it is misaligned, or off a stripe or an erase block, and nothing is known to do about it
    NothingToCure,   ///< all was judged
    NothingHere, ///< nothing to cure in the volume; something beside it lies off, whose cure is that of its own judgement
    NothingInJudged, ///< nothing to cure in what was judged, which is not all
};

[[nodiscard]] std::string_view name(CureState state); ///< as in JSON: "none_known"

/// Precondition: `judgement` is not of a what-if, for which no cures are sought.
[[nodiscard]] CureState cureStateOf(const Judgement& judgement);

} // namespace atlas
