// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_files.h"

#include "lesson/lesson.h"
#include "report/language/language.h"
#include "ui/text/qt_text.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <fmt/format.h>

namespace atlas::ui {

namespace {

const QString lessonFolder = QStringLiteral(":/lessons");
constexpr qint64 maxLessonBytes = MiB;

/// Below the folder of the lessons; empty for English, which they stand in themselves.
QString folderOf(Language language) {
    switch (language) {
    case Language::English: break;
    case Language::French: return QStringLiteral("fr");
    case Language::German: return QStringLiteral("de");
    case Language::Chinese: return QStringLiteral("zh");
    }
    return {};
}

} // namespace

std::vector<LessonFile> builtInLessons() {
    std::vector<LessonFile> files;
    const QDir folder(lessonFolder);
    for (const auto& name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        const auto translated = folder.filePath(folderOf(currentLanguage()) + '/' + name);
        const auto path = QFile::exists(translated) ? translated : folder.filePath(name);
        if (const auto lesson = readLesson(path); lesson) {
            files.push_back({path, text(lesson->title)});
        }
    }
    return files;
}

std::optional<LessonFile> lessonAfter(const QString& path) {
    const auto lessons = builtInLessons();
    const auto at = std::ranges::find(lessons, path, &LessonFile::path);
    if (at == lessons.end() || std::next(at) == lessons.end()) {
        return {};
    }
    return *std::next(at);
}

Result<Lesson> readLesson(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(
            Error{.kind = ErrorKind::Io, .what = file.errorString().toStdString(), .where = path.toStdString()});
    }
    const auto parsed = parseLesson(file.read(maxLessonBytes).toStdString());
    const auto faults = checkLesson(parsed);
    if (const auto at = std::ranges::find(faults, false, &LessonFault::warning); at != faults.end()) {
        auto error = at->error;
        error.where = fmt::format("{}:{}", path.toStdString(), at->line);
        return std::unexpected(std::move(error));
    }
    return parsed.lesson;
}

} // namespace atlas::ui
