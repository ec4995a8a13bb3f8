// SPDX-License-Identifier: GPL-3.0-or-later
// Names container formats and other files that are no raw image.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace atlas {

struct ImageFormat {
    std::string_view name;    ///< "a qcow2 image"
    std::string_view command; ///< converts to a raw image; {0}: path, {1}: path of the raw image, both shell-quoted
};

/// Detects the format by its documented magic number. `head` is the start of the file; 128 bytes suffice. Returns
/// nullopt of other bytes.
[[nodiscard]] std::optional<ImageFormat> imageFormat(std::span<const std::byte> head);

/// The command that converts `path` to a raw image beside it: "qemu-img convert -O raw disk.qcow2 disk.img".
[[nodiscard]] std::string conversionCommand(const ImageFormat& format, const std::string& path);

// Names files that are no disk images although they can be opened as one: text, pictures, programs.

/// "a text file", "a PNG picture"; nullopt when the kind is not known. `head` is the start of the file; 512 bytes
/// suffice.
[[nodiscard]] std::optional<std::string_view> kindOfFile(std::span<const std::byte> head);

} // namespace atlas
