// SPDX-License-Identifier: GPL-3.0-or-later
// The options of mke2fs that have a field of their own on the screen, and the rest as they are typed.
#pragma once

#include "base/units.h"
#include "mkfs/option_line.h"

namespace atlas {

struct FormatOptions {
    ByteCount size{std::uint64_t{1} << 40}; ///< of the device
    ByteCount blockSize{0};                 ///< 0: what mke2fs takes
    std::uint64_t inodeRatio = 0;           ///< bytes; 0: what mke2fs takes
    std::string features{};                 ///< for -O; empty: none
    OptionLine more{};                      ///< overrules what stands before it where mke2fs lets the last one win
    bool operator==(const FormatOptions&) const = default;
};

/// Without a -G of its own, and for ext4 unless `more` names another type.
[[nodiscard]] OptionLine lineOf(const FormatOptions& options);

} // namespace atlas
