// SPDX-License-Identifier: GPL-3.0-or-later
// Claims on blocks, and the regions into which they are resolved.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// All structures of `claims`, clipped to the volume. Each claim that reaches outside the volume adds a finding to `outside`.
[[nodiscard]] std::vector<Region> collectClaims(const LayoutClaims& claims, CappedFindings& outside);

// Resolves claims into regions.

/// Resolves the claims into regions by the priority of RegionKind. Claims that lose blocks or reach outside the volume become
/// findings: at most `maxFindings` of each kind, then one that counts the rest.
[[nodiscard]] Layout resolve(LayoutClaims claims, std::size_t maxFindings = 100);

} // namespace atlas
