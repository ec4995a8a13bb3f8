// SPDX-License-Identifier: GPL-3.0-or-later
// Composes text with numbers from glyphs that were shaped before: "groups " and ten digits suffice for every "groups
// 4,176–4,191".
#pragma once

#include <QFont>
#include <QGlyphRun>
#include <QRawFont>
#include <QString>
#include <optional>
#include <unordered_map>

namespace atlas::ui {

/// One line of glyphs; the baseline is at y = `ascent`.
struct ShapedText {
    QList<QGlyphRun> runs;
    double width = 0; ///< as QFontMetricsF::horizontalAdvance
    double ascent = 0;
};

[[nodiscard]] ShapedText shaped(const QString& words, const QFont& font);

/// Cache of shaped pieces. Precondition: all calls use the same font.
class GlyphPieces {
public:
    /// Same result as shaped(). Returns nullopt if a piece of `words` depends on an adjacent digit: the font applies kerning or
    /// a ligature, or falls back to another font.
    [[nodiscard]] std::optional<ShapedText> compose(const QString& words, const QFont& font);

private:
    struct Piece {
        QRawFont font;
        QList<quint32> glyphs;
        QList<QPointF> places;
        double advance = 0;
        double ascent = 0;
        bool apart = false; ///< shaping does not depend on adjacent digits
    };
    [[nodiscard]] static Piece pieceOf(const QString& words, const QFont& font);
    [[nodiscard]] bool standsApart(const Piece& piece, const QString& words, const QFont& font);
    [[nodiscard]] const Piece& known(QStringView words, const QFont& font);

    std::unordered_map<QString, Piece> m_pieces;
};

} // namespace atlas::ui
