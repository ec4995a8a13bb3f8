// SPDX-License-Identifier: GPL-3.0-or-later
#include "confine/confined_program.h"

#include "confine/sandbox.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <limits>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace atlas {
namespace {

constexpr int cannotRun = 127; ///< exit code of a child whose exec failed, as in a shell
constexpr std::size_t mostOutput = std::size_t{4} << 20U;

std::unexpected<Error> systemError(std::string_view what) {
    return std::unexpected(Error{.kind = ErrorKind::Io, .what = fmt::format("{}: {}", what, std::strerror(errno))});
}

/// The path of an installed program; empty if there is none.
std::string programIn(const std::string& name) {
    const char* const set = std::getenv("PATH");
    std::string_view folders = set == nullptr ? "/usr/bin:/bin" : set;
    while (!folders.empty()) {
        const auto end = folders.find(':');
        auto path = fmt::format("{}/{}", folders.substr(0, end), name);
        if (path.starts_with('/') && ::access(path.c_str(), X_OK) == 0)
            return path;
        folders.remove_prefix(end == std::string_view::npos ? folders.size() : end + 1);
    }
    return {};
}

std::unexpected<Error> notInstalled(const std::string& program) {
    return std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = fmt::format("{} is not installed", program)});
}

FileDescriptor openNothing() { return FileDescriptor(::open("/dev/null", O_RDWR | O_CLOEXEC)); }

/// The network of the machine is left behind. Root keeps its rights over files only in its own user namespace.
void leaveNetwork() {
    if (::geteuid() == 0)
        ::unshare(CLONE_NEWNET);
    else
        ::unshare(CLONE_NEWUSER | CLONE_NEWNET);
}

void limitChild() {
    limitResources();
    limitProcessorTime();
    const rlimit nothing{0, 0};
    ::setrlimit(RLIMIT_FSIZE, &nothing);
}

struct Pipe {
    FileDescriptor out;
    FileDescriptor in;
};

Result<Pipe> makePipe(int flags) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), flags) != 0)
        return systemError("cannot make a pipe");
    return Pipe{FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

/// Files of a child: the first three are its standard streams.
struct ChildFiles {
    int in = -1;
    int out = -1;
    int err = -1;
    int socket = -1;   ///< as number 3, which sd_listen_fds(3) defines
    int nameless = -1; ///< as the number in `namelessPath`
};

/// Puts the files in their places and closes all others. Between fork and exec, so nothing is allocated.
bool arrange(const ChildFiles& files) {
    constexpr int spare = 100;
    std::array places{files.in, files.out, files.err, files.socket, files.nameless};
    // Moved out of the way first, because a file may lie where another is to be.
    for (auto& file : places)
        file = file < 0 ? -1 : ::fcntl(file, F_DUPFD_CLOEXEC, spare);
    bool done = true;
    for (int number = 0; number < static_cast<int>(places.size()); ++number) {
        const int file = places[static_cast<std::size_t>(number)];
        if (file < 0)
            ::close(number);
        else
            done = ::dup2(file, number) == number && done;
    }
    ::syscall(SYS_close_range, static_cast<unsigned>(places.size()), ~0U, 0U);
    return done;
}

/// What a child needs, made before the fork.
struct Prepared {
    std::string path;
    std::vector<std::string> words;
    std::vector<std::string> settings; ///< of its environment
    std::vector<char*> arguments{};
    std::vector<char*> environment{};

    Prepared(std::string program, const ConfinedProgram& what)
        : path(std::move(program)), words(what.words), settings{"PATH=/usr/bin:/bin", "LC_ALL=C", "LISTEN_FDS=1"} {
        for (const auto& name : what.keptSettings)
            if (const char* const value = std::getenv(name.c_str()); value != nullptr)
                settings.push_back(fmt::format("{}={}", name, value));
        settings.push_back(fmt::format("LISTEN_PID={:20}", ""));
        for (auto& word : words)
            arguments.push_back(word.data());
        for (auto& setting : settings)
            environment.push_back(setting.data());
        arguments.push_back(nullptr);
        environment.push_back(nullptr);
    }

    /// In the child, whose number nobody knows earlier. sd_listen_fds(3) wants it in decimal digits.
    void writeOwnNumber() {
        auto& setting = settings.back();
        const auto digits = setting.find('=') + 1;
        const auto end = fmt::format_to_n(setting.data() + digits, 20, "{}", ::getpid());
        *end.out = '\0';
    }
};

[[noreturn]] void become(Prepared& prepared, const Confinement& allowed, const ChildFiles& files, pid_t parent) {
    prepared.writeOwnNumber();
    if (confine(allowed, parent) && arrange(files))
        ::execve(prepared.path.c_str(), prepared.arguments.data(), prepared.environment.data());
    ::_exit(cannotRun);
}

struct Listening {
    FileDescriptor server;
    FileDescriptor client;
};

/// The socket has a name that the kernel makes up and no file, so nothing is left behind. The client takes the only
/// place in its queue before anybody else can learn that name.
Result<Listening> listenForOne() {
    Listening sockets{FileDescriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)),
                      FileDescriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))};
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    socklen_t length = sizeof name;
    auto* const any = reinterpret_cast<sockaddr*>(&name);
    if (::bind(sockets.server.get(), any, sizeof(sa_family_t)) != 0 ||
        ::getsockname(sockets.server.get(), any, &length) != 0 || ::listen(sockets.server.get(), 0) != 0 ||
        ::connect(sockets.client.get(), any, length) != 0) {
        return systemError("cannot make a socket");
    }
    return sockets;
}

