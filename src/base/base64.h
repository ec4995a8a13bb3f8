// SPDX-License-Identifier: GPL-3.0-or-later
// Base64 of RFC 4648, section 4, computed by nettle.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace atlas {

[[nodiscard]] std::string base64(std::string_view bytes);
/// The bytes that `text` encodes, with white space passed over; nullopt for other text and for text that is cut short.
[[nodiscard]] std::optional<std::string> bytesOfBase64(std::string_view text);

} // namespace atlas
