// SPDX-License-Identifier: GPL-3.0-or-later
// The mark and the tone of the two verdicts: the same in the text reports, the annotations of a build, on the cards, the Alignment
// page and in the status line. Which colour or command a tone has is up to each of them.
#pragma once

#include "alignment/judgement.h"
#include "layout/finding.h"

#include <string_view>

namespace atlas {

/// Error: something is impossible or damaged. Misaligned: it only costs.
enum class VerdictTone : std::uint8_t { Plain, Good, Misaligned, Error, Warning };

[[nodiscard]] constexpr bool isAlarming(VerdictTone tone) {
    return tone != VerdictTone::Plain && tone != VerdictTone::Good;
}

/// Of a finding, as a verdict of that severity has it.
[[nodiscard]] constexpr VerdictTone toneOf(Severity severity) {
    switch (severity) {
    case Severity::Error: return VerdictTone::Error;
    case Severity::Misaligned: return VerdictTone::Misaligned;
    case Severity::Warning: return VerdictTone::Warning;
    case Severity::Note: break;
    }
    return VerdictTone::Plain;
}

struct VerdictSign {
    std::string_view mark{}; ///< empty for what is no verdict
    VerdictTone tone = VerdictTone::Plain;
    bool operator==(const VerdictSign&) const = default;
};

/// Of the alignment to the physical sectors. A what-if start without room is an error: nothing can lie there. So is an ext file
/// system that could not be read, though nobody knows how its structures lie. What lies off beside a volume that is whole is a
/// warning. isAlarming() wherever isFailure().
[[nodiscard]] VerdictSign alignmentSign(const Judgement& judgement);

/// Of the alignment to the larger granularity that is marked. Precondition: judgement.markVerdict.
[[nodiscard]] VerdictSign markSign(const Judgement& judgement);

[[nodiscard]] VerdictSign healthSign(HealthVerdict verdict);

} // namespace atlas
