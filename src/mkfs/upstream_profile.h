// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs.conf as e2fsprogs ships it, used if the machine has no such file.
#pragma once

#include "mkfs/profile.h"

namespace atlas {

/// misc/mke2fs.conf.in of e2fsprogs 1.47.0.
[[nodiscard]] const Profile& upstreamProfile();

} // namespace atlas
