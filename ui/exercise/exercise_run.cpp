// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/exercise_run.h"

#include "report/json/json_reader.h"
#include "report/reader/reader_request.h"
#include "ui/text/qt_text.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace atlas::ui {
namespace {

constexpr int someWrong = 1; ///< exit status of the reader

/// Undoes the escapes of characters that Markdown would take for emphasis.
QString unescaped(QString markdown) {
    static const QRegularExpression escape(QStringLiteral(R"(\\([_*<]))"));
    return markdown.replace(escape, QStringLiteral("\\1"));
}

template <class E>
std::optional<E> named(const QJsonValue& value) {
    return value.isString() ? enumNamed<E>(value.toString().toStdString()) : std::nullopt;
}

} // namespace

ExerciseRun::ExerciseRun(QObject* parent) : QObject(parent) {
    connect(&m_maker, &ReaderJob::answered, this, &ExerciseRun::readSheet);
    connect(&m_marker, &ReaderJob::answered, this, &ExerciseRun::takeMarks);
    for (auto* reader : {&m_maker, &m_marker}) {
        connect(reader, &ReaderJob::failed, this, [this](const Error& error) {
            Q_EMIT changed();
            Q_EMIT refused(error);
        });
    }
}

void ExerciseRun::make(ExerciseKind kind, std::uint32_t level, std::uint32_t seed) {
    m_folder = std::make_unique<QTemporaryDir>();
    m_exercise = m_folder->filePath(QStringLiteral("exercise"));
    m_questions.clear();
    m_marks.clear();
    m_maker.ask(
        texts(readerArguments(ExerciseRequest{std::string(name(kind)), level, seed, m_exercise.toStdString()})));
    Q_EMIT changed();
}

/// Numbered paragraphs are the questions; the text before them is the sheet.
void ExerciseRun::readSheet() {
    QFile file(m_exercise + QStringLiteral("/sheet.md"));
    if (!file.open(QIODevice::ReadOnly)) {
        Q_EMIT refused({ErrorKind::Io, file.errorString().toStdString(), file.fileName().toStdString()});
        return;
    }
    const auto markdown = QString::fromUtf8(file.readAll());
    static const QRegularExpression question(QStringLiteral("^[0-9]+[.] (.*)$"), QRegularExpression::MultilineOption);
    auto at = question.globalMatch(markdown);
    const auto heading = markdown.indexOf('\n'); // the exercise chooser shows the heading
    m_sheet = markdown.left(at.hasNext() ? at.peekNext().capturedStart() : -1).mid(heading + 1);
    while (at.hasNext())
        m_questions << unescaped(at.next().captured(1));
    Q_EMIT changed();
}

QString ExerciseRun::image() const {
    for (const auto& name : {QStringLiteral("/disk.img"), QStringLiteral("/state-0.img")}) // the first state of several
        if (QFile::exists(m_exercise + name))
            return m_exercise + name;
    return {};
}

void ExerciseRun::check(const QStringList& answers, Answers right) {
    const auto path = m_exercise + QStringLiteral("/answers.txt");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) {
        Q_EMIT refused({ErrorKind::Io, file.errorString().toStdString(), path.toStdString()});
        return;
    }
    for (qsizetype n = 0; n < answers.size(); ++n)
        file.write(QStringLiteral("%1: %2\n").arg(n + 1).arg(answers[n].simplified()).toUtf8());
    file.close();
    m_marker.ask(
        texts(readerArguments(MarksRequest{m_exercise.toStdString(), path.toStdString(), right == Answers::Revealed})),
        someWrong);
}

void ExerciseRun::takeMarks(const QByteArray& json) {
    m_marks.clear();
    const auto answers = QJsonDocument::fromJson(json)["answers"].toArray();
    for (const auto& each : answers) {
        const auto answer = each.toObject();
        const auto right = answer["answer"];
        m_marks.push_back(
            {named<Mark>(answer["mark"]).value_or(Mark::Missing), named<Mistake>(answer["mistake"]),
             right.isDouble() ? std::optional(static_cast<std::uint64_t>(right.toInteger())) : std::nullopt});
    }
    Q_EMIT marked();
}

} // namespace atlas::ui
