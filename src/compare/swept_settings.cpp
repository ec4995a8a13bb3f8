// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/swept_settings.h"

#include <algorithm>
#include <iterator>

namespace atlas {

std::vector<Note> notesOf(const SweptSettings& swept) {
    auto notes = swept.notes;
    std::ranges::move(notesOf(swept.defaultPlan), std::back_inserter(notes));
    return notes;
}

} // namespace atlas
