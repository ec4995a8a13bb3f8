// SPDX-License-Identifier: GPL-3.0-or-later
// What the disk claims, as regions that may still overlap.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Every claim of `claims`, cut to the volume; what lies outside it is a finding in `outside`.
[[nodiscard]] std::vector<Region> collectClaims(const LayoutClaims& claims, CappedFindings& outside);

} // namespace atlas