/// Reads the pipes until both are closed; false if that took too long.
bool collect(const FileDescriptor& out, const FileDescriptor& err, ProgramOutput& into, std::chrono::seconds longest,
             const std::function<void()>& waiting) {
    constexpr int pause = 200; // milliseconds
    const auto end = std::chrono::steady_clock::now() + longest;
    std::array<pollfd, 2> open{pollfd{out.get(), POLLIN, 0}, pollfd{err.get(), POLLIN, 0}};
    const std::array<std::string*, 2> texts{&into.out, &into.err};
    std::array<char, 65536> part{};
    while (open[0].fd >= 0 || open[1].fd >= 0) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
        if (left <= 0)
            return false;
        const int atMost = waiting ? pause : std::numeric_limits<int>::max();
        const int ready = ::poll(open.data(), open.size(), static_cast<int>(std::min<std::int64_t>(left, atMost)));
        if (waiting)
            waiting();
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready < 0)
            return false;
        for (std::size_t n = 0; n < open.size(); ++n) {
            if (open[n].fd < 0 || open[n].revents == 0)
                continue;
            const auto got = ::read(open[n].fd, part.data(), part.size());
            if (got <= 0)
                open[n].fd = -1;
            else if (texts[n]->size() < mostOutput)
                texts[n]->append(part.data(), static_cast<std::size_t>(got));
        }
    }
    return true;
}

} // namespace

bool isInstalled(const std::string& program) { return !programIn(program).empty(); }

bool confine(const Confinement& allowed, int parent) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    limitChild();
    if (!allowed.hasNetwork)
        leaveNetwork();
    // Without Landlock or seccomp in the kernel, the other limits hold.
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
        [[maybe_unused]] const bool closed =
            allowReadingOnly(allowed.files, {.programs = allowed.isProgram, .network = allowed.hasNetwork});
        [[maybe_unused]] const bool refused = refuseCallsOfChildren(allowed.hasNetwork);
    }
    return ::getppid() == parent;
}

namespace {

Confinement ofProgram(Confinement allowed) {
    allowed.isProgram = true;
    return allowed;
}

} // namespace

