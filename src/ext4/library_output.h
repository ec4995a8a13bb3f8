// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace atlas {

/// Discards the messages that libext2fs prints on standard error in addition to returning an error code ("Illegal block
/// number passed to …"); standard error is for the reports of ext4atlas-cli. Call once: com_err has one hook per
/// process.
void silenceLibrary();

} // namespace atlas
