// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/reader_job.h"

#include "base/remote_name.h"
#include "report/reader/reader_request.h"
#include "report/snapshot/snapshot_file.h"
#include "ui/session/background.h"
#include "ui/session/held_devices.h"
#include "ui/session/save_file.h"
#include "ui/session/ssh_prompt.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <algorithm>
#include <csignal>

namespace atlas::ui {
namespace {

struct ReaderText {
    Q_DECLARE_TR_FUNCTIONS(ReaderText)
};

Error said(ErrorKind kind, const QString& what, const QString& hint, const QString& lastWords) {
    return {kind, what.toStdString(), {}, lastWords.toStdString(), {}, hint.toStdString()};
}

} // namespace

Error readerDeath(int signal, int code, const QString& lastWords) {
    const QString report =
        ReaderText::tr("the image is damaged in a way that is worth a bug report; another partition may still open");
    switch (signal) {
    case 0:
        return said(ErrorKind::Io, ReaderText::tr("the reader ended with exit code %1 and no snapshot").arg(code), {},
                    lastWords);
    case SIGKILL:
        return said(ErrorKind::Limit, ReaderText::tr("the system ended the reader, probably because memory ran out"),
                    ReaderText::tr("close other programs and open the image again"), lastWords);
    case SIGXCPU:
        return said(ErrorKind::Limit, ReaderText::tr("the reader used more processor time than it is allowed"), report,
                    lastWords);
    case SIGSYS:
        return said(ErrorKind::Limit, ReaderText::tr("the reader made a system call that its sandbox forbids"), report,
                    lastWords);
    default:
        return said(ErrorKind::Corrupt, ReaderText::tr("the reader crashed with signal %1").arg(signal), report,
                    lastWords);
    }
}

namespace {

using namespace std::chrono_literals;

constexpr auto defaultTimeout = 60s;
constexpr qsizetype maxLastWords = 500;
constexpr qint64 maxText = 256 * MiB; ///< the extents of a file in a million pieces take 100 MB

/// Maps the reader's output and parses it. Runs on a background thread, because the snapshot of a 64 TiB volume is 30
/// MB.
Result<SnapshotPtr> parse(QTemporaryFile& file) {
    const qint64 bytes = file.size();
    uchar* mapped = bytes > 0 ? file.map(0, bytes) : nullptr;
    if (mapped == nullptr)
        return std::unexpected(Error{ErrorKind::Io, "the reader wrote no snapshot"});
    auto snapshot = readSnapshot(std::as_bytes(std::span(mapped, static_cast<std::size_t>(bytes))));
    file.unmap(mapped);
    if (!snapshot)
        return std::unexpected(snapshot.error());
    return std::make_shared<const Snapshot>(std::move(*snapshot));
}

ImageRequest absolute(ImageRequest request) {
    if (!isRemote(request.path))
        request.path = QFileInfo(text(request.path)).absoluteFilePath().toStdString();
    return request;
}

/// Kills a process whose result is not needed. It deletes itself after ending, or is deleted with the application.
void dismiss(QProcess* process) {
    if (process == nullptr)
        return;
    process->disconnect();
    process->setParent(QCoreApplication::instance());
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
        return;
    }
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    process->kill();
}

} // namespace

QString readerProgram() {
    const QString name = QStringLiteral("ext4atlas-cli");
    const QFileInfo beside(QCoreApplication::applicationDirPath() + '/' + name);
    return beside.isExecutable() ? beside.absoluteFilePath() : QStandardPaths::findExecutable(name);
}

QStringList snapshotArguments(const ImageRequest& request) { return texts(readerArguments(absolute(request))); }

QStringList showArguments(const ImageRequest& request, const QString& what, const QString& which,
                          const std::vector<std::string>& options) {
    return texts(readerArguments(ShownRequest{absolute(request), what.toStdString(), which.toStdString(), options}));
}

QStringList ownersArguments(const ImageRequest& request) {
    return texts(readerArguments(OwnersRequest{absolute(request)}));
}

QStringList ownersArguments(const ImageRequest& request, std::vector<BlockNumber> blocks) {
    return texts(readerArguments(BlockOwnersRequest{absolute(request), std::move(blocks)}));
}

ReaderJob::ReaderJob(QObject* parent) : QObject(parent) {
    m_silence.setSingleShot(true);
    m_silence.setInterval(defaultTimeout);
    connect(&m_silence, &QTimer::timeout, this, &ReaderJob::giveUpWaiting);
}

ReaderJob::~ReaderJob() {
    if (m_process != nullptr) {
        m_process->disconnect();
        m_process->kill();
        m_process->waitForFinished();
    }
}

void ReaderJob::start(const ImageRequest& request, const QString& unpackTo) {
    m_request = request;
    auto arguments = snapshotArguments(request);
    if (isHeld(unpackTo))
        arguments << QString::fromLatin1(reader::unpackOption) << unpackTo;
    run(arguments);
}

void ReaderJob::run(const QStringList& arguments) {
    m_success = 0;
    launch(arguments, Wanted::Snapshot);
}

void ReaderJob::ask(const QStringList& arguments, int success) {
    m_success = success;
    launch(arguments, Wanted::Text);
}

