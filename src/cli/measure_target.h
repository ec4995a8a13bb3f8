// SPDX-License-Identifier: GPL-3.0-or-later
// What is measured: a scratch file in a folder, a device, an image, or an NBD export.
#pragma once

#include "base/error.h"
#include "base/file_descriptor.h"
#include "cli/console.h"
#include "measure/measurement.h"

#include <optional>
#include <string>

namespace atlas::cli {

struct MeasureTargetOptions {
    std::string target{};
    std::string destroyed{}; ///< of --destroy-contents; must repeat `target`
    std::string forced{};    ///< of --force; must repeat `target` too
    std::optional<ByteCount> scratch{}; ///< size of the scratch file
    bool isBuffered = false; ///< through the page cache, as most programs write
    std::optional<ByteCount> physicalSector{}; ///< of the drive, in place of what the kernel reports
};

struct MeasureTarget {
    MeasuredKind kind{};
    ByteCount size{};
    ByteCount sector{512}; ///< logical
    bool mayWrite = false;
    bool isInMemory = false; ///< a file of tmpfs, of which nothing is on a disk
    FioTarget fio{};
    std::string shownName{}; ///< stands for the name in commands that are shown
    FileDescriptor file{};   ///< of the scratch file or device
    TargetPlace place{};
    std::string disk{};      ///< device number of the disk: "8:0"; empty if unknown
    DriveState drive{};
};

/// Opens the target read-only, or makes the scratch file, which has no name and so vanishes however the program ends.
/// Refuses (Usage) to let bytes be overwritten unless the name is repeated, and what is in use or holds anything unless it
/// is repeated twice.
[[nodiscard]] Result<MeasureTarget> openTarget(const MeasureTargetOptions& options, Reporter& reporter);

} // namespace atlas::cli
