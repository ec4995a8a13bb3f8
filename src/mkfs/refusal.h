// SPDX-License-Identifier: GPL-3.0-or-later
// Errors: mke2fs refuses the options, or the plan does not support them.
#pragma once

#include "base/error.h"

namespace atlas {

/// For options that mke2fs refuses. `reason` is its message without the program's name.
[[nodiscard]] inline std::unexpected<Error> refused(std::string reason, std::string hint = {}) {
    return std::unexpected(
        Error{.kind = ErrorKind::Usage, .what = "mke2fs refuses this: " + std::move(reason), .hint = std::move(hint)});
}

/// For options that mke2fs supports but cannot be planned: their block allocation does not follow from size and options.
[[nodiscard]] inline std::unexpected<Error> notPlanned(const std::string& option, const std::string& why) {
    return std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = option + " is not planned: " + why});
}

} // namespace atlas
