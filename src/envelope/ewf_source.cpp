// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence files (E01), which libewf parses in a confined child: src/base/served_bytes.h brings the bytes here.
#include "envelope/openers.h"

#include "base/file_descriptor.h"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#ifdef ATLAS_HAS_EWF
#include "base/served_bytes.h"
#include "confine/confined_program.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <libewf.h>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#endif

namespace atlas {

#ifdef ATLAS_HAS_EWF

namespace {

constexpr std::size_t maxOpen = 64; ///< segments that libewf keeps open; there may be thousands
constexpr std::string_view endOfSegmentsKey = "end_of_segments"; ///< between the child and this process

/// What libewf says first, which is the closest to the cause.
std::string reasonOf(libewf_error_t*& error) {
    std::array<char, 4096> text{};
    ::libewf_error_backtrace_sprint(error, text.data(), text.size());
    ::libewf_error_free(&error);
    const std::string_view reason(text.data());
    const auto line = reason.substr(0, reason.find('\n'));
    const auto end = line.find_last_not_of(" .");
    return std::string(line.substr(0, end == std::string_view::npos ? 0 : end + 1));
}

/// The segments of the file at `path`, in order, as their names tell.
std::vector<std::string> segmentsOf(const std::string& path) {
    char** names = nullptr;
    int count = 0;
    libewf_error_t* error = nullptr;
    if (::libewf_glob(path.c_str(), path.size(), LIBEWF_FORMAT_UNKNOWN, &names, &count, &error) != 1) {
        ::libewf_error_free(&error);
        return {path};
    }
    std::vector<std::string> segments(names, names + count);
    ::libewf_glob_free(names, count, &error);
    return segments;
}

class EwfSource final : public ByteSource {
public:
    EwfSource() { ::libewf_handle_initialize(&m_handle, nullptr); }
    EwfSource(const EwfSource&) = delete;
    EwfSource& operator=(const EwfSource&) = delete;
    ~EwfSource() override { ::libewf_handle_free(&m_handle, nullptr); }

    /// `segments` are opened when they are read.
    [[nodiscard]] Status open(std::vector<std::string>& segments) {
        std::vector<char*> names;
        for (auto& segment : segments)
            names.push_back(segment.data());
        libewf_error_t* error = nullptr;
        // libbfio 20130507 fails if the limit is above the number of files.
        if (names.size() > maxOpen)
            ::libewf_handle_set_maximum_number_of_open_handles(m_handle, static_cast<int>(maxOpen), nullptr);
        size64_t size = 0;
        const int count = static_cast<int>(names.size());
        if (::libewf_handle_open(m_handle, names.data(), count, LIBEWF_OPEN_READ, &error) != 1 ||
            ::libewf_handle_get_media_size(m_handle, &size, &error) != 1) {
            return std::unexpected(
                Error{.kind = ErrorKind::Corrupt, .what = "cannot be opened by libewf: " + reasonOf(error)});
        }
        m_size = {size};
        m_end = endOfSegments();
        return {};
    }

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        // The message leaves out the byte, so that all these reads are one finding.
        if (!into.empty() && offset.value + into.size() > m_end.value)
            return std::unexpected(Error{.kind = ErrorKind::Io, .what = "a segment of the evidence file is missing"});
        for (std::size_t done = 0; done < into.size();) {
            libewf_error_t* error = nullptr;
            const auto at = offset.value + done;
            const auto got = ::libewf_handle_read_random(m_handle, into.data() + done, into.size() - done,
                                                         static_cast<off64_t>(at), &error);
            if (got <= 0) {
                return std::unexpected(Error{.kind = ErrorKind::Io,
                                             .what = fmt::format("cannot read byte {}: {}", at,
                                                                 got == 0 ? "it lies past the end" : reasonOf(error))});
            }
            done += static_cast<std::size_t>(got);
        }
        if (const auto damaged = damagedIn({offset, {into.size()}})) {
            return std::unexpected(
                Error{.kind = ErrorKind::Io,
                      .what = fmt::format("cannot read byte {}: its chunk has a wrong checksum", damaged->value)});
        }
        return {};
    }

