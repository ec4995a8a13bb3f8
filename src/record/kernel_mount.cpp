// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/kernel_mount.h"

#include "base/output_file.h"
#include "confine/confined_program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <linux/loop.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace atlas {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr int cannotRun = 127; ///< exit code of a child whose exec failed, as in a shell
constexpr int endedBySignal = 128; ///< and the number of the signal, likewise
constexpr milliseconds pause{5};
constexpr seconds longestStart{20}; ///< of nbdfuse
constexpr seconds longestEnd{60}; ///< until all is written after unmounting
constexpr seconds patience{5}; ///< with a command that was asked to end

Error failed(std::string what, std::string hint = {}) {
    return {.kind = ErrorKind::Unsupported, .what = std::move(what), .hint = std::move(hint)};
}

Error systemError(const std::string& what) {
    return {.kind = ErrorKind::Io, .what = fmt::format("{}: {}", what, std::strerror(errno))};
}

/// Calls `done` until it returns true. Returns false after `longest`.
template <class Done>
bool waitUntil(seconds longest, const Done& done) {
    const auto end = std::chrono::steady_clock::now() + longest;
    while (!done()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(pause);
    }
    return true;
}

int exitCodeIn(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : endedBySignal + WTERMSIG(status); }

/// Waits for the end of a child, and makes one if it does not come.
void end(pid_t& child) {
    if (child > 0 && !waitUntil(patience, [&] { return ::waitpid(child, nullptr, WNOHANG) != 0; })) {
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
    }
    child = -1;
}

void lift(decltype(RLIMIT_CPU) resource) {
    rlimit limit{};
    if (::getrlimit(resource, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(resource, &limit);
    }
}

/// In a child before exec.
std::vector<char*> argumentsOf(std::vector<std::string>& words) {
    std::vector<char*> arguments;
    for (auto& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    return arguments;
}

/// Starts a program whose errors go to the open file `errors`, and which keeps the descriptor `kept`.
pid_t start(std::vector<std::string> words, int errors, int kept) {
    const pid_t self = ::getpid();
    const auto arguments = argumentsOf(words);
    const pid_t child = ::fork();
    if (child != 0)
        return child;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    const std::array<int, 3> standard{nothing, nothing, errors};
    for (int n = 0; n < 3; ++n)
        ::dup2(standard[static_cast<std::size_t>(n)], n);
    if (kept >= 0)
        ::fcntl(kept, F_SETFD, 0);
    sigset_t asked; // by end()
    ::sigemptyset(&asked);
    ::sigaddset(&asked, SIGTERM);
    ::sigprocmask(SIG_UNBLOCK, &asked, nullptr);
    if (::getppid() == self)
        ::execvp(arguments[0], arguments.data());
    ::_exit(cannotRun);
}

/// Reads the image and writes the recording, but parses neither.
pid_t startServer(const ByteSource& image, const Recording& recording, FileDescriptor& client,
                  const FileDescriptor& served) {
    const pid_t self = ::getpid();
    const pid_t child = ::fork();
    if (child != 0)
        return child;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    client = FileDescriptor();
    lift(RLIMIT_CPU);
    if (::getppid() == self)
        recording.serve(image, served.get());
    ::_exit(0);
}

std::string textIn(int file) {
    std::string text(4096, '\0');
    const auto got = ::pread(file, text.data(), text.size(), 0);
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    while (text.ends_with('\n'))
        text.pop_back();
    std::ranges::replace(text, '\n', ' ');
    return text;
}

/// From now on, the mounts of this process are its own, while those of others that go away go away here too.
Status separateMounts() {
    if (::unshare(CLONE_NEWNS) != 0 || ::mount(nullptr, "/", nullptr, MS_REC | MS_SLAVE, nullptr) != 0)
        return std::unexpected(systemError("this process may not have mounts of its own"));
    return {};
}

/// Runs in the first process of a PID namespace: passes signals on to the command and waits for its end. All other
/// processes of the namespace end with this one.
[[noreturn]] void guard(pid_t command) {
    sigset_t awaited;
    ::sigemptyset(&awaited);
    for (const int signal : {SIGCHLD, SIGINT, SIGTERM, SIGHUP})
        ::sigaddset(&awaited, signal);
    ::sigprocmask(SIG_BLOCK, &awaited, nullptr);
    for (;;) {
        int status = 0;
        for (pid_t ended = 0; (ended = ::waitpid(-1, &status, WNOHANG)) > 0;)
            if (ended == command)
                ::_exit(exitCodeIn(status));
        siginfo_t info{};
        const timespec longest{.tv_sec = 1, .tv_nsec = 0};
        const int signal = ::sigtimedwait(&awaited, &info, &longest);
        // A key pressed in the terminal reaches the command by itself.
        if (signal > 0 && signal != SIGCHLD && info.si_code != SI_KERNEL)
            ::kill(command, signal);
    }
}

} // namespace

Status requireKernelMounts() {
    if (::geteuid() != 0) {
        return std::unexpected(failed("only root may use loop devices and mount, which the kernel's own ext4 needs",
                                      "run the same command with sudo; the image is only read"));
    }
    if (!isInstalled("nbdfuse")) {
        return std::unexpected(failed("nbdfuse, which shows the kernel a copy of the image, is not installed",
                                      "install libnbd-bin (Debian, Ubuntu), nbdfuse (Fedora) or libnbd (Arch)"));
    }
    for (const auto* const device : {"/dev/fuse", "/dev/loop-control"}) {
        const FileDescriptor file(::open(device, O_RDWR | O_CLOEXEC));
        if (!file.isOpen())
            return std::unexpected(systemError(fmt::format("{} cannot be opened", device)));
    }
    return {};
}

HeldSignals::HeldSignals() {
    ::sigemptyset(&m_held);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGCHLD})
        ::sigaddset(&m_held, signal);
    ::sigprocmask(SIG_BLOCK, &m_held, &m_before);
}

