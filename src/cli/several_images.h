// SPDX-License-Identifier: GPL-3.0-or-later
// One report after the other, for the commands that take several images.
#pragma once

#include "cli/console.h"
#include "cli/image_options.h"

#include <functional>
#include <string>
#include <vector>

namespace atlas::cli {

/// Like addImageOptions(), for one image or more, whose paths go into `paths`.
void addSeveralImages(const Arguments& arguments, ImageOptions& options, std::vector<std::string>& paths);

enum class ReportForm : std::uint8_t { Text, Json };

/// Runs `report` for each image and returns the worst exit code. Of several images, each is reported in a process of its
/// own, because a sandbox has no way back; JSON is then one array, in which an image that cannot be read is an object
/// with "image", "error_kind" and "error".
[[nodiscard]] Result<int> reportEach(const std::vector<std::string>& paths, ReportForm form, Reporter& reporter,
                                     const std::function<Result<int>(const std::string& path)>& report);

} // namespace atlas::cli
