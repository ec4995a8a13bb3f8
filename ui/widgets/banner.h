// SPDX-License-Identifier: GPL-3.0-or-later
// A non-modal message across the window: the error, its cause and a suggestion.
#pragma once

#include "base/error.h"

#include <QFrame>

class QLabel;

namespace atlas::ui {

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
