// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace atlas::cli {

/// No core files of somebody's data, and a bound on memory and processor time that 64 TiB stay far below. Beyond a limit on the
/// size of files a write fails, as on a full disk, instead of ending the program.
void limitResources();

} // namespace atlas::cli
