// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/image_history.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace atlas {
namespace {

/// The latest change of each byte, by first byte; other bytes were never written.
class Latest {
public:
    void add(const ChangedBytes& change) {
        cut(change.bytes);
        m_pieces.emplace(change.bytes.first, change);
    }
    /// Bytes past the end read as zeros if the image grows again.
    void shrink(ByteCount size) {
        const ByteInterval behind{{size.value}, {UINT64_MAX - size.value}};
        cut(behind);
    }
    [[nodiscard]] std::vector<ChangedBytes> all() const {
        std::vector<ChangedBytes> out;
        for (const auto& [first, piece] : m_pieces)
            out.push_back(piece);
        return out;
    }

private:
    static ChangedBytes part(const ChangedBytes& piece, ByteInterval bytes) {
        const auto skipped = bytes.first - piece.bytes.first;
        return {bytes, piece.at ? std::optional(*piece.at + skipped) : std::nullopt};
    }

    /// Removes `hole` from all pieces, keeping what lies outside.
    void cut(ByteInterval hole) {
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

    std::map<ByteOffset, ChangedBytes> m_pieces;
};

class ImageOfHistory final : public ByteSource {
public:
    ImageOfHistory(std::shared_ptr<const ByteSource> file, std::vector<ChangedBytes> pieces, ByteCount size)
        : m_file(std::move(file)), m_pieces(std::move(pieces)), m_size(size) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        const ByteInterval wanted{offset, {into.size()}};
        if (offset.value > m_size.value || wanted.count.value > m_size.value - offset.value) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = fmt::format("the image ends at byte {}", m_size.value),
                                         .where = name()});
        }
        std::ranges::fill(into, std::byte{0});
        auto piece =
            std::ranges::upper_bound(m_pieces, offset, {}, [](const ChangedBytes& p) { return p.bytes.end(); });
        for (; piece != m_pieces.end() && piece->bytes.first < wanted.end(); ++piece) {
            const auto shared = intersection(piece->bytes, wanted);
            if (!piece->at || shared.empty())
                continue;
            const auto target = into.subspan((shared.first - offset).value, shared.count.value);
            if (auto status = m_file->read(*piece->at + (shared.first - piece->bytes.first), target); !status)
                return status;
        }
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return m_size; }
    [[nodiscard]] std::string name() const override { return m_file->name(); }
    void noteFailure(const Error& error) const override { m_file->noteFailure(error); }

private:
    std::shared_ptr<const ByteSource> m_file;
    std::vector<ChangedBytes> m_pieces; ///< by position
    ByteCount m_size;
};

} // namespace

std::shared_ptr<const ByteSource> imageAfter(const History& history, std::size_t steps) {
    Latest latest;
    for (std::size_t n = 0; n < steps; ++n) {
        for (const auto& change : history.steps[n].changed)
            latest.add(change);
        latest.shrink(history.steps[n].size);
    }
    const auto size = steps == 0 ? ByteCount{0} : history.steps[steps - 1].size;
    return std::make_shared<ImageOfHistory>(history.file, latest.all(), size);
}

std::vector<ByteInterval> writtenBetween(const History& history, std::size_t from, std::size_t to) {
    const ByteInterval image{{0}, to == 0 ? ByteCount{0} : history.steps[to - 1].size};
    std::vector<ByteInterval> all;
    for (std::size_t n = from; n < to; ++n)
        for (const auto& change : history.steps[n].changed)
            all.push_back(intersection(change.bytes, image));
    return merged(std::move(all));
}

} // namespace atlas
