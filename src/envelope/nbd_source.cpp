// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/nbd_source.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <span>
#include <utility>
#include <vector>

#ifdef ATLAS_HAS_NBD
#include <libnbd.h>
#endif

namespace atlas {

#ifdef ATLAS_HAS_NBD

namespace {

struct CloseNbd {
    void operator()(nbd_handle* handle) const { ::nbd_close(handle); }
};
using Nbd = std::unique_ptr<nbd_handle, CloseNbd>;

std::unexpected<Error> nbdError(const std::string& name, std::string_view doing) {
    const char* const why = ::nbd_get_error();
    return std::unexpected(Error{
        .kind = ErrorKind::Io, .what = fmt::format("{}: {}", doing, why == nullptr ? "unknown" : why), .where = name});
}

/// The end of a run of bytes that read as zeros, filled in by the callback below.
struct ZeroRun {
    std::uint64_t end = 0;
    bool isOpen = true; ///< nothing but zeros so far
};

/// Adds the extents that a server reports, in order, until one holds data.
int addExtents(void* data, const char* /*context*/, std::uint64_t offset, std::uint32_t* entries, std::size_t count,
               int* /*error*/) {
    auto& run = *static_cast<ZeroRun*>(data);
    run.end = offset;
    for (std::size_t n = 0; n + 1 < count && run.isOpen; n += 2) {
        run.isOpen = (entries[n + 1] & LIBNBD_STATE_ZERO) != 0;
        run.end += run.isOpen ? entries[n] : 0;
    }
    return 0;
}

std::size_t unitOf(nbd_handle* nbd) {
    constexpr std::int64_t largest = 64 * 1024; // which the protocol allows
    return static_cast<std::size_t>(
        std::clamp<std::int64_t>(::nbd_get_block_size(nbd, LIBNBD_SIZE_MINIMUM), 1, largest));
}

class NbdSource final : public ByteSource {
public:
    NbdSource(Nbd nbd, std::string name, ByteCount size)
        : m_nbd(std::move(nbd)),
          m_name(std::move(name)),
          m_size(size),
          m_unit(unitOf(m_nbd.get())),
          m_knowsHoles(::nbd_can_meta_context(m_nbd.get(), LIBNBD_CONTEXT_BASE_ALLOCATION) == 1) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        constexpr std::size_t largest = std::size_t{4} << 20U; // servers refuse more than 32 MiB
        if (offset.value > m_size.value || into.size() > m_size.value - offset.value) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = fmt::format("a read at byte {} passes the end", offset.value),
                                         .where = m_name,
                                         .found = fmt::format("{} bytes", m_size.value),
                                         .expected = fmt::format("at least {} bytes", offset.value + into.size())});
        }
        for (std::size_t done = 0; done < into.size();) {
            const auto at = offset.value + done;
            const auto left = into.subspan(done);
            const auto whole = std::min<std::size_t>(largest, left.size() / m_unit * m_unit);
            const bool isAligned = at % m_unit == 0 && whole > 0;
            const auto got = isAligned ? readWhole(at, left.first(whole)) : readPart(at, left);
            if (!got)
                return std::unexpected(got.error());
            done += *got;
        }
        return {};
    }

    [[nodiscard]] ByteCount size() const override { return m_size; }
    [[nodiscard]] std::string name() const override { return m_name; }

    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override {
        constexpr std::uint64_t most = std::uint64_t{1} << 30U; // a length of extents is 32 bits wide
        auto at = from.value;
        while (m_knowsHoles && at < m_size.value) {
            ZeroRun run{.end = at};
            const nbd_extent_callback callback{.callback = addExtents, .user_data = &run, .free = nullptr};
            const auto first = at / m_unit * m_unit;
            const auto count = std::min(most, m_size.value - first);
            if (::nbd_block_status(m_nbd.get(), count, first, callback, 0) != 0 || run.end <= at)
                break;
            at = std::min(run.end, m_size.value);
            if (!run.isOpen)
                break;
        }
        return {at};
    }

private:
    [[nodiscard]] Result<std::size_t> readWhole(std::uint64_t at, std::span<std::byte> into) const {
        if (::nbd_pread(m_nbd.get(), into.data(), into.size(), at, 0) != 0)
            return nbdError(m_name, fmt::format("cannot read byte {}", at));
        return into.size();
    }

    /// Reads within the one unit around `at`.
    [[nodiscard]] Result<std::size_t> readPart(std::uint64_t at, std::span<std::byte> into) const {
        std::vector<std::byte> unit(m_unit);
        const auto within = at % m_unit;
        if (const auto got = readWhole(at - within, unit); !got)
            return got;
        const auto count = std::min<std::size_t>(into.size(), m_unit - within);
        std::ranges::copy(std::span(unit).subspan(within, count), into.begin());
        return count;
    }

    Nbd m_nbd; ///< locks itself: libnbd(3), "Multi-threading"
    std::string m_name;
    ByteCount m_size;
    std::size_t m_unit; ///< the server answers only for whole ones
    bool m_knowsHoles;
};

} // namespace

bool hasNbd() { return true; }

namespace {

Nbd newHandle() {
    Nbd nbd(::nbd_create());
    if (nbd && ::nbd_add_meta_context(nbd.get(), LIBNBD_CONTEXT_BASE_ALLOCATION) != 0)
        nbd.reset();
    return nbd;
}

/// Precondition: it is connected.
Result<std::shared_ptr<const ByteSource>> sourceOf(Nbd nbd, std::string name) {
    const auto size = ::nbd_get_size(nbd.get());
    if (size < 0)
        return nbdError(name, "cannot be opened");
    return std::make_shared<NbdSource>(std::move(nbd), std::move(name), ByteCount{static_cast<std::uint64_t>(size)});
}

} // namespace

Result<std::shared_ptr<const ByteSource>> openNbd(FileDescriptor socket, std::string name) {
    auto nbd = newHandle();
    const int fd = socket.release();
    if (!nbd || ::nbd_connect_socket(nbd.get(), fd) != 0)
        return nbdError(name, "cannot be opened");
    return sourceOf(std::move(nbd), std::move(name));
}

Result<std::shared_ptr<const ByteSource>> connectNbd(const std::string& url) {
    auto nbd = newHandle();
    constexpr std::uint32_t transports = LIBNBD_ALLOW_TRANSPORT_TCP | LIBNBD_ALLOW_TRANSPORT_UNIX;
    if (!nbd || ::nbd_set_uri_allow_transports(nbd.get(), transports) != 0 ||
        ::nbd_set_uri_allow_local_file(nbd.get(), false) != 0 || ::nbd_connect_uri(nbd.get(), url.c_str()) != 0)
        return nbdError({}, "cannot be opened");
    return sourceOf(std::move(nbd), {});
}

#else

bool hasNbd() { return false; }

Result<std::shared_ptr<const ByteSource>> openNbd(FileDescriptor /*socket*/, std::string name) {
    return std::unexpected(Error{
        .kind = ErrorKind::Unsupported, .what = "this program was built without libnbd", .where = std::move(name)});
}

Result<std::shared_ptr<const ByteSource>> connectNbd(const std::string& url) { return openNbd({}, url); }

#endif

} // namespace atlas
