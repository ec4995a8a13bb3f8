// SPDX-License-Identifier: GPL-3.0-or-later
// How bad each kind of finding is: the one place where that is decided.
#pragma once

#include "layout/finding.h"

namespace atlas {

/// Follows from the kind, and for a few kinds from the parameters of the finding.
[[nodiscard]] Severity severityOf(const Finding& finding);

/// Whether a finding of `severity` counts for the health. A misalignment costs and a note tells; neither is a fault.
[[nodiscard]] constexpr bool isOfHealth(Severity severity) {
    return severity == Severity::Error || severity == Severity::Warning;
}

} // namespace atlas
