// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_runner.h"

#include "lesson/lesson.h"
#include "report/language/language.h"
#include "ui/text/qt_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace atlas::ui {
namespace {

const QString lessonFolder = QStringLiteral(":/lessons");
constexpr qint64 maxLessonBytes = MiB;

/// The subfolder of the lessons; empty for English, which has none.
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
        if (const auto lesson = readLesson(path); lesson)
            files.push_back({path, text(lesson->title)});
    }
    return files;
}

std::optional<LessonFile> lessonAfter(const QString& path) {
    const auto lessons = builtInLessons();
    const auto at = std::ranges::find(lessons, path, &LessonFile::path);
    if (at == lessons.end() || std::next(at) == lessons.end())
        return {};
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

LessonRunner::LessonRunner(Workspace& workspace, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_files(workspace.session) {
    // Queued: after all views show the volume.
    connect(&workspace.session, &Session::opened, this, &LessonRunner::readFiles, Qt::QueuedConnection);
    connect(&m_files, &LessonFileReader::done, this, &LessonRunner::begin);
    connect(&workspace.bitmaps, &BitmapLoader::stateChanged, this, &LessonRunner::giveAgain);
}

void LessonRunner::open(const QString& path) {
    auto lesson = readLesson(path);
    if (!lesson)
        return Q_EMIT failed(path, lesson.error());
    m_path = path;
    m_whole = std::move(*lesson);
    m_lesson = m_whole;
    m_revealed.assign(steps(), false);
    m_step = m_workspace.settings.value(stepKey(), 0).toUInt();
    m_given.reset();
    m_mayMakeSample = hasVolume();
    if (hasVolume())
        return readFiles();
    Q_EMIT changed();
    if (!m_workspace.session.isOpen() || isSample(m_workspace.session.path()))
        makeSample();
}

void LessonRunner::readFiles() {
    if (isOpen() && hasVolume())
        m_files.read(pathsIn(*m_whole));
    else
        begin();
}

void LessonRunner::stop() {
    const bool goesBack = isOpen() && !m_replaced.isEmpty() && isSample(m_workspace.session.path());
    const auto before = std::exchange(m_replaced, QString());
    m_lesson.reset();
    m_whole.reset();
    m_given.reset();
    Q_EMIT changed();
    if (goesBack)
        m_workspace.session.open(before);
}

void LessonRunner::makeSample() {
    if (!isOpen()) // the button outlives a lesson that was stopped
        return;
    const auto path = m_workspace.session.path();
    if (m_workspace.session.isOpen() && !isSample(path))
        m_replaced = path;
    m_workspace.sampleMaker.make(text(m_lesson->sample));
}

bool LessonRunner::isSample(const QString& path) const {
    const auto& folder = m_workspace.sampleMaker.folders().images;
    return !folder.isEmpty() && QFileInfo(path).absolutePath() == QFileInfo(folder).absoluteFilePath();
}

QString LessonRunner::lacking() const { return hasVolume() ? text(lackingFor(*m_whole, volume())) : QString(); }

void LessonRunner::begin() {
    if (!isOpen())
        return;
    const bool mayMake = std::exchange(m_mayMakeSample, false);
    if (hasVolume() && fits(*m_whole, volume())) {
        m_lesson = adapted(*m_whole, volume());
        m_revealed.resize(steps(), false);
        return goTo(std::min(m_step, steps() - 1));
    }
    m_given.reset();
    Q_EMIT changed();
    if (mayMake && isSample(m_workspace.session.path()))
        makeSample();
}

void LessonRunner::goTo(std::size_t step) {
    if (!isOpen() || step >= steps() || !hasVolume())
        return;
    m_step = step;
    m_workspace.settings.setValue(stepKey(), static_cast<uint>(step + 1 < steps() ? step : 0));
    m_given.reset();
    giveAgain();
    if (!m_given)
        Q_EMIT changed();
}

/// Bitmaps that the step was waiting for may have arrived.
void LessonRunner::giveAgain() {
    if (!isOpen() || m_given || !hasVolume() || m_step >= steps())
        return;
    auto given = give(m_lesson->steps[m_step], volume());
    if (!given)
        return;
    m_given = std::move(*given);
    Q_EMIT changed();
    Q_EMIT viewWanted(m_given->view, false);
    show(m_given->select);
    if (m_given && m_given->zoom)
        Q_EMIT viewWanted(m_given->view, true);
}

MarkedReply LessonRunner::check(const QString& reply) {
    const auto marked = markReply(*m_given->question, reply.trimmed().toStdString());
    if (marked.mark == AnswerMark::Right)
        reveal();
    return marked;
}

void LessonRunner::reveal() {
    if (m_given && m_given->question) {
        m_revealed[m_step] = true;
        show(m_given->show);
        Q_EMIT revealed();
    }
}

void LessonRunner::show(const std::optional<LessonPlace>& place) {
    if (!place)
        return;
    if (place->group)
        m_workspace.selection.select(GroupPlace{*place->group});
    else if (place->block)
        m_workspace.selection.select(BlockPlace{*place->block, place->inBlock});
}

bool LessonRunner::hasVolume() const { return m_workspace.session.layout() != nullptr; }

LessonVolume LessonRunner::volume() const {
    const auto& session = m_workspace.session;
    const auto& judgement = session.judgement();
    const auto& bitmaps = m_workspace.bitmaps;
    LessonVolume volume{.layout = session.layout(),
                        .placement = judgement.placement().value_or(Placement{}),
                        .logicalSector = judgement.drive().logicalSector.value,
                        .grid = session.grid(),
                        .files = m_files.files(),
                        .numbers = numberStyleOf(currentLanguage())};
    if (bitmaps.state() == BitmapState::Complete)
        volume.allocation = std::make_shared<const Allocation>(bitmaps.allocation());
    return volume;
}

QString LessonRunner::stepKey() const { return QStringLiteral("lessons/%1").arg(QFileInfo(m_path).completeBaseName()); }

} // namespace atlas::ui
