// SPDX-License-Identifier: GPL-3.0-or-later
// Collects claims on blocks and resolves them into regions.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// All structures of `claims`, clipped to the volume. Each claim that reaches outside it adds a finding to `outside`.
[[nodiscard]] std::vector<Region> collectClaims(const LayoutClaims& claims, CappedFindings& outside);

/// Resolves overlaps by the priority of RegionKind. Claims that lose blocks or reach outside the volume become
/// findings: at most `maxFindings` of each kind, then one that counts the rest.
[[nodiscard]] Layout resolve(LayoutClaims claims, std::size_t maxFindings = 100);

} // namespace atlas
