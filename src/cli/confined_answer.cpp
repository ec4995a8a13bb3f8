// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/confined_answer.h"

#include "base/file_descriptor.h"
#include "base/output_file.h"
#include "cli/own_process.h"

#include <array>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

constexpr char separator = '\0';

std::string packed(const Error& error) {
    std::string text(1, static_cast<char>(error.kind));
    for (const auto* part : {&error.what, &error.where, &error.found, &error.expected, &error.hint})
        (text += *part) += separator;
    return text;
}

Error unpacked(std::string_view text) {
    Error error{.kind = static_cast<ErrorKind>(text.empty() ? 0 : text.front()), .what = {}};
    text.remove_prefix(text.empty() ? 0 : 1);
    for (auto* part : {&error.what, &error.where, &error.found, &error.expected, &error.hint}) {
        *part = text.substr(0, text.find(separator));
        text.remove_prefix(std::min(part->size() + 1, text.size()));
    }
    return error;
}

std::string textIn(const FileDescriptor& file) {
    struct stat info{};
    std::string text(::fstat(file.get(), &info) == 0 ? static_cast<std::size_t>(info.st_size) : 0, '\0');
    std::size_t got = 0;
    while (got < text.size()) {
        const auto part = ::pread(file.get(), text.data() + got, text.size() - got, static_cast<off_t>(got));
        if (part <= 0)
            break;
        got += static_cast<std::size_t>(part);
    }
    text.resize(got);
    return text;
}

} // namespace

Result<std::string> confinedAnswer(const std::function<Result<std::string>()>& work) {
    enum Code : int { answered = 0, refused = 1, unwritten = 2 };
    const FileDescriptor file(::memfd_create("answer", MFD_CLOEXEC));
    if (!file.isOpen())
        return cannot("open", "memory");
    const auto code = inChild([&] {
        const auto answer = work();
        const auto written = writeAll(file.get(), answer ? *answer : packed(answer.error()), "memory");
        return !written ? unwritten : answer ? answered : refused;
    });
    if (!code)
        return std::unexpected(code.error());
    if (*code == unwritten)
        return std::unexpected(Error{.kind = ErrorKind::Limit, .what = "there is no memory for the answer"});
    auto text = textIn(file);
    if (*code == answered)
        return text;
    return std::unexpected(unpacked(text));
}

} // namespace atlas::cli
