// SPDX-License-Identifier: GPL-3.0-or-later
// Words with numbers in them, put together from glyphs shaped before: "groups " and ten digits make every "groups 4,176–4,191".
#pragma once

#include <QFont>
#include <QGlyphRun>
#include <QRawFont>
#include <QString>
#include <optional>
#include <unordered_map>

namespace atlas::ui {

/// Glyphs in one line, the baseline at `ascent`.
struct ShapedText {
    QList<QGlyphRun> runs;
    double width = 0; ///< as QFontMetricsF::horizontalAdvance
    double ascent = 0;
};

[[nodiscard]] ShapedText shaped(const QString& words, const QFont& font);

/// All in one font.
class GlyphPieces {
public:
    /// The same as shaped(). None where a piece of `words` looks different, or stands elsewhere, beside some digit: where the font
    /// kerns them, joins them, or takes them from another font.
    [[nodiscard]] std::optional<ShapedText> compose(const QString& words, const QFont& font);

private:
    struct Piece {
        QRawFont font;
        QList<quint32> glyphs;
        QList<QPointF> places;
        double advance = 0;
        double ascent = 0;
        bool apart = false; ///< nothing changes beside a digit
    };
    [[nodiscard]] static Piece pieceOf(const QString& words, const QFont& font);
    [[nodiscard]] bool standsApart(const Piece& piece, const QString& words, const QFont& font);
    [[nodiscard]] const Piece& known(QStringView words, const QFont& font);

    std::unordered_map<QString, Piece> m_pieces;
};

} // namespace atlas::ui
