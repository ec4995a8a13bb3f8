// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/remote_place.h"

#include "base/remote_name.h"
#include "base/served_bytes.h"
#include "base/shell_words.h"
#include "base/socket_bytes.h"
#include "confine/confined_program.h"
#include "envelope/http_source.h"
#include "envelope/nbd_server.h"
#include "envelope/nbd_source.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <new>
#include <pwd.h>
#include <span>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace atlas {
namespace {

constexpr int cannotRunSsh = 255; // which ssh also returns for its own failures

std::unexpected<Error> refused(const std::string& url, std::string what, std::string hint) {
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported, .what = std::move(what), .where = url, .hint = std::move(hint)});
}

/// Memory that this process and the one with the network share.
std::shared_ptr<SharedTraffic> sharedTraffic() {
    void* const memory =
        ::mmap(nullptr, sizeof(SharedTraffic), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        throw std::bad_alloc();
    return {new (memory) SharedTraffic, [](SharedTraffic* traffic) { ::munmap(traffic, sizeof(SharedTraffic)); }};
}

/// What finds hosts and trusts certificates.
class NetworkFiles {
public:
    NetworkFiles() {
        for (const char* const path :
             {"/etc/ssl", "/etc/pki", "/etc/ca-certificates", "/etc/crypto-policies", "/etc/resolv.conf", "/etc/hosts",
              "/etc/host.conf", "/etc/nsswitch.conf", "/etc/gai.conf", "/etc/services", "/run/systemd/resolve",
              "/run/resolvconf", "/run/NetworkManager"}) {
            FileDescriptor file(::open(path, O_PATH | O_CLOEXEC));
            if (file.isOpen())
                m_open.push_back(std::move(file));
        }
    }

    /// Also what is below this folder or the file at this path.
    void add(const std::string& path) {
        FileDescriptor file(::open(path.c_str(), O_PATH | O_CLOEXEC));
        if (file.isOpen())
            m_open.push_back(std::move(file));
    }

    [[nodiscard]] Confinement allowed() const {
        Confinement all{.isProgram = true, .hasNetwork = true};
        for (const auto& file : m_open)
            all.files.push_back(file.get());
        return all;
    }

private:
    std::vector<FileDescriptor> m_open{};
};

/// A source that counts what passes through it where the other process sees it.
class CountedBytes final : public ForwardingSource {
public:
    CountedBytes(std::shared_ptr<const ByteSource> source, std::shared_ptr<SharedTraffic> traffic)
        : ForwardingSource(std::move(source)), m_traffic(std::move(traffic)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        ++m_traffic->requests;
        m_traffic->bytes += into.size();
        return ForwardingSource::read(offset, into);
    }
    [[nodiscard]] std::optional<int> descriptor() const override { return std::nullopt; }
    /// Each read is a request of its own, but what is left out need not be read.
    bool willRead(std::span<const ByteInterval> /*places*/) const override { return true; }

private:
    std::shared_ptr<SharedTraffic> m_traffic;
};

std::function<Traffic()> countsOf(const std::shared_ptr<SharedTraffic>& shared) {
    return [shared] { return Traffic{.bytes = shared->bytes, .requests = shared->requests}; };
}

using ServeIt = std::function<void(int socket)>;

/// The bytes that a process of its own, with the network and nothing else, reads from `url`.
Result<RemotePlace> servedBy(const std::string& url, const std::shared_ptr<SharedTraffic>& traffic,
                             const ServeIt& serve) {
    const NetworkFiles files;
    auto socket = serveInChild(files.allowed(), serve);
    if (!socket)
        return std::unexpected(socket.error());
    auto served = openServed(std::move(*socket), url, true);
    if (!served)
        return std::unexpected(served.error());
    return RemotePlace{
        .bytes = std::move(served->bytes), .etag = std::move(served->about), .traffic = countsOf(traffic)};
}

/// The sentence that a failure has without the place, which the other side adds.
Error bare(Error error) {
    error.where.clear();
    error.what = sentence(error);
    return error;
}

Result<RemotePlace> openByHttp(const HttpAddress& address) {
    const auto traffic = sharedTraffic();
    auto place = servedBy(address.name, traffic, [&](int socket) {
        const auto file = openHttp(address, *traffic);
        if (file)
            serveBytes(*file->bytes, file->etag, socket);
        else
            serveFailure(bare(file.error()), socket);
    });
    if (place) {
        place->serveByNbd = [address, traffic, etag = place->etag] {
            const NetworkFiles files;
            return serveInChild(files.allowed(), [&](int socket) {
                const auto file = openHttp(address, *traffic);
                if (!file)
                    refuseNbd(bare(file.error()).what, socket);
                else if (file->etag != etag)
                    refuseNbd("changed on the server while it was read", socket);
                else
                    serveNbd(*file->bytes, socket);
            });
        };
    }
    return place;
}

Result<RemotePlace> openByNbd(const std::string& url) {
    const auto traffic = sharedTraffic();
    auto place = servedBy(url, traffic, [&](int socket) {
        const auto bytes = connectNbd(url);
        if (bytes)
            serveBytes(CountedBytes(*bytes, traffic), {}, socket);
        else
            serveFailure(bare(bytes.error()), socket);
    });
    if (place) {
        place->serveByNbd = [url, traffic] {
            const NetworkFiles files;
            return serveInChild(files.allowed(), [&](int socket) {
                const auto bytes = connectNbd(url);
                if (bytes)
                    serveNbd(CountedBytes(*bytes, traffic), socket);
                else
                    refuseNbd(bare(bytes.error()).what, socket);
            });
        };
    }
    return place;
}

struct SftpName {
    std::string host{};
    std::string user{};
    std::string port{};
    std::string path{};
};

Result<SftpName> parseSftp(const std::string& url, std::string_view scheme) {
    const auto rest = url.substr(scheme.size() + std::string_view("://").size());
    const auto slash = rest.find('/');
    auto host = rest.substr(0, slash);
    SftpName name;
    if (const auto at = host.rfind('@'); at != std::string::npos) {
        name.user = host.substr(0, at);
        host.erase(0, at + 1);
    }
    if (const auto colon = host.rfind(':'); colon != std::string::npos && !host.ends_with(']')) {
        name.port = host.substr(colon + 1);
        host.resize(colon);
    }
    name.host = host;
    name.path = slash == std::string::npos ? std::string() : rest.substr(slash);
    if (name.host.empty() || name.path.size() < 2 || name.host.starts_with('-')) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "is no address of a file",
                                     .where = url,
                                     .expected = fmt::format("{}://[USER@]HOST[:PORT]/PATH", scheme)});
    }
    return name;
}

