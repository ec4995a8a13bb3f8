// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_errors.h"

namespace atlas::cli {

std::unexpected<Error> usageError(std::string what, std::string hint) {
    return std::unexpected(Error{.kind = ErrorKind::Usage, .what = std::move(what), .hint = std::move(hint)});
}

} // namespace atlas::cli
