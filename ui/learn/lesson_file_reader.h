// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up the files that a lesson names, one path after another, with the help of the reader process.
#pragma once

#include "lesson/lesson_files.h"
#include "ui/session/reader_job.h"
#include "ui/session/session.h"

#include <QObject>
#include <memory>

namespace atlas::ui {

class LessonFileReader : public QObject {
    Q_OBJECT
public:
    explicit LessonFileReader(Session& session, QObject* parent = nullptr);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }
    /// Forgets what was looked up, and looks up `paths` in the open image. Without paths, done() follows at once.
    void read(const std::vector<std::string>& paths);
    /// Null until all paths are looked up.
    [[nodiscard]] const std::shared_ptr<const LessonFiles>& files() const { return m_files; }

Q_SIGNALS:
    void done();

private:
    void askNext();
    void take(std::optional<LessonFile> file);

    Session& m_session;
    ReaderJob m_reader;
    std::vector<std::string> m_waiting{}; ///< the next one last
    LessonFiles m_found{};
    std::shared_ptr<const LessonFiles> m_files{};
};

/// Parses the JSON of `show path`; nullopt if it names no file.
[[nodiscard]] std::optional<LessonFile> parseLessonFile(const QByteArray& json);

} // namespace atlas::ui
