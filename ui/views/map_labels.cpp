// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/map_labels.h"

#include "ui/views/map_text.h"

#include <QPaintEngine>
#include <QPainter>
#include <QTextLayout>

namespace atlas {
namespace {

constexpr std::size_t mostLabels = 10'000; ///< 10 MB; a frame has some hundreds

/// What `map` has for `key`, or what `make` makes.
template <class Map, class Key, class Make>
const auto& known(Map& map, const Key& key, Make make) {
    const auto found = map.find(key);
    if (found != map.end()) {
        return found->second;
    }
    if (map.size() >= mostLabels) {
        map.clear();
    }
    return map.emplace(key, make()).first->second;
}

} // namespace

Label::Label(QString words, const QFont& font) : m_words(std::move(words)) {
    QTextLayout layout(m_words, font);
    layout.beginLayout();
    const auto line = layout.createLine();
    layout.endLayout();
    if (line.isValid()) {
        m_width = line.horizontalAdvance();
        m_ascent = line.ascent();
        m_glyphs = layout.glyphRuns();
    }
}

void Label::draw(QPainter& painter, QPointF baseline) const {
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.drawText(baseline, m_words);
        return;
    }
    for (const auto& glyphs : m_glyphs) {
        painter.drawGlyphRun(baseline - QPointF(0, m_ascent), glyphs);
    }
}

const Label& MapLabels::label(const QString& words, const QFont& font) {
    return known(m_labels, words, [&] { return Label(words, font); });
}

const MapLabels::Kind& MapLabels::kindOf(const Region& region, bool brief, const QFont& font) {
    const bool several = region.owned() && region.groups.value > 1;
    const auto key = index(region.kind) * 4 + (several ? 2 : 0) + (brief ? 1 : 0);
    return known(m_kinds, key, [&] {
        Kind kind;
        for (const auto& words : kindTexts(region, brief)) {
            kind.labels.emplace_back(words, font);
        }
        auto lowest = region;
        lowest.group = GroupNumber{1};
        lowest.groups = GroupCount{several ? 2U : 1U};
        kind.leastOwned = Label(ownedText(lowest), font).width();
        return kind;
    });
}

const Label& MapLabels::ownedLabel(const Region& region, const QFont& font) {
    const auto owners = std::uint64_t{region.group.value} << 32 | region.groups.value;
    return known(m_owned[index(region.kind)], owners, [&] { return Label(ownedText(region), font); });
}

const Label* MapLabels::runLabel(const Region& region, bool brief, double width, const QFont& font) {
    const auto& kind = kindOf(region, brief, font);
    if (region.owned() && kind.leastOwned <= width) {
        const auto& owned = ownedLabel(region, font);
        if (owned.width() <= width) {
            return &owned;
        }
    }
    const auto fits = std::ranges::find_if(kind.labels, [width](const Label& l) { return l.width() <= width; });
    return fits != kind.labels.end() ? &*fits : nullptr;
}

} // namespace atlas
