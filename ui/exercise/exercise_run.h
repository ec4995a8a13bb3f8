// SPDX-License-Identifier: GPL-3.0-or-later
// Makes an exercise in a temporary folder, and marks its answers.
#pragma once

#include "exercise/exercise_answer.h"
#include "ui/session/reader_job.h"

#include <QObject>
#include <QStringList>
#include <QTemporaryDir>

namespace atlas::ui {

struct QuestionMark {
    Mark mark{};
    std::optional<Mistake> mistake{};
    std::optional<std::uint64_t> answer{}; ///< the right answer, if revealed
};

class ExerciseRun : public QObject {
    Q_OBJECT
public:
    explicit ExerciseRun(QObject* parent = nullptr);

    /// Replaces the current exercise.
    void make(ExerciseKind kind, std::uint32_t level, std::uint32_t seed);
    /// Marks the texts of the answers, one per question; an empty one is not marked. Emits `marked` or `refused`.
    void check(const QStringList& answers, Answers right = Answers::Kept);

    [[nodiscard]] bool isMaking() const { return m_maker.running(); }
    [[nodiscard]] bool isOpen() const { return !m_questions.isEmpty(); }
    /// Markdown: describes the image and the bytes in question.
    [[nodiscard]] const QString& sheet() const { return m_sheet; }
    [[nodiscard]] const QStringList& questions() const { return m_questions; }
    /// Empty for an exercise without an image.
    [[nodiscard]] QString image() const;
    /// The marks of the last check(); empty before.
    [[nodiscard]] const std::vector<QuestionMark>& marks() const { return m_marks; }

Q_SIGNALS:
    /// isMaking() has changed, or another exercise is open.
    void changed();
    void marked();
    /// The answers cannot be marked, or the exercise cannot be made.
    void refused(const atlas::Error& error);

private:
    void readSheet();
    void takeMarks(const QByteArray& json);

    ReaderJob m_maker;
    ReaderJob m_marker;
    std::unique_ptr<QTemporaryDir> m_folder; ///< null before the first exercise
    QString m_exercise; ///< its folder
    QString m_sheet;
    QStringList m_questions;
    std::vector<QuestionMark> m_marks;
};

} // namespace atlas::ui
