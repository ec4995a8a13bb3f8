// SPDX-License-Identifier: GPL-3.0-or-later
// Detects files that are no raw disk images (container formats, text, pictures, programs), and what a format appends to a
// raw image.
#pragma once

#include "base/byte_source.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace atlas {

struct ImageFormat {
    std::string_view id; ///< "qcow2": Envelope::format of a file that opens
    std::string_view name; ///< "a qcow2 image"
    std::string_view command; ///< converts to a raw image; {0}: path, {1}: path of the raw image, both shell-quoted
};

/// Detects the format by its documented magic number; nullopt if unknown. `head` is the start of the file, at least
/// formatHeadBytes if the file has them.
inline constexpr std::size_t formatHeadBytes = 8192;
[[nodiscard]] std::optional<ImageFormat> imageFormat(std::span<const std::byte> head);

/// The command that converts `path` to a raw image in the same folder, which does not exist yet: "qemu-img convert -O raw
/// disk.qcow2 disk.img".
[[nodiscard]] std::string conversionCommand(const ImageFormat& format, const std::string& path);

/// What a format writes behind the bytes of a raw disk.
struct Trailer {
    enum class Kind : std::uint8_t {
        FixedVhd, ///< the footer of a fixed VHD (Virtual Hard Disk Image Format Specification 1.0, "Hard Disk Footer")
        Udif, ///< the "koly" block of an Apple disk image, and the property list before it
        Unknown, ///< behind the backup GPT of a disk
    };
    Kind kind{};
    ByteCount bytes; ///< more than 0, less than the file
};

/// The trailer of a file whose other bytes are a raw disk; nullopt without one, and if the end cannot be read.
[[nodiscard]] std::optional<Trailer> trailerOf(const ByteSource& file);

/// "a text file", "a PNG picture"; nullopt if unknown. `head` is the start of the file, at least 512 bytes.
[[nodiscard]] std::optional<std::string_view> kindOfFile(std::span<const std::byte> head);

/// What boot loaders and kernels are written as into partitions of their own: "a U-Boot image", "a Linux kernel";
/// nullopt if unknown. `head` is the start of the partition, at least 1024 bytes.
[[nodiscard]] std::optional<std::string_view> kindOfBootData(std::span<const std::byte> head);

} // namespace atlas
