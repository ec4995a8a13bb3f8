// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/nbd_server.h"

#include "base/socket_bytes.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace atlas {
namespace {

constexpr std::uint64_t greetingMagic = 0x4E42444D41474943; // "NBDMAGIC"
constexpr std::uint64_t optionMagic = 0x49484156454F5054;   // "IHAVEOPT"
constexpr std::uint64_t optionReplyMagic = 0x3E889045565A9;
constexpr std::uint32_t requestMagic = 0x25609513;
constexpr std::uint32_t replyMagic = 0x67446698;

constexpr std::uint16_t fixedNewstyle = 1;
constexpr std::uint16_t noZeroes = 2; ///< behind the answer to optExportName
constexpr std::uint16_t hasFlags = 1U << 0U;
constexpr std::uint16_t readOnlyFlag = 1U << 1U;
/// There are flush, FUA, trim and write zeroes.
constexpr std::uint16_t changeFlags = 1U << 2U | 1U << 3U | 1U << 5U | 1U << 6U;

constexpr std::uint32_t optExportName = 1;
constexpr std::uint32_t optAbort = 2;
constexpr std::uint32_t optInfo = 6;
constexpr std::uint32_t optGo = 7;
constexpr std::uint32_t repAck = 1;
constexpr std::uint32_t repInfo = 3;
constexpr std::uint32_t repUnsupported = 0x80000001;
constexpr std::uint32_t repPolicy = 0x80000002; ///< with the reason as text
constexpr std::uint16_t infoExport = 0;

constexpr std::uint16_t cmdRead = 0;
constexpr std::uint16_t cmdWrite = 1;
constexpr std::uint16_t cmdDisconnect = 2;
constexpr std::uint16_t cmdFlush = 3;
constexpr std::uint16_t cmdTrim = 4;
constexpr std::uint16_t cmdWriteZeroes = 6;
constexpr std::uint16_t flagFua = 1; ///< force unit access: durable before the answer

constexpr std::uint32_t longestOption = 4096 + 64; // a name has up to 4096 bytes
constexpr std::uint32_t longestPayload = 32U << 20U; // what every server has to take, by doc/proto.md

/// A message, in network byte order.
class Message {
public:
    template <class Int>
    Message& add(Int value) {
        for (auto shift = sizeof(Int) * 8; shift > 0; shift -= 8)
            m_bytes.push_back(static_cast<std::byte>(static_cast<std::uint64_t>(value) >> (shift - 8)));
        return *this;
    }
    Message& addZeros(std::size_t count) {
        m_bytes.resize(m_bytes.size() + count);
        return *this;
    }
    [[nodiscard]] bool sendTo(int socket) const { return sendAll(socket, m_bytes); }

private:
    std::vector<std::byte> m_bytes{};
};

template <class Int>
std::optional<Int> receive(int socket) {
    std::array<std::byte, sizeof(Int)> bytes{};
    return receiveAll(socket, bytes) ? std::optional(big<Int>(bytes, 0)) : std::nullopt;
}

bool replyToOption(int socket, std::uint32_t option, std::uint32_t type) {
    return Message().add(optionReplyMagic).add(option).add(type).add(std::uint32_t{0}).sendTo(socket);
}

struct Offer {
    ByteCount size{};
    std::uint16_t flags = hasFlags | readOnlyFlag;
};

bool describeExport(int socket, std::uint32_t option, const Offer& offer) {
    constexpr std::uint32_t length = sizeof infoExport + sizeof(std::uint64_t) + sizeof offer.flags;
    return Message()
               .add(optionReplyMagic)
               .add(option)
               .add(repInfo)
               .add(length)
               .add(infoExport)
               .add(offer.size.value)
               .add(offer.flags)
               .sendTo(socket) &&
           replyToOption(socket, option, repAck);
}

bool refuseExport(int socket, std::uint32_t option, const std::string& why) {
    return Message()
               .add(optionReplyMagic)
               .add(option)
               .add(repPolicy)
               .add(static_cast<std::uint32_t>(why.size()))
               .sendTo(socket) &&
           sendAll(socket, std::as_bytes(std::span(why)));
}

/// Returns true once the client has chosen the export, whatever name it gives. With `refusal`, there is none.
bool negotiate(int socket, const Offer& offer, const std::string& refusal) {
    if (!Message()
             .add(greetingMagic)
             .add(optionMagic)
             .add(static_cast<std::uint16_t>(fixedNewstyle | noZeroes))
             .sendTo(socket))
        return false;
    const auto clientFlags = receive<std::uint32_t>(socket);
    while (clientFlags) {
        const auto magic = receive<std::uint64_t>(socket);
        const auto option = receive<std::uint32_t>(socket);
        const auto length = receive<std::uint32_t>(socket);
        if (magic != optionMagic || !option || !length || *length > longestOption)
            return false;
        std::vector<std::byte> data(*length);
        if (!receiveAll(socket, data))
            return false;
        const bool asksForExport = *option == optGo || *option == optInfo || *option == optExportName;
        if (asksForExport && !refusal.empty()) {
            if (!refuseExport(socket, *option, refusal))
                return false;
            continue;
        }
        switch (*option) {
        case optExportName: {
            constexpr std::size_t reserved = 124;
            const bool isShort = (*clientFlags & noZeroes) != 0;
            return Message().add(offer.size.value).add(offer.flags).addZeros(isShort ? 0 : reserved).sendTo(socket);
        }
        case optGo: return describeExport(socket, *option, offer);
        case optInfo:
            if (!describeExport(socket, *option, offer))
                return false;
            break;
        case optAbort: return replyToOption(socket, *option, repAck) && false;
        default:
            if (!replyToOption(socket, *option, repUnsupported))
                return false;
        }
    }
    return false;
}

struct Request {
    std::uint16_t flags = 0;
    std::uint16_t command = 0;
    std::uint64_t cookie = 0;
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
};

std::optional<Request> receiveRequest(int socket) {
    constexpr std::size_t flagsAt = 4;
    constexpr std::size_t commandAt = 6;
    constexpr std::size_t cookieAt = 8;
    constexpr std::size_t offsetAt = 16;
    constexpr std::size_t lengthAt = 24;
    std::array<std::byte, 28> bytes{};
    if (!receiveAll(socket, bytes) || big<std::uint32_t>(bytes, 0) != requestMagic)
        return std::nullopt;
    return Request{.flags = big<std::uint16_t>(bytes, flagsAt),
                   .command = big<std::uint16_t>(bytes, commandAt),
                   .cookie = big<std::uint64_t>(bytes, cookieAt),
                   .offset = big<std::uint64_t>(bytes, offsetAt),
                   .length = big<std::uint32_t>(bytes, lengthAt)};
}

bool reply(int socket, std::uint64_t cookie, int error) {
    return Message().add(replyMagic).add(static_cast<std::uint32_t>(error)).add(cookie).sendTo(socket);
}

/// Answers the requests of a client that has chosen the export.
class Conversation {
public:
    Conversation(NbdExport& served, ByteCount size, int socket) : m_export(served), m_size(size), m_socket(socket) {}

