// SPDX-License-Identifier: GPL-3.0-or-later
// sysfs and procfs have one value in a file, on its first line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace atlas {

/// Without its newline; empty when the file is not there.
[[nodiscard]] inline std::string firstLineOf(const std::filesystem::path& file) {
    std::string line;
    std::ifstream in(file);
    std::getline(in, line);
    return line;
}

/// The number that the file holds; nullopt when there is none.
template <class T = std::uint64_t>
[[nodiscard]] std::optional<T> numberInFile(const std::filesystem::path& file) {
    T value{};
    return std::ifstream(file) >> value ? std::optional(value) : std::nullopt;
}

} // namespace atlas
