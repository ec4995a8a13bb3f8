// SPDX-License-Identifier: GPL-3.0-or-later
// The line of the Compare page that recommends a -G, with what adds it and what ends the wait for it.
#pragma once

#include "ui/compare/comparison.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace atlas::ui {

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

} // namespace atlas::ui
