// SPDX-License-Identifier: GPL-3.0-or-later
// The digests of forensic practice, computed by nettle.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace atlas {

enum class DigestKind : unsigned char {
    Md5,   ///< RFC 1321, which evidence files store of the disk in them
    Sha256 ///< FIPS 180-4
};

/// The digest of bytes that arrive in pieces.
class Digest {
public:
    explicit Digest(DigestKind kind);
    ~Digest();
    Digest(Digest&&) noexcept;
    Digest& operator=(Digest&&) noexcept;

    void add(std::span<const std::byte> bytes);
    /// In hexadecimal, as md5sum and sha256sum print it. Afterwards the digest is that of no bytes again.
    [[nodiscard]] std::string takeHex();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace atlas