void ReaderJob::fetch(const QStringList& arguments) {
    m_success = 0;
    launch(arguments, Wanted::File);
}

void ReaderJob::launch(const QStringList& arguments, Wanted wanted) {
    drop();
    m_wanted = wanted;
    m_running = true;
    Q_EMIT started();
    const QString program = m_program.isEmpty() ? readerProgram() : m_program;
    if (program.isEmpty()) {
        return fail({ErrorKind::Io,
                     tr("the reader ext4atlas-cli is not installed").toStdString(),
                     {},
                     {},
                     {},
                     tr("install it next to ext4atlas or in PATH").toStdString()});
    }
    neverOverwrite(arguments);
    m_output = std::make_unique<QTemporaryFile>();
    if (!m_output->open()) {
        return fail({ErrorKind::Io, tr("cannot create a temporary file").toStdString(),
                     m_output->fileName().toStdString(), m_output->errorString().toStdString()});
    }
    m_process = new QProcess(this);
    m_process->setStandardOutputFile(m_output->fileName());
    m_process->setStandardInputFile(QProcess::nullDevice());
    connect(m_process, &QProcess::readyReadStandardError, this, &ReaderJob::hear);
    connect(m_process, &QProcess::finished, this, &ReaderJob::ended);
    connect(m_process, &QProcess::errorOccurred, this, [this, program](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            fail({ErrorKind::Io, tr("the reader does not start").toStdString(), program.toStdString(),
                  m_process->errorString().toStdString()});
        }
    });
    // The user takes as long as it takes to type a password, and can cancel.
    m_mayAsk =
        std::ranges::any_of(arguments, [](const QString& one) { return one.startsWith(QLatin1StringView("ssh:")); });
    if (m_mayAsk)
        askInDialogs(*m_process);
    else
        m_silence.start();
    startWithDevices(*m_process, program, arguments);
}

void ReaderJob::cancel() {
    if (m_running) {
        drop();
        Q_EMIT cancelled();
    }
}

void ReaderJob::drop() {
    ++m_generation;
    m_running = false;
    m_silence.stop();
    dismiss(m_process);
    m_process = nullptr;
    m_output.reset();
    m_error.reset();
    m_lastWords.clear();
}

void ReaderJob::hear() {
    m_process->setReadChannel(QProcess::StandardError);
    // Slots of `progressed` may start another request, which replaces m_process.
    const auto generation = m_generation;
    while (generation == m_generation && m_process->canReadLine())
        heard(m_process->readLine());
}

void ReaderJob::heard(const QByteArray& line) {
    if (!m_mayAsk)
        m_silence.start();
    const auto message = parseReaderMessage({line.constData(), static_cast<std::size_t>(line.size())});
    if (!message)
        m_lastWords = QString::fromUtf8(line).trimmed().left(maxLastWords);
    else if (const auto* error = std::get_if<Error>(&*message))
        m_error = *error;
    else if (const auto* facts = std::get_if<PlanFacts>(&*message))
        Q_EMIT planned(*facts);
    else
        Q_EMIT progressed(std::get<ReaderProgress>(*message));
}

void ReaderJob::ended(int code, QProcess::ExitStatus status) {
    const auto generation = m_generation;
    hear();
    if (generation != m_generation)
        return;
    if (const QByteArray rest = m_process->readAllStandardError(); !rest.isEmpty())
        heard(rest);
    m_silence.stop();
    if (m_error)
        fail(*m_error);
    else if (status == QProcess::CrashExit)
        fail(readerDeath(code, 0, m_lastWords));
    else if (code > m_success)
        fail(readerDeath(0, code, m_lastWords));
    else if (m_wanted == Wanted::Text)
        readText();
    else if (m_wanted == Wanted::File)
        passFile();
    else
        readResult();
}

void ReaderJob::readText() {
    if (m_output->size() > maxText)
        return fail({ErrorKind::Limit, tr("the answer of the reader is too long to show").toStdString()});
    const QByteArray answer = m_output->readAll();
    drop();
    Q_EMIT answered(answer);
}

void ReaderJob::passFile() {
    const std::shared_ptr<QTemporaryFile> file = std::move(m_output);
    drop();
    Q_EMIT delivered(file);
}

void ReaderJob::readResult() {
    std::shared_ptr<QTemporaryFile> output = std::move(m_output);
    output->moveToThread(nullptr);
    const auto take = [this, generation = m_generation](Result<SnapshotPtr> snapshot) {
        if (generation != m_generation)
            return;
        if (!snapshot)
            return fail(snapshot.error());
        drop();
        Q_EMIT finished(*snapshot);
    };
    inBackground(this, [output] { return parse(*output); }, take);
}

void ReaderJob::fail(const Error& error) {
    const Error kept = error; // drop() clears m_error, which `error` may refer to
    drop();
    Q_EMIT failed(kept);
}

void ReaderJob::giveUpWaiting() {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(m_silence.intervalAsDuration()).count();
    fail({ErrorKind::Limit,
          tr("the reader has not responded for %1 seconds and was ended").arg(seconds).toStdString(),
          {},
          {},
          {},
          tr("check whether the device still answers").toStdString()});
}

} // namespace atlas::ui
