// SPDX-License-Identifier: GPL-3.0-or-later
// An mke2fs command line, split as getopt does but not interpreted.
#pragma once

#include "base/error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

struct GivenOption {
    char letter{};
    std::optional<std::string> value{};
    bool operator==(const GivenOption&) const = default;
};

struct OptionLine {
    std::string program = "mke2fs";      ///< "mkfs.ext4" makes ext4 without -t
    std::vector<GivenOption> options{};  ///< in the order given
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