    /// Returns false at the end of the conversation.
    bool answer(const Request& request) {
        const bool isChange = request.command == cmdWrite || request.command == cmdFlush ||
                              request.command == cmdTrim || request.command == cmdWriteZeroes;
        if (request.command == cmdRead)
            return answerRead(request);
        // The payload of an unknown command could follow, so the connection cannot go on after it.
        return isChange && m_export.isWritable() && answerChange(request);
    }

private:
    [[nodiscard]] bool isInside(const Request& request) const {
        return request.offset <= m_size.value && request.length <= m_size.value - request.offset;
    }

    bool answerRead(const Request& request) {
        const bool isFine = isInside(request) && request.length <= longestPayload;
        m_buffer.assign(isFine ? request.length : 0, std::byte{0});
        const auto end = m_export.size().value;
        const auto held =
            std::span(m_buffer).first(std::min<std::uint64_t>(m_buffer.size(), end - std::min(end, request.offset)));
        const int error = !isFine ? EINVAL : held.empty() || m_export.read({request.offset}, held) ? 0 : EIO;
        return reply(m_socket, request.cookie, error) && (error != 0 || sendAll(m_socket, m_buffer));
    }

    bool answerChange(const Request& request) {
        if (request.command == cmdWrite) {
            if (request.length > longestPayload)
                return false;
            m_buffer.resize(request.length);
            if (!receiveAll(m_socket, m_buffer))
                return false;
        }
        const bool isFine = request.command == cmdFlush || isInside(request);
        const int error = !isFine ? EINVAL : change(request) ? 0 : EIO;
        return reply(m_socket, request.cookie, error);
    }

    Status change(const Request& request) {
        const bool isDurable = (request.flags & flagFua) != 0;
        const ByteInterval bytes{{request.offset}, {request.length}};
        switch (request.command) {
        case cmdWrite: return m_export.write(bytes.first, m_buffer, isDurable);
        case cmdTrim: return m_export.discard(bytes, isDurable);
        case cmdWriteZeroes: return m_export.zero(bytes, isDurable);
        default: return m_export.flush();
        }
    }

    NbdExport& m_export;
    ByteCount m_size;
    int m_socket;
    std::vector<std::byte> m_buffer{};
};

class ReadOnlyExport final : public NbdExport {
public:
    explicit ReadOnlyExport(const ByteSource& source) : m_source(source) {}

    [[nodiscard]] ByteCount size() const override { return m_source.size(); }
    [[nodiscard]] bool isWritable() const override { return false; }
    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) override {
        return m_source.read(offset, into);
    }
    [[nodiscard]] Status write(ByteOffset /*offset*/, std::span<const std::byte> /*bytes*/,
                               bool /*isDurable*/) override {
        return readOnly();
    }
    [[nodiscard]] Status zero(ByteInterval /*bytes*/, bool /*isDurable*/) override { return readOnly(); }
    [[nodiscard]] Status discard(ByteInterval /*bytes*/, bool /*isDurable*/) override { return readOnly(); }
    [[nodiscard]] Status flush() override { return readOnly(); }

private:
    static Status readOnly() {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = "the export is read-only"});
    }

    const ByteSource& m_source;
};

} // namespace

void serveNbd(NbdExport& served, int socket) {
    // QEMU 7.2 waits forever when a read passes the end of an export that ends within a sector.
    constexpr std::uint64_t sector = 512;
    const auto end = served.size().value;
    const ByteCount size{end > UINT64_MAX - sector ? end : (end + sector - 1) / sector * sector};
    const auto flags = static_cast<std::uint16_t>(hasFlags | (served.isWritable() ? changeFlags : readOnlyFlag));
    if (!negotiate(socket, {.size = size, .flags = flags}, {}))
        return;
    Conversation conversation(served, size, socket);
    while (const auto request = receiveRequest(socket))
        if (request->command == cmdDisconnect || !conversation.answer(*request))
            return;
}

void serveNbd(const ByteSource& source, int socket) {
    ReadOnlyExport served(source);
    serveNbd(served, socket);
}

void refuseNbd(const std::string& why, int socket) {
    // The client is told; it does not get as far as reading.
    [[maybe_unused]] const bool isChosen = negotiate(socket, {}, why);
}

} // namespace atlas
