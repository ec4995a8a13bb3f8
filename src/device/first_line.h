// SPDX-License-Identifier: GPL-3.0-or-later
// sysfs and procfs have one value in a file, on its first line.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

namespace atlas {

/// Without its newline; empty when the file is not there.
[[nodiscard]] inline std::string firstLineOf(const std::filesystem::path& file) {
    std::string line;
    std::ifstream in(file);
    std::getline(in, line);
    return line;
}

} // namespace atlas
