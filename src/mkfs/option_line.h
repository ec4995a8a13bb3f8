// SPDX-License-Identifier: GPL-3.0-or-later
// An mke2fs command line, taken apart as getopt does, with nothing understood yet.
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
    std::vector<GivenOption> options{};  ///< in their order
    std::vector<std::string>
        operands{}; ///< what is no option: a block count; a device before it only where a program is named
    bool operator==(const OptionLine&) const = default;

    /// What readOptionLine reads as this line again; plain mke2fs is not named.
    [[nodiscard]] std::vector<std::string> words() const;
    /// As a command for `device`, which stands where mke2fs wants it.
    [[nodiscard]] std::string command(const std::string& device) const;
};

/// `words` may begin with the program: "mke2fs", "mkfs.ext4", "/sbin/mke2fs", "sudo mke2fs"; its device is then dropped.
[[nodiscard]] Result<OptionLine> readOptionLine(std::vector<std::string> words);
/// The same from one text, quoted as for a shell.
[[nodiscard]] Result<OptionLine> readOptionLine(std::string_view text);

} // namespace atlas
