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
constexpr std::uint16_t exportFlags = 1U << 0U | 1U << 1U; ///< there are flags; read-only

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

constexpr std::uint32_t longestOption = 4096 + 64; // a name has up to 4096 bytes
constexpr std::uint32_t longestRead = 32U << 20U;

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

bool describeExport(int socket, std::uint32_t option, ByteCount size) {
    constexpr std::uint32_t length = sizeof infoExport + sizeof(std::uint64_t) + sizeof exportFlags;
    return Message()
               .add(optionReplyMagic)
               .add(option)
               .add(repInfo)
               .add(length)
               .add(infoExport)
               .add(size.value)
               .add(exportFlags)
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
bool negotiate(int socket, ByteCount size, const std::string& refusal) {
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
            return Message().add(size.value).add(exportFlags).addZeros(isShort ? 0 : reserved).sendTo(socket);
        }
        case optGo: return describeExport(socket, *option, size);
        case optInfo:
            if (!describeExport(socket, *option, size))
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
    std::uint16_t command = 0;
    std::uint64_t cookie = 0;
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
};

std::optional<Request> receiveRequest(int socket) {
    constexpr std::size_t commandAt = 6;
    constexpr std::size_t cookieAt = 8;
    constexpr std::size_t offsetAt = 16;
    constexpr std::size_t lengthAt = 24;
    std::array<std::byte, 28> bytes{};
    if (!receiveAll(socket, bytes) || big<std::uint32_t>(bytes, 0) != requestMagic)
        return std::nullopt;
    return Request{.command = big<std::uint16_t>(bytes, commandAt),
                   .cookie = big<std::uint64_t>(bytes, cookieAt),
                   .offset = big<std::uint64_t>(bytes, offsetAt),
                   .length = big<std::uint32_t>(bytes, lengthAt)};
}

bool reply(int socket, std::uint64_t cookie, int error) {
    return Message().add(replyMagic).add(static_cast<std::uint32_t>(error)).add(cookie).sendTo(socket);
}

} // namespace

void serveNbd(const ByteSource& source, int socket) {
    // QEMU 7.2 waits forever when a read passes the end of an export that ends within a sector.
    constexpr std::uint64_t sector = 512;
    const auto end = source.size().value;
    const ByteCount size{end > UINT64_MAX - sector ? end : (end + sector - 1) / sector * sector};
    if (!negotiate(socket, size, {}))
        return;
    std::vector<std::byte> buffer;
    while (const auto request = receiveRequest(socket)) {
        // The payload of a write would follow, so the connection cannot go on after any other command.
        if (request->command != cmdRead)
            return;
        const bool isInside = request->length <= longestRead && request->offset <= size.value &&
                              request->length <= size.value - request->offset;
        buffer.assign(isInside ? request->length : 0, std::byte{0});
        const auto held =
            std::span(buffer).first(std::min<std::uint64_t>(buffer.size(), end - std::min(end, request->offset)));
        const int error = !isInside ? EINVAL : held.empty() || source.read({request->offset}, held) ? 0 : EIO;
        if (!reply(socket, request->cookie, error) || (error == 0 && !sendAll(socket, buffer)))
            return;
    }
}

void refuseNbd(const std::string& why, int socket) {
    // The client is told; it does not get as far as reading.
    [[maybe_unused]] const bool isChosen = negotiate(socket, {}, why);
}

} // namespace atlas
