// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/unpacked_stream.h"

#include "base/units.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef ATLAS_HAS_ARCHIVE
#include <archive.h>
#include <archive_entry.h>
#endif

namespace atlas {
namespace {

constexpr std::size_t streamBytes = 256 * KiB;

/// The first bytes of compressed files: gzip, zstd, xz, bzip2, lz4.
constexpr std::array<std::string_view, 5> compressedMagics{"\x1f\x8b", "\x28\xb5\x2f\xfd", "\xfd\x37\x7a\x58\x5a",
                                                           "BZh", "\x04\x22\x4d\x18"};

bool isCompressed(std::string_view head) {
    return std::ranges::any_of(compressedMagics, [&](std::string_view magic) { return head.starts_with(magic); });
}

} // namespace

struct UnpackedStream::State {
    std::string path;
    FileDescriptor file;
    std::uint64_t size = 0;
    bool isSeekable = false;
    std::uint64_t done = 0;
    std::vector<char> buffer = std::vector<char>(streamBytes);
    std::size_t held = 0; ///< bytes of the buffer that were read to recognise the format
    bool isRecognised = false;
    std::string fault{}; ///< of a read inside libarchive
#ifdef ATLAS_HAS_ARCHIVE
    std::vector<char> unpacked{};
    archive* packed = nullptr;
    ~State() { close(); }
    void close() {
        if (packed != nullptr)
            ::archive_read_free(packed);
        packed = nullptr;
    }
#else
    bool packed = false;
    void close() { packed = false; }
#endif
    State(std::string name, FileDescriptor opened) : path(std::move(name)), file(std::move(opened)) {}
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    /// Fills the buffer as far as one read does; 0 at the end, negative on failure.
    ssize_t fill(std::size_t from = 0) {
        ssize_t got = 0;
        do
            got = ::read(file.get(), buffer.data() + from, buffer.size() - from);
        while (got < 0 && errno == EINTR);
        done += got > 0 ? static_cast<std::uint64_t>(got) : 0;
        if (got < 0)
            fault = std::strerror(errno); // NOLINT(concurrency-mt-unsafe): the process has one thread
        return got;
    }
    [[nodiscard]] std::unexpected<Error> failed(ErrorKind kind, std::string what) const {
        return std::unexpected(Error{.kind = kind, .what = std::move(what), .where = path, .found = fault});
    }
    Status recognise();
    Status openPacked();
    Result<std::string_view> readPacked();
};

Status UnpackedStream::State::recognise() {
    constexpr std::size_t longestMagic = 8;
    isRecognised = true;
    while (held < longestMagic) {
        const auto got = fill(held);
        if (got < 0)
            return failed(ErrorKind::Io, "cannot be read");
        if (got == 0)
            break;
        held += static_cast<std::size_t>(got);
    }
    return isCompressed({buffer.data(), held}) ? openPacked() : Status{};
}

#ifdef ATLAS_HAS_ARCHIVE

/// Only filters that are part of libarchive: for others it would run programs.
Status UnpackedStream::State::openPacked() {
    packed = ::archive_read_new();
    if (packed == nullptr)
        return failed(ErrorKind::Limit, "there is no memory to unpack it");
    ::archive_read_support_filter_bzip2(packed);
    ::archive_read_support_filter_gzip(packed);
    ::archive_read_support_filter_lz4(packed);
    ::archive_read_support_filter_xz(packed);
    ::archive_read_support_filter_zstd(packed);
    ::archive_read_support_format_raw(packed);
    const auto more = [](archive* /*packed*/, void* self, const void** into) -> la_ssize_t {
        auto& state = *static_cast<State*>(self);
        *into = state.buffer.data();
        if (const auto held = std::exchange(state.held, 0); held > 0)
            return static_cast<la_ssize_t>(held);
        return state.fill();
    };
    archive_entry* entry = nullptr;
    if (::archive_read_open(packed, this, nullptr, more, nullptr) != ARCHIVE_OK ||
        ::archive_read_next_header(packed, &entry) != ARCHIVE_OK) {
        fault = ::archive_error_string(packed) == nullptr ? "" : ::archive_error_string(packed);
        return failed(ErrorKind::Corrupt, "is compressed and cannot be unpacked");
    }
    unpacked.resize(streamBytes);
    return {};
}

Result<std::string_view> UnpackedStream::State::readPacked() {
    const auto got = ::archive_read_data(packed, unpacked.data(), unpacked.size());
    if (got >= 0)
        return std::string_view(unpacked.data(), static_cast<std::size_t>(got));
    fault = ::archive_error_string(packed) == nullptr ? "" : ::archive_error_string(packed);
    return failed(ErrorKind::Corrupt, "cannot be unpacked to its end");
}

#else

Status UnpackedStream::State::openPacked() {
    return failed(ErrorKind::Unsupported, "is compressed, and this program was built without libarchive");
}

Result<std::string_view> UnpackedStream::State::readPacked() { return std::string_view(); }

#endif

UnpackedStream::UnpackedStream(std::unique_ptr<State> state) : m_state(std::move(state)) {}
UnpackedStream::UnpackedStream(UnpackedStream&& other) noexcept = default;
UnpackedStream& UnpackedStream::operator=(UnpackedStream&& other) noexcept = default;
UnpackedStream::~UnpackedStream() = default;

Result<UnpackedStream> UnpackedStream::open(const std::string& path) {
    FileDescriptor file(path == "-" ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
                                    : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    auto state = std::make_unique<State>(path, std::move(file));
    struct stat info{};
    if (!state->file.isOpen() || ::fstat(state->file.get(), &info) != 0) {
        state->fault = std::strerror(errno); // NOLINT(concurrency-mt-unsafe): the process has one thread
        return state->failed(ErrorKind::Io, "cannot be opened");
    }
    if (S_ISDIR(info.st_mode))
        return state->failed(ErrorKind::Usage, "is a folder, not a trace");
    state->isSeekable = S_ISREG(info.st_mode);
    state->size = S_ISREG(info.st_mode) ? static_cast<std::uint64_t>(info.st_size) : 0;
    return UnpackedStream(std::move(state));
}

Result<std::string_view> UnpackedStream::read() {
    auto& state = *m_state;
    if (!state.isRecognised)
        if (auto status = state.recognise(); !status)
            return std::unexpected(status.error());
    if (state.packed)
        return state.readPacked();
    if (const auto held = std::exchange(state.held, 0); held > 0)
        return std::string_view(state.buffer.data(), held);
    const auto got = state.fill();
    if (got < 0)
        return state.failed(ErrorKind::Io, "cannot be read");
    return std::string_view(state.buffer.data(), static_cast<std::size_t>(got));
}

std::uint64_t UnpackedStream::done() const { return m_state->done; }
std::uint64_t UnpackedStream::size() const { return m_state->size; }
bool UnpackedStream::isSeekable() const { return m_state->isSeekable; }

Status UnpackedStream::rewind() {
    auto& state = *m_state;
    if (::lseek(state.file.get(), 0, SEEK_SET) != 0) {
        state.fault = std::strerror(errno); // NOLINT(concurrency-mt-unsafe): the process has one thread
        return state.failed(ErrorKind::Io, "cannot be read a second time");
    }
    state.close();
    state.held = 0;
    state.done = 0;
    state.isRecognised = false;
    return {};
}

} // namespace atlas
