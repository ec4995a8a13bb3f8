// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_map.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace atlas {
namespace {

bool isSound(const MappedBytes& piece, ByteCount below) {
    const auto places = piece.at.size();
    const bool striped = places > 1;
    if (places == 0 || piece.bytes.empty() || striped != (piece.chunk.value > 0) ||
        piece.bytes.count.value % places != 0) {
        return false;
    }
    const auto share = piece.bytes.count.value / places;
    if (striped && share % piece.chunk.value != 0)
        return false;
    return std::ranges::all_of(piece.at,
                               [&](ByteOffset at) { return share <= below.value && at.value <= below.value - share; });
}

} // namespace

bool isSound(const ByteMap& map, ByteCount size, ByteCount below) {
    ByteCount covered{};
    for (const auto& piece : map) {
        const auto rest = size - covered;
        if (piece.bytes.first.value != covered.value || piece.bytes.count > rest || !isSound(piece, below))
            return false;
        covered += piece.bytes.count;
    }
    return covered == size;
}

std::optional<ByteOffset> contiguousAt(const ByteMap& map) {
    return map.size() == 1 && map.front().at.size() == 1 ? std::optional(map.front().at.front()) : std::nullopt;
}

std::uint64_t piecesOf(const ByteMap& map) {
    std::uint64_t pieces = 0;
    for (const auto& piece : map)
        pieces += piece.at.size();
    return pieces;
}

ByteRun runAt(const ByteMap& map, ByteOffset byte) {
    const auto past =
        std::ranges::upper_bound(map, byte, {}, [](const MappedBytes& piece) { return piece.bytes.first; });
    const auto& piece = *std::prev(past);
    const auto into = (byte - piece.bytes.first).value;
    if (piece.at.size() == 1)
        return {piece.at.front() + ByteCount{into}, piece.bytes.end() - byte};
    const auto chunk = piece.chunk.value;
    const auto number = into / chunk;
    const auto inside = into % chunk;
    const auto place = piece.at[number % piece.at.size()];
    return {place + ByteCount{number / piece.at.size() * chunk + inside}, {chunk - inside}};
}

std::vector<ByteInterval> runsOf(const ByteMap& map, ByteInterval bytes, std::size_t most) {
    std::vector<ByteInterval> runs;
    if (map.empty())
        return runs;
    const auto end = std::min(bytes.end(), map.back().bytes.end());
    for (auto at = bytes.first; at < end;) {
        const auto run = runAt(map, at);
        const auto count = std::min(run.count, end - at);
        if (!runs.empty() && runs.back().end() == run.at)
            runs.back().count += count;
        else if (runs.size() == most)
            break;
        else
            runs.push_back({run.at, count});
        at += count;
    }
    return runs;
}

std::optional<ByteOffset> byteAbove(const ByteMap& map, ByteOffset at) {
    for (const auto& piece : map) {
        const auto places = piece.at.size();
        for (std::size_t n = 0; n < places; ++n) {
            if (at < piece.at[n] || (at - piece.at[n]).value >= piece.bytes.count.value / places)
                continue;
            const auto into = (at - piece.at[n]).value;
            const auto above =
                places == 1 ? into
                            : (into / piece.chunk.value * places + n) * piece.chunk.value + into % piece.chunk.value;
            return piece.bytes.first + ByteCount{above};
        }
    }
    return std::nullopt;
}

Status MappedSource::read(ByteOffset offset, std::span<std::byte> into) const {
    if (offset.value > m_size.value || into.size() > m_size.value - offset.value) {
        return std::unexpected(
            Error{.kind = ErrorKind::Io,
                  .what = fmt::format("a read at byte {} of the volume passes its end", offset.value),
                  .where = name(),
                  .found = fmt::format("{} bytes", m_size.value),
                  .expected = fmt::format("at least {} bytes", offset.value + into.size())});
    }
    while (!into.empty()) {
        const auto run = runAt(m_map, offset);
        const auto part = into.first(std::min<std::uint64_t>(into.size(), run.count.value));
        if (auto status = m_below->read(run.at, part); !status)
            return status;
        into = into.subspan(part.size());
        offset += ByteCount{part.size()};
    }
    return {};
}

Result<std::shared_ptr<const ByteSource>> mapped(std::shared_ptr<const ByteSource> below, const ByteMap& map,
                                                 ByteCount size) {
    if (map.empty())
        return below;
    if (!isSound(map, size, below->size())) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "the logical volume does not lie within the image",
                                     .where = below->name()});
    }
    return std::make_shared<const MappedSource>(std::move(below), map, size);
}

} // namespace atlas
