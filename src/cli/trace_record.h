// SPDX-License-Identifier: GPL-3.0-or-later
// Records what a command makes the kernel's ext4 read and write.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"
#include "reading/read_image.h"

#include <string>
#include <vector>

namespace atlas::cli {

struct TraceRecordOptions {
    ImageOptions image;
    std::vector<std::string> command{};
    std::string output{}; ///< empty: IMAGE's name and ".trace", in the current folder
    std::string mountOptions{};
    bool force = false;
};

/// Those but the image and the command.
void addRecordOptions(const Arguments& arguments, TraceRecordOptions& options);

/// The exit status is that of the command.
[[nodiscard]] Result<int> recordTrace(const TraceRecordOptions& options, Reporter& reporter);

} // namespace atlas::cli
