// SPDX-License-Identifier: GPL-3.0-or-later
// Detects files that are no raw disk images: container formats, text, pictures, programs.
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

/// Detects the format by its documented magic number; nullopt if unknown. `head` is the start of the file, at least 128
/// bytes.
[[nodiscard]] std::optional<ImageFormat> imageFormat(std::span<const std::byte> head);

/// The command that converts `path` to a raw image in the same folder: "qemu-img convert -O raw disk.qcow2 disk.img".
[[nodiscard]] std::string conversionCommand(const ImageFormat& format, const std::string& path);

/// "a text file", "a PNG picture"; nullopt if unknown. `head` is the start of the file, at least 512 bytes.
[[nodiscard]] std::optional<std::string_view> kindOfFile(std::span<const std::byte> head);

} // namespace atlas
