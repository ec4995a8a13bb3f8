// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/unpacked.h"

#include "base/file_descriptor.h"
#include "confine/sandbox.h"
#include "device/image_format.h"
#include "envelope/temporary_file.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#ifdef ATLAS_HAS_ARCHIVE
#include <archive.h>
#include <archive_entry.h>
#endif

namespace atlas {

#ifdef ATLAS_HAS_ARCHIVE
namespace {

constexpr std::size_t pieceBytes = 64 * KiB;        ///< zero runs of this size stay holes
constexpr std::size_t maxMembers = 4096;            ///< that are listed
constexpr std::size_t peekedBytes = formatHeadBytes;

/// What the child tells the parent, as fixed-size records through a pipe.
struct Told {
    enum class Kind : std::uint8_t { Progress, Member, Done, Failed, Full };
    Kind kind{};
    bool isDisk = false;       ///< of Member: it begins like a disk or a file that holds one
    std::uint64_t done = 0; ///< of Progress: bytes of the packed file; of Done and Member: bytes unpacked, if known
    std::array<char, 480> text{}; ///< of Member: its name; of Failed: why
};
static_assert(sizeof(Told) <= 512, "written at once, as PIPE_BUF allows");

void put(std::array<char, 480>& into, std::string_view text) {
    const auto size = std::min(text.size(), into.size() - 1);
    std::ranges::copy(text.substr(0, size), into.begin());
}

// --- The child

class Unpacker {
public:
    Unpacker(const ByteSource& file, int to, int tell, std::uint64_t room)
        : m_file(file), m_to(to), m_tell(tell), m_room(room) {}
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    ~Unpacker() { close(); }

    /// Tells all members that are files.
    void list() {
        if (!open())
            return fail();
        std::size_t listed = 0;
        while (next() && listed++ < maxMembers) {
            Told member{.kind = Told::Kind::Member, .isDisk = beginsLikeADisk()};
            member.done = ::archive_entry_size_is_set(m_entry) != 0
                              ? static_cast<std::uint64_t>(::archive_entry_size(m_entry))
                              : 0;
            put(member.text, nameOf(m_entry));
            say(member);
            if (::archive_format(m_archive) == ARCHIVE_FORMAT_RAW)
                break; // the next header would be looked for behind all that is compressed
        }
        m_isBroken ? fail() : say({.kind = Told::Kind::Done});
    }

    /// Unpacks the member `name`; what is compressed as a whole where it is empty.
    void unpack(const std::string& name) {
        m_isPlain = name.empty();
        if (!open())
            return fail();
        while (next())
            if (m_isPlain || nameOf(m_entry) == name)
                return copy();
        m_isBroken ? fail() : say({.kind = Told::Kind::Done, .isDisk = false});
    }

private:
    /// Only what is part of libarchive: for other filters it would run programs.
    bool open() {
        m_archive = ::archive_read_new();
        if (m_archive == nullptr)
            return false;
        ::archive_read_support_filter_bzip2(m_archive);
        ::archive_read_support_filter_gzip(m_archive);
        ::archive_read_support_filter_lz4(m_archive);
        ::archive_read_support_filter_lzip(m_archive);
        ::archive_read_support_filter_lzma(m_archive);
        ::archive_read_support_filter_xz(m_archive);
        ::archive_read_support_filter_zstd(m_archive);
        ::archive_read_support_format_raw(m_archive);
        if (!m_isPlain) {
            ::archive_read_support_format_7zip(m_archive);
            ::archive_read_support_format_tar(m_archive);
            ::archive_read_support_format_zip(m_archive);
        }
        ::archive_read_set_callback_data(m_archive, this);
        ::archive_read_set_read_callback(m_archive, [](archive*, void* self, const void** into) {
            return static_cast<Unpacker*>(self)->readMore(into);
        });
        ::archive_read_set_skip_callback(m_archive, [](archive*, void* self, la_int64_t bytes) {
            return static_cast<Unpacker*>(self)->skip(bytes);
        });
        ::archive_read_set_seek_callback(m_archive, [](archive*, void* self, la_int64_t offset, int whence) {
            return static_cast<Unpacker*>(self)->seek(offset, whence);
        });
        return ::archive_read_open1(m_archive) == ARCHIVE_OK;
    }

    void close() {
        if (m_archive != nullptr)
            ::archive_read_free(m_archive);
        m_archive = nullptr;
    }

