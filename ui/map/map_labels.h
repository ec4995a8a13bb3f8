// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the map, shaped once: to measure and to draw them anew in each frame takes longer than all its pixels.
#pragma once

#include "layout/region.h"
#include "ui/map/glyph_pieces.h"

#include <unordered_map>
#include <vector>

class QPainter;

namespace atlas::ui {

/// Words in one font.
class Label {
public:
    Label(QString words, ShapedText text) : m_words(std::move(words)), m_text(std::move(text)) {}

    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] double width() const { return m_text.width; }
    /// As QPainter::drawText with the same font: to drawings (SVG, PDF) as text.
    void draw(QPainter& painter, QPointF baseline) const;

private:
    QString m_words;
    ShapedText m_text;
};

/// Labels asked for lately, all in one font.
class MapLabels {
public:
    [[nodiscard]] const Label& label(const QString& words, const QFont& font);
    /// What may stand on a run of one region, by runTexts(): the longest that is at most `width` wide, or null.
    [[nodiscard]] const Label* runLabel(const Region& region, bool brief, double width, const QFont& font);

private:
    /// What runs of one kind have in common.
    struct Kind {
        std::vector<Label> labels; ///< by kindTexts()
        double minOwned = 0;     ///< width that the shortest text with groups needs
    };
    [[nodiscard]] const Kind& kindOf(const Region& region, bool brief, const QFont& font);
    [[nodiscard]] const Label& ownedLabel(const Region& region, const QFont& font);

    [[nodiscard]] Label made(const QString& words, const QFont& font);

    GlyphPieces m_pieces;
    std::unordered_map<QString, Label> m_labels;
    std::unordered_map<std::size_t, Kind> m_kinds; ///< by kind, number and brevity
    std::array<std::unordered_map<std::uint64_t, Label>, regionKindCount> m_owned; ///< of each kind by owners
};

} // namespace atlas::ui
