// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/map_labels.h"

#include "ui/drawing/map_text.h"

#include <QPaintEngine>
#include <QPainter>
#include <QTextLayout>

namespace atlas::ui {
namespace {

constexpr std::size_t maxPieces = 1000;

bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

/// The piece of `words` at `from`: one digit, or everything up to the next digit.
QStringView pieceAt(const QString& words, qsizetype from) {
    auto end = from + 1;
    while (!isDigit(words[from]) && end < words.size() && !isDigit(words[end]))
        ++end;
    return QStringView(words).sliced(from, end - from);
}

} // namespace

ShapedText shaped(const QString& words, const QFont& font) {
    QTextLayout layout(words, font);
    layout.beginLayout();
    const auto line = layout.createLine();
    layout.endLayout();
    return line.isValid() ? ShapedText{layout.glyphRuns(), line.horizontalAdvance(), line.ascent()} : ShapedText{};
}

/// Shapes the piece with a digit appended: its position is the advance of the piece, even after a trailing space.
GlyphPieces::Piece GlyphPieces::pieceOf(const QString& words, const QFont& font) {
    const auto line = shaped(words + u'0', font);
    if (line.runs.size() != 1 || line.runs.front().positions().size() < 2)
        return {};
    const auto& run = line.runs.front();
    Piece piece{run.rawFont(), run.glyphIndexes(), run.positions(), run.positions().back().x(), line.ascent, true};
    piece.glyphs.removeLast();
    piece.places.removeLast();
    return piece;
}

/// Whether no glyph changes or moves when the piece is shaped between all pairs of digits.
bool GlyphPieces::standsApart(const Piece& piece, const QString& words, const QFont& font) {
    QString all;
    QList<quint32> glyphs;
    QList<QPointF> places;
    double x = 0;
    const auto add = [&](const Piece& next) {
        glyphs << next.glyphs;
        for (const auto& place : next.places)
            places << place + QPointF(x, 0);
        x += next.advance;
    };
    for (const QChar digit : QStringLiteral("01234567890")) {
        const auto single = pieceOf(digit, font);
        if (!single.apart || single.font != piece.font || single.ascent != piece.ascent)
            return false;
        all += digit + words;
        add(single);
        add(piece);
    }
    const auto line = shaped(all, font);
    return line.runs.size() == 1 && line.runs.front().rawFont() == piece.font &&
           line.runs.front().glyphIndexes() == glyphs && line.runs.front().positions() == places;
}

const GlyphPieces::Piece& GlyphPieces::known(QStringView view, const QFont& font) {
    const auto words = view.toString();
    const auto found = m_pieces.find(words);
    if (found != m_pieces.end())
        return found->second;
    if (m_pieces.size() >= maxPieces)
        m_pieces.clear();
    auto piece = pieceOf(words, font);
    piece.apart = piece.apart && standsApart(piece, words, font);
    return m_pieces.emplace(words, std::move(piece)).first->second;
}

std::optional<ShapedText> GlyphPieces::compose(const QString& words, const QFont& font) {
    ShapedText text;
    QRawFont raw;
    QList<quint32> glyphs;
    QList<QPointF> places;
    for (qsizetype at = 0; at < words.size();) {
        const auto view = pieceAt(words, at);
        const auto& piece = known(view, font);
        if (!piece.apart || (at > 0 && piece.font != raw))
            return {};
        raw = piece.font;
        text.ascent = piece.ascent;
        glyphs << piece.glyphs;
        for (const auto& place : piece.places)
            places << place + QPointF(text.width, 0);
        text.width += piece.advance;
        at += view.size();
    }
    QGlyphRun run;
    run.setRawFont(raw);
    run.setGlyphIndexes(glyphs);
    run.setPositions(places);
    text.runs = {run};
    return text;
}

namespace {

constexpr std::size_t maxLabels = 4'000; ///< per map, 4 MB; a frame shows a few hundred

/// Returns the entry for `key`; creates a missing one with `make`.
template <class Map, class Key, class Make>
const auto& known(Map& map, const Key& key, Make make) {
    const auto found = map.find(key);
    if (found != map.end())
        return found->second;
    if (map.size() >= maxLabels)
        map.clear();
    return map.emplace(key, make()).first->second;
}

} // namespace

void Label::draw(QPainter& painter, QPointF baseline) const {
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.drawText(baseline, m_words);
        return;
    }
    for (const auto& glyphs : m_text.runs)
        painter.drawGlyphRun(baseline - QPointF(0, m_text.ascent), glyphs);
}

/// Composes only `words` with digits; others are shaped as fast.
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
        for (const auto& words : kindTexts(region, brief))
            kind.labels.push_back(made(words, font));
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
        if (owned.width() <= width)
            return &owned;
    }
    const auto fits = std::ranges::find_if(kind.labels, [width](const Label& l) { return l.width() <= width; });
    return fits != kind.labels.end() ? &*fits : nullptr;
}

} // namespace atlas::ui