HeldSignals::~HeldSignals() {
    while (wait().signal != 0) {
    }
    ::sigprocmask(SIG_SETMASK, &m_before, nullptr);
}

HeldSignals::Arrival HeldSignals::wait() {
    siginfo_t info{};
    const timespec longest{.tv_sec = 0, .tv_nsec = std::chrono::nanoseconds(4 * pause).count()};
    const int signal = ::sigtimedwait(&m_held, &info, &longest);
    if (signal <= 0 || signal == SIGCHLD)
        return {};
    m_last = signal;
    return {.signal = signal, .isDirect = info.si_code != SI_KERNEL};
}

Result<std::unique_ptr<KernelMount>> KernelMount::open(const ByteSource& image, ByteInterval volume,
                                                       const std::string& options, const Recording& recording,
                                                       HeldSignals& signals) {
    if (auto status = requireKernelMounts(); !status)
        return std::unexpected(status.error());
    std::unique_ptr<KernelMount> made(new KernelMount(signals));
    auto status = separateMounts();
    status = status ? made->makeFolders() : status;
    status = status ? made->serve(image, recording) : status;
    // nbdfuse must not be what unmounts the file system at the end of a killed process: the kernel would wait for its
    // answers without end. So the file system is mounted where nbdfuse does not see it.
    status = status ? separateMounts() : status;
    status = status ? made->attach(volume) : status;
    status = status ? made->mount(options) : status;
    return status ? Result<std::unique_ptr<KernelMount>>(std::move(made)) : std::unexpected(status.error());
}

