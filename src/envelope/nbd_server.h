// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes for a program that reads them by the NBD protocol, and writes them where the export takes writes.
#pragma once

#include "base/byte_source.h"

#include <cstddef>
#include <span>
#include <string>

namespace atlas {

/// What a server offers. Calls come one at a time, in the order in which the client sent the requests.
class NbdExport {
public:
    NbdExport() = default;
    virtual ~NbdExport() = default;
    NbdExport(const NbdExport&) = delete;
    NbdExport& operator=(const NbdExport&) = delete;

    [[nodiscard]] virtual ByteCount size() const = 0;
    /// Whether the calls below, except for read(), may succeed.
    [[nodiscard]] virtual bool isWritable() const = 0;
    /// Fills all of `into`, or fails. All bytes are inside.
    [[nodiscard]] virtual Status read(ByteOffset offset, std::span<std::byte> into) = 0;
    /// The bytes may reach into the sector that size() ends in. `isDurable`: force unit access.
    [[nodiscard]] virtual Status write(ByteOffset offset, std::span<const std::byte> bytes, bool isDurable) = 0;
    [[nodiscard]] virtual Status zero(ByteInterval bytes, bool isDurable) = 0;
    [[nodiscard]] virtual Status discard(ByteInterval bytes, bool isDurable) = 0;
    [[nodiscard]] virtual Status flush() = 0;
};

/// Answers one NBD client on the connected `socket` until it closes the connection or breaks the protocol. A byte that
/// cannot be read or written becomes EIO there.
void serveNbd(NbdExport& served, int socket);

/// Answers one NBD client on the connected `socket`, read-only, until it closes the connection or breaks the protocol. A
/// byte that cannot be read becomes EIO there. Zeros fill the last sector. Source: doc/proto.md of the NBD project, newstyle negotiation with simple
/// replies, which each client supports.
void serveNbd(const ByteSource& source, int socket);

/// Gives the client the reason why there are no bytes.
void refuseNbd(const std::string& why, int socket);

} // namespace atlas
