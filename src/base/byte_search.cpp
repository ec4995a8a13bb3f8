// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_search.h"

#include "base/bits.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::uint64_t pieceSize = std::uint64_t{1} << 20U;
constexpr std::uint64_t sectorSize = 4096; ///< a piece that cannot be read is halved down to this

/// Places where the pattern may begin: [first, end).
struct Places {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
};

class Searcher {
public:
    Searcher(const ByteSource& source, const ByteSearch& search, const std::function<bool(ByteCount)>& goOn)
        : m_source(source), m_search(search), m_goOn(goOn) {
        m_skipsHoles = !isZero(search.pattern);
    }

    /// True if the search is over: found or stopped.
    bool search(Places places) {
        while (places.first < places.end) {
            const auto count = std::min(pieceSize, places.end - places.first);
            const Places piece =
                m_search.backward ? Places{places.end - count, places.end} : Places{places.first, places.first + count};
            if (!m_goOn({m_done})) {
                result.stopped = true;
                return true;
            }
            if (searchPiece(piece))
                return true;
            if (m_search.backward) {
                places.end = piece.first;
                m_done += count;
            } else {
                const auto next = std::min(dataFrom(piece.end), places.end);
                m_done += next - places.first;
                places.first = next;
            }
        }
        return false;
    }

    ByteSearchResult result{};

private:
    /// The first place at or after `at` outside a hole of a sparse image; holes contain only zeros.
    [[nodiscard]] std::uint64_t dataFrom(std::uint64_t at) const {
        if (!m_skipsHoles)
            return at;
        const auto data = m_source.dataFrom({at}).value;
        const std::uint64_t reach = m_search.pattern.size() - 1; // a pattern may begin before the data
        return data == m_source.size().value ? data : std::max(at, data - std::min(data, reach));
    }

    bool searchPiece(Places piece) {
        const auto& pattern = m_search.pattern;
        if (dataFrom(piece.first) >= piece.end)
            return false;
        m_bytes.resize(piece.end - piece.first + pattern.size() - 1);
        if (!m_source.read({piece.first}, m_bytes))
            return searchSectors(piece);
        const auto at = m_search.backward ? std::ranges::find_end(m_bytes, pattern).begin()
                                          : std::ranges::search(m_bytes, pattern).begin();
        if (at == m_bytes.end())
            return false;
        result.found = ByteOffset{piece.first + static_cast<std::uint64_t>(at - m_bytes.begin())};
        return true;
    }

    /// Skips the places at which the pattern cannot be read.
    bool searchSectors(Places piece) {
        if (piece.end - piece.first <= sectorSize) {
            result.unread = {result.unread.value + (piece.end - piece.first)};
            return false;
        }
        const auto middle = piece.first + (piece.end - piece.first) / 2;
        const Places low{piece.first, middle};
        const Places high{middle, piece.end};
        return searchPiece(m_search.backward ? high : low) || searchPiece(m_search.backward ? low : high);
    }

    const ByteSource& m_source;
    const ByteSearch& m_search;
    const std::function<bool(ByteCount)>& m_goOn;
    bool m_skipsHoles = true; ///< unless the pattern is all zeros
    std::vector<std::byte> m_bytes{};
    std::uint64_t m_done = 0;
};

} // namespace

ByteSearchResult searchBytes(const ByteSource& source, const ByteSearch& search,
                             const std::function<bool(ByteCount done)>& goOn) {
    const auto size = source.size().value;
    if (search.pattern.empty() || size < search.pattern.size())
        return {};
    const auto end = size - search.pattern.size() + 1;
    const auto split = std::min(search.from.value + (search.backward ? 0 : 1), end);
    const Places low{0, split};
    const Places high{split, end};
    Searcher searcher(source, search, goOn);
    if (!searcher.search(search.backward ? low : high))
        searcher.result.wrapped = searcher.search(search.backward ? high : low) && !searcher.result.stopped;
    return searcher.result;
}

} // namespace atlas
