// SPDX-License-Identifier: GPL-3.0-or-later
// The exercise dock: the choice of exercise, the sheet, a field for each answer, and the marks.
#pragma once

#include "ui/exercise/exercise_run.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTextBrowser;
class QVBoxLayout;

namespace atlas::ui {

class ExercisePanel : public QWidget {
    Q_OBJECT
public:
    explicit ExercisePanel(ExerciseRun& run, QWidget* parent = nullptr);

    void focusFirst();
    /// Whether the window shows the exercise's image.
    void setImageShown(bool shown);

Q_SIGNALS:
    void imageWanted();

private:
    /// A question with its field and its mark.
    struct Row {
        QWidget* all = nullptr;
        QLineEdit* answer = nullptr;
        QLabel* mark = nullptr;
    };

    [[nodiscard]] QWidget* chooser();
    void arrange();
    void connectParts();
    void refresh();
    void addRow(qsizetype number, const QString& question);
    void check(Answers right);
    [[nodiscard]] QString markText(std::size_t row) const;
    void showMarks();
    void showTime();

    ExerciseRun& m_run;
    QComboBox* m_kind;
    QSpinBox* m_level;
    QSpinBox* m_seed;
    int m_drawn = 0; ///< the seed drawn last; 0: none
    QPushButton* m_make;
    QCheckBox* m_timed;
    QTextBrowser* m_sheet;
    QVBoxLayout* m_questions;
    std::vector<Row> m_rows;
    QPushButton* m_check;
    QPushButton* m_reveal;
    QPushButton* m_image;
    QLabel* m_result;
    bool m_imageShown = false;
    QElapsedTimer m_since;
    QTimer m_second;
};

} // namespace atlas::ui
