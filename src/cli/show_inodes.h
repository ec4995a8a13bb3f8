// SPDX-License-Identifier: GPL-3.0-or-later
// `show IMAGE inodes`: which inodes are listed, and the body file.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"
#include "inspect/group_inodes.h"
#include "reading/read_image.h"
#include "report/words/shown.h"

namespace atlas::cli {

struct InodeListOptions {
    std::string numbers; ///< "12" or "12-40"; empty: all
    std::vector<InodeState> states{};
    std::optional<std::int64_t> since{};
    std::optional<std::int64_t> until{};
    bool bodyFile = false;

    [[nodiscard]] bool isAnySet() const { return !numbers.empty() || !states.empty() || since || until || bodyFile; }
};

/// Returns the option for the body file.
Option addInodeListOptions(const Arguments& arguments, InodeListOptions& options);

/// The inodes of `groups` ("3", "3-5", empty: all), to be read while they are written. `reading` and `reporter` must
/// outlive the result. Precondition: `reading` has a volume and its bytes.
[[nodiscard]] Result<RequestedInodes> requestedInodes(const std::string& groups, const InodeListOptions& options,
                                                      const ImageReading& reading, Reporter& reporter);

/// Writes the inodes as a body file, a line for each path. Inodes without a time are left out, with a note. Returns
/// whether all paths were found.
[[nodiscard]] bool writeBodyFile(const RequestedInodes& inodes, const ImageReading& reading, Reporter& reporter);

} // namespace atlas::cli
