// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs options that would make a given layout again: "what would another -G have been?" for a volume that exists.
#pragma once

#include "layout/layout.h"

namespace atlas {

struct FormatOptions {
    ByteCount size; ///< of the volume
    ByteCount blockSize;
    std::optional<std::uint64_t> inodeRatio{}; ///< bytes; none where only a count of inodes says it
    std::string features; ///< for -O: "none" and every feature that mke2fs can set
    std::optional<std::uint32_t> flexGroupSize{};
    std::vector<std::string> others{}; ///< further words: {"-I", "256", "-J", "size=16"}

    /// Every option as words, with this volume's own -G.
    [[nodiscard]] std::vector<std::string> words() const;
};

/// By the superblock alone, as mke2fs would make it now: what was resized, or made by another version or with
/// packed_meta_blocks, may lie elsewhere.
[[nodiscard]] FormatOptions formatOptionsOf(const Layout& layout);

} // namespace atlas
