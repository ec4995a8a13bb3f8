// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the structures that the disk claims into regions, which may still overlap.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// All structures of `claims`, clipped to the volume. Each claim that reaches outside the volume adds a finding to `outside`.
[[nodiscard]] std::vector<Region> collectClaims(const LayoutClaims& claims, CappedFindings& outside);

} // namespace atlas
