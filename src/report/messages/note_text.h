// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mkfs/option_notes.h"
#include "report/messages/message.h"

#include <optional>
#include <vector>

namespace atlas {

/// One sentence with its numbers, with a full stop.
[[nodiscard]] Message sentence(const Note& note);

/// The same, marked as a note: "Note: …"
[[nodiscard]] Message noteLine(const Note& note);
/// The same, after the layout that it is about: "mkfs.ext4 -G 3: …"
[[nodiscard]] Message noteOn(std::string_view layout, const Note& note);

/// The sentence of each, for what programs read.
[[nodiscard]] std::vector<std::string> englishSentences(const std::vector<Note>& notes);

/// "4 TB is 4,000,000,000,000 bytes"; nullopt where the same number of bytes was typed.
[[nodiscard]] std::optional<Message> typedSize(std::string_view typed, ByteCount size);

} // namespace atlas
