// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace atlas {

// Versions of the linked libraries, for example "2.38.1".

[[nodiscard]] std::string libfdiskVersion();
[[nodiscard]] std::string libblkidVersion();

} // namespace atlas
