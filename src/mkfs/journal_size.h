// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mkfs/decide.h"

#include <ext2fs/ext2fs.h>

namespace atlas {

/// Sets the numbers of blocks of the journal and its fast-commit area, as misc/util.c figure_journal_size() does. They stay 0,
/// with a warning, if the file system is too small for a journal.
[[nodiscard]] Status chooseJournalSize(Decision& decision, ext2_filsys fs, ext2fs_journal_params& journal);

} // namespace atlas
