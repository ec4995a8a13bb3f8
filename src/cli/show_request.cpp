// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/show_request.h"

#include "base/parse_size.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas::cli {

Error outOfRange(const ShowRequest& request, const std::string& expected) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("there is no such {}", request.what == "inodes" ? "group" : request.what),
            .found = "\"" + request.which + "\"",
            .expected = expected};
}

Result<std::uint64_t> numberOf(const ShowRequest& request) {
    const auto value = typedNumber(request.which);
    if (!value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("show {} wants a number", request.what),
                                     .found = "\"" + request.which + "\""});
    }
    return *value;
}

Status checkWellFormed(const ShowRequest& request) {
    const bool wantsOperand = std::ranges::find(shownWithOperand, request.what) != shownWithOperand.end();
    if (wantsOperand == request.which.empty()) {
        const auto wanted = request.what == "path" ? "a path" : wantsOperand ? "a number" : "no number";
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("show {} wants {}", request.what, wanted),
                                     .found = request.which});
    }
    if (request.allCopies && request.what != "superblock" && request.what != "group") {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "only superblock and group descriptors have copies (--all-copies)"});
    }
    return {};
}

} // namespace atlas::cli
