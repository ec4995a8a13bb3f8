// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the banner what is wrong with an image as soon as it is opened.
#pragma once

#include "ui/session/session.h"

namespace atlas::ui {

class Banner;

/// Shows errors, with both verdicts, and images in which nothing was recognised.
void tellHealth(const Session& session, Banner& banner);

} // namespace atlas::ui
