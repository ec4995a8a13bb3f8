// SPDX-License-Identifier: GPL-3.0-or-later
// A history of states of an image that were kept as files, whatever made them.
#pragma once

#include "cli/console.h"
#include "disk/image_request.h"

#include <iosfwd>
#include <vector>

namespace atlas::cli {

/// Writes a history to `out`: the first step makes the file system of the first image, and each further one what differs in the
/// next. Their commands are the names of the files. The volume is the one that `states` name, or the usual choice; an image without
/// one counts as a whole. Fails for a volume in several pieces of its disk.
[[nodiscard]] Status joinStates(const std::vector<ImageRequest>& states, std::ostream& out, Reporter& reporter);

} // namespace atlas::cli