/// The only thing that others see is an empty folder.
Status KernelMount::makeFolders() {
    std::error_code missing;
    auto pattern = std::filesystem::temp_directory_path(missing).string() + "/ext4atlas-XXXXXX";
    if (missing || ::mkdtemp(pattern.data()) == nullptr)
        return std::unexpected(systemError("no temporary folder can be made"));
    m_base = pattern;
    if (::mount("ext4atlas", m_base.c_str(), "tmpfs", MS_NOSUID | MS_NODEV, "size=64k,mode=0755") != 0)
        return std::unexpected(systemError("a file system in memory cannot be mounted"));
    for (const auto* const name : {"/disk", "/volume"})
        if (::mkdir((m_base + name).c_str(), 0755) != 0)
            return std::unexpected(systemError("no folder can be made"));
    return {};
}

Status KernelMount::serve(const ByteSource& image, const Recording& recording) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return std::unexpected(systemError("no socket can be made"));
    FileDescriptor client(ends[0]);
    const FileDescriptor served(ends[1]);
    m_server = startServer(image, recording, client, served);
    if (m_server < 0)
        return std::unexpected(systemError("no process can be started"));
    const FileDescriptor errors(::memfd_create("errors", MFD_CLOEXEC));
    m_fuse =
        start({"nbdfuse", m_base + "/disk/image", "--fd", std::to_string(client.get())}, errors.get(), client.get());
    if (m_fuse < 0)
        return std::unexpected(systemError("nbdfuse cannot be started"));
    int ended = 0;
    const bool isReady = waitUntil(longestStart, [&] {
        struct stat info{};
        ended = ::waitpid(m_fuse, nullptr, WNOHANG);
        return ended != 0 || ::stat((m_base + "/disk/image").c_str(), &info) == 0;
    });
    if (ended != 0)
        m_fuse = -1;
    m_isServed = isReady && ended == 0;
    return m_isServed ? Status() : std::unexpected(failed("nbdfuse does not work: " + textIn(errors.get())));
}

Status KernelMount::attach(ByteInterval volume) {
    const FileDescriptor file(::open((m_base + "/disk/image").c_str(), O_RDWR | O_CLOEXEC));
    const FileDescriptor control(::open("/dev/loop-control", O_RDWR | O_CLOEXEC));
    loop_config config{};
    config.fd = static_cast<std::uint32_t>(file.get());
    config.block_size = minSector.value;
    config.info.lo_offset = volume.first.value;
    config.info.lo_sizelimit = volume.count.value;
    // Without direct I/O, the page cache would join and delay what the file system writes.
    config.info.lo_flags = LO_FLAGS_DIRECT_IO | LO_FLAGS_AUTOCLEAR;
    const bool isAttached =
        file.isOpen() && waitUntil(longestStart, [&] {
            const int number = ::ioctl(control.get(), LOOP_CTL_GET_FREE);
            m_device = fmt::format("/dev/loop{}", number);
            m_loop = FileDescriptor(number < 0 ? -1 : ::open(m_device.c_str(), O_RDWR | O_CLOEXEC));
            // Another process may be faster to take the free device.
            return !m_loop.isOpen() || ::ioctl(m_loop.get(), LOOP_CONFIGURE, &config) == 0 || errno != EBUSY;
        });
    loop_info64 info{};
    if (!isAttached || !m_loop.isOpen() || ::ioctl(m_loop.get(), LOOP_GET_STATUS64, &info) != 0)
        return std::unexpected(systemError("no loop device can be set up"));
    if ((info.lo_flags & LO_FLAGS_DIRECT_IO) == 0)
        return std::unexpected(
            failed("the loop device has no direct I/O here, so requests would not be those of ext4"));
    return {};
}

Status KernelMount::mount(const std::string& options) {
    const FileDescriptor errors(::memfd_create("errors", MFD_CLOEXEC));
    std::vector<std::string> words{"mount", "--no-mtab", "-t", "ext4"};
    if (!options.empty())
        words.insert(words.end(), {"-o", options});
    words.insert(words.end(), {m_device, folder()});
    const pid_t child = start(words, errors.get(), -1);
    int status = 0;
    while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (child < 0 || exitCodeIn(status) != 0) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "the kernel does not mount the file system",
                                     .found = textIn(errors.get()),
                                     .hint = "dmesg has the kernel's reason"});
    }
    m_isMounted = true;
    return {};
}

