// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_errors.h"

#include <cerrno>
#include <cstring>
#include <fmt/format.h>

namespace atlas::cli {

std::unexpected<Error> usageError(std::string what, std::string hint) {
    return std::unexpected(Error{.kind = ErrorKind::Usage, .what = std::move(what), .hint = std::move(hint)});
}

std::unexpected<Error> cannot(const char* what, const std::string& path) {
    return std::unexpected(
        Error{.kind = ErrorKind::Io, .what = fmt::format("cannot {}: {}", what, std::strerror(errno)), .where = path});
}

} // namespace atlas::cli
