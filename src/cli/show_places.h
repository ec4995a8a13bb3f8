// SPDX-License-Identifier: GPL-3.0-or-later
// Which structures `show` was asked for.
#pragma once

#include "cli/show_request.h"
#include "report/words/shown.h"

namespace atlas::cli {

/// The structures of a volume that the request names, the one to show first; sets in `shown` what belongs to a file or a byte.
/// Precondition: the reading has a volume and its bytes.
[[nodiscard]] Result<std::vector<StructurePlace>> placesOf(const ShowRequest& request, const ImageReading& reading,
                                                           Shown& shown);

} // namespace atlas::cli