/// In the child that the user's program runs in.
void KernelMount::prepareChild() const {
    for (const auto resource : {RLIMIT_CPU, RLIMIT_AS})
        lift(resource);
    ::signal(SIGXFSZ, SIG_DFL);
    ::setenv("EXT4ATLAS_MOUNT", folder().c_str(), 1);
    ::sigprocmask(SIG_SETMASK, &m_signals.before(), nullptr);
}

Result<int> KernelMount::run(const std::vector<std::string>& words) {
    auto own = words;
    std::error_code missing;
    // A program that is named by a path is meant from the user's folder.
    if (own.front().contains('/') && std::filesystem::exists(own.front(), missing))
        own.front() = std::filesystem::absolute(own.front(), missing).string();
    const auto arguments = argumentsOf(own);
    return call([&] {
        ::execvp(arguments[0], arguments.data());
        return cannotRun;
    });
}

Result<int> KernelMount::call(const std::function<int()>& work) {
    // As fork(), with a namespace for what the command starts.
    const auto first =
        static_cast<pid_t>(::syscall(SYS_clone, CLONE_NEWPID | SIGCHLD, nullptr, nullptr, nullptr, nullptr));
    if (first < 0)
        return std::unexpected(systemError("no process can be started"));
    if (first == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        const pid_t command = ::fork();
        if (command == 0) {
            prepareChild();
            ::_exit(::chdir(folder().c_str()) == 0 ? work() : cannotRun);
        }
        guard(command);
    }
    int status = 0;
    int asked = 0;
    std::chrono::steady_clock::time_point last{};
    while (::waitpid(first, &status, WNOHANG) == 0) {
        const auto arrival = m_signals.wait();
        const auto time = std::chrono::steady_clock::now();
        if (arrival.signal != 0 && asked++ == 0) {
            last = time + patience;
            if (arrival.isDirect)
                ::kill(first, arrival.signal);
        }
        if (asked > 1 || (asked == 1 && time > last))
            ::kill(first, SIGKILL);
    }
    return exitCodeIn(status);
}

Status KernelMount::close() {
    bool isDone = true;
    if (std::exchange(m_isMounted, false)) {
        isDone = waitUntil(longestEnd, [&] { return ::umount2(folder().c_str(), 0) == 0 || errno != EBUSY; });
        // Whoever still uses the file system keeps the device busy.
        isDone = waitUntil(longestEnd,
                           [&] {
                               return FileDescriptor(::open(m_device.c_str(), O_RDONLY | O_EXCL | O_CLOEXEC)).isOpen();
                           }) &&
                 isDone;
    }
    if (m_loop.isOpen()) {
        ::ioctl(m_loop.get(), LOOP_CLR_FD);
        m_loop = FileDescriptor();
        // The last of those who have it open, such as udev, detaches it.
        isDone = waitUntil(longestEnd,
                           [&] {
                               const FileDescriptor device(::open(m_device.c_str(), O_RDONLY | O_CLOEXEC));
                               loop_info64 info{};
                               return ::ioctl(device.get(), LOOP_GET_STATUS64, &info) != 0;
                           }) &&
                 isDone;
    }
    if (std::exchange(m_isServed, false))
        ::umount2((m_base + "/disk").c_str(), MNT_DETACH);
    if (m_fuse > 0)
        ::kill(m_fuse, SIGTERM); // which unmounts where it is
    end(m_fuse);
    end(m_server); // with its client, all of whose requests are then recorded
    if (!m_base.empty()) {
        ::umount2(m_base.c_str(), MNT_DETACH);
        ::rmdir(m_base.c_str());
        m_base.clear();
    }
    return isDone ? Status()
                  : std::unexpected(failed("the file system could not be unmounted, so not all of it is recorded"));
}

KernelMount::~KernelMount() {
    // Only after a failure, which is reported already.
    [[maybe_unused]] const auto status = close();
}

} // namespace atlas