namespace {

/// Starts the program by `start`, which runs in the child and does not return, and waits for its end.
template <class Start>
Result<ProgramOutput> runToEnd(const std::string& program, int nameless, std::chrono::seconds longest,
                               const std::function<void()>& waiting, Start start) {
    auto out = makePipe(O_CLOEXEC);
    auto err = makePipe(O_CLOEXEC);
    if (!out || !err)
        return std::unexpected((out ? err : out).error());
    const auto nothing = openNothing();
    const pid_t self = ::getpid();
    const pid_t child = ::fork();
    if (child == 0)
        start({.in = nothing.get(), .out = out->in.get(), .err = err->in.get(), .nameless = nameless}, self);
    if (child < 0)
        return systemError("cannot start a process");
    out->in = FileDescriptor();
    err->in = FileDescriptor();
    ProgramOutput output;
    const bool isWhole = collect(out->out, err->out, output, longest, waiting);
    if (!isWhole)
        ::kill(child, SIGKILL);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (!isWhole) {
        return std::unexpected(Error{.kind = ErrorKind::Limit,
                                     .what = fmt::format("{} was stopped after {} s", program, longest.count())});
    }
    if (WIFSIGNALED(status)) {
        return std::unexpected(Error{.kind = ErrorKind::Limit,
                                     .what = fmt::format("{} was ended by signal {}", program, WTERMSIG(status))});
    }
    output.exitCode = WEXITSTATUS(status);
    return output;
}

[[noreturn]] void becomeWriting(Prepared& prepared, const WritingProgram& program, const ChildFiles& files,
                                pid_t parent) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // Without Landlock the program runs with the user's rights, as in a shell.
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) [[maybe_unused]]
        const bool limited = allowWritingOnly(program.written, program.hasNetwork);
    if (::getppid() == parent && arrange(files))
        ::execve(prepared.path.c_str(), prepared.arguments.data(), prepared.environment.data());
    ::_exit(cannotRun);
}

} // namespace

Result<ProgramOutput> runConfined(const ConfinedProgram& program, std::chrono::seconds longest) {
    auto path = programIn(program.words.front());
    if (path.empty())
        return notInstalled(program.words.front());
    Prepared prepared(std::move(path), program);
    const auto allowed = ofProgram(program.allowed);
    return runToEnd(program.words.front(), program.nameless, longest, {},
                    [&](const ChildFiles& files, pid_t self) { become(prepared, allowed, files, self); });
}

Result<ProgramOutput> runWriting(const WritingProgram& program, std::chrono::seconds longest,
                                 const std::function<void()>& waiting) {
    auto path = programIn(program.words.front());
    if (path.empty())
        return notInstalled(program.words.front());
    Prepared prepared(std::move(path), {.words = program.words});
    return runToEnd(program.words.front(), program.nameless, longest, waiting,
                    [&](const ChildFiles& files, pid_t self) { becomeWriting(prepared, program, files, self); });
}

Result<ServingProgram> serveConfined(const ConfinedProgram& program) {
    auto path = programIn(program.words.front());
    if (path.empty())
        return notInstalled(program.words.front());
    auto sockets = listenForOne();
    if (!sockets)
        return std::unexpected(sockets.error());
    // Without waiting, so that the program never blocks on what nobody reads.
    auto errors = makePipe(O_CLOEXEC | O_NONBLOCK);
    if (!errors)
        return std::unexpected(errors.error());
    const auto nothing = openNothing();
    Prepared prepared(std::move(path), program);
    const auto allowed = ofProgram(program.allowed);
    const pid_t self = ::getpid();
    const pid_t child = ::fork();
    if (child == 0) {
        become(prepared, allowed,
               {.in = nothing.get(),
                .out = errors->in.get(),
                .err = errors->in.get(),
                .socket = sockets->server.get(),
                .nameless = program.nameless},
               self);
    }
    if (child < 0)
        return systemError("cannot start a process");
    return ServingProgram{std::move(sockets->client), std::move(errors->out)};
}

std::string writtenTo(const FileDescriptor& pipe) {
    std::string text(65536, '\0');
    const auto got = ::read(pipe.get(), text.data(), text.size());
    text.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return text;
}

Result<FileDescriptor> serveInChild(const Confinement& allowed, const std::function<void(int)>& serve) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return systemError("cannot make a socket");
    FileDescriptor own(ends[0]);
    const FileDescriptor other(ends[1]);
    const pid_t self = ::getpid();
    const pid_t child = ::fork();
    if (child < 0)
        return systemError("cannot start a process");
    if (child == 0) {
        own = FileDescriptor();
        // Output that was opened for a report must not be held open, nor written to.
        const auto nothing = openNothing();
        for (int n = 0; n <= 2; ++n)
            ::dup2(nothing.get(), n);
        if (confine(allowed, self))
            serve(other.get());
        ::_exit(0);
    }
    return own;
}

} // namespace atlas
