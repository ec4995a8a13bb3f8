// SPDX-License-Identifier: GPL-3.0-or-later
// Shaped map labels and their caches. Numbers are composed from shaped pieces: "groups " and ten digits suffice for
// every "groups 4,176–4,191".
#pragma once

#include "layout/region.h"

#include <QFont>
#include <QGlyphRun>
#include <QRawFont>
#include <QString>
#include <optional>
#include <unordered_map>
#include <vector>

class QPainter;

namespace atlas::ui {

/// One line of glyphs with the baseline at y = `ascent`.
struct ShapedText {
    QList<QGlyphRun> runs;
    double width = 0; ///< same as QFontMetricsF::horizontalAdvance
    double ascent = 0;
};

[[nodiscard]] ShapedText shaped(const QString& words, const QFont& font);

/// A cache of shaped pieces. Precondition: all calls use the same font.
class GlyphPieces {
public:
    /// Same result as shaped(). nullopt if a piece of `words` depends on an adjacent digit: the font applies kerning or
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

// Cached, since measuring and shaping labels in every frame would take longer than filling all pixels of the map.

class Label {
public:
    Label(QString words, ShapedText text) : m_words(std::move(words)), m_text(std::move(text)) {}

    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] double width() const { return m_text.width; }
    /// Same as QPainter::drawText with the label's font; vector formats (SVG, PDF) receive text.
    void draw(QPainter& painter, QPointF baseline) const;

private:
    QString m_words;
    ShapedText m_text;
};

/// A cache of recently used labels. Precondition: all calls use the same font.
class MapLabels {
public:
    [[nodiscard]] const Label& label(const QString& words, const QFont& font);
    /// The longest of runTexts() for `region` that fits into `width`; null if none does.
    [[nodiscard]] const Label* runLabel(const Region& region, bool brief, double width, const QFont& font);

private:
    /// The labels shared by all runs of one kind.
    struct Kind {
        std::vector<Label> labels; ///< in the order of kindTexts()
        double minOwned = 0; ///< minimum width of a label with group numbers
    };
    [[nodiscard]] const Kind& kindOf(const Region& region, bool brief, const QFont& font);
    [[nodiscard]] const Label& ownedLabel(const Region& region, const QFont& font);

    [[nodiscard]] Label made(const QString& words, const QFont& font);

    GlyphPieces m_pieces;
    std::unordered_map<QString, Label> m_labels;
    std::unordered_map<std::size_t, Kind> m_kinds; ///< by kind, singular or plural, and brevity
    std::array<std::unordered_map<std::uint64_t, Label>, regionKindCount> m_owned; ///< by kind, then by owning groups
};

} // namespace atlas::ui
