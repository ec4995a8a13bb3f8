// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/map_labels.h"

#include "ui/views/map_text.h"

#include <QPaintEngine>
#include <QPainter>
#include <QTextLayout>

namespace atlas {
namespace {

constexpr std::size_t mostLabels = 10'000; ///< 10 MB; a frame has some hundreds

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
    const auto known = m_labels.find(words);
    if (known != m_labels.end()) {
        return known->second;
    }
    if (m_labels.size() >= mostLabels) {
        m_labels.clear();
    }
    return m_labels.emplace(words, Label(words, font)).first->second;
}

const QStringList& MapLabels::textsOf(const Region& region, bool brief) {
    const std::pair key{std::uint64_t{region.group.value} << 32 | region.groups.value,
                        static_cast<int>(index(region.kind)) * 2 + (brief ? 1 : 0)};
    const auto known = m_runTexts.constFind(key);
    if (known != m_runTexts.constEnd()) {
        return *known;
    }
    if (m_runTexts.size() >= static_cast<qsizetype>(mostLabels)) {
        m_runTexts.clear();
    }
    return *m_runTexts.insert(key, runTexts(region, brief));
}

const Label* MapLabels::runLabel(const Region& region, bool brief, double width, const QFont& font) {
    for (const auto& words : textsOf(region, brief)) {
        const auto& candidate = label(words, font);
        if (candidate.width() <= width) {
            return &candidate;
        }
    }
    return nullptr;
}

} // namespace atlas