/// The last line of nbdkit's, without its own name and that of its plugin.
std::string nbdkitReason(std::string text) {
    while (text.ends_with('\n'))
        text.pop_back();
    text.erase(0, text.rfind('\n') + 1);
    for (const std::string_view start : {"nbdkit: ", "ssh[1]: ", "ssh: ", "error: "})
        if (text.starts_with(start))
            text.erase(0, start.size());
    return text;
}

/// Starts nbdkit, which reads the file over SFTP.
Result<ServingProgram> serveSftp(const SftpName& name) {
    NetworkFiles files;
    // As ssh, libssh looks for its files in the folder of the password database, whatever HOME is.
    if (const passwd* const user = ::getpwuid(::getuid()); user != nullptr)
        files.add(std::string(user->pw_dir) + "/.ssh");
    files.add("/etc/ssh");
    files.add("/etc/passwd");
    ConfinedProgram program{.words = {"nbdkit", "--foreground", "--readonly", "--exit-with-parent", "ssh",
                                      "host=" + name.host, "path=" + name.path},
                            .allowed = files.allowed()};
    if (!name.user.empty())
        program.words.push_back("user=" + name.user);
    if (!name.port.empty())
        program.words.push_back("port=" + name.port);
    program.keptSettings = {"HOME", "USER", "LOGNAME", "SSH_AUTH_SOCK"};
    return serveConfined(program);
}

