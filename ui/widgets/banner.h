// SPDX-License-Identifier: GPL-3.0-or-later
// A message across the window, and progress bars for 64-bit counts.
#pragma once

#include "base/error.h"

#include <QFrame>
#include <QProgressBar>
#include <cstdint>

class QLabel;
class QPushButton;

namespace atlas::ui {

/// QProgressBar counts in int, so the progress is scaled. `of`: 0 if the end is unknown, which shows a busy bar.
inline void showProgress(QProgressBar& bar, std::uint64_t done, std::uint64_t of) {
    constexpr int steps = 1000;
    bar.setRange(0, of == 0 ? 0 : steps);
    if (of != 0)
        bar.setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(of) * steps));
}

/// A non-modal message across the window: the error, its cause and a suggestion.
class Banner : public QFrame {
    Q_OBJECT
public:
    explicit Banner(QWidget* parent = nullptr);

    /// `failure`: a short sentence that names the failed action.
    void showError(const QString& failure, const Error& error);
    void showProblem(const QString& title, const QString& details);
    void showNote(const QString& note);
    /// A note with a button that asks for a reload.
    void showReloadable(const QString& note);
    /// The text that the Copy button puts on the clipboard.
    [[nodiscard]] const QString& message() const { return m_message; }

Q_SIGNALS:
    void reloadAsked();

private:
    void show(const QString& glyph, const QString& title, const QString& details, bool isError);

    QLabel* m_glyph;
    QLabel* m_title;
    QLabel* m_details;
    QPushButton* m_reload;
    QString m_message;
};

} // namespace atlas::ui
