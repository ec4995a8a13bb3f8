// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_file_reader.h"

#include "ui/session/file_trace.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalBlocker>
#include <utility>

namespace atlas::ui {

LessonFileReader::LessonFileReader(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&m_reader, &ReaderJob::answered, this, [this](const QByteArray& answer) { take(parseLessonFile(answer)); });
    connect(&m_reader, &ReaderJob::failed, this, [this] { take(std::nullopt); });
}

void LessonFileReader::read(const std::vector<std::string>& paths) {
    const QSignalBlocker quiet(m_reader);
    m_reader.cancel();
    m_files.reset();
    m_found.clear();
    m_waiting = paths;
    askNext();
}

void LessonFileReader::askNext() {
    if (!m_waiting.empty()) {
        m_reader.ask(
            showArguments(m_session.request(), QStringLiteral("path"), QString::fromStdString(m_waiting.back())),
            ReaderJob::answeredWithErrors);
        return;
    }
    m_files = std::make_shared<const LessonFiles>(std::exchange(m_found, {}));
    Q_EMIT done();
}

void LessonFileReader::take(std::optional<LessonFile> file) {
    if (m_waiting.empty()) // cancelled
        return;
    m_found[m_waiting.back()] = std::move(file);
    m_waiting.pop_back();
    askNext();
}

std::optional<LessonFile> parseLessonFile(const QByteArray& json) {
    const auto trace = parseFileTrace(json);
    if (!trace)
        return std::nullopt;
    const auto answer = QJsonDocument::fromJson(json).object();
    const auto number = [](const QJsonValue& value) { return static_cast<std::uint64_t>(value.toInteger()); };
    return lessonFileOf(trace->map, number(answer["links"]), number(answer["record"].toObject()["size"]));
}

} // namespace atlas::ui
