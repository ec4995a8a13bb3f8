// SPDX-License-Identifier: GPL-3.0-or-later
// The options of an mke2fs command line as words, and the errors of those that are refused.
#pragma once

#include "base/error.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// For options that mke2fs refuses. `reason` is its message without the program's name.
[[nodiscard]] inline std::unexpected<Error> refused(std::string reason, std::string hint = {}) {
    return std::unexpected(
        Error{.kind = ErrorKind::Usage, .what = "mke2fs refuses this: " + std::move(reason), .hint = std::move(hint)});
}

/// For options that mke2fs supports but cannot be planned: their block allocation does not follow from size and options.
[[nodiscard]] inline std::unexpected<Error> notPlanned(const std::string& option, const std::string& why) {
    return std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = option + " is not planned: " + why});
}

// The features that mke2fs's -O takes: the kernel or tune2fs sets the others.

/// misc/mke2fs.c ok_features, by the names of lib/e2p/feature.c.
inline constexpr std::array<std::string_view, 32> settableFeatures{
    "has_journal",  "resize_inode",  "dir_index",   "ext_attr",  "sparse_super2",
    "fast_commit",  "stable_inodes", "orphan_file", "filetype",  "extent",
    "journal_dev",  "meta_bg",       "flex_bg",     "ea_inode",  "mmp",
    "64bit",        "inline_data",   "encrypt",     "casefold",  "metadata_csum_seed",
    "large_dir",    "large_file",    "huge_file",   "dir_nlink", "extra_isize",
    "sparse_super", "uninit_bg",     "bigalloc",    "quota",     "metadata_csum",
    "project",      "verity"};

[[nodiscard]] inline bool isSettable(std::string_view feature) {
    return std::ranges::find(settableFeatures, feature) != settableFeatures.end();
}

// What the kernel does when it finds an error, in the words of mke2fs -e.

inline constexpr std::array<std::string_view, 3> errorBehaviours{"continue", "remount-ro",
                                                                 "panic"}; ///< s_errors 1, 2, 3

/// As s_errors; 0 for any other word.
[[nodiscard]] constexpr std::uint16_t errorBehaviour(std::string_view word) {
    const auto found = std::ranges::find(errorBehaviours, word);
    return found == errorBehaviours.end() ? 0 : static_cast<std::uint16_t>(found - errorBehaviours.begin() + 1);
}

// What a plan follows from besides its options.

struct PlanOrigin {
    std::string e2fsprogs{}; ///< version of the library that determines the layout: "1.47.0"; empty without a plan
    std::string mke2fsConf{}; ///< where the defaults came from
    bool operator==(const PlanOrigin&) const = default;
};

// An mke2fs command line, split as getopt does but not interpreted.

struct GivenOption {
    char letter{};
    std::optional<std::string> value{};
    bool operator==(const GivenOption&) const = default;
};

struct OptionLine {
    std::string program = "mke2fs"; ///< "mkfs.ext4" makes ext4 without -t
    std::vector<GivenOption> options{}; ///< in the order given
    std::vector<std::string> operands{}; ///< the block count; a device before it only if a program is named
    bool operator==(const OptionLine&) const = default;

    /// "ext4" of -t ext4 or mkfs.ext4; empty when the line names no type.
    [[nodiscard]] std::string_view type() const;
    /// Words from which readOptionLine() reads the same line; omits the program name if it is mke2fs.
    [[nodiscard]] std::vector<std::string> words() const;
    /// The shell command that runs this line on `device`.
    [[nodiscard]] std::string command(const std::string& device) const;
};

/// The type that mke2fs makes under the name `program`: "ext3" of mke3fs; empty for mke2fs (misc/mke2fs.c,
/// parse_fs_type(), which takes any mkfs.TYPE, whereas here only the names that are in use are programs).
[[nodiscard]] std::string_view typeOfProgram(std::string_view program);

/// Whether `text` is an option line and not the name of a file: empty, or beginning with an option or with a program as
/// readOptionLine() knows it, quoted or not.
[[nodiscard]] bool isOptionLine(std::string_view text);

/// `words` may begin with the program ("mke2fs", "mkfs.ext4", "/sbin/mke2fs", "sudo mke2fs"); the device is then removed.
[[nodiscard]] Result<OptionLine> readOptionLine(std::vector<std::string> words);
/// The same for a text with shell quoting.
[[nodiscard]] Result<OptionLine> readOptionLine(std::string_view text);

} // namespace atlas