    [[nodiscard]] ByteCount size() const override { return m_size; }

    /// What was noted when the disk was acquired, and its hash, as lines of "name=value".
    [[nodiscard]] std::string facts() const {
        constexpr std::array headers{"case_number",
                                     "description",
                                     "examiner_name",
                                     "evidence_number",
                                     "notes",
                                     "acquiry_date",
                                     "system_date",
                                     "acquiry_operating_system",
                                     "acquiry_software_version",
                                     "model",
                                     "serial_number"};
        std::string all;
        for (const auto* const name : headers)
            add(all, name, headerValue(name));
        add(all, "MD5", hashValue("MD5"));
        add(all, "SHA1", hashValue("SHA1"));
        if (m_end.value < m_size.value)
            add(all, endOfSegmentsKey, fmt::to_string(m_end.value));
        return all;
    }

private:
    /// libewf reads a chunk that no segment lists as zeros with a wrong checksum, and fails only the second time.
    [[nodiscard]] bool isThere(std::uint64_t at) const {
        std::byte byte{};
        for (int time = 0; time < 2; ++time) {
            libewf_error_t* error = nullptr;
            if (::libewf_handle_read_random(m_handle, &byte, 1, static_cast<off64_t>(at), &error) == 1)
                continue;
            return reasonOf(error).find("missing chunk") == std::string::npos;
        }
        return true;
    }

    /// The first byte of the disk behind the segments that were found; the size of the disk if none is missing.
    [[nodiscard]] ByteOffset endOfSegments() const {
        size32_t chunk = 0;
        if (::libewf_handle_get_chunk_size(m_handle, &chunk, nullptr) != 1 || chunk == 0 || m_size.value == 0 ||
            isThere(m_size.value - 1)) {
            return {m_size.value};
        }
        std::uint64_t present = 0; // chunks
        for (std::uint64_t missing = (m_size.value - 1) / chunk; present < missing;) {
            const auto middle = std::midpoint(present, missing);
            if (isThere(middle * chunk))
                present = middle + 1;
            else
                missing = middle;
        }
        return {present * chunk};
    }

    /// The first of `bytes` in a chunk with a wrong checksum, which libewf reads as zeros and only notes.
    [[nodiscard]] std::optional<ByteOffset> damagedIn(ByteInterval bytes) const {
        constexpr std::uint64_t sector = 512;
        std::uint32_t count = 0;
        ::libewf_handle_get_number_of_checksum_errors(m_handle, &count, nullptr);
        for (std::uint32_t n = 0; n < count; ++n) {
            std::uint64_t first = 0;
            std::uint64_t sectors = 0;
            if (::libewf_handle_get_checksum_error(m_handle, n, &first, &sectors, nullptr) == 1 &&
                first * sector < bytes.end().value && bytes.first.value < (first + sectors) * sector)
                return std::max(bytes.first, ByteOffset{first * sector});
        }
        return std::nullopt;
    }

    using Text = std::array<std::uint8_t, 4096>;

