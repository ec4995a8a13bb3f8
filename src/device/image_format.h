// SPDX-License-Identifier: GPL-3.0-or-later
// Detects files that contain a disk in a non-raw form: virtual disks, compressed and sparse images.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace atlas {

struct ContainerFormat {
    std::string_view name;    ///< "a qcow2 image"
    std::string_view command; ///< converts to a raw image; {0}: container path, {1}: raw image path, both shell-quoted
};

/// Detects the format by its documented magic number. `head` is the start of the file; 128 bytes suffice. Returns
/// nullopt when no container is recognised.
[[nodiscard]] std::optional<ContainerFormat> containerFormat(std::span<const std::byte> head);

/// The command that converts `path` to a raw image beside it: "qemu-img convert -O raw disk.qcow2 disk.img".
[[nodiscard]] std::string conversionCommand(const ContainerFormat& format, const std::string& path);

} // namespace atlas
