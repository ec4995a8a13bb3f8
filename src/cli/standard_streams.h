// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace atlas::cli {

/// Takes the numbers of the standard streams that are closed, so that no file gets one of them and the output that goes there.
/// Writing to a closed stream fails as before.
void holdStandardStreams();

} // namespace atlas::cli
