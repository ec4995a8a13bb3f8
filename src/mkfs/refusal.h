// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs says no, in its own words; or the plan does, by name.
#pragma once

#include "base/error.h"

namespace atlas {

/// What mke2fs refuses too. `reason` is what it says, without the program's name.
[[nodiscard]] inline std::unexpected<Error> refused(std::string reason, std::string hint = {}) {
    return std::unexpected(
        Error{.kind = ErrorKind::Usage, .what = "mke2fs refuses this: " + std::move(reason), .hint = std::move(hint)});
}

/// What mke2fs does and this program does not plan: it moves blocks in a way that no size and no option foretells.
[[nodiscard]] inline std::unexpected<Error> notPlanned(const std::string& option, const std::string& why) {
    return std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = option + " is not planned: " + why});
}

} // namespace atlas
