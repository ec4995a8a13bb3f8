// SPDX-License-Identifier: GPL-3.0-or-later
// Cache of shaped map labels: measuring and shaping them in every frame takes longer than filling all pixels of the map.
#pragma once

#include "layout/region.h"
#include "ui/drawing/glyph_pieces.h"

#include <unordered_map>
#include <vector>

class QPainter;

namespace atlas::ui {

/// A shaped text.
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

/// Cache of recently used labels. Precondition: all calls use the same font.
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
