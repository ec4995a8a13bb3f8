// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves claims into regions.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Resolves the claims into regions by the priority of RegionKind. Claims that lose blocks or reach outside the volume become
/// findings: at most `maxFindings` of each kind, then one that counts the rest.
[[nodiscard]] Layout resolve(LayoutClaims claims, std::size_t maxFindings = 100);

} // namespace atlas
