// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/run.h"
#include "support/file_text.h"

#include "support/temp_dir.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <sys/wait.h>
#include <system_error>

namespace atlas::test {
void detachLoops(const std::string& path) {
    (void)run("losetup --associated " + shellQuoted(path) + " --noheadings --output NAME | xargs -r losetup --detach");
}

std::string shellQuoted(std::string_view text) {
    std::string result = "'";
    for (const char c : text) {
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return result + "'";
}

Ran run(const std::string& command, std::string_view input) {
    // Standard input comes from a file: writing to a pipe whose reader has stopped would end the test with SIGPIPE.
    const TempDir folder;
    const auto stdinFile = folder.write("stdin", input);
    const auto stderrFile = folder.file("stderr");
    const auto script = "export LC_ALL=C PATH=\"$PATH:/usr/sbin:/sbin\"; exec <" + shellQuoted(stdinFile) + " 2>" +
                        shellQuoted(stderrFile) + "; " + command;
    FILE* pipe = ::popen(script.c_str(), "r");
    if (pipe == nullptr) {
        throw std::system_error(errno, std::generic_category(), "popen");
    }
    Ran ran;
    std::array<char, 4096> buffer{};
    for (std::size_t n = 0; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
        ran.out.append(buffer.data(), n);
    }
    const int status = ::pclose(pipe);
    ran.exitCode = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    ran.err = fileText(stderrFile);
    return ran;
}

std::string mustRun(const std::string& command, std::string_view input) {
    auto ran = run(command, input);
    if (ran.exitCode != 0) {
        throw std::runtime_error(command + "\nended with " + std::to_string(ran.exitCode) + ":\n" + ran.out + ran.err);
    }
    return std::move(ran.out);
}

bool hasTool(std::string_view name) { return run("command -v " + shellQuoted(name)).exitCode == 0; }

} // namespace atlas::test
