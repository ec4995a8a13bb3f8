// SPDX-License-Identifier: GPL-3.0-or-later
// Error values: what failed, where, found and expected values, and a hint.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class ErrorKind : std::uint8_t {
    Usage, ///< invalid arguments
    Io, ///< a system call failed
    Unsupported, ///< recognised, but this program cannot open it
    Corrupt, ///< the data on disk is inconsistent
    Limit, ///< the request would exceed the limits on memory or time
    Refused, ///< mke2fs would not make this file system
};

[[nodiscard]] std::string_view name(ErrorKind kind); ///< as printed in messages: "corrupt"

struct Error {
    ErrorKind kind = ErrorKind::Io;
    std::string what;         ///< a clause with subject and verb: "the superblock has a wrong magic number"
    std::string where{};      ///< file, device or structure: "disk.img, byte 1,080"
    std::string found{};      ///< "0x0000"; empty when not applicable
    std::string expected{};   ///< "0xEF53"
    std::string hint{};       ///< what to try: "qemu-img convert -O raw a.qcow2 a.img"
    std::vector<std::string> members{}; ///< of the file, one of which must be named
};

template <class T>
using Result = std::expected<T, Error>;
using Status = std::expected<void, Error>;

/// Formats all non-empty members as one line.
[[nodiscard]] std::string sentence(const Error& error);

} // namespace atlas
