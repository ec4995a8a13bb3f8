// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace atlas {

/// libext2fs tells standard error of some of what it meets ("Illegal block number passed to …") besides returning it, and there
/// stands what ext4atlas-cli itself reports. Once, for the process: com_err knows one hook.
void silenceLibrary();

} // namespace atlas
