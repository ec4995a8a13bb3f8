// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the syntax of mke2fs.conf(5).
#pragma once

#include "mkfs/profile.h"

namespace atlas {

/// Fails on what mke2fs treats as a syntax error; the error contains the line.
[[nodiscard]] Result<Profile> parseProfile(std::string_view text, std::string source);

/// Fails if the file cannot be read or has a syntax error.
[[nodiscard]] Result<Profile> loadProfile(const std::string& path);

} // namespace atlas
