// SPDX-License-Identifier: GPL-3.0-or-later
// Whole messages over a stream socket, which may deliver them in parts.
#pragma once

#include <cstddef>
#include <span>

namespace atlas {

/// Sends all of `bytes`. Returns false if the other side has closed the socket; no signal is raised.
[[nodiscard]] bool sendAll(int socket, std::span<const std::byte> bytes);

/// Waits until `bytes` is filled. Returns false if the other side closes the socket before.
[[nodiscard]] bool receiveAll(int socket, std::span<std::byte> bytes);

} // namespace atlas
