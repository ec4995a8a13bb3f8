// SPDX-License-Identifier: GPL-3.0-or-later
// The options of an mke2fs command line as words.
#pragma once

#include "base/error.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// For options that mke2fs rejects. `reason` is its message without the program name.
[[nodiscard]] inline std::unexpected<Error> refused(std::string reason, std::string hint = {}) {
    return std::unexpected(Error{
        .kind = ErrorKind::Refused, .what = "mke2fs refuses this: " + std::move(reason), .hint = std::move(hint)});
}

/// For options that mke2fs has but that cannot be planned, because size and options do not determine the allocation.
[[nodiscard]] inline std::unexpected<Error> notPlanned(const std::string& option, const std::string& why) {
    return std::unexpected(Error{.kind = ErrorKind::Usage, .what = option + " is not planned: " + why});
}

// Features that -O accepts; the kernel or tune2fs sets the others.

/// ok_features of misc/mke2fs.c, with the names of lib/e2p/feature.c.
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

// The kernel's behaviour on errors, as in mke2fs -e.

inline constexpr std::array<std::string_view, 3> errorBehaviours{"continue", "remount-ro",
                                                                 "panic"}; ///< for s_errors 1, 2, 3

/// The s_errors value; 0 for any other word.
[[nodiscard]] constexpr std::uint16_t errorBehaviour(std::string_view word) {
    const auto found = std::ranges::find(errorBehaviours, word);
    return found == errorBehaviours.end() ? 0 : static_cast<std::uint16_t>(found - errorBehaviours.begin() + 1);
}

// The inputs of a plan other than its options.

struct PlanOrigin {
    std::string e2fsprogs{}; ///< version of the library that determines the layout: "1.47.0"; empty without a plan
    std::string mke2fsConf{}; ///< source of the defaults
    bool operator==(const PlanOrigin&) const = default;
};

// A command line split as by getopt, but not interpreted.

struct GivenOption {
    char letter{};
    std::optional<std::string> value{};
    bool operator==(const GivenOption&) const = default;
};

struct OptionLine {
    std::string program = "mke2fs"; ///< "mkfs.ext4" makes ext4 without -t
    std::vector<GivenOption> options{}; ///< in the order given
    std::vector<std::string> operands{}; ///< the block count
    std::optional<std::string> device{}; ///< as named in front of the block count
    std::vector<std::string> environment{}; ///< the assignments that mke2fs reads: "MKE2FS_CONFIG=my.conf"
    bool operator==(const OptionLine&) const = default;

    /// "ext4" for -t ext4 or mkfs.ext4; empty without a type.
    [[nodiscard]] std::string_view type() const;
    /// What the line itself assigns to an environment variable.
    [[nodiscard]] std::optional<std::string> assigned(std::string_view variable) const;
    /// Words that readOptionLine() reads back as this line; without the program if it is mke2fs, nothing is
    /// assigned and the device is not named like a block count.
    [[nodiscard]] std::vector<std::string> words() const;
    /// Shell command that runs this line on the device `onDevice` instead of its own.
    [[nodiscard]] std::string command(const std::string& onDevice) const;
};

/// The type that `program` implies: "ext3" for mke3fs, empty for mke2fs. Unlike parse_fs_type() of misc/mke2fs.c, which
/// accepts any mkfs.TYPE, only names in use count.
[[nodiscard]] std::string_view typeOfProgram(std::string_view program);

/// Whether an option line begins with the first of `words`: with an option, or with a program that readOptionLine()
/// knows and what may stand in front of it.
[[nodiscard]] bool startsOptionLine(std::span<const std::string> words);

/// Whether `text` is an option line rather than a file name: empty, or startsOptionLine(), quoted or not.
[[nodiscard]] bool isOptionLine(std::string_view text);

/// `words` may begin with a program ("mke2fs", "mkfs.ext4", "/sbin/mke2fs"), behind a prompt, assignments to environment
/// variables and a command that runs it ("$ sudo LANG=C mke2fs"). The first operand is the device if a program is named
/// or another operand follows, or if it cannot be a block count.
[[nodiscard]] Result<OptionLine> readOptionLine(std::vector<std::string> words);
/// For a text with shell quoting.
[[nodiscard]] Result<OptionLine> readOptionLine(std::string_view text);

} // namespace atlas
