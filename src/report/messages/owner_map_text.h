// SPDX-License-Identifier: GPL-3.0-or-later
// The owners of a volume's blocks in the terms that all reports use.
#pragma once

#include "layout/owner_map.h"
#include "report/messages/message.h"

namespace atlas {

/// "directories"; of one file see pathText(). Precondition: not OwnerKind::File.
[[nodiscard]] Message kindText(OwnerKind kind);
/// The first path of a file, or why it has none. `owner` is one file.
[[nodiscard]] std::string pathText(const Owner& owner);

struct OwnerNote {
    Message text;
    bool isGood = false;
};

/// What is damaged or was not read, a sentence each; the all-clear where nothing is.
[[nodiscard]] std::vector<OwnerNote> ownerNotes(const OwnerMap& map);

} // namespace atlas
