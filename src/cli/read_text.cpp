// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/read_text.h"

#include "base/byte_source.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <span>
#include <unistd.h>

namespace atlas::cli {
namespace {

constexpr std::size_t maxTextBytes = MiB;

Result<std::string> typedText() {
    std::string text;
    std::array<char, 4096> part{};
    ssize_t got = 0;
    while (text.size() <= maxTextBytes && (got = ::read(STDIN_FILENO, part.data(), part.size())) > 0) {
        text.append(part.data(), static_cast<std::size_t>(got));
    }
    if (got < 0) {
        return std::unexpected(Error{.kind = ErrorKind::Io, .what = std::strerror(errno), .where = "standard input"});
    }
    return text;
}

Result<std::string> textIn(const std::string& path) {
    const auto file = openFile(path);
    if (!file) {
        return std::unexpected(file.error());
    }
    std::string text(std::min<std::uint64_t>((*file)->size().value, maxTextBytes + 1), '\0');
    const auto read = (*file)->read({0}, std::as_writable_bytes(std::span(text)));
    return read ? Result<std::string>(std::move(text)) : std::unexpected(read.error());
}

} // namespace

Result<std::string> textOf(const std::string& path) {
    auto text = path == "-" ? typedText() : textIn(path);
    if (text && text->size() > maxTextBytes) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the text is too long",
                                     .where = path,
                                     .found = "more than 1 MiB",
                                     .expected = "1 MiB at most"});
    }
    return text;
}

} // namespace atlas::cli
