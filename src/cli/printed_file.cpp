// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/printed_file.h"

#include "base/file_descriptor.h"
#include "base/output_file.h"
#include "cli/own_process.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

constexpr std::string_view pdfMagic = "%PDF-";

bool isPdf(const PrintOptions& options) { return options.file.ends_with(".pdf"); }

Status checkFile(const PrintOptions& options) {
    const bool isKnown =
        options.file.empty() || isPdf(options) || options.file.ends_with(".html") || options.file.ends_with(".md");
    if (!isKnown) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the name of the file gives its format",
                                     .found = options.file,
                                     .expected = ".html, .md or .pdf"});
    }
    return {};
}

OutputFile outputOf(const PrintOptions& options) {
    return {.path = options.file, .magic = isPdf(options) ? pdfMagic : std::string_view(), .force = options.force};
}

/// Writes the page into the file `memory`; returns the exit status.
int makeInto(int memory, const PrintOptions& options, Paper paper, const Reporter& reporter,
             const std::function<Result<PrintedPage>()>& make) {
    const auto page = make();
    auto status = page ? Status() : std::unexpected(page.error());
    if (status) {
        FileOutput out(memory, options.file);
        if (options.file.ends_with(".md"))
            writePageMarkdown(*page, out);
        else
            writePageHtml(*page, paper, out);
        status = out.finish();
    }
    if (status)
        return ok;
    reporter.error(status.error());
    return exitCodeOf(status.error());
}

/// The window's program beside this one, else the one on PATH.
std::string windowProgram() {
    std::error_code missing;
    const auto beside = std::filesystem::read_symlink("/proc/self/exe", missing).parent_path() / "ext4atlas";
    return std::filesystem::exists(beside, missing) ? beside.string() : std::string("ext4atlas");
}

Status copyToOutput(int memory) {
    std::array<char, 1 << 16> buffer{};
    off_t at = 0;
    for (ssize_t got = 0; (got = ::pread(memory, buffer.data(), buffer.size(), at)) > 0; at += got)
        output().write(buffer.data(), got);
    return {};
}

} // namespace

void addPrintOptions(const Arguments& arguments, PrintOptions& options) {
    arguments.named<Paper>("--paper", options.paper, paperNamed, {"a4", "letter", "slides"},
                           "for paper: A4 (default) or Letter; slides are 16:9");
    arguments.flag("--force", options.force, "replace a file that is of another kind or write-protected");
}

Result<int> print(const PrintOptions& options, Paper usual, Reporter& reporter,
                  const std::function<Result<PrintedPage>()>& make) {
    auto status = checkFile(options);
    if (status && !options.file.empty())
        status = checkOutput(outputOf(options));
    if (!status)
        return std::unexpected(status.error());
    const FileDescriptor memory(::memfd_create("page", MFD_CLOEXEC));
    if (!memory.isOpen())
        return cannot("keep the page in memory", options.file);
    const auto paper = options.paper.value_or(usual);
    const auto code = inChild([&] { return makeInto(memory.get(), options, paper, reporter, make); });
    if (!code || *code != ok)
        return code;
    if (options.file.empty()) {
        status = copyToOutput(memory.get());
    } else if (isPdf(options)) {
        ::lseek(memory.get(), 0, SEEK_SET);
        status = runProgram({windowProgram(), "--print", options.file, "--paper", std::string(name(paper)), "-"},
                            memory.get(), "ext4atlas, which prints PDF; HTML needs no other program");
    } else {
        status = writeOutput(outputOf(options), memory.get());
    }
    return status ? code : std::unexpected(status.error());
}

Status runProgram(const std::vector<std::string>& words, int input, const std::string& package) {
    auto copies = words;
    std::vector<char*> arguments;
    for (auto& word : copies)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions{};
    ::posix_spawn_file_actions_init(&actions);
    if (input >= 0)
        ::posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    pid_t child = 0;
    const int failed = ::posix_spawnp(&child, arguments.front(), &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = words.front() + " cannot be run",
                                     .found = std::strerror(failed),
                                     .hint = "install " + package});
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return {};
    return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                 .what = words.front() + " failed",
                                 .found = WIFEXITED(status) ? fmt::format("exit status {}", WEXITSTATUS(status))
                                                            : fmt::format("signal {}", WTERMSIG(status))});
}

} // namespace atlas::cli
