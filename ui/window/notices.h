// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the banner what is wrong with an image as soon as it is opened.
#pragma once

#include "ui/session/session.h"
#include "ui/session/workspace.h"

namespace atlas::ui {

class Banner;

/// Shows errors, with both verdicts, and images in which nothing was recognised.
void tellHealth(const Session& session, Banner& banner);

// What the banner of a window reports.

class Banner;
class Exporter;
class ImageOpener;

/// Shows failures, saved files and a changed image in `banner`, and hides it when another image is being opened.
void connectNotices(Banner& banner, Workspace& workspace, const ImageOpener& opener, const Exporter& exporter);

} // namespace atlas::ui
