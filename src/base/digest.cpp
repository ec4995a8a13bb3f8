// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"

#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nettle/nettle-meta.h>
#include <vector>

namespace atlas {

struct Digest::State {
    const nettle_hash* algorithm;
    std::vector<std::max_align_t> context;

    explicit State(const nettle_hash& hash)
        : algorithm(&hash), context(hash.context_size / sizeof(std::max_align_t) + 1) {
        hash.init(context.data());
    }
};

Digest::Digest(DigestKind kind)
    : m_state(std::make_unique<State>(kind == DigestKind::Md5 ? nettle_md5 : nettle_sha256)) {}
Digest::~Digest() = default;
Digest::Digest(Digest&&) noexcept = default;
Digest& Digest::operator=(Digest&&) noexcept = default;

void Digest::add(std::span<const std::byte> bytes) {
    // NOLINTNEXTLINE(*-reinterpret-cast): nettle takes bytes as uint8_t
    m_state->algorithm->update(m_state->context.data(), bytes.size(),
                               reinterpret_cast<const std::uint8_t*>(bytes.data()));
}

std::string Digest::takeHex() {
    std::vector<std::uint8_t> digest(m_state->algorithm->digest_size);
    m_state->algorithm->digest(m_state->context.data(), digest.size(), digest.data());
    return fmt::format("{:02x}", fmt::join(digest, ""));
}

} // namespace atlas
