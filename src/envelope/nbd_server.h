// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes for a program that reads them by the NBD protocol.
#pragma once

#include "base/byte_source.h"

#include <string>

namespace atlas {

/// Answers one NBD client on the connected `socket`, read-only, until it closes the connection or breaks the protocol. A
/// byte that cannot be read becomes EIO there. Zeros fill the last sector. Source: doc/proto.md of the NBD project, newstyle negotiation with simple
/// replies, which each client supports.
void serveNbd(const ByteSource& source, int socket);

/// Gives the client the reason why there are no bytes.
void refuseNbd(const std::string& why, int socket);

} // namespace atlas
