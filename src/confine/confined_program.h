// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a program that parses bytes of others, with nothing but the files that it is to read.
#pragma once

#include "base/error.h"
#include "base/file_descriptor.h"

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace atlas {

/// What a confined process may still do.
struct Confinement {
    std::vector<int> files{}; ///< open files and folders that may be opened for reading, by any path
    bool isProgram = false;   ///< may also read and execute what is installed in /usr and /lib
    bool hasNetwork = false;  ///< may connect to others; such a process parses no image
};

/// From now on, this process and those that it starts open nothing but `allowed`, change nothing, have no network, and
/// trace and signal nobody, as far as the kernel supports it. They end when the process that started this one does.
/// `parent` is the number of that one. Returns false if it has already ended.
[[nodiscard]] bool confine(const Confinement& allowed, int parent);

struct ConfinedProgram {
    std::vector<std::string> words{}; ///< the program, searched for in PATH, and its arguments
    Confinement allowed{};            ///< `isProgram` is implied
    std::vector<std::string> keptSettings{}; ///< names in the environment that it keeps; others are removed
    int nameless = -1; ///< an open file without a name, which the program finds at `namelessPath`; -1: none
};
inline constexpr auto* namelessPath = "/dev/fd/4";

struct ProgramOutput {
    int exitCode = 0;
    std::string out{}; ///< up to 4 MiB
    std::string err{};
};

/// Whether a folder in PATH holds `program`.
[[nodiscard]] bool isInstalled(const std::string& program);

/// Runs the program to its end; stops it after `longest`.
[[nodiscard]] Result<ProgramOutput> runConfined(const ConfinedProgram& program, std::chrono::seconds longest);

/// A program that reads what the user may read, and writes to one open file or device alone.
struct WritingProgram {
    std::vector<std::string> words{}; ///< the program, searched for in PATH, and its arguments
    int written = -1;                 ///< open in any mode; -1: it writes nothing
    int nameless = -1;                ///< an open file that the program finds at `namelessPath`; -1: none
    bool hasNetwork = false;          ///< may connect to others
};

/// Runs the program to its end; stops it after `longest`. It ends when this process does. `waiting` is called several
/// times a second. Without Landlock in the kernel, the program has the rights of the user.
[[nodiscard]] Result<ProgramOutput> runWriting(const WritingProgram& program, std::chrono::seconds longest,
                                               const std::function<void()>& waiting);

/// A program that serves one client, on a socket that nobody else can reach, until that client closes it.
struct ServingProgram {
    FileDescriptor client{}; ///< connected
    FileDescriptor errors{}; ///< what the program wrote, to be read without waiting
};

/// Starts the program with a listening socket, as sd_listen_fds(3) describes, whose first client is already connected.
[[nodiscard]] Result<ServingProgram> serveConfined(const ConfinedProgram& program);

/// What was written to `pipe` so far, without waiting for more.
[[nodiscard]] std::string writtenTo(const FileDescriptor& pipe);

/// Runs `serve` in a confined child process, with a socket whose other end is returned. The child ends when `serve`
/// returns.
[[nodiscard]] Result<FileDescriptor> serveInChild(const Confinement& allowed, const std::function<void(int)>& serve);

} // namespace atlas