    la_ssize_t readMore(const void** into) {
        const auto size = std::min<std::uint64_t>(m_buffer.size(), m_file.size().value - m_at);
        if (!m_file.read({m_at}, std::span(m_buffer).first(size))) {
            ::archive_set_error(m_archive, EIO, "the file cannot be read");
            return -1;
        }
        m_at += size;
        *into = m_buffer.data();
        return static_cast<la_ssize_t>(size);
    }

    la_int64_t skip(la_int64_t bytes) {
        const auto some =
            std::min(static_cast<std::uint64_t>(std::max<la_int64_t>(bytes, 0)), m_file.size().value - m_at);
        m_at += some;
        return static_cast<la_int64_t>(some);
    }

    la_int64_t seek(la_int64_t offset, int whence) {
        const auto base = whence == SEEK_CUR ? m_at : whence == SEEK_END ? m_file.size().value : 0;
        const auto to = static_cast<la_int64_t>(base) + offset;
        if (to < 0 || static_cast<std::uint64_t>(to) > m_file.size().value)
            return ARCHIVE_FATAL;
        m_at = static_cast<std::uint64_t>(to);
        return to;
    }

    /// The next member that is a file.
    bool next() {
        int status = ARCHIVE_OK;
        while ((status = ::archive_read_next_header(m_archive, &m_entry)) == ARCHIVE_OK || status == ARCHIVE_WARN)
            if (::archive_entry_filetype(m_entry) == AE_IFREG || ::archive_format(m_archive) == ARCHIVE_FORMAT_RAW)
                return true;
        m_isBroken = status != ARCHIVE_EOF;
        return false;
    }

    /// Reads the first bytes of the member: those of an ext superblock, an MBR, a GPT or another format of images.
    bool beginsLikeADisk() {
        std::vector<std::byte> head(peekedBytes);
        std::size_t got = 0;
        la_ssize_t part = 0;
        while (got < head.size() && (part = ::archive_read_data(m_archive, head.data() + got, head.size() - got)) > 0)
            got += static_cast<std::size_t>(part);
        head.resize(got);
        const auto has = [&](std::size_t at, std::uint16_t magic) {
            return got >= at + sizeof magic && little<std::uint16_t>(head, at) == magic;
        };
        constexpr std::size_t extMagicAt = 1080;
        constexpr std::size_t bootMagicAt = 510;
        return has(extMagicAt, 0xEF53) || has(bootMagicAt, 0xAA55) || imageFormat(head).has_value();
    }

    static std::string nameOf(archive_entry* entry) {
        const char* name = ::archive_entry_pathname_utf8(entry);
        name = name == nullptr ? ::archive_entry_pathname(entry) : name;
        return name == nullptr ? std::string() : std::string(name).substr(0, Told{}.text.size() - 1);
    }

    void copy() {
        const void* bytes = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        int status = ARCHIVE_OK;
        std::uint64_t end = 0;
        while ((status = ::archive_read_data_block(m_archive, &bytes, &size, &offset)) == ARCHIVE_OK ||
               status == ARCHIVE_WARN) {
            const auto at = static_cast<std::uint64_t>(offset);
            if (!write({static_cast<const std::byte*>(bytes), size}, at))
                return;
            end = std::max(end, at + size);
            tellProgress();
        }
        if (status != ARCHIVE_EOF)
            return fail();
        if (::ftruncate(m_to, static_cast<off_t>(end)) != 0)
            return say({.kind = Told::Kind::Full});
        say({.kind = Told::Kind::Done, .isDisk = true, .done = end});
    }

    /// False if there is no room for it.
    bool write(std::span<const std::byte> bytes, std::uint64_t at) {
        while (!bytes.empty()) {
            const auto part = bytes.first(std::min<std::uint64_t>(bytes.size(), pieceBytes - at % pieceBytes));
            const bool isZero = std::ranges::all_of(part, [](std::byte b) { return b == std::byte{}; });
            m_written += isZero ? 0 : part.size();
            const bool fits =
                isZero || (m_written <= m_room && ::pwrite(m_to, part.data(), part.size(), static_cast<off_t>(at)) ==
                                                      static_cast<ssize_t>(part.size()));
            if (!fits) {
                say({.kind = Told::Kind::Full});
                return false;
            }
            bytes = bytes.subspan(part.size());
            at += part.size();
        }
        return true;
    }

