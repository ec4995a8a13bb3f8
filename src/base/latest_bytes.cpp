// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/latest_bytes.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace atlas {
namespace {

ChangedBytes part(const ChangedBytes& piece, ByteInterval bytes) {
    const auto skipped = bytes.first - piece.bytes.first;
    return {bytes, piece.at ? std::optional(*piece.at + skipped) : std::nullopt};
}

} // namespace

void LatestBytes::add(const ChangedBytes& change) {
    if (change.bytes.empty())
        return;
    cut(change.bytes);
    m_pieces.emplace(change.bytes.first, change);
}

void LatestBytes::shrink(ByteCount size) { cut({{size.value}, {UINT64_MAX - size.value}}); }

std::vector<ChangedBytes> LatestBytes::all() const {
    std::vector<ChangedBytes> out;
    for (const auto& [first, piece] : m_pieces)
        out.push_back(piece);
    return out;
}

Status LatestBytes::readInto(const ByteSource& file, ByteOffset offset, std::span<std::byte> into) const {
    const ByteInterval wanted{offset, {into.size()}};
    auto piece = m_pieces.upper_bound(offset);
    if (piece != m_pieces.begin())
        --piece;
    for (; piece != m_pieces.end() && piece->first < wanted.end(); ++piece) {
        const auto shared = intersection(piece->second.bytes, wanted);
        if (shared.empty())
            continue;
        const auto target = into.subspan((shared.first - offset).value, shared.count.value);
        const auto written = part(piece->second, shared);
        if (!written.at)
            std::ranges::fill(target, std::byte{0});
        else if (auto status = file.read(*written.at, target); !status)
            return status;
    }
    return {};
}

/// Removes `hole` from all pieces, keeping what lies outside.
void LatestBytes::cut(ByteInterval hole) {
    auto at = m_pieces.lower_bound(hole.first);
    if (at != m_pieces.begin() && std::prev(at)->second.bytes.end() > hole.first)
        --at;
    while (at != m_pieces.end() && at->first < hole.end()) {
        const auto piece = at->second;
        at = m_pieces.erase(at);
        for (const auto& rest : {between(piece.bytes.first, hole.first), between(hole.end(), piece.bytes.end())})
            if (!rest.empty())
                m_pieces.emplace(rest.first, part(piece, rest));
    }
}

} // namespace atlas
