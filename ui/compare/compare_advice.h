// SPDX-License-Identifier: GPL-3.0-or-later
// The recommendation of the Compare page in one sentence, with three figures beside those of the default.
#pragma once

#include "ui/compare/comparison.h"

#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QWidget>
#include <array>

namespace atlas::ui {

class PlanBar;

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

/// A metric with the recommended setting, and with the default.
class AdviceFigure : public QWidget {
    Q_OBJECT
public:
    explicit AdviceFigure(QWidget* parent = nullptr);

    void show(const Metric& metric, const Measured& chosen, const QString& beside);

private:
    QLabel* m_name;
    QLabel* m_value;
    QLabel* m_beside;
};

/// Recommends a -G in one large sentence, with the reasons folded away; buttons copy its command, add it, stop the
/// pending plans, or resume them.
class CompareAdvice : public QWidget {
    Q_OBJECT
public:
    explicit CompareAdvice(Comparison& comparison, QWidget* parent = nullptr);

    /// The recommendation with its reasons, as rich text.
    [[nodiscard]] QString words() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showFigures();
    void showCapacity();
    void arrange();
    void showWords();
    void showHeadline(const QString& words, bool isMade);
    void showStop();
    [[nodiscard]] QString awaited() const;

    Comparison& m_comparison;
    QLabel* m_headline;
    std::array<AdviceFigure*, 3> m_figures{};
    QLabel* m_capacity; ///< in what the layouts of the page do not offer the same
    QToolButton* m_why; ///< unfolds m_words
    QLabel* m_words;
    QToolButton* m_run; ///< copies the command of the recommended layout
    QToolButton* m_take; ///< adds the recommended layout
    QToolButton* m_stop; ///< or resumes
    PlanBar* m_bar;
    QTimer m_stopDelay; ///< keeps the button hidden during short plans
};

} // namespace atlas::ui
