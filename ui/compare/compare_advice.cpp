// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_advice.h"

#include "report/words/glossary.h"
#include "report/words/plan_text.h"
#include "report/words/recommendation_text.h"
#include "ui/compare/page_parts.h"
#include "ui/text/qt_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace atlas::ui {

CompareAdvice::CompareAdvice(Comparison& comparison, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_words(pageLine("recommendation")),
      m_take(pageButton({}, tr("Add the recommended layout"), "compareTake")),
      m_cancel(
          pageButton(tr("Cancel (Esc)"), tr("Stop planning, and return to what was shown before"), "compareCancel")) {
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    m_take->setAccessibleName(m_take->toolTip()); // its text comes with a recommendation
    m_take->hide();
    m_cancel->hide();
    m_cancelDelay.setSingleShot(true);
    m_cancelDelay.setInterval(100);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_words, 1);
    row->addWidget(m_cancel, 0, Qt::AlignTop);
    row->addWidget(m_take, 0, Qt::AlignTop);
    connect(m_cancel, &QToolButton::clicked, this, &CompareAdvice::cancelled);
    connect(&m_cancelDelay, &QTimer::timeout, m_cancel, &QWidget::show);
    connect(m_take, &QToolButton::clicked, this, [this] {
        if (const auto spec = m_comparison.recommendedLayout()) {
            m_comparison.add(*spec);
        }
    });
    for (const auto changed : {&Comparison::optionsChanged, &Comparison::sweepChanged, &Comparison::layoutsChanged,
                               &Comparison::becameSettled}) {
        connect(&comparison, changed, this, &CompareAdvice::refresh);
    }
    refresh();
}

QString CompareAdvice::words() const { return m_words->text(); }

void CompareAdvice::refresh() {
    showWords();
    showCancel();
    const auto missing = m_comparison.recommendedLayout();
    m_take->setVisible(missing.has_value());
    m_take->setEnabled(m_comparison.layouts().size() < maxLayouts);
    m_take->setText(missing ? tr("Add %1").arg(missing->name()) : QString());
}

void CompareAdvice::showCancel() {
    if (!m_comparison.canCancel()) {
        m_cancelDelay.stop();
        m_cancel->hide();
    } else if (!m_cancel->isVisible() && !m_cancelDelay.isActive()) {
        m_cancelDelay.start();
    }
}

/// Instead of a recommendation.
QString CompareAdvice::awaited() const {
    if (const auto& refusal = m_comparison.refusal()) {
        return text(recommendationRefused(*refusal));
    }
    const auto [done, of] = m_comparison.progress();
    return text(recommendationPlanned(done, of));
}

void CompareAdvice::showWords() {
    QStringList parts;
    if (const auto& recommended = m_comparison.recommendation()) {
        const auto [first, verdict, reasons] = advice(*recommended);
        parts << (first ? text(*first).toHtmlEscaped() : QString());
        parts << QStringLiteral("<b>%1</b>").arg(text(verdict).toHtmlEscaped());
        parts << (reasons.empty() ? QString() : text(paragraph(reasons)).toHtmlEscaped());
    } else {
        parts << awaited().toHtmlEscaped();
    }
    for (const auto& note : m_comparison.notes()) {
        parts << text(sentence(note)).toHtmlEscaped();
    }
    parts.removeAll(QString());
    m_words->setText(parts.join(text(betweenSentences())));
}

} // namespace atlas::ui
