// SPDX-License-Identifier: GPL-3.0-or-later
// Files that hold a disk in another form: virtual disks, compressed and sparse images.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace atlas {

struct ContainerFormat {
    std::string_view name;    ///< "a qcow2 image"
    std::string_view
        command; ///< makes a raw image: {0} is the container's path, {1} the raw image's, both quoted for a shell
};

/// By the magic numbers each format documents; none where `head`, the first bytes of a file, shows no container.
/// 128 bytes suffice.
[[nodiscard]] std::optional<ContainerFormat> containerFormat(std::span<const std::byte> head);

/// The command that makes a raw image beside `path`: "qemu-img convert -O raw disk.qcow2 disk.img".
[[nodiscard]] std::string conversionCommand(const ContainerFormat& format, const std::string& path);

} // namespace atlas
