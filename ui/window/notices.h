// SPDX-License-Identifier: GPL-3.0-or-later
// What the banner of a window reports.
#pragma once

#include "ui/session/workspace.h"

namespace atlas::ui {

class Banner;
class Exporter;
class ImageOpener;

/// Shows failures, saved files and a changed image in `banner`, and hides it when another image is being opened.
void connectNotices(Banner& banner, Workspace& workspace, const ImageOpener& opener, const Exporter& exporter);

} // namespace atlas::ui
