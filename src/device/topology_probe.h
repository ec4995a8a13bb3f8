// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/sysfs_geometry.h"

namespace atlas {

/// Reads the geometry of the device opened as `fd` by libblkid's topology probe, which queries the kernel.
[[nodiscard]] BlockGeometry probedGeometry(int fd);

} // namespace atlas