    static void add(std::string& all, std::string_view name, std::string value) {
        std::ranges::replace_if(value, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
        if (!value.empty())
            all += fmt::format("{}={}\n", name, value);
    }

    static std::string textIn(const Text& text) {
        const auto end = std::ranges::find(text, std::uint8_t{0});
        return {text.begin(), end};
    }

    [[nodiscard]] std::string headerValue(std::string_view name) const {
        Text text{};
        const auto* const id = reinterpret_cast<const std::uint8_t*>(name.data());
        const bool found =
            ::libewf_handle_get_utf8_header_value(m_handle, id, name.size(), text.data(), text.size(), nullptr) == 1;
        return found ? textIn(text) : std::string();
    }

    [[nodiscard]] std::string hashValue(std::string_view name) const {
        Text text{};
        const auto* const id = reinterpret_cast<const std::uint8_t*>(name.data());
        const bool found =
            ::libewf_handle_get_utf8_hash_value(m_handle, id, name.size(), text.data(), text.size(), nullptr) == 1;
        return found ? textIn(text) : std::string();
    }

    libewf_handle_t* m_handle = nullptr;
    ByteCount m_size{};
    ByteOffset m_end{};
};

/// In the child.
void serveSegments(std::vector<std::string> segments, int socket) {
    EwfSource source;
    if (const auto opened = source.open(segments); !opened)
        return serveFailure(opened.error(), socket);
    serveBytes(source, source.facts(), socket);
}

std::vector<StoredFact> factsIn(std::string_view text) {
    std::vector<StoredFact> facts;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size() - 1);
        const auto line = text.substr(0, end);
        const auto equals = line.find('=');
        if (equals != std::string_view::npos)
            facts.push_back({std::string(line.substr(0, equals)), std::string(line.substr(equals + 1))});
        text.remove_prefix(end + 1);
    }
    return facts;
}

/// The name of the segment after that at `path`: .E02 after .E01, .EAA after .E99, .FAA after .EZZ.
std::string nextSegment(std::string path) {
    if (path.size() < 3)
        return path;
    const std::span<char> digits(path.data() + path.size() - 3, 3);
    const char first = digits[0] >= 'a' ? 'a' : 'A';
    const bool isNumber = digits[1] <= '9';
    if (isNumber && digits[1] == '9' && digits[2] == '9') {
        digits[1] = digits[2] = first;
        return path;
    }
    const char last = isNumber ? '9' : static_cast<char>(first + 25);
    for (std::size_t n = 3; n-- > 0;) {
        if (n == 0 || digits[n] != last) {
            ++digits[n];
            break;
        }
        digits[n] = isNumber ? '0' : first;
    }
    return path;
}

/// Takes the end of the segments out of the facts: nullopt if none is missing.
std::optional<ByteOffset> takeEnd(std::vector<StoredFact>& facts) {
    const auto found = std::ranges::find(facts, endOfSegmentsKey, &StoredFact::name);
    if (found == facts.end())
        return std::nullopt;
    std::uint64_t end = 0;
    std::from_chars(found->value.data(), found->value.data() + found->value.size(), end);
    facts.erase(found);
    return ByteOffset{end};
}

} // namespace

Result<EnvelopedDisk> openEwf(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                              const EnvelopeRequest& /*request*/) {
    const auto path = file->name();
    auto segments = segmentsOf(path);
    std::vector<FileDescriptor> open;
    Confinement allowed;
    for (const auto& segment : segments) {
        open.emplace_back(::open(segment.c_str(), O_PATH | O_CLOEXEC));
        if (open.back().isOpen())
            allowed.files.push_back(open.back().get());
    }
    auto socket = serveInChild(allowed, [&](int served) { serveSegments(segments, served); });
    if (!socket)
        return std::unexpected(socket.error());
    auto served = openServed(std::move(*socket), path);
    if (!served)
        return std::unexpected(served.error());
    EnvelopedDisk disk{std::move(served->bytes), {.format = std::string(format.id), .stored = factsIn(served->about)}};
    for (const auto& segment : segments)
        disk.envelope.files.push_back({segment, std::string(format.id)});
    if (const auto end = takeEnd(disk.envelope.stored))
        disk.envelope.missing.push_back({nextSegment(segments.back()), between(*end, {disk.bytes->size().value})});
    return disk;
}

#else

Result<EnvelopedDisk> openEwf(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                              const EnvelopeRequest& /*request*/) {
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported,
              .what = fmt::format("is {}, and this program was built without libewf, which opens it", format.name),
              .where = file->name(),
              .hint = conversionCommand(format, file->name())});
}

#endif

} // namespace atlas
