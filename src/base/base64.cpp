// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/base64.h"

#include <cstdint>
#include <nettle/base64.h>

namespace atlas {
namespace {

// NOLINTBEGIN(*-reinterpret-cast): nettle takes bytes as uint8_t
const std::uint8_t* asBytes(std::string_view text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }
std::uint8_t* asBytes(std::string& text) { return reinterpret_cast<std::uint8_t*>(text.data()); }
// NOLINTEND(*-reinterpret-cast)

} // namespace

std::string base64(std::string_view bytes) {
    std::string text(BASE64_ENCODE_RAW_LENGTH(bytes.size()), '=');
    base64_encode_raw(text.data(), bytes.size(), asBytes(bytes));
    return text;
}

std::optional<std::string> bytesOfBase64(std::string_view text) {
    base64_decode_ctx context{};
    base64_decode_init(&context);
    std::string bytes(BASE64_DECODE_LENGTH(text.size()), '\0');
    auto length = bytes.size();
    if (base64_decode_update(&context, &length, asBytes(bytes), text.size(), text.data()) == 0 ||
        base64_decode_final(&context) == 0)
        return std::nullopt;
    bytes.resize(length);
    return bytes;
}

} // namespace atlas
