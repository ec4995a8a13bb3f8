// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace atlas::test {

/// The bytes of the file at `path`; empty where it cannot be read.
[[nodiscard]] std::string fileText(const std::filesystem::path& path);

} // namespace atlas::test
