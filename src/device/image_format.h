// SPDX-License-Identifier: GPL-3.0-or-later
// Detects files that contain a disk in a non-raw form: virtual disks, compressed and sparse images.
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

} // namespace atlas
