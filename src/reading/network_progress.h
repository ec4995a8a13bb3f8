// SPDX-License-Identifier: GPL-3.0-or-later
// How much was read of an image on another machine, beside what is being done with it.
#pragma once

#include "reading/read_image.h"

namespace atlas {

/// Makes `image`, whose `remote` is set, report the bytes that were fetched so far with each step of its work, and while
/// it waits for a slow server.
void reportTraffic(OpenedImage& image);

} // namespace atlas
