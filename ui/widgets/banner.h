// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of 64-bit counts on a QProgressBar, which counts in int.
#pragma once

#include "base/error.h"

#include <QFrame>
#include <QProgressBar>
#include <cstdint>

class QLabel;

namespace atlas::ui {

/// `of` is 0 while the end is not known; the bar is busy then.
inline void showProgress(QProgressBar& bar, std::uint64_t done, std::uint64_t of) {
    constexpr int steps = 1000;
    bar.setRange(0, of == 0 ? 0 : steps);
    if (of != 0) {
        bar.setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(of) * steps));
    }
}

// A non-modal message across the window: the error, its cause and a suggestion.

class Banner : public QFrame {
    Q_OBJECT
public:
    explicit Banner(QWidget* parent = nullptr);

    /// `failure` is a short sentence that names the failed action.
    void showError(const QString& failure, const Error& error);
    void showProblem(const QString& title, const QString& details);
    /// A fault of the open image in one line, which begins with its mark, so that the map below keeps its room; `details` are told
    /// by the tooltip and copied with it.
    void showFault(const QString& line, const QString& details);
    void showNote(const QString& note);
    /// The text that the Copy button puts on the clipboard.
    [[nodiscard]] const QString& message() const { return m_message; }

private:
    void show(const QString& glyph, const QString& title, const QString& details, bool isError);

    QLabel* m_glyph;
    QLabel* m_title;
    QLabel* m_details;
    QString m_message;
};

} // namespace atlas::ui
