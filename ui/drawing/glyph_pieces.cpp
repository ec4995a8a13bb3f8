// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/glyph_pieces.h"

#include <QTextLayout>

namespace atlas::ui {
namespace {

constexpr std::size_t maxPieces = 1000;

bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

/// The piece of `words` that starts at `from`: one digit, or everything up to the next digit.
QStringView pieceAt(const QString& words, qsizetype from) {
    auto end = from + 1;
    while (!isDigit(words[from]) && end < words.size() && !isDigit(words[end])) {
        ++end;
    }
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

/// Shapes the piece with a digit appended: the digit's position gives the advance, even after a trailing space.
GlyphPieces::Piece GlyphPieces::pieceOf(const QString& words, const QFont& font) {
    const auto line = shaped(words + u'0', font);
    if (line.runs.size() != 1 || line.runs.front().positions().size() < 2) {
        return {};
    }
    const auto& run = line.runs.front();
    Piece piece{run.rawFont(), run.glyphIndexes(), run.positions(), run.positions().back().x(), line.ascent, true};
    piece.glyphs.removeLast();
    piece.places.removeLast();
    return piece;
}

/// Shapes the piece between all pairs of adjacent digits 0–9, and checks that no glyph changes or moves.
bool GlyphPieces::standsApart(const Piece& piece, const QString& words, const QFont& font) {
    QString all;
    QList<quint32> glyphs;
    QList<QPointF> places;
    double x = 0;
    const auto add = [&](const Piece& next) {
        glyphs << next.glyphs;
        for (const auto& place : next.places) {
            places << place + QPointF(x, 0);
        }
        x += next.advance;
    };
    for (const QChar digit : QStringLiteral("01234567890")) {
        const auto single = pieceOf(digit, font);
        if (!single.apart || single.font != piece.font || single.ascent != piece.ascent) {
            return false;
        }
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
    if (found != m_pieces.end()) {
        return found->second;
    }
    if (m_pieces.size() >= maxPieces) {
        m_pieces.clear();
    }
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
        if (!piece.apart || (at > 0 && piece.font != raw)) {
            return {};
        }
        raw = piece.font;
        text.ascent = piece.ascent;
        glyphs << piece.glyphs;
        for (const auto& place : piece.places) {
            places << place + QPointF(text.width, 0);
        }
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

} // namespace atlas::ui
