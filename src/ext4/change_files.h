// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the files of an image that the program itself made, by libext2fs: what debugfs has no command for, or leaves
// half done, such as the number of links. No image of the user is ever opened for this.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <string>

namespace atlas {

/// Writes `bytes` letters "x" behind the end of the regular file at `name`.
[[nodiscard]] Status appendToFile(const std::string& image, const std::string& name, ByteCount bytes);
/// Gives the file at `from`, which is no directory, the second name `to`.
[[nodiscard]] Status linkFile(const std::string& image, const std::string& from, const std::string& to);
/// Gives the file or directory at `from` the name `to` instead. Fails if there is something at `to`.
[[nodiscard]] Status moveFile(const std::string& image, const std::string& from, const std::string& to);

} // namespace atlas