Result<RemotePlace> openBySftp(const std::string& url) {
    const auto name = parseSftp(url, "sftp");
    if (!name)
        return std::unexpected(name.error());
    if (!hasNbd())
        return refused(url, "this program was built without libnbd, which reads over SFTP",
                       "install libnbd-dev and build again");
    if (!isInstalled("nbdkit"))
        return refused(url, "nbdkit, which reads over SFTP, is not installed", "install nbdkit");
    auto serving = serveSftp(*name);
    if (!serving)
        return std::unexpected(serving.error());
    const auto traffic = sharedTraffic();
    auto bytes = openNbd(std::move(serving->client), url);
    if (!bytes) {
        auto error = bytes.error();
        if (const auto reason = nbdkitReason(writtenTo(serving->errors)); !reason.empty())
            error.what = "cannot be read over SFTP: " + reason;
        return std::unexpected(std::move(error));
    }
    auto again = [name = *name, url, traffic]() -> Result<FileDescriptor> {
        auto other = serveSftp(name);
        if (!other)
            return std::unexpected(other.error());
        return serveInChild({}, [&](int socket) {
            const auto same = openNbd(std::move(other->client), url);
            if (same)
                serveNbd(CountedBytes(*same, traffic), socket);
            else
                refuseNbd(bare(same.error()).what, socket);
        });
    };
    return RemotePlace{.bytes = std::make_shared<CountedBytes>(std::move(*bytes), traffic),
                       .traffic = countsOf(traffic),
                       .serveByNbd = std::move(again)};
}

/// What is run on a machine that is reached by ssh: it writes a snapshot if this program is installed there, else what
/// dumpe2fs prints.
std::string questionOf(const std::string& device) {
    const auto quoted = shellWord(device);
    return fmt::format("if command -v ext4atlas-cli >/dev/null 2>&1; then exec ext4atlas-cli snapshot -o - {0}; "
                       "else LC_ALL=C PATH=$PATH:/usr/sbin:/sbin exec dumpe2fs {0}; fi",
                       quoted);
}

/// Runs ssh as the user configured it, with its answer in `answer` and its messages in `errors`. Returns its exit code.
int runSsh(const SftpName& name, const FileDescriptor& answer, const FileDescriptor& errors) {
    constexpr rlim_t most = rlim_t{1} << 30U; // bytes of a snapshot
    std::vector<std::string> words{"ssh"};
    if (!name.port.empty())
        words.insert(words.end(), {"-p", name.port});
    if (!name.user.empty())
        words.insert(words.end(), {"-l", name.user});
    words.insert(words.end(), {"--", name.host, questionOf(name.path)});
    std::vector<char*> arguments;
    for (auto& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit limit{most, most};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const FileDescriptor nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
        if (::dup2(nothing.get(), 0) == 0 && ::dup2(answer.get(), 1) == 1 && ::dup2(errors.get(), 2) == 2)
            ::execvp("ssh", arguments.data());
        ::_exit(cannotRunSsh);
    }
    int status = 0;
    while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return child > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : cannotRunSsh;
}

std::string lastLineOf(const FileDescriptor& file) {
    std::string text(64 * KiB, '\0');
    const auto size = ::lseek(file.get(), 0, SEEK_END);
    const auto from = std::max<off_t>(0, size - static_cast<off_t>(text.size()));
    const auto got = ::pread(file.get(), text.data(), text.size(), from);
    text.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    while (text.ends_with('\n') || text.ends_with('\r'))
        text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

Result<RemotePlace> openBySsh(const std::string& url) {
    const auto name = parseSftp(url, "ssh");
    if (!name)
        return std::unexpected(name.error());
    if (!isInstalled("ssh"))
        return refused(url, "ssh is not installed", "install openssh-client");
    FileDescriptor answer(::memfd_create("answer", MFD_CLOEXEC));
    const FileDescriptor errors(::memfd_create("errors", MFD_CLOEXEC));
    const int code = runSsh(*name, answer, errors);
    if (code != 0) {
        const auto reason = lastLineOf(errors);
        return std::unexpected(Error{.kind = ErrorKind::Io,
                                     .what = reason.empty() ? fmt::format("ssh ended with status {}", code)
                                                            : "cannot be read over ssh: " + reason,
                                     .where = url});
    }
    auto bytes = adoptFile(std::move(answer), url);
    if (!bytes)
        return std::unexpected(bytes.error());
    const Traffic traffic{.bytes = (*bytes)->size().value, .requests = 1};
    return RemotePlace{.bytes = std::move(*bytes), .traffic = [traffic] { return traffic; }};
}

Result<RemotePlace> openByS3(const std::string& url, const std::string& endpoint) {
    const auto name = parseS3(url);
    if (!name)
        return std::unexpected(name.error());
    if (name->key.empty() || name->key.ends_with('/')) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "is a bucket or a prefix, not an object",
                                     .where = url,
                                     .hint = "ext4atlas-cli scan " + url});
    }
    auto settings = awsSettings(endpoint);
    auto address = bucketAddress(*name, settings) + percentEncoded(name->key, true);
    return openByHttp({.name = url, .url = std::move(address), .aws = std::move(settings)});
}

} // namespace

