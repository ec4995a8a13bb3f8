// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ext2fs/ext2fs.h>

namespace atlas {

/// Makes the quota files of `types` (bits 0 user, 1 group, 2 project), with one entry per owner. Returns a libext2fs
/// error code.
[[nodiscard]] errcode_t createQuotaFiles(ext2_filsys fs, unsigned types, std::uint32_t rootUser,
                                         std::uint32_t rootGroup);

} // namespace atlas
