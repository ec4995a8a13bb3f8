// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the map, shaped once: to measure and to draw them anew in each frame takes longer than all its pixels.
#pragma once

#include "layout/region.h"

#include <QFont>
#include <QGlyphRun>
#include <QHash>
#include <QString>
#include <unordered_map>

class QPainter;

namespace atlas {

/// Words in one font.
class Label {
public:
    Label(QString words, const QFont& font);

    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] double width() const { return m_width; } ///< as QFontMetricsF::horizontalAdvance
    /// As QPainter::drawText with the same font: to drawings (SVG, PDF) as text.
    void draw(QPainter& painter, QPointF baseline) const;

private:
    QString m_words;
    double m_width = 0;
    double m_ascent = 0;
    QList<QGlyphRun> m_glyphs;
};

/// Labels asked for lately, all in one font.
class MapLabels {
public:
    [[nodiscard]] const Label& label(const QString& words, const QFont& font);
    /// What may stand on a run of one region, by runTexts(): the longest that is at most `width` wide, or null.
    [[nodiscard]] const Label* runLabel(const Region& region, bool brief, double width, const QFont& font);

private:
    [[nodiscard]] const QStringList& textsOf(const Region& region, bool brief);

    std::unordered_map<QString, Label> m_labels;
    QHash<std::pair<quint64, int>, QStringList> m_runTexts; ///< by owners, and by kind and brevity
};

} // namespace atlas
