// SPDX-License-Identifier: GPL-3.0-or-later
// The options that select the image and the volume, common to all commands that read one image.
#pragma once

#include "cli/arguments.h"
#include "reading/read_image.h"

namespace atlas::cli {

void addImageOptions(const Arguments& arguments, ImageOptions& options);

} // namespace atlas::cli
