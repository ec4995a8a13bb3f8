// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/overlay_source.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace atlas {
namespace {

class OverlaySource final : public ByteSource {
public:
    OverlaySource(std::shared_ptr<const ByteSource> below, Overlay overlay)
        : m_below(std::move(below)), m_overlay(std::move(overlay)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        auto piece =
            std::ranges::upper_bound(m_overlay, offset, {}, [](const OverlayPiece& each) { return each.bytes.end(); });
        while (!into.empty()) {
            const bool isLast = piece == m_overlay.end();
            const bool isInside = !isLast && piece->bytes.contains(offset);
            const auto until = isLast     ? offset + ByteCount{into.size()}
                               : isInside ? piece->bytes.end()
                                          : piece->bytes.first;
            const auto here = into.first(std::min<std::uint64_t>(into.size(), (until - offset).value));
            if (auto status = isInside ? readPiece(*piece, offset, here) : m_below->read(offset, here); !status)
                return status;
            piece = isInside ? std::next(piece) : piece;
            offset += ByteCount{here.size()};
            into = into.subspan(here.size());
        }
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return m_below->size(); }
    [[nodiscard]] std::string name() const override { return m_below->name(); }
    void noteFailure(const Error& error) const override { m_below->noteFailure(error); }

private:
    Status readPiece(const OverlayPiece& piece, ByteOffset offset, std::span<std::byte> into) const {
        const auto inside = offset - piece.bytes.first;
        if (piece.given.empty())
            return m_below->read(piece.from + inside, into);
        std::ranges::copy(std::span(piece.given).subspan(inside.value, into.size()), into.begin());
        return {};
    }

    std::shared_ptr<const ByteSource> m_below;
    Overlay m_overlay;
};

/// The contiguous parts of `piece`, whose places `map` gives. Bytes that it reads from elsewhere may be contiguous in
/// the volume, and not in the source below.
void addParts(const ByteMap& map, const OverlayPiece& piece, Overlay& parts) {
    for (auto at = piece.bytes.first; at < piece.bytes.end();) {
        const auto to = runAt(map, at);
        const auto rest = piece.bytes.end() - at;
        auto part = piece.cut({at, std::min(to.count, rest)});
        if (part.given.empty()) {
            const auto from = runAt(map, part.from);
            part.bytes.count = std::min(part.bytes.count, from.count);
            part.from = from.at;
        }
        part.bytes.first = to.at;
        at += part.bytes.count;
        parts.push_back(std::move(part));
    }
}

} // namespace

OverlayPiece OverlayPiece::cut(ByteInterval part) const {
    const auto inside = part.first - bytes.first;
    OverlayPiece piece{.bytes = part, .from = from + inside};
    if (!given.empty()) {
        const auto bytesOfPart = std::span(given).subspan(inside.value, part.count.value);
        piece.given.assign(bytesOfPart.begin(), bytesOfPart.end());
    }
    return piece;
}

Overlay inOrder(Overlay pieces) {
    std::ranges::stable_sort(pieces, {}, [](const OverlayPiece& each) { return each.bytes.first; });
    Overlay kept;
    for (auto& piece : pieces) {
        const auto first = kept.empty() ? piece.bytes.first : std::max(piece.bytes.first, kept.back().bytes.end());
        if (first == piece.bytes.first)
            kept.push_back(std::move(piece));
        else if (first < piece.bytes.end())
            kept.push_back(piece.cut(between(first, piece.bytes.end())));
    }
    return kept;
}

Overlay mappedTo(const ByteMap& map, const Overlay& overlay) {
    if (map.empty())
        return overlay;
    Overlay parts;
    for (const auto& piece : overlay)
        addParts(map, piece, parts);
    return inOrder(std::move(parts));
}

std::shared_ptr<const ByteSource> overlaid(std::shared_ptr<const ByteSource> below, Overlay overlay) {
    return overlay.empty() ? below : std::make_shared<const OverlaySource>(std::move(below), std::move(overlay));
}

} // namespace atlas
