// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs options that have their own input field in the window, and the remaining options as typed. mke2fs_limits.h bounds
// the numbers.
#pragma once

#include "base/units.h"
#include "mkfs/mke2fs_limits.h"
#include "mkfs/option_line.h"

namespace atlas {

struct FormatOptions {
    ByteCount size{TiB}; ///< device size
    ByteCount blockSize{0}; ///< 0: mke2fs's default
    std::uint64_t inodeRatio = 0; ///< bytes per inode; 0: mke2fs's default
    std::string features{}; ///< -O; empty: none
    OptionLine more{}; ///< appended last, so it overrides options of which mke2fs uses the last one
    bool operator==(const FormatOptions&) const = default;
};

/// What the file system that `options` make is grown to. It fills the device, and grows to more than that, unless a block count
/// is named: then only the planner knows its size.
[[nodiscard]] NumberRange grownSizes(const FormatOptions& options, bool blockCountIsNamed);

/// `options` as one line, in which `more` comes last. Its type is ext4 unless `more` names another one.
[[nodiscard]] OptionLine lineOf(const FormatOptions& options);

/// What is typed for layouts that differ in -G: the options of all of them, and each -G, which asks for one more layout.
struct SharedOptions {
    OptionLine line; ///< without -G
    std::vector<std::uint32_t> flexGroupSizes{}; ///< in the order given
};

[[nodiscard]] Result<SharedOptions> readSharedOptions(std::string_view text);

} // namespace atlas
