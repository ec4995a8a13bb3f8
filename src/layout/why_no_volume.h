// SPDX-License-Identifier: GPL-3.0-or-later
// Why a snapshot has no volume, for the commands and the window that need one.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

namespace atlas {

/// The ext volume that could not be read, as its finding says it, else what there is instead. `where`: the name of the image,
/// which the finding has itself.
/// Precondition: not Snapshot::hasVolume().
[[nodiscard]] Error whyNoVolume(const Snapshot& snapshot, std::string where);

/// The error for a file that is of the kind `kind`: "a PNG picture".
[[nodiscard]] Error noDiskImage(std::string_view kind, std::string where);

} // namespace atlas