    void tellProgress() {
        constexpr std::uint64_t step = 4 * MiB;
        if (m_at < m_toldAt + step)
            return;
        m_toldAt = m_at;
        say({.kind = Told::Kind::Progress, .done = m_at});
    }

    void fail() {
        Told told{.kind = Told::Kind::Failed};
        const char* why = m_archive == nullptr ? "no memory" : ::archive_error_string(m_archive);
        put(told.text, why == nullptr ? "it is damaged" : why);
        say(told);
    }

    void say(const Told& told) const { [[maybe_unused]] const auto written = ::write(m_tell, &told, sizeof told); }

    const ByteSource& m_file;
    int m_to;
    int m_tell;
    std::uint64_t m_room;
    archive* m_archive = nullptr;
    archive_entry* m_entry = nullptr;
    std::vector<std::byte> m_buffer = std::vector<std::byte>(256 * KiB);
    std::uint64_t m_at = 0;
    std::uint64_t m_toldAt = 0;
    std::uint64_t m_written = 0;
    bool m_isBroken = false;
    bool m_isPlain = false; ///< compressed, and no archive
};

// --- The parent

std::unexpected<Error> cannotUnpack(const ByteSource& file, ErrorKind kind, std::string what, std::string hint = {}) {
    return std::unexpected(Error{.kind = kind, .what = std::move(what), .where = file.name(), .hint = std::move(hint)});
}

/// A file of whoever started this process. It is empty, so that nothing is overwritten.
Result<FileDescriptor> openInherited(const std::string& path) {
    constexpr std::string_view folder = "/dev/fd/";
    const auto number = std::string_view(path).substr(std::min(path.size(), folder.size()));
    int inherited = -1;
    const auto [end, failed] = std::from_chars(number.data(), number.data() + number.size(), inherited);
    const bool isNumber = path.starts_with(folder) && failed == std::errc() && end == number.data() + number.size();
    FileDescriptor file(isNumber ? ::fcntl(inherited, F_DUPFD_CLOEXEC, 3) : -1);
    struct stat info{};
    if (file.isOpen() && ::fstat(file.get(), &info) == 0 && S_ISREG(info.st_mode) && info.st_size == 0)
        return file;
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = "is not the descriptor of an open empty file",
                                 .where = "--unpack-to",
                                 .found = path,
                                 .expected = "/dev/fd/N"});
}

/// What a run of the child came to.
struct Outcome {
    std::vector<Told> members{};
    std::optional<Told> last{}; ///< nullopt if it was ended
};

/// Runs `work` in a child that can only read what is open, write to `to` and tell of it, and dies with this process.
template <class Work>
Outcome inConfinedChild(const ByteSource& file, int to, std::uint64_t room, const EnvelopeRequest& request, Work work) {
    Outcome outcome;
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return outcome;
    const FileDescriptor hear(ends[0]);
    FileDescriptor tell(ends[1]);
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    if (child == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != parent)
            ::_exit(1);
        limitResources();
        [[maybe_unused]] const auto sandbox = enterSandbox();
        {
            Unpacker unpacker(file, to, tell.get(), room);
            work(unpacker);
        }
        ::_exit(0);
    }
    tell = FileDescriptor();
    Told told;
    while (child > 0 && ::read(hear.get(), &told, sizeof told) == static_cast<ssize_t>(sizeof told))
        if (told.kind == Told::Kind::Progress)
            request.report(told.done, file.size().value);
        else if (told.kind == Told::Kind::Member)
            outcome.members.push_back(told);
        else
            outcome.last = told;
    int status = 0;
    while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return outcome;
}

std::string nameIn(const Told& told) { return {told.text.data()}; }

std::vector<std::string> disksIn(const std::vector<Told>& members) {
    std::vector<std::string> disks;
    for (const auto& member : members)
        if (member.isDisk)
            disks.push_back(nameIn(member));
    return disks;
}

