// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/served_bytes.h"

#include "base/socket_bytes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fmt/format.h>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

namespace atlas {
namespace {

constexpr std::uint32_t largestPart = 4U << 20U;
constexpr std::uint32_t longestText = 1U << 20U;

// Both sides are this program on this machine, so numbers are sent as they lie in memory.

/// What is told first.
struct Greeting {
    std::uint64_t size;
    std::uint32_t failed; ///< an ErrorKind, plus 1; 0: none
    std::uint32_t length; ///< of the text that follows: about the bytes, or why there are none
};

/// Soon: `count` places follow, which are to be read together; it is answered with nothing.
enum class Asked : std::uint32_t { Bytes, DataFrom, Soon };

constexpr std::uint32_t mostPlaces = 4096;

struct Request {
    std::uint64_t offset;
    std::uint32_t count;
    Asked asked;
};

struct Reply {
    std::uint32_t failed;
    std::uint32_t length; ///< of the bytes or the text that follow
};

template <class T>
bool sendValue(int socket, const T& value) {
    return sendAll(socket, std::as_bytes(std::span(&value, 1)));
}

template <class T>
bool receiveValue(int socket, T& value) {
    return receiveAll(socket, std::as_writable_bytes(std::span(&value, 1)));
}

bool sendGreeting(int socket, Greeting greeting, const std::string& text) {
    const auto sent = std::string_view(text).substr(0, longestText);
    greeting.length = static_cast<std::uint32_t>(sent.size());
    return sendValue(socket, greeting) && sendAll(socket, std::as_bytes(std::span(sent)));
}

bool sendReply(int socket, bool failed, std::span<const std::byte> bytes) {
    const Reply reply{.failed = failed ? 1U : 0U, .length = static_cast<std::uint32_t>(bytes.size())};
    return sendValue(socket, reply) && sendAll(socket, bytes);
}

bool answer(int socket, const ByteSource& source, const Request& request, std::vector<std::byte>& buffer) {
    if (request.asked == Asked::DataFrom) {
        const auto at = source.dataFrom({request.offset}).value;
        return sendReply(socket, false, std::as_bytes(std::span(&at, 1)));
    }
    if (request.asked == Asked::Soon) {
        std::vector<ByteInterval> places(std::min(request.count, mostPlaces));
        if (!receiveAll(socket, std::as_writable_bytes(std::span(places))))
            return false;
        source.willRead(places);
        return true;
    }
    buffer.resize(std::min(request.count, largestPart));
    if (const auto read = source.read({request.offset}, buffer); !read)
        return sendReply(socket, true, std::as_bytes(std::span(std::string_view(read.error().what))));
    return sendReply(socket, false, buffer);
}

class ServedSource final : public ByteSource {
public:
    ServedSource(FileDescriptor socket, std::string name, ByteCount size, bool isDistant)
        : m_socket(std::move(socket)), m_name(std::move(name)), m_size(size), m_isDistant(isDistant) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        const std::scoped_lock one(m_lock);
        for (std::size_t done = 0; done < into.size();) {
            const auto part = into.subspan(done, std::min<std::size_t>(largestPart, into.size() - done));
            const Request request{offset.value + done, static_cast<std::uint32_t>(part.size()), Asked::Bytes};
            if (auto status = ask(request, part); !status)
                return status;
            done += part.size();
        }
        return {};
    }

    [[nodiscard]] ByteCount size() const override { return m_size; }
    [[nodiscard]] std::string name() const override { return m_name; }

    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override {
        const std::scoped_lock one(m_lock);
        std::uint64_t at = from.value;
        return ask({from.value, 0, Asked::DataFrom}, std::as_writable_bytes(std::span(&at, 1)))
                   ? ByteOffset{std::clamp(at, from.value, std::max(from.value, m_size.value))}
                   : from;
    }

    bool willRead(std::span<const ByteInterval> places) const override {
        if (!m_isDistant || places.empty())
            return m_isDistant;
        const std::scoped_lock one(m_lock);
        const auto told = places.first(std::min<std::size_t>(places.size(), mostPlaces));
        return sendValue(m_socket.get(), Request{0, static_cast<std::uint32_t>(told.size()), Asked::Soon}) &&
               sendAll(m_socket.get(), std::as_bytes(told));
    }

private:
    [[nodiscard]] std::unexpected<Error> failed(std::string what) const {
        return std::unexpected(Error{.kind = ErrorKind::Io, .what = std::move(what), .where = m_name});
    }

    /// The answer must fill `into`.
    [[nodiscard]] Status ask(const Request& request, std::span<std::byte> into) const {
        Reply reply{};
        if (!sendValue(m_socket.get(), request) || !receiveValue(m_socket.get(), reply))
            return failed(fmt::format("cannot read byte {}: the process that reads it has ended", request.offset));
        if (reply.failed != 0) {
            std::string why(std::min(reply.length, longestText), '\0');
            const bool isWhole = receiveAll(m_socket.get(), std::as_writable_bytes(std::span(why)));
            return failed(isWhole ? std::move(why) : fmt::format("cannot read byte {}", request.offset));
        }
        if (reply.length != into.size() || !receiveAll(m_socket.get(), into))
            return failed(fmt::format("cannot read byte {}: the process that reads it has ended", request.offset));
        return {};
    }

    FileDescriptor m_socket;
    std::string m_name;
    ByteCount m_size;
    bool m_isDistant; ///< what the other process reads is on another machine
    mutable std::mutex m_lock{}; ///< one question at a time
};

} // namespace

void serveBytes(const ByteSource& source, const std::string& about, int socket) {
    if (!sendGreeting(socket, {.size = source.size().value, .failed = 0, .length = 0}, about))
        return;
    std::vector<std::byte> buffer;
    for (Request request{}; receiveValue(socket, request);)
        if (!answer(socket, source, request, buffer))
            return;
}

void serveFailure(const Error& error, int socket) {
    // Nobody is left to be told if this fails.
    [[maybe_unused]] const bool sent = sendGreeting(
        socket, {.size = 0, .failed = static_cast<std::uint32_t>(error.kind) + 1, .length = 0}, error.what);
}

Result<ServedBytes> openServed(FileDescriptor socket, std::string name, bool isDistant) {
    Greeting greeting{};
    const bool greeted = receiveValue(socket.get(), greeting) && greeting.length <= longestText;
    std::string text(greeted ? greeting.length : 0, '\0');
    if (!greeted || !receiveAll(socket.get(), std::as_writable_bytes(std::span(text)))) {
        return std::unexpected(Error{
            .kind = ErrorKind::Corrupt, .what = "the process that was to read it has ended", .where = std::move(name)});
    }
    constexpr auto lastKind = static_cast<std::uint32_t>(ErrorKind::Refused);
    if (greeting.failed != 0) {
        const auto kind = static_cast<ErrorKind>(std::min(greeting.failed - 1, lastKind));
        return std::unexpected(Error{.kind = kind, .what = std::move(text), .where = std::move(name)});
    }
    return ServedBytes{
        std::make_shared<ServedSource>(std::move(socket), std::move(name), ByteCount{greeting.size}, isDistant),
        std::move(text)};
}

} // namespace atlas
