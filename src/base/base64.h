// SPDX-License-Identifier: GPL-3.0-or-later
// RFC 4648, section 4.
#pragma once

#include <string>
#include <string_view>

namespace atlas {

[[nodiscard]] std::string base64(std::string_view bytes);

} // namespace atlas
