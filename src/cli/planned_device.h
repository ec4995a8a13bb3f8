// SPDX-License-Identifier: GPL-3.0-or-later
// The device that an mke2fs line is planned for, and the line among the arguments of a command.
#pragma once

#include "cli/arguments.h"
#include "mkfs/decide.h"

namespace atlas::cli {

/// The device of a line. Its size is the first of these: `own`, that of --size; the size in the line; the size of the
/// file or block device that the line names, if it exists. Its sectors are those of that block device, or what the line
/// assigns to mke2fs's variables for them. Nullopt if nothing gives a size. Fails if the named file cannot have a size.
/// It is opened for reading, to ask for its size only.
[[nodiscard]] Result<std::optional<Device>> plannedDevice(const MkfsOptions& options, std::optional<ByteCount> own);

/// The error for a line without a size; names what to add.
[[nodiscard]] std::unexpected<Error> sizeUnknown(const MkfsOptions& options);

/// `arguments` with the operands of plan and sweep behind "--", among them an mke2fs line as people paste it:
/// "plan 2G mkfs.ext4 -L root /dev/sda3 --json" becomes "plan --json -- 2G mkfs.ext4 -L root /dev/sda3". mke2fs has no
/// long options, so these are the command's own, except behind a "--" that is given. `commands`: CommandLine::words().
[[nodiscard]] std::vector<std::string> withLineApart(std::vector<std::string> arguments,
                                                     const std::vector<CommandWords>& commands);

} // namespace atlas::cli