/// The only file in an archive, or of several the only one that begins like a disk.
Result<std::string> chooseMember(const ByteSource& file, const std::vector<Told>& members, const std::string& asked) {
    std::vector<std::string> names;
    std::ranges::transform(members, std::back_inserter(names), nameIn);
    const auto disks = disksIn(members);
    if (names.empty())
        return cannotUnpack(file, ErrorKind::Unsupported, "the archive holds no file");
    constexpr std::size_t maxNamed = 12;
    const auto& offered = disks.empty() ? names : disks;
    const auto list = fmt::format("{}{}", fmt::join(std::span(offered).first(std::min(offered.size(), maxNamed)), ", "),
                                  offered.size() > maxNamed ? " …" : "");
    if (!asked.empty()) {
        if (std::ranges::find(names, asked) != names.end())
            return asked;
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the archive has no such member",
                                     .where = file.name(),
                                     .found = asked,
                                     .expected = list});
    }
    if (names.size() == 1)
        return names.front();
    if (disks.size() == 1)
        return disks.front();
    auto question = cannotUnpack(
        file, ErrorKind::Usage,
        disks.empty() ? fmt::format("none of the {} files in the archive begins like a disk: {}", names.size(), list)
                      : fmt::format("the archive holds {} disk images: {}", disks.size(), list),
        "--member NAME");
    question.error().members = offered;
    return question;
}

Status checkOutcome(const ByteSource& file, const Outcome& outcome) {
    if (!outcome.last)
        return cannotUnpack(file, ErrorKind::Limit, "unpacking stopped at the limits on memory and time");
    switch (outcome.last->kind) {
    case Told::Kind::Failed:
        return cannotUnpack(file, ErrorKind::Corrupt, fmt::format("cannot be unpacked: {}", nameIn(*outcome.last)));
    case Told::Kind::Full:
        return cannotUnpack(file, ErrorKind::Limit, "the unpacked image does not fit on the file system of the cache",
                            "--temporary FOLDER, on one with more room");
    case Told::Kind::Progress:
    case Told::Kind::Member:
    case Told::Kind::Done: break;
    }
    return {};
}

bool isArchive(std::string_view format) { return format == "zip" || format == "7z" || format == "tar"; }

class UnpackedSource final : public ByteSource {
public:
    UnpackedSource(std::unique_ptr<ByteSource> bytes, std::string name)
        : m_bytes(std::move(bytes)), m_name(std::move(name)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        return m_bytes->read(offset, into);
    }
    [[nodiscard]] ByteCount size() const override { return m_bytes->size(); }
    [[nodiscard]] std::string name() const override { return m_name; }
    [[nodiscard]] std::optional<int> descriptor() const override { return m_bytes->descriptor(); }

private:
    std::unique_ptr<ByteSource> m_bytes;
    std::string m_name;
};

} // namespace

Result<EnvelopedDisk> openPacked(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                 const EnvelopeRequest& request) {
    auto temporary = request.unpackTo.empty() ? openTemporary(request.temporary) : openInherited(request.unpackTo);
    if (!temporary)
        return std::unexpected(temporary.error());
    const auto room = roomFor(temporary->get());
    const auto run = [&](auto work) { return inConfinedChild(*file, temporary->get(), room, request, work); };
    const auto listed = run([](Unpacker& unpacker) { unpacker.list(); });
    if (auto status = checkOutcome(*file, listed); !status)
        return std::unexpected(status.error());
    // libarchive takes a disk that begins with zeros for an empty tar, and names "data" what it takes for no archive.
    const bool isPlain =
        !isArchive(format.id) &&
        (listed.members.empty() || (listed.members.size() == 1 && nameIn(listed.members.front()) == "data"));
    if (isPlain && !request.member.empty())
        return cannotUnpack(*file, ErrorKind::Usage, "is compressed and no archive, so it has no members",
                            "leave out --member");
    auto member = isPlain ? Result<std::string>() : chooseMember(*file, listed.members, request.member);
    if (!member)
        return std::unexpected(member.error());
    const auto done = run([&](Unpacker& unpacker) { unpacker.unpack(*member); });
    if (auto status = checkOutcome(*file, done); !status)
        return std::unexpected(status.error());
    auto bytes = openFile(fmt::format("/dev/fd/{}", temporary->get()));
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto disks = disksIn(listed.members);
    return EnvelopedDisk{.bytes = std::make_shared<UnpackedSource>(std::move(*bytes), file->name()),
                         .envelope = {.format = std::string(format.id),
                                      .files = {{.path = file->name(), .format = std::string(format.id)}},
                                      .member = *member,
                                      .members = disks.size() > 1 ? disks : std::vector<std::string>()}};
}

#else

Result<EnvelopedDisk> openPacked(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                 const EnvelopeRequest& /*request*/) {
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported,
              .what = fmt::format("is {}, and this program was built without libarchive", format.name),
              .where = file->name(),
              .hint = conversionCommand(format, file->name())});
}

#endif

} // namespace atlas
