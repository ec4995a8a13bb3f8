// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/map_labels.h"

#include "ui/drawing/map_text.h"

#include <QPaintEngine>
#include <QPainter>

namespace atlas::ui {
namespace {

constexpr std::size_t maxLabels = 4'000; ///< per map, 4 MB; a frame shows a few hundred

/// Returns the entry for `key`; creates it with `make` if missing.
template <class Map, class Key, class Make>
const auto& known(Map& map, const Key& key, Make make) {
    const auto found = map.find(key);
    if (found != map.end()) {
        return found->second;
    }
    if (map.size() >= maxLabels) {
        map.clear();
    }
    return map.emplace(key, make()).first->second;
}

} // namespace

void Label::draw(QPainter& painter, QPointF baseline) const {
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.drawText(baseline, m_words);
        return;
    }
    for (const auto& glyphs : m_text.runs) {
        painter.drawGlyphRun(baseline - QPointF(0, m_text.ascent), glyphs);
    }
}

/// Composes from pieces only if `words` contain digits; otherwise shaping is as fast.
Label MapLabels::made(const QString& words, const QFont& font) {
    const bool numbers = std::ranges::any_of(words, [](QChar c) { return c >= u'0' && c <= u'9'; });
    auto text = numbers ? m_pieces.compose(words, font) : std::nullopt;
    return {words, text ? *std::move(text) : shaped(words, font)};
}

const Label& MapLabels::label(const QString& words, const QFont& font) {
    return known(m_labels, words, [&] { return made(words, font); });
}

const MapLabels::Kind& MapLabels::kindOf(const Region& region, bool brief, const QFont& font) {
    const bool several = region.owned() && region.groups.value > 1;
    const auto key = index(region.kind) * 4 + (several ? 2 : 0) + (brief ? 1 : 0);
    return known(m_kinds, key, [&] {
        Kind kind;
        for (const auto& words : kindTexts(region, brief)) {
            kind.labels.push_back(made(words, font));
        }
        auto lowest = region;
        lowest.group = GroupNumber{1};
        lowest.groups = GroupCount{several ? 2U : 1U};
        kind.minOwned = made(ownedText(lowest), font).width();
        return kind;
    });
}

const Label& MapLabels::ownedLabel(const Region& region, const QFont& font) {
    const auto owners = std::uint64_t{region.group.value} << 32 | region.groups.value;
    return known(m_owned[index(region.kind)], owners, [&] { return made(ownedText(region), font); });
}

const Label* MapLabels::runLabel(const Region& region, bool brief, double width, const QFont& font) {
    const auto& kind = kindOf(region, brief, font);
    if (region.owned() && kind.minOwned <= width) {
        const auto& owned = ownedLabel(region, font);
        if (owned.width() <= width) {
            return &owned;
        }
    }
    const auto fits = std::ranges::find_if(kind.labels, [width](const Label& l) { return l.width() <= width; });
    return fits != kind.labels.end() ? &*fits : nullptr;
}

} // namespace atlas::ui
