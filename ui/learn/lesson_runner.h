// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled lessons, and the lesson that a window gives.
#pragma once

#include "lesson/give_lesson.h"
#include "lesson/lesson.h"
#include "ui/learn/lesson_file_reader.h"
#include "ui/session/workspace.h"

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

namespace atlas::ui {

struct LessonFile {
    QString path;
    QString title;
};

/// In the order of their numbers.
[[nodiscard]] std::vector<LessonFile> builtInLessons();

/// The lesson after that in `path`; nullopt after the last one and after a lesson that is not bundled.
[[nodiscard]] std::optional<LessonFile> lessonAfter(const QString& path);

/// Fails at the first fault of the lesson, with its line.
[[nodiscard]] Result<Lesson> readLesson(const QString& path);

// Tracks step, volume and answers, and selects what each step shows.

class LessonRunner : public QObject {
    Q_OBJECT
public:
    explicit LessonRunner(Workspace& workspace, QObject* parent = nullptr);

    /// Starts the lesson in `path` or continues where it was left: on the open volume if that has all it needs. Where
    /// nothing is open its sample is made; an image that lacks something stays until makeSample() is asked for.
    void open(const QString& path);
    /// Opens the image again that the sample had replaced.
    void stop();

    /// Looks up the files that the lesson names.
    [[nodiscard]] ReaderJob& fileReader() { return m_files.reader(); }
    /// Whether a lesson is open; its volume may be pending.
    [[nodiscard]] bool isOpen() const { return m_lesson.has_value(); }
    /// Precondition of all functions below: isOpen().
    [[nodiscard]] const Lesson& lesson() const { return *m_lesson; }
    [[nodiscard]] std::size_t step() const { return m_step; }
    [[nodiscard]] std::size_t steps() const { return m_lesson->steps.size(); }
    [[nodiscard]] bool isLastStep() const { return m_step + 1 == steps(); }
    [[nodiscard]] std::optional<LessonFile> following() const { return lessonAfter(m_path); }
    /// nullopt if the open volume lacks what the lesson needs, and until the sample is made.
    [[nodiscard]] const std::optional<GivenStep>& given() const { return m_given; }
    /// Whether the answer to this step's question is shown.
    [[nodiscard]] bool isRevealed() const { return m_revealed[m_step]; }

    void next() { goTo(m_step + 1); }
    void back() { goTo(m_step - 1); }
    /// No effect if there is no such step.
    void goTo(std::size_t step);
    /// Marks an answer to this step's question; a right one reveals it. Precondition: given() has a question.
    MarkedReply check(const QString& reply);
    void reveal();
    void makeSample();
    /// What the open volume lacks, as the lesson writes it; empty without a volume.
    [[nodiscard]] QString lacking() const;
    /// The image that the sample has replaced, and that stop() opens again; empty if there is none.
    [[nodiscard]] const QString& replaced() const { return m_replaced; }

Q_SIGNALS:
    /// Another lesson, step or volume.
    void changed();
    /// The answer of this step is shown.
    void revealed();
    /// The page and rows on which the step is shown.
    void viewWanted(atlas::LessonView view, bool zoom);
    void failed(const QString& path, const atlas::Error& error);

private:
    void begin();
    /// Looks up the files that the lesson names, and begins.
    void readFiles();
    void giveAgain();
    void show(const std::optional<LessonPlace>& place);
    [[nodiscard]] bool hasVolume() const;
    /// Whether the file at `path` is one of the sample images.
    [[nodiscard]] bool isSample(const QString& path) const;
    [[nodiscard]] LessonVolume volume() const;
    [[nodiscard]] QString stepKey() const;

    Workspace& m_workspace;
    QString m_path;
    QString m_replaced;
    LessonFileReader m_files;
    std::optional<Lesson> m_whole{}; ///< as read
    std::optional<Lesson> m_lesson{}; ///< without the steps whose condition does not hold on the open volume
    std::size_t m_step = 0;
    bool m_mayMakeSample = false; ///< the lesson was just opened, and its files are being looked up
    std::optional<GivenStep> m_given{};
    std::vector<bool> m_revealed{};
};

} // namespace atlas::ui
