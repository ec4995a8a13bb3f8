// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/run.h"

#include "support/file_text.h"
#include "support/paths.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <stdexcept>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace atlas::test {
namespace {

/// mke2fs, and what the program plans, follow the defaults of the tests instead of the machine's, which differ between
/// distributions; the tests of ctest that compare with the machine's name them in the environment.
[[maybe_unused]] const int sameDefaults = ::setenv("MKE2FS_CONFIG", inSources("tests/support/mke2fs.conf").c_str(), 0);

/// Two outputs that are compared would differ where a second begins between them.
[[maybe_unused]] const int sameTime = ::setenv("EXT4ATLAS_TIME", "1735689600", 0);

/// Copies what `from` holds from byte `offset` on to the start of `to`; holes stay holes.
void copySparse(const std::string& from, off_t offset, const std::string& to) {
    const int in = ::open(from.c_str(), O_RDONLY | O_CLOEXEC);
    const int out = ::open(to.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const off_t end = ::lseek(in, 0, SEEK_END);
    bool whole = in >= 0 && out >= 0 && ::ftruncate(out, end - offset) == 0;
    std::vector<char> piece(1 << 20);
    for (off_t at = ::lseek(in, offset, SEEK_DATA); whole && at >= 0 && at < end; at = ::lseek(in, at, SEEK_DATA)) {
        const off_t hole = ::lseek(in, at, SEEK_HOLE);
        while (whole && at < hole) {
            const auto got = ::pread(in, piece.data(), std::min<std::size_t>(piece.size(), hole - at), at);
            whole = got > 0 && ::pwrite(out, piece.data(), got, at - offset) == got;
            at += got;
        }
    }
    ::close(in);
    ::close(out);
    if (!whole) {
        throw std::system_error(errno, std::generic_category(), "copying a volume of " + from);
    }
}

} // namespace

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

Ran runDumpe2fs(const std::string& options, const std::string& image, std::uint64_t offset) {
    const TempDir folder;
    auto volume = image;
    if (offset > 0) {
        volume = folder.file("volume");
        copySparse(image, static_cast<off_t>(offset), volume);
    }
    return run("dumpe2fs " + options + ' ' + shellQuoted(volume));
}

const std::string& revision0Option() {
    static const std::string option =
        run("mke2fs -E revision=0 -n -F -t ext2 /dev/null 1M").err.contains("Bad option") ? "-r 0" : "-E revision=0";
    return option;
}

bool hasTool(std::string_view name) { return run("command -v " + shellQuoted(name)).exitCode == 0; }

} // namespace atlas::test
