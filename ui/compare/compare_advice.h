// SPDX-License-Identifier: GPL-3.0-or-later
// The recommendation of the Compare page, and the charts, tables and notes behind it.
#pragma once

#include "ui/compare/comparison.h"

#include <QLabel>
#include <QTabWidget>
#include <QToolButton>
#include <QWidget>

class QLabel;
class QToolButton;
class QTextBrowser;

namespace atlas::ui {

inline QToolButton* pageButton(const QString& text, const QString& tip, const char* name) {
    auto* made = new QToolButton;
    made->setText(text);
    made->setToolTip(tip);
    made->setObjectName(name);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

/// A label of selectable plain text.
inline QLabel* pageLine(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

// Recommends a -G in one large sentence, with the reasons folded away; buttons copy its command, add it, stop the
// pending plans, or resume them.

class CompareAdvice : public QWidget {
    Q_OBJECT
public:
    explicit CompareAdvice(Comparison& comparison, QWidget* parent = nullptr);

    /// The recommendation with its reasons, as rich text.
    [[nodiscard]] QString words() const;

private:
    void refresh();
    void arrange();
    void showWords();
    void showHeadline(const QString& words, bool isMade);
    void showStop();
    [[nodiscard]] QString awaited() const;

    Comparison& m_comparison;
    QLabel* m_headline;
    QToolButton* m_why; ///< unfolds m_words
    QLabel* m_words;
    QToolButton* m_run; ///< copies the command of the recommended layout
    QToolButton* m_take; ///< adds the recommended layout
    QToolButton* m_stop; ///< or resumes
    QTimer m_stopDelay; ///< keeps the button hidden during short plans
};

class MetricCharts;
class MetricModel;

class CompareDetails : public QTabWidget {
    Q_OBJECT
public:
    explicit CompareDetails(Comparison& comparison, QWidget* parent = nullptr);

    [[nodiscard]] MetricCharts& charts() { return *m_charts; }

private:
    [[nodiscard]] QWidget* metricPage();
    void fillNotes();

    Comparison& m_comparison;
    MetricCharts* m_charts;
    MetricModel* m_metrics;
    QTextBrowser* m_notes;
};

} // namespace atlas::ui
