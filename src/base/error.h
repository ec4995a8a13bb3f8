// SPDX-License-Identifier: GPL-3.0-or-later
// An error says what failed, where, what was found, what was expected and what to try.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace atlas {

enum class ErrorKind : std::uint8_t {
    Usage,       ///< the request itself is wrong
    Io,          ///< the operating system refused
    Unsupported, ///< recognised, and not something this program opens
    Corrupt,     ///< the bytes contradict themselves
    Limit,       ///< the request would need more memory or time than is allowed
};

[[nodiscard]] std::string_view name(ErrorKind kind); ///< as in the reader's messages: "corrupt"

struct Error {
    ErrorKind kind = ErrorKind::Io;
    std::string what;         ///< the sentence's subject and verb: "the superblock has a wrong magic number"
    std::string where{};      ///< file, device or structure: "disk.img, byte 1,080"
    std::string found{};      ///< "0x0000"; empty where it says nothing
    std::string expected{};   ///< "0xEF53"
    std::string hint{};       ///< what to try: "qemu-img convert -O raw a.qcow2 a.img"
};

template <class T>
using Result = std::expected<T, Error>;
using Status = std::expected<void, Error>;

/// One line of plain English with every part that is set.
[[nodiscard]] std::string sentence(const Error& error);

} // namespace atlas