Result<RemotePlace> openRemote(const std::string& url, const std::string& endpoint) {
    const auto scheme = remoteScheme(url);
    if (scheme == "http" || scheme == "https")
        return openByHttp({.name = url, .url = url});
    if (scheme == "s3")
        return openByS3(url, endpoint);
    if (scheme == "nbd" || scheme == "nbd+unix")
        return openByNbd(url);
    if (scheme == "sftp")
        return openBySftp(url);
    if (scheme == "ssh")
        return openBySsh(url);
    return refused(url, "cannot be opened: no program knows this kind of address",
                   "https://, s3://, nbd://, sftp:// or ssh://");
}

namespace {

// A listing comes as texts that each end with NUL: this mark and the key, or the last mark and why it failed, if it did.
constexpr char keyMark = 'K';
constexpr char endMark = 'E';

bool sendText(int socket, char mark, const std::string& text) {
    auto message = mark + text;
    message.push_back('\0');
    return sendAll(socket, std::as_bytes(std::span(message)));
}

void sendListing(const HttpAddress& address, const std::string& prefix, int socket) {
    std::string token;
    do {
        const auto page = listObjects(address, prefix, token);
        if (!page) {
            sendText(socket, endMark, bare(page.error()).what);
            return;
        }
        for (const auto& key : page->keys)
            if (!key.ends_with('/') && !sendText(socket, keyMark, key))
                return;
        token = page->nextToken;
    } while (!token.empty());
    sendText(socket, endMark, {});
}

} // namespace

Result<BucketListing> BucketListing::open(const std::string& url, const std::string& endpoint) {
    const auto name = parseS3(url);
    if (!name)
        return std::unexpected(name.error());
    const auto settings = awsSettings(endpoint);
    const HttpAddress address{.name = url, .url = bucketAddress(*name, settings), .aws = settings};
    const NetworkFiles files;
    auto socket = serveInChild(files.allowed(), [&](int other) { sendListing(address, name->key, other); });
    if (!socket)
        return std::unexpected(socket.error());
    return BucketListing(url, "s3://" + name->bucket + "/", std::move(*socket));
}

Result<std::optional<std::string>> BucketListing::next() {
    std::array<char, 65536> part{};
    auto end = m_waiting.find('\0');
    while (end == std::string::npos) {
        const auto got = ::recv(m_socket.get(), part.data(), part.size(), 0);
        if (got <= 0)
            return std::unexpected(Error{.kind = ErrorKind::Io, .what = "cannot be listed to its end", .where = m_url});
        m_waiting.append(part.data(), static_cast<std::size_t>(got));
        end = m_waiting.find('\0');
    }
    const auto text = m_waiting.substr(0, end);
    m_waiting.erase(0, end + 1);
    if (text.starts_with(keyMark))
        return m_bucket + text.substr(1);
    if (text.size() > 1)
        return std::unexpected(Error{.kind = ErrorKind::Io, .what = text.substr(1), .where = m_url});
    return std::nullopt;
}

} // namespace atlas
