// SPDX-License-Identifier: GPL-3.0-or-later
// Names files that are no disk images although they can be opened as one: text, pictures, programs.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace atlas {

/// "a text file", "a PNG picture"; nullopt when the kind is not known. `head` is the start of the file; 512 bytes
/// suffice.
[[nodiscard]] std::optional<std::string_view> kindOfFile(std::span<const std::byte> head);

} // namespace atlas
