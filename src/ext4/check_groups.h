// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Appends counts and flags of the group descriptors that their groups cannot have. Costs few instructions for each group.
void checkGroups(const LayoutClaims& claims, std::vector<Finding>& findings);

} // namespace atlas
