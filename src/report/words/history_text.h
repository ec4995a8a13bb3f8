// SPDX-License-Identifier: GPL-3.0-or-later
// Histories in words.
#pragma once

#include "history/find_changes.h"
#include "report/language/message.h"

namespace atlas {

[[nodiscard]] Message sentence(const ImageChange& change);
/// The total written. `hasVolume`: whether there is a file system at the later moment.
[[nodiscard]] Message totalOf(const Changes& changes, bool hasVolume, ByteOffset start, ByteCount physicalSector);

/// Which program made a step of files, and what the kernel would have done otherwise; nullopt for other spans.
[[nodiscard]] std::optional<Message> writerOf(const HistorySpan& span);

} // namespace atlas
