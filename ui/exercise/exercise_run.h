// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise that the reader makes in a temporary folder, and the marks of its answers.
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
    std::optional<std::uint64_t> answer{}; ///< the right one, where it is revealed
};

class ExerciseRun : public QObject {
    Q_OBJECT
public:
    explicit ExerciseRun(QObject* parent = nullptr);

    /// Replaces the exercise that is open.
    void make(ExerciseKind kind, std::uint32_t level, std::uint32_t seed);
    /// Marks the texts of the answers, one for each question; an empty one is none. Emits `marked` or `refused`.
    void check(const QStringList& answers, Answers right = Answers::Kept);

    [[nodiscard]] bool isMaking() const { return m_maker.running(); }
    [[nodiscard]] bool isOpen() const { return !m_questions.isEmpty(); }
    /// In Markdown: what the image is and the bytes that are asked about.
    [[nodiscard]] const QString& sheet() const { return m_sheet; }
    [[nodiscard]] const QStringList& questions() const { return m_questions; }
    /// Empty for an exercise without an image.
    [[nodiscard]] QString image() const;
    /// Of the last check(); empty before it.
    [[nodiscard]] const std::vector<QuestionMark>& marks() const { return m_marks; }

Q_SIGNALS:
    /// isMaking() has changed, or another exercise is open.
    void changed();
    void marked();
    /// The answers cannot be marked, or the exercise not be made.
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
