// SPDX-License-Identifier: GPL-3.0-or-later
// The recommendation and what it rests on.
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

/// A line of plain words that can be copied.
inline QLabel* pageLine(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

// The line of the Compare page that recommends a -G, with what adds it and what ends the wait for it.

class CompareAdvice : public QWidget {
    Q_OBJECT
public:
    explicit CompareAdvice(Comparison& comparison, QWidget* parent = nullptr);

    /// As shown, with the emphasis of rich text.
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void cancelled();

private:
    void refresh();
    void showWords();
    void showCancel();
    [[nodiscard]] QString awaited() const;

    Comparison& m_comparison;
    QLabel* m_words;
    QToolButton* m_take; ///< adds the recommended layout
    QToolButton* m_cancel;
    QTimer m_cancelDelay; ///< short plans show no button
};

// The lower part of the Compare page: charts, metric table, layout diff and mke2fs notes.

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
